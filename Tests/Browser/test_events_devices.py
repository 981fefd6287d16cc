# SPDX-License-Identifier: MIT
"""What a mouse does with an event a finger and keys do as well, and what breaks in leaves everything as it was."""

import re

import pytest
from playwright.sync_api import expect
from taps import middle
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import berlin, edit, events
from test_events_hands import above, at, held

PHONE = f"{PAGE}&view=days"
START, END = ("2024-02-21T10:00", "2024-02-21T13:00")


def begin(busy, visit, device):  # noqa: F811
    page = visit(busy, PHONE, **(HAND if device == "touch" else DESK))
    expect(shown(page, "Review")).to_be_visible()
    return page


class Hand:
    """A mouse, or a finger that waits until it has hold of something."""

    def __init__(self, page, device):
        self.page, self.is_finger = page, device == "touch"

    def lift(self, x, y):
        self.at = (x, y)
        if self.is_finger:
            self.page.touch("touchStart", self.at)
            # A finger that moves at once scrolls.
            expect(held(self.page)).to_have_count(1)
        else:
            self.page.page.mouse.move(x, y)
            self.page.page.mouse.down()
            self._go(x + 5, y)
        return self

    def _go(self, x, y):
        if self.is_finger:
            self.page.touch("touchMove", (x, y))
        else:
            self.page.page.mouse.move(x, y)

    def carry(self, x, y, steps=4):
        (from_x, from_y), self.at = self.at, (x, y)
        for part in range(1, steps + 1):
            self._go(from_x + (x - from_x) * part / steps, from_y + (y - from_y) * part / steps)
        return self

    def drop(self):
        if self.is_finger:
            self.page.touch("touchEnd")
        else:
            self.page.page.mouse.up()
        expect(held(self.page)).to_have_count(0)


def edge(page, title, is_end):
    """Where an end of an event is taken."""
    box = shown(page, title).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + (box["height"] - 3 if is_end else 3)


def is_stored(page, almanac, title, start, end):
    expect(shown(page, title)).to_have_attribute("data-start", start)
    expect(shown(page, title)).to_have_attribute("data-end", end)
    # Until it says so the page reads what the event was, and nothing is on its way.
    expect(page.toast).to_contain_text(re.compile("Event|Time changed"))
    page.has_sent()
    assert events(almanac)[title] == ((start, end) if "T" not in start else (berlin(start), berlin(end)))


def test_a_finger_draws_an_event_on_free_hours(busy, visit):  # noqa: F811
    page = begin(busy, visit, "touch")
    hand = Hand(page, "touch").lift(*at(page, "2024-02-21", 725))
    expect(held(page)).to_have_attribute("data-start", "2024-02-21T12:00")
    hand.carry(*at(page, "2024-02-21", 840)).drop()
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog).to_be_visible()
    page.fill(title="Lunch").save()
    expect(dialog).to_have_count(0)
    is_stored(page, busy, "Lunch", "2024-02-21T12:00", "2024-02-21T14:00")


@pytest.mark.parametrize("device, is_end", [
    ("mouse", False), ("touch", False), ("touch", True), ("keyboard", False), ("keyboard", True)],
    ids=lambda value: value if isinstance(value, str) else "later" if value else "start")
def test_either_end_is_stretched_alone(busy, visit, device, is_end):  # noqa: F811
    event(busy, "d", "work", "Course", f"{START}[Europe/Berlin]", f"{END}[Europe/Berlin]")
    page = begin(busy, visit, device)
    expect(shown(page, "Course")).to_be_visible()
    if device == "keyboard":
        shown(page, "Course").focus()
        page.press(*["Control+Alt+ArrowDown" if is_end else "Control+Alt+Shift+ArrowUp"] * 2)
        wanted = (START, "2024-02-21T13:30") if is_end else ("2024-02-21T09:30", END)
    else:
        x, y = edge(page, "Course", is_end)
        if device == "touch":
            # A finger holds it first, and then its end by the handle.
            Hand(page, device).lift(*middle(shown(page, "Course")))
            page.touch("touchEnd")
            x, y = middle(page.locator(".resize-handle").nth(int(is_end)))
        Hand(page, device).lift(x, y).carry(x, at(page, "2024-02-21", 825 if is_end else 540)[1]).drop()
        wanted = (START, "2024-02-21T13:45") if is_end else ("2024-02-21T09:00", END)
    is_stored(page, busy, "Course", *wanted)
    page.press(*["Control+Z"] * (2 if device == "keyboard" else 1))
    is_stored(page, busy, "Course", START, END)


