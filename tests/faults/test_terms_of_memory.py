"""Wherever bot and panel are started, the C library gives back what is free, as where their memory is measured."""

import pytest

from deploy.bench.soak import terms_of_memory
from tests.architecture.test_layout import ROOT

PLACES = ("Procfile", "deploy/container/Containerfile", "deploy/systemd/scuttlebutt-panel.service")


@pytest.mark.parametrize("place", PLACES)
def test_every_way_to_start_has_the_terms_under_which_the_soak_was_measured(place: str) -> None:
    terms = terms_of_memory()
    assert terms.keys() == {"MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_"}
    said = (ROOT / place).read_text(encoding="utf-8")
    assert [name for name, value in terms.items() if f"{name}={value}" not in said] == []
