"""A pytest plugin: a test that was skipped, or was expected to fail, is a test that failed."""

from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Covers skips, expected failures and unexpected passes alike."""
    report = yield
    if report.skipped or hasattr(report, "wasxfail"):
        reason = report.__dict__.pop("wasxfail", "") or report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} did not really run: {reason}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A module that skips itself fails as a whole."""
    report = yield
    if report.skipped:
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was not even collected: {report.longrepr}"
    return report
