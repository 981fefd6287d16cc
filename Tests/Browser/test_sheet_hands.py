# SPDX-License-Identifier: MIT
"""Sheets by touch: which of them bring a keyboard up."""

import pytest
from playwright.sync_api import expect
from taps import Taps, middle
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TEXTS = "() => document.activeElement.matches('input:not([type=checkbox], [type=radio]), textarea')"


def test_an_event_that_is_there_brings_no_keyboard(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    taps.press(page.dialog.get_by_role("button", name="Edit"))
    form = page.page.get_by_role("dialog", name="Edit event")
    expect(form.get_by_role("heading")).to_be_focused()
    taps.press(form.get_by_role("button", name="Close"))
    expect(page.dialog).to_have_count(0)
    # Who makes a new one writes its title.
    taps.press(page.page.locator("#add"))
    expect(page.dialog.locator("[name=title]")).to_be_focused()


def test_a_calendar_that_is_there_brings_no_keyboard(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(page.button("Calendars"))
    taps.press(page.button("Edit: Home"))
    expect(page.page.get_by_role("dialog", name="Edit calendar").get_by_role("heading")).to_be_focused()


@pytest.mark.parametrize("button, name", [("Daily goal", "Daily goal"), ("Edit: ", "Edit session")])
def test_settings_and_sessions_bring_no_keyboard(almanac, visit, button, name):
    page = visit(almanac.tutorial(), STREAKS, **PHONE)
    Taps(page).press(page.button(button, exact=False).first)
    expect(page.page.get_by_role("dialog", name=name).get_by_role("heading")).to_be_focused()
    assert not page.evaluate(TEXTS)


def test_keys_and_a_mouse_begin_in_the_first_field(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    page.dialog.get_by_role("button", name="Edit").click()
    expect(page.dialog.locator("[name=title]")).to_be_focused()


@pytest.mark.parametrize("path", ["/", STREAKS, "/kal"])
def test_no_button_stays_grey_after_a_touch(busy, visit, path):  # noqa: F811
    page = visit(busy, path, is_mobile=True, **PHONE)
    button = page.page.locator("#settings:visible, #add:visible").first
    before = button.evaluate("button => getComputedStyle(button).backgroundColor")
    taps = Taps(page)
    taps.press(button)
    taps.press(page.dialog.get_by_role("button", name="Cancel"))
    expect(page.dialog).to_have_count(0)
    expect(button).to_have_css("background-color", before)
    # What a mouse points at is nowhere shown where there is none.
    unguarded = """() => {
      const walk = (rules, isGuarded) => [...rules].flatMap(rule => rule.cssRules?.length
        ? walk(rule.cssRules, isGuarded || /hover: hover/.test(rule.conditionText))
        : !isGuarded && /:hover/.test(rule.selectorText) ? [rule.selectorText] : []);
      return [...document.styleSheets].flatMap(sheet => walk(sheet.cssRules, false));
    }"""
    assert page.evaluate(unguarded) == []


def down(point, far):
    return point[0], point[1] + far


def test_a_sheet_is_drawn_down_by_its_header(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    heading = page.dialog.get_by_role("heading")
    expect(heading).to_be_visible()
    point = middle(heading)
    # Not by a little, and not upwards.
    taps.draw(point, down(point, 40))
    taps.draw(point, down(point, -200))
    expect(page.dialog).to_have_css("translate", "0px")
    taps.draw(point, down(point, 120))
    expect(page.dialog).to_have_count(0)
    # A flick is enough.
    taps.press(shown(page, "Dentist"))
    expect(heading).to_be_visible()
    taps.draw(point, down(point, 45), seconds=0.06)
    expect(page.dialog).to_have_count(0)


def test_what_was_typed_is_not_drawn_away(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(page.page.locator("#add"))
    page.fill(title="Lunch")
    point = middle(page.dialog.get_by_role("heading"))
    taps.draw(point, down(point, 200))
    expect(page.dialog.locator("[name=title]")).to_have_value("Lunch")
    expect(page.dialog).to_have_css("translate", "0px")


def test_a_card_stays_where_it_is(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK, has_touch=True)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    point = middle(page.dialog.get_by_role("heading"))
    taps.draw(point, down(point, 200))
    expect(page.dialog).to_be_visible()


@pytest.mark.parametrize("way", [(0, 90), (120, 0), (-120, 0)])
def test_a_message_is_drawn_away(almanac, visit, way):
    almanac.add_mark("a", "star", "2024-02-20")
    page = visit(almanac, "/kal?date=2024-02-20&today=2024-02-28", **PHONE)
    taps = Taps(page)
    taps.press(page.button("Delete: star"))
    text = page.toast.locator("p")
    expect(text).to_be_visible()
    point = middle(text)
    taps.draw(point, (point[0] + way[0] / 4, point[1] + way[1] / 4))
    expect(page.toast).to_be_visible()
    taps.draw(point, (point[0] + way[0], point[1] + way[1]))
    expect(page.toast).to_have_count(0)


# What is at so many points from the middle of a button.
AROUND = """(button, far) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [-far, far].every(by => button.contains(document.elementFromPoint(left + width / 2, top + height / 2 + by)));
}"""


def test_a_finger_may_miss_a_cross_and_the_button_of_a_message(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND, is_mobile=True)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    cross = page.dialog.get_by_role("button", name="Close")
    expect(cross).to_be_visible()
    expect(page.dialog).to_have_css("translate", "0px")
    assert cross.evaluate(AROUND, 21)
    taps.press(page.dialog.get_by_role("button", name="Delete"))
    expect(page.dialog).to_have_count(0)
    undo = page.toast.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    assert undo.evaluate(AROUND, 21)
    # Drawn as small as before.
    assert undo.bounding_box()["height"] < 40


def test_a_mouse_has_what_it_sees(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    assert not page.dialog.get_by_role("button", name="Close").evaluate(AROUND, 19)


def test_what_was_said_before_a_sheet_waits_behind_it(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND, is_mobile=True)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    taps.press(page.dialog.get_by_role("button", name="Delete"))
    expect(page.toast).to_be_visible()
    taps.press(page.button("Calendars"))
    expect(page.dialog).to_have_css("translate", "0px")
    # It covers neither the name of the sheet nor its cross.
    expect(page.toast).to_be_hidden()
    taps.press(page.dialog.get_by_role("button", name="Close"))
    expect(page.toast).to_be_visible()
    taps.press(page.toast.get_by_role("button", name="Undo"))
    expect(shown(page, "Dentist")).to_be_visible()
