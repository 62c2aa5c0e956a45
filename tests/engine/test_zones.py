"""A calendar's zone is one of the IANA zones, never what the machine happens to keep beside them (Z2.1, F33)."""

import pytest

from core.calendar import main
from core.engine.calendar import UnknownZone, zone_of


@pytest.mark.parametrize("name", ["UTC", "America/Los_Angeles", "Europe/Copenhagen", "Etc/GMT+5"])
def test_a_zone_is_found_by_its_iana_name(name: str) -> None:
    assert str(zone_of(name)) == name


@pytest.mark.parametrize(
    "name",
    [
        "localtime",
        "posixrules",
        "right/UTC",
        "posix/UTC",
        "America",
        "Mars/Olympus",
        "",
        "../UTC",
        "/etc/hosts",
    ],
)
def test_the_machines_own_time_and_strange_names_are_no_zones(name: str) -> None:
    with pytest.raises(UnknownZone, match="is no IANA time zone"):
        zone_of(name)


def test_the_command_refuses_the_machines_own_zone_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--from", "2026-10-29", "--days", "1", "--show", "localtime"])
    printed = capsys.readouterr()
    assert (left.value.code, printed.out) == (2, "")
    assert printed.err == "python -m core.calendar: argument --show: 'localtime' is no IANA time zone\n"
