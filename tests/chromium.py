"""Finds the browser that the tests drive: the system's Chromium, else the one Playwright installed."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

MISSING = (
    "The tests drive a real browser and none is here: install Chromium ('apt install chromium') "
    "or run '.venv/bin/playwright install chromium'."
)


def find_chromium() -> str | None:
    """The path of the browser; None where there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    sys.exit(None if find_chromium() else MISSING)
