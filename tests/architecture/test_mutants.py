"""`make mutants` works on a copy: whatever lies in `core` is broken there or copied."""

import tomllib

from tests.architecture.test_layout import ROOT


def test_mutants_are_tried_on_a_copy_of_all_of_core() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    copied = {path for path in settings["source_paths"] + settings["also_copy"] if path.startswith("core/")}
    there = {f"core/{path.name}" for path in (ROOT / "core").iterdir() if path.name != "__pycache__"}
    assert copied == there
