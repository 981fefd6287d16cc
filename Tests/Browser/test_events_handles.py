# SPDX-License-Identifier: MIT
"""A finger holds an event by a long press; let go it stays held, and has handles at its ends."""

import re

import pytest
from playwright.sync_api import expect
from taps import middle
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import berlin, events
from test_events_hands import at, drag, held
from test_events_held import BAR, phone

TABLET = {**HAND, "viewport": {"width": 1024, "height": 768}}


def handles(page):
    return page.locator(".resize-handle")


def hold(page, place):
    """A finger rests on an event and goes up."""
    page.touch("touchStart", place)
    expect(held(page)).to_have_count(1)
    page.touch("touchEnd")
    expect(page.page.locator(BAR)).to_be_visible()


def pull(page, start, end):
    """A finger goes from a place to another one at once."""
    page.touch("touchStart", start)
    for part in (0.25, 0.5, 0.75, 1):
        page.touch("touchMove", tuple(a + (b - a) * part for a, b in zip(start, end, strict=True)))
    page.touch("touchEnd")


def test_an_end_is_pulled_by_its_handle(busy, visit):  # noqa: F811
    page, _ = phone(busy, visit)
    hold(page, middle(shown(page, "Review")))
    expect(handles(page)).to_have_count(2)
    for box in (handle.bounding_box() for handle in handles(page).all()):
        assert box["width"] >= 24 and box["height"] >= 24
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    x, y = middle(handles(page).nth(1))
    hour = at(page, "2024-02-20", 660)[1] - at(page, "2024-02-20", 600)[1]
    pull(page, (x, y), (x, y + hour))
    expect(page.page.locator(BAR)).to_have_count(0)
    expect(handles(page)).to_have_count(0)
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T12:30")
    page.has_sent()
    assert events(busy)["Review"] == (berlin("2024-02-20T10:00"), berlin("2024-02-20T12:30"))


def test_what_is_held_is_moved_at_once(busy, visit):  # noqa: F811
    page, _ = phone(busy, visit)
    hold(page, middle(shown(page, "Review")))
    top = at(page, "2024-02-20", 0)[1]
    x, y = middle(held(page))
    pull(page, (x, y), (x, y + at(page, "2024-02-20", 60)[1] - top))
    expect(held(page)).to_have_count(0)
    # Nothing has scrolled below it.
    assert at(page, "2024-02-20", 0)[1] == pytest.approx(top, abs=1)
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T11:00")
    page.has_sent()
    assert events(busy)["Review"] == (berlin("2024-02-20T11:00"), berlin("2024-02-20T12:30"))


def test_a_title_that_is_dragged_sideways_keeps_its_length(busy, visit):  # noqa: F811
    event(busy, "d", "work", "Course", "2024-02-20T12:00[Europe/Berlin]", "2024-02-20T15:00[Europe/Berlin]")
    page, _ = phone(busy, visit)
    box = shown(page, "Course").bounding_box()
    start = (box["x"] + 12, box["y"] + 8)
    page.touch("touchStart", start)
    expect(held(page)).to_have_count(1)
    days = at(page, "2024-02-21", 0)[0] - at(page, "2024-02-20", 0)[0]
    for part in (0.25, 0.5, 0.75, 1):
        page.touch("touchMove", (start[0] + days * part, start[1]))
    page.touch("touchEnd")
    expect(shown(page, "Course")).to_have_attribute("data-end", "2024-02-21T15:00")
    page.has_sent()
    assert events(busy)["Course"] == (berlin("2024-02-21T12:00"), berlin("2024-02-21T15:00"))