@pytest.mark.parametrize("device", ["touch", "keyboard"])
def test_an_event_becomes_a_whole_day_and_an_hour_again_by_each_device(busy, visit, device):  # noqa: F811
    page = begin(busy, visit, device)
    if device == "keyboard":
        shown(page, "Dentist").focus()
        page.press("e")
        expect(page.page.get_by_role("dialog", name="Edit event")).to_be_visible()
        page.dialog.get_by_label("All day").press("Space")
        page.dialog.locator("[name=title]").press("Enter")
    else:
        Hand(page, device).lift(*at(page, "2024-02-20", 645)).carry(*above(page, "2024-02-20")).drop()
    is_stored(page, busy, "Dentist", "2024-02-20", "2024-02-21")
    if device == "keyboard":
        edit(page, "Dentist")
        page.dialog.get_by_label("All day").press("Space")
        page.fill(startTime="13:00", endTime="14:00")
        page.dialog.locator("[name=title]").press("Enter")
        wanted = ("2024-02-20T13:00", "2024-02-20T14:00")
    else:
        Hand(page, device).lift(*above(page, "2024-02-20")).carry(*at(page, "2024-02-21", 780)).drop()
        wanted = ("2024-02-21T13:00", "2024-02-21T14:00")
    is_stored(page, busy, "Dentist", *wanted)


@pytest.mark.parametrize("device, title", [
    ("mouse", "Dentist"), ("touch", "Dentist"), ("keyboard", "Dentist"), ("touch", "Holiday")],
    ids=["mouse", "touch", "keyboard", "touch-whole days"])
def test_a_page_is_turned_while_an_event_is_held(busy, visit, device, title):  # noqa: F811
    page = begin(busy, visit, device)
    is_whole = title == "Holiday"
    if device == "keyboard":
        shown(page, title).focus()
        page.press("Space")
        expect(held(page)).to_have_count(1)
        page.press("PageDown")
    else:
        hand = Hand(page, device).lift(*(above(page, "2024-02-21") if is_whole else at(page, "2024-02-20", 645)))
        box = page.page.locator("#calendar").bounding_box()
        hand.carry(box["x"] + box["width"] - 6, hand.at[1])
        # It may turn more than one page until this is seen.
        expect(page.locator(".day-column").nth(1)).not_to_have_attribute("data-day", re.compile("2024-02-2[0-2]"))
        hand.carry(page.page.viewport_size["width"] / 2, hand.at[1])
    expect(held(page).first).to_have_attribute("data-start", re.compile("2024-02-2[3-9]|2024-03"))
    there = [held(page).first.get_attribute(name) for name in ("data-start", "data-end")]
    if device == "keyboard":
        page.press("Enter")
    else:
        hand.drop()
    is_stored(page, busy, title, *there)
    page.press("Control+Z")
    page.has_sent()
    was = ("2024-02-21", "2024-02-24") if is_whole else (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00"))
    assert events(busy)[title] == was


BREAKS = {
    "a second finger": lambda page, at: page.cdp.send("Input.dispatchTouchEvent", {
        "type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1], "id": 1}, {"x": at[0], "y": 700, "id": 2}]}),
    "a pointer that is taken away": lambda page, at: page.touch("touchCancel"),
}


@pytest.mark.parametrize("how", BREAKS)
def test_what_breaks_in_puts_everything_back(busy, visit, how):  # noqa: F811
    page = begin(busy, visit, "touch")
    before = events(busy)
    taken = [at(page, "2024-02-20", 645), edge(page, "Review", True), at(page, "2024-02-21", 725)]
    # An event, an end of one, and a new one.
    for start in taken:
        hand = Hand(page, "touch").lift(*start)
        hand.carry(start[0] + 5, start[1] + 70)
        expect(held(page)).to_have_count(1)
        BREAKS[how](page, hand.at)
        expect(held(page)).to_have_count(0)
        expect(page.locator("[data-traits~=vacated]")).to_have_count(0)
        if how == "a second finger":
            page.touch("touchEnd")
        expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
        expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T11:30")
        expect(page.locator("[data-event-id^='new:']")).to_have_count(0)
        expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(busy) == before


def day(page, date):
    return page.locator(f"[role=gridcell][data-day='{date}']")


@pytest.mark.parametrize("until", ["2024-02-13", "2024-02-15"])
def test_a_finger_that_rests_on_a_day_of_a_month_makes_an_event_there(busy, visit, until):  # noqa: F811
    # On a tablet, where a month has bars.
    page = visit(busy, f"{PAGE}&view=month", **HAND | {"viewport": {"width": 900, "height": 800}})
    expect(day(page, "2024-02-13")).to_be_visible()
    hand = Hand(page, "touch").lift(*middle(day(page, "2024-02-13")))
    if until != "2024-02-13":
        hand.carry(*middle(day(page, until)))
    expect(held(page)).to_have_attribute("data-start", "2024-02-13")
    page.touch("touchEnd")
    expect(page.page.get_by_label("Title", exact=True)).to_be_focused()
    page.page.keyboard.type("Away")
    page.press("Enter")
    page.has_sent()
    end = "2024-02-14" if until == "2024-02-13" else "2024-02-16"
    assert events(busy)["Away"] == ("2024-02-13", end)
