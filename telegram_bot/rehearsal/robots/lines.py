"""The phrase book of the robots (`lines.toml`): by game and occasion."""

import tomllib
from importlib.resources import files

LINES: dict[str, dict[str, list[str]]] = tomllib.loads(
    files(__package__).joinpath("lines.toml").read_text(encoding="utf-8")
)
