# SPDX-License-Identifier: MIT
"""The second tap of a double tap is not meant for what has come under the finger meanwhile."""

import pytest
from playwright.sync_api import expect
from taps import Taps, middle
from test_events import HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_hands import at

PHONE = {key: value for key, value in HAND.items() if key != "timezone_id"}
STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"


def bring(locator, point):
    """Puts a control where a finger is."""
    locator.evaluate("""(control, [x, y]) => {
      control.style.translate = 'none';
      const box = control.getBoundingClientRect();
      control.style.position = 'relative';
      control.style.zIndex = 9;
      control.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`;
    }""", list(point))


@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_a_double_tap_deletes_one_row(almanac, visit, path):
    almanac.tutorial()
    for name, kind in [("a", "star"), ("b", "work")]:
        almanac.add_mark(name, kind, "2024-02-20")
    page = visit(almanac, path, **PHONE)
    bins = page.page.get_by_role("button", name="Delete: ", exact=False)
    expect(bins).to_have_count(2)
    taps, point = Taps(page), middle(bins.first)
    taps.tap(point)
    expect(bins).to_have_count(1)
    assert middle(bins.first) == point
    # Neither is a third one meant.
    taps.tap(point, after=0.15)
    taps.tap(point, after=0.3)
    page.has_sent()
    expect(bins).to_have_count(1)
    # What is pressed later is.
    taps.tap(point, after=0.4)
    expect(bins).to_have_count(0)


def all_day_long(almanac):
    """An event wherever a finger may go in its column."""
    event(almanac, "d", "work", "Guard", "2024-02-20T00:10[Europe/Berlin]", "2024-02-20T23:50[Europe/Berlin]")


def test_a_second_tap_on_an_event_presses_nothing_in_its_sheet(almanac, visit):
    almanac.ask("POST", "calendars", {"id": "work", "name": "Work", "color": "#0B6BDB", "order": 0})
    all_day_long(almanac)
    page = visit(almanac, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Guard")).to_be_visible()
    sheet = page.page.get_by_role("dialog", name="Guard")
    taps, box = Taps(page), shown(page, "Guard").bounding_box()
    point = (box["x"] + 40, 700)
    taps.tap(point)
    expect(sheet).to_be_visible()
    bring(sheet.get_by_role("button", name="Delete"), point)
    taps.tap(point, after=0.3)
    expect(sheet).to_be_visible()
    # Elsewhere it is pressed at once.
    taps.tap(middle(sheet.get_by_role("button", name="Close")), after=0.1)
    expect(sheet).to_have_count(0)
    expect(shown(page, "Guard")).to_be_visible()


def test_a_second_tap_on_delete_leaves_the_page_where_it_is(almanac, visit):
    almanac.ask("POST", "calendars", {"id": "work", "name": "Work", "color": "#0B6BDB", "order": 0})
    all_day_long(almanac)
    page = visit(almanac, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Guard")).to_be_visible()
    taps, box = Taps(page), shown(page, "Guard").bounding_box()
    taps.tap((box["x"] + 20, 400))
    point = middle(page.dialog.get_by_role("button", name="Delete"))
    page.evaluate("""() => { window.isSame = true; }""")
    taps.tap(point)
    expect(page.toast).to_contain_text("Event deleted")
    under = "([x, y]) => document.elementFromPoint(x, y).closest('a')?.textContent"
    assert page.evaluate(under, list(point)) == "Calendar"
    taps.tap(point, after=0.2)
    page.button("Undo").tap()
    expect(shown(page, "Guard")).to_be_visible()
    assert page.evaluate("() => window.isSame")


def test_a_second_tap_on_the_round_button_ticks_nothing(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps, point = Taps(page), middle(page.page.locator("#add"))
    taps.tap(point)
    box = page.dialog.get_by_label("All day")
    expect(box).to_be_visible()
    # What still comes up would go on with it.
    page.dialog.evaluate("sheet => Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished))")
    bring(box.locator("xpath=ancestor::label"), point)
    page.page.wait_for_timeout(100)
    taps.tap(point, after=0.3)
    # The browser takes touches by its own clock as well: as soon after each other as this, one of them gets lost.
    page.page.wait_for_timeout(250)
    expect(box).not_to_be_checked()
    bring(box.locator("xpath=ancestor::label"), point)
    page.page.wait_for_timeout(250)
    taps.tap(point, after=0.4)
    expect(box).to_be_checked()


def test_a_second_tap_on_undo_does_not_redo(almanac, visit):
    almanac.add_mark("a", "star", "2024-02-20")
    page = visit(almanac, MARKS, **PHONE)
    page.button("Delete: star").tap()
    undo = page.page.locator(".toast-button")
    expect(undo).to_have_text("Undo")
    taps, point = Taps(page), middle(undo)
    taps.tap(point)
    expect(page.toast).to_contain_text("Undone")
    taps.tap(point, after=0.2)
    expect(page.rows).to_have_count(1)
    page.has_sent()
    assert len(almanac.marks()) == 1


def test_a_second_tap_on_a_day_of_a_date_field_presses_nothing_behind_it(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    shown(page, "Dentist").tap()
    page.dialog.get_by_role("button", name="Edit").tap()
    form = page.page.get_by_role("dialog", name="Edit event")
    form.locator("almanac-picker[name=start] >> button[aria-haspopup]").tap()
    days = form.locator("almanac-picker[name=start] >> [role=gridcell][data-day^='2024-02']")
    expect(days.first).to_be_visible()
    point = middle(days.first)
    bring(form.get_by_role("button", name="Delete"), point)
    taps = Taps(page)
    taps.tap(point)
    expect(days.first).not_to_be_visible()
    taps.tap(point, after=0.2)
    expect(form).to_be_visible()


def test_a_double_click_and_keys_are_as_they_were(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, viewport={"width": 1440, "height": 900}, timezone_id="Europe/Berlin")
    expect(shown(page, "Dentist")).to_be_visible()
    page.page.mouse.dblclick(*at(page, "2024-02-22", 855))
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.page.locator("#add").focus()
    page.press("Enter", "Escape", "Enter")
    expect(page.dialog).to_be_visible()
