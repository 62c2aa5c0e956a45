"""The gate itself: a run that tested nothing, or only part, does not pass."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.test_layout import ROOT

SKIPPED = "import pytest\n@pytest.mark.skip(reason='later')\ndef test_it(): pass\n"
SKIPPED_INSIDE = "import pytest\ndef test_it(): pytest.skip('later')\n"
SKIPPED_MODULE = "import pytest\npytest.skip('later', allow_module_level=True)\n"
EXPECTED_TO_FAIL = "import pytest\n@pytest.mark.xfail(reason='later')\ndef test_it(): assert False\n"
UNEXPECTED_PASS = "import pytest\n@pytest.mark.xfail(strict=False)\ndef test_it(): pass\n"


def run_pytest(folder: Path, module: str) -> int:
    (folder / "test_it.py").write_text(module, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.nothing_skipped", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run([*command, "."], cwd=folder, env=environment, capture_output=True).returncode


@pytest.mark.parametrize(
    "module", [SKIPPED, SKIPPED_INSIDE, SKIPPED_MODULE, EXPECTED_TO_FAIL, UNEXPECTED_PASS]
)
def test_a_skipped_test_fails_the_run(tmp_path: Path, module: str) -> None:
    assert run_pytest(tmp_path, module) in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)


def test_an_honest_test_passes(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, "def test_it(): pass\n") == pytest.ExitCode.OK


def test_a_run_without_tests_fails(tmp_path: Path) -> None:
    assert run_pytest(tmp_path, "") == pytest.ExitCode.NO_TESTS_COLLECTED
