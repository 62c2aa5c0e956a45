"""`make mutants`: breaks the rules in a fixed sample of small ways and asks the tests of the rules to notice each."""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
MUTANTS = ROOT / "mutants"
REASONS = Path(__file__).with_name("survivors.toml")

FIRST = "core.mafia.ties.*"
"""A few mutants to begin with: mutmut makes all of them and runs every test on unbroken rules before any."""

SAMPLE, SEED, ENOUGH = 600, 1816, 0.9

ALIVE = frozenset({0, 2, 5, 33, 34, None})
"""mutmut's exit codes for a mutant that every test let pass, that no test reaches, or that was not tried to the end."""


def mutmut(*arguments: str, quiet: bool = False) -> str:
    """Runs mutmut; what it prints goes to the terminal, or comes back when quiet."""
    command = [str(Path(sys.executable).with_name("mutmut")), *arguments]
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE if quiet else None)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command[:3])} failed: the tests have to pass on the unbroken rules first.")
    return done.stdout or ""


def verdicts() -> dict[str, int | None]:
    """Every mutant's name and its exit code, none where it was not tried."""
    found: dict[str, int | None] = {}
    for file in sorted(MUTANTS.rglob("*.meta")):
        found |= json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def sample(names: list[str], size: int, seed: int) -> list[str]:
    return sorted(random.Random(seed).sample(sorted(names), min(size, len(names))))


def change(name: str) -> tuple[str, str]:
    """The line that was broken, before and after."""
    lines = mutmut("show", name, quiet=True).splitlines()
    before = [line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---")]
    after = [line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")]
    return " ".join(before), " ".join(after)


def function(name: str) -> str:
    """`core.raft.combat.fight`, of mutmut's `core.raft.combat.x_fight__mutmut_3`."""
    module, _, mangled = name.partition("__mutmut_")[0].rpartition(".")
    return f"{module}.{mangled.removeprefix('x_').removeprefix('xǁ').replace('ǁ', '.')}"


def survivors(names: list[str]) -> Iterator[str]:
    """Each with why it may live, as far as somebody has said so."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))["may_live"]
    for name in names:
        before, after = change(name)
        known = [
            reason["why"]
            for reason in reasons
            if reason["function"] == function(name) and reason.get("to", "") in after
        ]
        yield f"{name}\n  - {before}\n  + {after}\n  {next(iter(known), 'No reason known: a test is missing.')}"


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"how many mutants to try ({SAMPLE})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which of them ({SEED})")
    parser.add_argument("--jobs", default=str(os.cpu_count() or 1), help="how many at the same time")
    parser.add_argument(
        "patterns", nargs="*", default=["*"], help="only of these, such as core.raft.combat.*"
    )
    return parser.parse_args()


def main() -> int:
    """Exit 1 where fewer than 90 of 100 are noticed; a mutant that hangs is noticed."""
    asked = read_wishes()
    shutil.rmtree(MUTANTS, ignore_errors=True)  # what an earlier run left would spoil this one
    mutmut("run", "--max-children", asked.jobs, FIRST)
    names = [name for name in verdicts() if any(fnmatch(name, pattern) for pattern in asked.patterns)]
    chosen = sample(names, asked.sample, asked.seed)
    mutmut("run", "--max-children", asked.jobs, *chosen)
    found = verdicts()
    alive = [name for name in chosen if found[name] in ALIVE]
    print("\n\n".join(["", *survivors(alive)]))
    tried, lived = (Counter(name.split(".")[1] for name in each) for each in (chosen, alive))
    for game in sorted(tried):
        print(f"{game}: {tried[game] - lived[game]} of {tried[game]} noticed")
    noticed = len(chosen) - len(alive)
    print(f"all: {noticed} of {len(chosen)} noticed (there are {len(names)} mutants; seed {asked.seed})")
    return 0 if noticed >= ENOUGH * len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
