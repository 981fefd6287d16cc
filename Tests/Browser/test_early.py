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


KEEPER = "**/almanac-sync.wasm"
DAY = "/streaks?date=2024-02-25&today=2024-02-28"


def begin(page):
    """Opens a page without waiting for what keeps changes."""
    page.page.goto(page.address + DAY)
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.page.locator("#sessions .empty")).to_be_visible()
    return page


def test_what_is_written_before_it_can_be_kept_is_sent(almanac, visit):
    page = visit(almanac, DAY)
    held = page.hold(KEEPER)
    begin(page)
    page.add_session("10:00", "11:00", 7)
    page.add_session("12:00", "13:00", 8)
    # That is undone like any other change.
    page.press("Control+Z")
    assert almanac.sessions() == []
    held.release()
    expect(page.cards).to_contain_text(["7 points"])
    page.has_sent()
    assert [session["points"] for session in almanac.sessions()] == [7]


def test_what_cannot_be_kept_stays_in_its_form(almanac, visit):
    page = visit(almanac, DAY, forgives=["Failed to load resource"])
    page.page.route(KEEPER, lambda route: route.abort())
    begin(page)
    page.button("Add session").click()
    page.fill(start="10:00", end="11:00", points=7).save()
    expect(page.dialog.get_by_role("alert")).to_have_text(["Offline. What you see may be out of date."])
    expect(page.dialog.locator("[name=points]")).to_have_value("7")
    page.page.unroute(KEEPER)
    page.save()
    expect(page.dialog).to_have_count(0)
    expect(page.cards).to_contain_text(["7 points"])
    page.has_sent()
    assert [session["points"] for session in almanac.sessions()] == [7]
