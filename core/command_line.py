"""What the command lines share: what is wrong with the arguments is said in one line."""

import argparse
from typing import NoReturn


class OneLineParser(argparse.ArgumentParser):
    """Ends with status 2 and one line where argparse would print the usage too."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")