def test_a_tap_on_it_or_cancel_leaves_it(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    before = events(busy)
    hold(page, middle(shown(page, "Review")))
    for number in (0, 1):
        taps.tap(middle(handles(page).nth(number)))
    expect(held(page)).to_have_count(1)
    taps.tap(middle(held(page)))
    expect(held(page)).to_have_count(0)
    expect(page.page.locator(BAR)).to_have_count(0)
    hold(page, middle(shown(page, "Review")))
    taps.press(page.page.locator(BAR).get_by_role("button", name="Cancel"))
    expect(held(page)).to_have_count(0)
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(busy) == before


def test_whole_days_are_stretched_in_a_month_and_nothing_scrolls(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **TABLET)
    expect(shown(page, "Holiday")).to_be_visible()
    hold(page, middle(shown(page, "Holiday").first))
    x, y = middle(handles(page).nth(1))
    cell = page.cell("2024-02-20").bounding_box()
    # Down first, which would scroll the page, into the next week.
    pull(page, (x, y), (cell["x"] + cell["width"] / 2, y + cell["height"]))
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-21", "2024-02-28")
    # What has hours has no ends there, and is carried at once.
    hold(page, middle(shown(page, "Dentist")))
    expect(handles(page)).to_have_count(0)
    x, y = middle(held(page))
    pull(page, (x, y), (x, y - cell["height"]))
    page.has_sent()
    assert events(busy)["Dentist"][0] == berlin("2024-02-13T10:30")


def test_a_mouse_has_handles_for_what_is_held_without_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Move…").click()
    expect(handles(page)).to_have_count(2)
    x, y = middle(handles(page).first)
    drag(page, (x, y), (x, y - 50))
    expect(held(page)).to_have_count(0)
    expect(shown(page, "Review")).to_have_attribute("data-start", re.compile("2024-02-20T0[89]:"))
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T11:30")


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_a_title_keeps_clear_of_the_handle_above_it(busy, visit, locale):  # noqa: F811
    event(busy, "i", "work", "Interview: Dana R.", "2024-02-21T10:00[Europe/Berlin]", "2024-02-21T11:30[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=days&locale={locale}", **HAND)
    hold(page, middle(shown(page, "Interview")))
    expect(handles(page)).to_have_count(2)
    dot = handles(page).first.bounding_box()
    # A dot of 12 and a ring of 2 in the middle of what a finger takes.
    left, right = (dot["x"] + dot["width"] / 2 + side * 8 for side in (-1, 1))
    bottom = dot["y"] + dot["height"] / 2 + 8
    lines = held(page).locator(".text").evaluate("""text => {
      const range = document.createRange();
      range.selectNodeContents(text.firstChild);
      return [...range.getClientRects()].map(({ left, right, top }) => ({ left, right, top }));
    }""")
    assert len(lines) > 1
    # Above its letters a line is empty.
    assert [line for line in lines if line["top"] + 2 < bottom and line["right"] > left and line["left"] < right] == []


def test_handles_are_for_hands_alone(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Move…").click()
    expect(handles(page)).to_have_count(2)
    assert handles(page).evaluate_all(
        "all => all.map(each => [each.getAttribute('aria-hidden'), each.tabIndex, each.getAttribute('part')])"
    ) == [["true", -1, "resize-handle"]] * 2
    page.page.emulate_media(media="print")
    expect(handles(page).first).to_have_css("visibility", "hidden")


def test_what_is_held_comes_out_from_under_the_bar(busy, visit):  # noqa: F811
    event(busy, "l", "work", "Late", "2024-02-20T23:00[Europe/Berlin]", "2024-02-20T23:30[Europe/Berlin]")
    page, _ = phone(busy, visit)
    calendar = page.locator(".timed-event").first
    page.page.mouse.move(200, 500)
    page.page.mouse.wheel(0, 4000)
    expect(shown(page, "Late")).to_be_in_viewport()
    hold(page, middle(shown(page, "Late")))
    page.page.mouse.move(200, 500)
    page.page.mouse.wheel(0, 4000)
    page.page.wait_for_function("""() => {
      const root = [...document.querySelectorAll('almanac-calendar')].map(({ shadowRoot }) => shadowRoot)
        .find(part => part.querySelector('[data-traits~=lifted]'));
      const bar = document.querySelector('.several.held').getBoundingClientRect();
      return [...root.querySelectorAll('[data-traits~=lifted], .resize-handle')]
        .every(part => part.getBoundingClientRect().bottom <= bar.top);
    }""")
    x, y = middle(handles(page).nth(1))
    hour = at(page, "2024-02-20", 660)[1] - at(page, "2024-02-20", 600)[1]
    pull(page, (x, y), (x, y + hour / 4))
    page.has_sent()
    assert events(busy)["Late"] == (berlin("2024-02-20T23:00"), berlin("2024-02-20T23:45"))
    # The calendar has its place again.
    expect(page.page.locator(BAR)).to_have_count(0)
    assert calendar.evaluate("part => part.getRootNode().host.getBoundingClientRect().bottom") > 760
