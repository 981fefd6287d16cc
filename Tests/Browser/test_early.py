# SPDX-License-Identifier: MIT
"""Who is faster than the download of the calendar means the day that the page is about."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("path, name", [("/kal", "Add mark"), ("/streaks", "Add session")])
def test_what_is_added_before_the_calendar_is_there_is_for_its_day(almanac, visit, path, name):
    page = visit(almanac, f"{path}?date=2024-02-20&today=2024-02-28")
    held = page.hold(re.compile(r"/almanac\.wasm"))
    page.open(f"{path}?date=2024-02-20&today=2024-02-28")
    held.wait()
    page.button(name).focus()
    page.press("Enter")
    expect(page.button(name)).to_be_focused()
    held.release()
    if path == "/kal":
        page.fill(type="watered").save()
        page.has_sent()
        assert [mark["day"] for mark in almanac.marks()] == ["2024-02-20"]
    else:
        page.fill(start="08:00", end="09:00", points=100).save()
        page.has_sent()
        assert [session["start"] for session in almanac.sessions()] == ["2024-02-20T08:00"]
