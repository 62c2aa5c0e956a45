"""`python -m telegram_bot.rehearsal.berth`: are settings right, ports free and the folder empty?"""

import argparse
import os
import shutil
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from core.config import SettingsRefused, port_of, read_settings

FOLDER = Path("data/rehearsal")
"""Thrown away at each start unless another folder is named."""
API_URL = "http://127.0.0.1:8081"
PHONES_PORT = 8082
EVERYWHERE = "0.0.0.0"


def wanted_ports(environ: Mapping[str, str]) -> dict[str, int]:
    """What listens where, by the words in which a setting is advised. Raises `SettingsRefused`."""
    settings = read_settings(environ)
    return {
        "the panel; set PANEL_PORT to another": settings.panel_port,
        "the Bot API; set REHEARSAL_API_URL to another": urlsplit(
            environ.get("TELEGRAM_API_URL") or API_URL
        ).port
        or 80,
        "the phones; set PHONES_PORT to another": phones_port(environ),
    }


def phones_port(environ: Mapping[str, str]) -> int:
    """Raises `SettingsRefused` for what is no port."""
    wrong: list[str] = []
    port = port_of(environ, "PHONES_PORT", PHONES_PORT, wrong)
    if wrong:
        raise SettingsRefused(*wrong)
    return port


def wanted_seed(environ: Mapping[str, str]) -> int | None:
    """What REHEARSAL_SEED says, if it is set. Raises `SettingsRefused` for what is no whole number."""
    given = environ.get("REHEARSAL_SEED", "").strip()
    if not given:
        return None
    if not given.removeprefix("-").isdecimal():
        raise SettingsRefused("REHEARSAL_SEED has to be a whole number, as 4711.")
    return int(given)


def taken(ports: Mapping[str, int]) -> list[str]:
    """A sentence for each port on which somebody else listens."""
    return [
        f"Port {port} is taken and the rehearsal wants it for {what}."
        for what, port in ports.items()
        if not _is_free(port)
    ]


def welcome(host: str, port: int, seed: int) -> list[str]:
    """What a newcomer has to know, a line each: where the phones are, in the same network too, what to do there."""
    here = "127.0.0.1" if host == EVERYWHERE else host
    lines = [f"Open http://{here}:{port}/ in a browser: the first game begins when you look."]
    if host == EVERYWHERE and (address := _own_address()):
        lines.append(
            f"On a real phone in the same network: http://{address}:{port}/ (whoever opens it may play)"
        )
    return [
        *lines,
        "“Play by hand” on a phone gives you its seat; robots play the others. Ctrl-C ends it all.",
        f"REHEARSAL_SEED={seed} make run deals the same cards to the same robots again.",
    ]


def _own_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it out. None where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(trial.getsockname()[0])


def _is_free(port: int) -> bool:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True


def main(environ: Mapping[str, str] = os.environ) -> int:
    """The exit status: 0 there is room, 1 a port is taken, 2 a setting is wrong; then nothing was thrown away."""
    parser = argparse.ArgumentParser(prog="python -m telegram_bot.rehearsal.berth", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help=f"throw {FOLDER} away")
    is_fresh = parser.parse_args().fresh
    try:
        ports = wanted_ports(environ)
        wanted_seed(environ)  # a wrong one is refused before anything starts
    except SettingsRefused as refused:
        sys.stderr.write(f"{refused}\n".replace("TELEGRAM_API_URL", "REHEARSAL_API_URL"))
        return 2
    if sentences := taken(ports):
        sys.stderr.write("\n".join(sentences) + "\n")
        return 1
    if is_fresh:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
