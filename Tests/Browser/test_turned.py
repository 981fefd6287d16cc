# SPDX-License-Identifier: MIT
"""What is carried goes back when the phone is turned, or the window becomes another one."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_editor import events
from test_events_hands import above, at, cell, drag, held

UPRIGHT, TURNED = HAND["viewport"], {"width": 844, "height": 390}


def long_press(page, start, end):
    """A finger takes hold of what is under it, and carries that."""
    page.touch("touchStart", start)
    expect(page.locator("[data-traits~=lifted]")).to_have_count(1)
    for part in (0.25, 0.5, 0.75, 1):
        page.touch("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end, strict=True)))


def width(page):
    return page.locator(".day-column").first.bounding_box()["width"]


def is_back(page, almanac, before):
    expect(held(page)).to_have_count(0)
    expect(page.locator("[data-traits~=vacated]")).to_have_count(0)
    assert page.dialog.count() == 0
    page.has_sent()
    assert events(almanac) == before


def test_a_phone_is_turned_while_a_finger_carries_an_event(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", is_mobile=True, **HAND)
    expect(shown(page, "Dentist")).to_be_visible()
    before, upright = events(busy), width(page)
    long_press(page, at(page, "2024-02-20", 645), at(page, "2024-02-21", 780))
    expect(held(page)).to_have_attribute("data-start", re.compile("^2024-02-21"))
    page.page.set_viewport_size(TURNED)
    expect(held(page)).to_have_count(0)
    # The finger is still there, and means nothing any more.
    page.touch("touchMove", (300, 300))
    page.touch("touchEnd")
    is_back(page, busy, before)
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    # Nothing is left that would stop the next hand.
    page.page.set_viewport_size(UPRIGHT)
    page.page.wait_for_function("width => document.querySelector('#calendar').shadowRoot"
                                ".querySelector('.day-column').getBoundingClientRect().width === width", arg=upright)
    long_press(page, at(page, "2024-02-20", 645), at(page, "2024-02-21", 780))
    page.touch("touchEnd")
    expect(held(page)).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_attribute("data-start", re.compile("^2024-02-21"))


@pytest.mark.parametrize("view, start, end", [
    ("week", lambda page: at(page, "2024-02-20", 645), lambda page: at(page, "2024-02-22", 765)),
    ("week", lambda page: above(page, "2024-02-22"), lambda page: above(page, "2024-02-23")),
    ("month", lambda page: cell(page, "2024-02-22"), lambda page: cell(page, "2024-02-27"))],
    ids=["hours", "whole days", "month"])
def test_a_window_changes_while_a_mouse_carries_an_event(busy, visit, view, start, end):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **DESK)
    expect(shown(page, "Holiday").first).to_be_visible()
    before = events(busy)
    drag(page, start(page), end(page), drops=False)
    expect(held(page).first).to_be_visible()
    page.page.set_viewport_size({"width": 1100, "height": 800})
    expect(held(page)).to_have_count(0)
    page.page.mouse.move(700, 500)
    page.page.mouse.up()
    is_back(page, busy, before)


def test_an_end_that_is_stretched_and_what_is_drawn_anew_go_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    before = events(busy)
    box = shown(page, "Review").bounding_box()
    x = box["x"] + 10
    drag(page, (x, box["y"] + box["height"] - 3), (x, at(page, "2024-02-20", 780)[1]), drops=False)
    expect(held(page)).to_have_attribute("data-end", "2024-02-20T13:00")
    page.page.set_viewport_size({"width": 1200, "height": 900})
    expect(held(page)).to_have_count(0)
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T11:30")
    page.page.mouse.up()
    drag(page, at(page, "2024-02-23", 600), at(page, "2024-02-23", 720), drops=False)
    expect(held(page)).to_have_count(1)
    page.page.set_viewport_size({"width": 1440, "height": 900})
    expect(held(page)).to_have_count(0)
    page.page.mouse.up()
    is_back(page, busy, before)


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
def test_the_hours_have_room_on_a_phones_side(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **HAND | {"viewport": TURNED})
    expect(shown(page, "Holiday")).to_be_visible()
    top, bottom = page.evaluate("""() => {
      const root = document.getElementById('calendar').shadowRoot;
      const days = root.querySelector('.all-day, [part~=all-day]').getBoundingClientRect();
      return [days.bottom, innerHeight];
    }""")
    assert bottom - top >= 200
    assert page.evaluate("() => document.documentElement.scrollHeight === innerHeight")
    # Nothing lies on anything else, and fingers find all of it.
    boxes = [page.page.locator(each).bounding_box() for each in ("#views", "#shown", "#period", "#turn")]
    ends = sorted((box["x"], box["x"] + box["width"]) for box in boxes)
    assert all(one[1] <= other[0] + 1 for one, other in zip(ends, ends[1:]))
    for link in page.page.locator("#views a").all():
        assert link.bounding_box()["height"] >= 44


def test_a_low_form_has_two_columns(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND | {"viewport": TURNED})
    page.page.locator("#add").tap()
    title, place = (page.dialog.locator(f"[name={name}]") for name in ("title", "location"))
    expect(title).to_be_focused()
    first, second = title.bounding_box(), place.bounding_box()
    assert first["x"] + first["width"] < second["x"] and abs(first["y"] - second["y"]) < 1
