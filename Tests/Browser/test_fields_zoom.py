# SPDX-License-Identifier: MIT
"""The date fields of the pages lead to other months and years by the title of their calendar."""

import pytest
from person import Person
from playwright.sync_api import expect
from taps import Taps
from test_events import DESK, HAND, PAGE, busy  # noqa: F401
from test_events_editor import STANDS

FORMS = {
    "event": (PAGE, "#add", ".event-form almanac-picker"),
    "session": ("/streaks?date=2024-02-25&today=2024-02-28", "#add", "almanac-picker[name=date]"),
    "settings": ("/streaks?date=2024-02-25&today=2024-02-28", "#settings", "almanac-picker"),
    "mark": ("/kal?date=2024-02-20&today=2024-02-28", "#add", "almanac-picker[name=day]"),
}


def opened(visit, almanac, form, size, device):
    path, button, picker = FORMS[form]
    page = visit(almanac, path, **size)
    taps = Taps(page)
    if device == "touch":
        taps.press(page.page.locator(button))
    else:
        page.page.locator(button).click()
    field = page.page.locator(picker).first
    expect(field.locator("button.open")).to_be_visible()
    if device == "keyboard":
        field.locator("input").focus()
        page.press("Alt+ArrowDown")
    else:
        field.locator("button.open").evaluate(STANDS)
        # Where the button for the form was, a second tap would mean nothing.
        (taps if device == "touch" else Person(page, device)).press(field.locator("button.open"))
    calendar = field.locator("almanac-calendar")
    expect(calendar.locator("[role=gridcell][data-day]").first).to_be_visible()
    return page, field, calendar


def level(calendar, name):
    calendar.page.wait_for_function(
        "([c, name]) => c.level === name", arg=[calendar.element_handle(), name])


@pytest.mark.parametrize("size, device", [(DESK, "mouse"), (HAND, "touch")], ids=["mouse", "touch"])
@pytest.mark.parametrize("form", FORMS)
def test_the_title_leads_to_months_and_years(busy, visit, form, size, device):  # noqa: F811
    page, field, calendar = opened(visit, busy, form, size, device)
    person = Person(page, device)
    title = calendar.locator("[data-role=zoom]")
    title.evaluate(STANDS)
    found = title.bounding_box()
    assert found["height"] >= (44 if device == "touch" else 24)
    person.press(title)
    level(calendar, "months")
    person.press(calendar.locator("[data-role=zoom]"))
    level(calendar, "years")
    person.press(calendar.locator("[data-first='2026-01-01']"))
    level(calendar, "months")
    person.press(calendar.locator("[data-first='2026-06-01']"))
    level(calendar, "days")
    person.press(calendar.locator("[data-day='2026-06-11']"))
    expect(field.locator("input")).to_have_value("Jun 11, 2026")
    assert field.evaluate("picker => picker.value") == "2026-06-11"
    # The form is still there, and has it.
    expect(page.page.locator("dialog.sheet")).to_be_visible()


def test_keys_lead_there_and_back(busy, visit):  # noqa: F811
    page, field, calendar = opened(visit, busy, "mark", DESK, "keyboard")
    page.press("Control+ArrowUp")
    level(calendar, "months")
    page.press("ArrowRight", "Enter")
    level(calendar, "days")
    page.press("Enter")
    expect(field.locator("input")).to_have_value("Mar 20, 2024")
    expect(field.locator("input")).to_be_focused()
    # Typing is what it was.
    field.locator("input").fill("4/1/24")
    page.press("Tab")
    expect(field.locator("input")).to_have_value("Apr 1, 2024")
    assert field.evaluate("picker => picker.value") == "2024-04-01"


def test_escape_leaves_the_form_open(busy, visit):  # noqa: F811
    page, field, calendar = opened(visit, busy, "mark", DESK, "keyboard")
    page.press("Control+ArrowUp")
    level(calendar, "months")
    page.press("Escape")
    expect(calendar).to_be_hidden()
    expect(page.page.locator("dialog.sheet")).to_be_visible()
    expect(field.locator("input")).to_have_value("Feb 20, 2024")


def test_nothing_more_is_loaded_for_it(busy, visit):  # noqa: F811
    path, button, picker = FORMS["mark"]
    page = visit(busy, path, **DESK)
    asked = []
    page.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.page.locator(button).click()
    page.page.locator(picker).locator("button.open").click()
    expect(page.page.locator(f"{picker} almanac-calendar").locator("[data-day='2024-02-20']")).to_be_visible()
    assert not [name for name in asked if name.endswith(".wasm")]


def test_a_field_zooms_also_where_another_one_was_opened_before(almanac, visit):
    page = visit(almanac, "/fields?today=2024-02-28", **DESK)
    days, years = "[role=gridcell][data-day]", "[role=gridcell][data-first]"
    for name, role in [("stay", days), ("born", years), ("stay", days)]:
        field = page.page.locator(f"#{name}")
        field.locator("button.open").click()
        expect(field.locator("almanac-calendar").locator(role).first).to_be_visible()
        if name == "born":
            level(field.locator("almanac-calendar"), "decades")
        page.press("Escape")
