# SPDX-License-Identifier: MIT
"""Calendars side by side: each has a column on each day, in which events are made and to which they are carried."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_hands import drag

DAY = PAGE + "&view=day"


def calendars(almanac):
    """The calendar of each event, by its title."""
    return {found["title"]: found["calendar"] for found in almanac.get("events?from=2024-02-01&to=2024-03-15")}


def columns(page):
    """The names of the columns, from the reading side."""
    return page.locator(".group-header").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")


def switch(page):
    return page.page.get_by_role("checkbox", name="Calendars side by side")


def beside(almanac, visit, address=DAY, **how):
    page = visit(almanac, address, **(how or DESK))
    switch(page).check()
    expect(page.locator(".group-header")).not_to_have_count(0)
    return page


def at(page, column, minute):
    """A time in a column, which is given by its place."""
    return page.locator(".day-column").nth(column).evaluate(
        """(column, minute) => {
          const box = column.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height * minute / 1440];
        }""",
        minute,
    )


def test_calendars_stand_side_by_side(busy, visit):  # noqa: F811
    page = beside(busy, visit)
    assert columns(page) == ["Tuesday, February 20, 2024, Work", "Tuesday, February 20, 2024, Home"]
    work, home = (page.locator(".day-column").nth(place).bounding_box() for place in (0, 1))
    for title, box in (("Review", work), ("Dentist", home)):
        own = shown(page, title).bounding_box()
        assert box["x"] <= own["x"] and own["x"] + own["width"] <= box["x"] + box["width"]
        # What overlaps in another calendar takes no room.
        assert own["width"] > box["width"] - 8
    # It is remembered, and weeks are as they always are.
    page.page.reload()
    expect(page.locator(".group-header")).to_have_count(2)
    page.page.get_by_role("radio", name="Week").check()
    expect(page.locator(".group-header")).to_have_count(0)
    expect(switch(page)).to_be_hidden()
    page.page.get_by_role("radio", name="3 days").check()
    expect(page.locator(".group-header")).to_have_count(6)
    # A calendar that is hidden has no column; one alone needs none.
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(page.locator(".group-header")).to_have_count(0)


def test_the_keyboard_stays_in_the_calendar_when_the_box_goes(busy, visit):  # noqa: F811
    page = beside(busy, visit)
    switch(page).focus()
    page.press("w")
    expect(switch(page)).to_be_hidden()
    assert page.evaluate("() => document.activeElement.id") == "calendar"


def test_an_event_is_carried_to_another_calendar(busy, visit):  # noqa: F811
    page = beside(busy, visit)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, 1, 645), at(page, 0, 765))
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T12:30")
    page.has_sent()
    assert calendars(busy)["Dentist"] == "work"
    inside = "e => e.closest('.day-column').getAttribute('aria-label')"
    assert "Work" in shown(page, "Dentist").evaluate(inside)
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    page.has_sent()
    assert calendars(busy)["Dentist"] == "home"
    assert "Home" in shown(page, "Dentist").evaluate(inside)


def test_a_new_event_belongs_to_the_column_where_it_is_drawn(busy, visit):  # noqa: F811
    page = beside(busy, visit)
    drag(page, at(page, 1, 840), at(page, 1, 930))
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    page.fill(title="Walk").save()
    expect(shown(page, "Walk")).to_be_visible()
    page.has_sent()
    assert calendars(busy)["Walk"] == "home"


def test_keys_lead_through_the_columns(busy, visit):  # noqa: F811
    page = beside(busy, visit)
    focused = "() => document.querySelector('#calendar').shadowRoot.activeElement?.getAttribute('aria-label')"
    page.locator(".day-column").first.focus()
    for wanted in ("February 20, 2024, Home", "February 21, 2024, Work"):
        page.press("ArrowRight")
        page.page.wait_for_function(f"wanted => ({focused})()?.includes(wanted)", arg=wanted)
    page.press("ArrowLeft")
    page.page.wait_for_function(f"wanted => ({focused})()?.includes(wanted)", arg="February 20, 2024, Home")
    # With Alt they carry the event that the keyboard is on.
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowLeft")
    page.has_sent()
    assert calendars(busy)["Dentist"] == "work"


def test_on_a_phone_the_sheet_of_calendars_has_the_switch(busy, visit):  # noqa: F811
    page = visit(busy, DAY, **HAND)
    page.page.get_by_role("button", name="Calendars").click()
    page.page.get_by_role("checkbox", name="Calendars side by side").check()
    page.page.keyboard.press("Escape")
    expect(page.locator(".group-header")).to_have_count(2)
    assert page.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_sheet_of_calendars_keeps_its_height_while_they_come_and_go(busy, visit):  # noqa: F811
    page = visit(busy, DAY, **HAND)
    page.page.get_by_role("button", name="Calendars").click()
    expect(switch(page)).to_be_enabled()
    page.page.wait_for_function("() => document.querySelector('dialog').getAnimations().length === 0")
    before = page.dialog.bounding_box()
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(switch(page)).to_be_disabled()
    assert page.dialog.bounding_box() == before
    page.page.get_by_role("checkbox", name="Home").check()
    expect(switch(page)).to_be_enabled()
    assert page.dialog.bounding_box() == before


@pytest.mark.parametrize("view", ["day", "days"])
def test_axe_finds_nothing(busy, visit, view):  # noqa: F811
    page = beside(busy, visit, f"{PAGE}&view={view}", **DESK)
    expect(shown(page, "Review")).to_be_visible()
    passes(page.page)
