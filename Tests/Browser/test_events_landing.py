# SPDX-License-Identifier: MIT
"""Events that a hand carries to a date of the small month beside the calendar."""

from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, shown  # noqa: F401
from test_events_editor import berlin, events
from test_events_hands import at, drag, held


def small(page, day):
    """Where a date of the small month is."""
    box = page.page.locator(f"#small >> .day[data-day='{day}']:not([data-traits~=hidden])").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def frame(page):
    return page.page.locator(".landing")


def opened(visit, busy):  # noqa: F811
    """A page that follows hands beside its calendar, which it does once it is at rest."""
    page = visit(busy, PAGE, **DESK)
    frame(page).wait_for(state="attached")
    return page


def test_an_event_goes_to_the_date_over_which_it_is_let_go(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), small(page, "2024-02-27"), drops=False)
    # It is back where it comes from meanwhile, and the date has a frame.
    expect(held(page)).to_have_attribute("data-start", "2024-02-20T10:30")
    expect(frame(page)).to_be_visible()
    box, (x, y) = frame(page).bounding_box(), small(page, "2024-02-27")
    assert abs(box["x"] + box["width"] / 2 - x) < 1 and abs(box["y"] + box["height"] / 2 - y) < 1
    page.page.mouse.up()
    expect(frame(page)).to_be_hidden()
    expect(held(page)).to_have_count(0)
    expect(page.toast).to_contain_text("Event moved")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-27T10:30"), berlin("2024-02-27T11:00"))
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00"))


def test_whole_days_keep_how_many_they_are(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Holiday")).to_be_visible()
    box = shown(page, "Holiday").bounding_box()
    drag(page, (box["x"] + box["width"] / 2, box["y"] + 10), small(page, "2024-02-27"))
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-27", "2024-03-01")


def test_with_alt_a_copy_goes_there(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), small(page, "2024-02-27"), drops=False)
    page.page.keyboard.down("Alt")
    page.page.mouse.up()
    page.page.keyboard.up("Alt")
    expect(page.toast).to_be_visible()
    page.has_sent()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    page.page.locator("#small >> .day[data-day='2024-02-27']:not([data-traits~=hidden])").click()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-27T10:30")


def test_a_hand_that_comes_back_goes_on_among_the_hours(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), small(page, "2024-02-27"), drops=False)
    expect(frame(page)).to_be_visible()
    page.page.mouse.move(*at(page, "2024-02-22", 765), steps=6)
    expect(frame(page)).to_be_hidden()
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")
    page.page.mouse.up()
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-22T12:30"), berlin("2024-02-22T13:00"))


def test_escape_over_a_date_leaves_the_event(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Dentist")).to_be_visible()
    before = events(busy)
    drag(page, at(page, "2024-02-20", 645), small(page, "2024-02-27"), drops=False)
    page.press("Escape")
    expect(held(page)).to_have_count(0)
    page.page.mouse.up()
    expect(frame(page)).to_be_hidden()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    assert events(busy) == before


def test_an_end_does_not_go_there(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Review")).to_be_visible()
    box = shown(page, "Review").bounding_box()
    bottom = (box["x"] + 10, box["y"] + box["height"] - 3)
    drag(page, bottom, small(page, "2024-02-27"), drops=False)
    expect(frame(page)).to_be_hidden()
    page.press("Escape")
    page.page.mouse.up()


def test_what_is_new_does_not_go_there(busy, visit):  # noqa: F811
    page = opened(visit, busy)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-23", 900), small(page, "2024-02-27"), drops=False)
    expect(held(page).first).to_be_attached()
    expect(frame(page)).to_be_hidden()
    page.press("Escape")
    page.page.mouse.up()


def test_a_finger_carries_one_there_too(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK, has_touch=True)
    frame(page).wait_for(state="attached")
    expect(shown(page, "Dentist")).to_be_visible()
    start, end = at(page, "2024-02-20", 645), small(page, "2024-02-27")
    page.touch("touchStart", start)
    # A finger that moves at once scrolls.
    expect(held(page)).to_have_count(1)
    for part in (0.3, 0.6, 1):
        page.touch("touchMove", tuple(one + (other - one) * part for one, other in zip(start, end)))
    expect(frame(page)).to_be_visible()
    page.touch("touchEnd")
    expect(frame(page)).to_be_hidden()
    expect(held(page)).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-27T10:30"), berlin("2024-02-27T11:00"))
