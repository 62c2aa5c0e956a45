"""The pages of the panel, one blueprint a group."""

from flask import Blueprint

from admin.pages import doing, now, owner, people, settings, sign_in, story, tables, you

PAGES: tuple[Blueprint, ...] = (
    sign_in.page,
    you.page,
    tables.page,
    now.page,
    doing.page,
    story.page,
    people.page,
    settings.page,
    owner.page,
)
