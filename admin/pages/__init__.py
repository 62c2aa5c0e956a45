"""The pages of the panel, one blueprint a group."""

from flask import Blueprint

from admin.pages import (
    audit,
    charts,
    doing,
    exports,
    gauges,
    now,
    opening,
    owner,
    people,
    rooms,
    settings,
    sign_in,
    story,
    tables,
    you,
    zombies,
)

PAGES: tuple[Blueprint, ...] = (
    sign_in.page,
    you.page,
    tables.page,
    opening.page,
    now.page,
    doing.page,
    story.page,
    rooms.page,
    zombies.page,
    charts.page,
    exports.page,
    people.page,
    settings.page,
    owner.page,
    audit.page,
    gauges.page,
)
