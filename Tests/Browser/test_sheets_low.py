# SPDX-License-Identifier: MIT
"""Sheets and forms in low windows, as of a phone on its side: their titles and their buttons stay in view."""

import pytest
from playwright.sync_api import expect
from taps import Taps
from test_events import PAGE, busy, shown  # noqa: F401

LAND = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"
# What is scrolled in a form that is open, and where its last field ends at the buttons.
SCROLLED = """sheet => {
  const all = [sheet, ...sheet.querySelectorAll('*')].filter(each => each.scrollHeight > each.clientHeight + 1
    && getComputedStyle(each).overflowY === 'auto');
  for (const each of all) each.scrollTop = each.scrollHeight;
  return all.length;
}"""
FIELDS = "input:not([type=hidden]), select, textarea, summary, footer button"


def opened(page, taps, *buttons):
    for button in buttons:
        taps.press(page.page.locator(button).last)
    return page.page.locator("dialog[open]").last


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("path, buttons", [
    (PAGE, ["#add"]), (PAGE, ["#open", "#calendars .list-head button.slight"]), (STREAKS, ["#add"]),
    (STREAKS, ["#settings"]), (MARKS, ["#add"])], ids=["event", "calendar", "session", "settings", "mark"])
def test_a_title_and_buttons_stay_in_view(busy, visit, path, buttons, locale):  # noqa: F811
    page = visit(busy, path, locale=locale, **LAND)
    sheet = opened(page, Taps(page), *buttons)
    title, save = sheet.get_by_role("heading").first, sheet.locator("[type=submit]")
    for _ in range(2):
        expect(title).to_be_in_viewport(ratio=1)
        expect(save).to_be_in_viewport(ratio=1)
        for button in sheet.locator("footer button").all():
            expect(button).to_be_in_viewport(ratio=1)
            assert button.bounding_box()["height"] >= 44
        sheet.evaluate(SCROLLED)


def test_the_field_that_has_the_focus_is_not_behind_the_buttons(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **LAND)
    sheet = opened(page, Taps(page), "#add")
    assert sheet.evaluate(SCROLLED) == 1
    sheet.locator("[name=title]").focus()
    for _ in range(14):
        page.press("Tab")
        found = sheet.evaluate("""sheet => {
          const [at, footer] = [document.activeElement, sheet.querySelector('footer')];
          if (footer.contains(at) || at.closest('header')) return true;
          const [box, below, above] = [at, footer, sheet.querySelector('header')].map(e => e.getBoundingClientRect());
          return box.bottom <= below.top + 1 && box.top >= above.bottom - 1 || `${at.name} ${box.top} ${box.bottom}`;
        }""")
        assert found is True, found


def test_what_is_asked_before_a_calendar_goes_is_in_view(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **LAND)
    taps = Taps(page)
    sheet = opened(page, taps, "#open", "#calendars .list-head button.slight", ".calendar-form .danger")
    asked = sheet.get_by_role("group", name="Delete “Home”")
    for name in ("Cancel", "Delete"):
        expect(asked.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_sheet_of_lists_keeps_its_cross(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **LAND)
    sheet = opened(page, Taps(page), "#open")
    expect(sheet.locator("#layers")).to_contain_text("Streaks")
    sheet.evaluate(SCROLLED)
    expect(sheet.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    # Its rows begin where its title does.
    title, box = (sheet.locator(each).first.bounding_box()["x"] for each in ("h2", "#calendars input"))
    assert abs(title - box) <= 1


def test_the_lowest_windows_scroll_all(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, viewport={"width": 320, "height": 256}, has_touch=True)
    sheet = opened(page, Taps(page), "#add")
    assert sheet.evaluate("sheet => getComputedStyle(sheet).overflowY") == "auto"
    assert sheet.evaluate(SCROLLED) == 1
    expect(sheet.locator("[type=submit]")).to_be_in_viewport(ratio=1)
