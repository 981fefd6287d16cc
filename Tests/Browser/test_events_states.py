# SPDX-License-Identifier: MIT
"""axe on the page of events while something goes on: held, selected, asked, told, away."""

import audit
import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from visit import AWAY

# As high as a day: axe takes what scrolling cuts off for something that lies over what is around.
WHOLE = {"viewport": {"width": 1280, "height": 1700}, "timezone_id": "Europe/Berlin"}


def passes(page, state):
    page.evaluate(audit.AT_REST)
    audit.passes(page.page, state)


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_axe_finds_nothing_while_events_are_held_or_selected_and_away(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&locale={locale}", forgives=[AWAY], **WHOLE)
    shown(page, "Dentist").focus()
    page.press("Space", "ArrowDown")
    expect(page.locator("[data-traits~=lifted]")).to_have_count(1)
    passes(page, "held")
    page.press("Escape")
    expect(page.locator("[data-traits~=lifted]")).to_have_count(0)
    # In English others look at these.
    if locale == "ar-EG":
        page.press("Control+Space")
        expect(page.page.get_by_role("toolbar")).to_be_visible()
        passes(page, "selected")
        page.press("Escape")
        expect(page.page.get_by_role("toolbar")).to_have_count(0)
        page.press("?")
        expect(page.dialog.locator("kbd").first).to_be_visible()
        passes(page, "the keys")
        page.press("Escape")
        expect(page.dialog).to_have_count(0)
    shown(page, "Review").focus()
    page.press("Enter")
    expect(page.dialog).to_be_visible()
    page.press("m")
    expect(page.page.locator(".held:not([hidden])")).to_be_visible()
    passes(page, "waiting for its new time")
    page.press("Escape")
    busy.stop()
    expect(page.notice).to_be_visible()
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_be_visible()
    passes(page, "away, with a change that waits")
    page.press("y")
    expect(page.locator(".period").first).to_be_visible()
    passes(page, "a year")


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_axe_finds_nothing_in_the_sheets_of_a_phone(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days&locale={locale}", forgives=[AWAY], **HAND)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    passes(page, "an event")
    page.press("e")
    expect(page.dialog.locator("[name=title]")).to_be_visible()
    page.fill(title="Review of plans")
    busy.ask("PATCH", "events/a", {"revision": 1, "title": "Retro", "location": "Room 5"})
    page.dialog.locator("[type=submit]").click()
    expect(page.dialog.locator(".version")).to_have_count(2)
    passes(page, "a conflict")
    page.press("Escape")
    expect(page.notice).to_be_visible()
    passes(page, "an undecided conflict")


def test_ticks_are_white_where_that_is_better_to_see_in_the_dark(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, color_scheme="dark", **DESK)
    home = page.page.get_by_role("checkbox", name="Home")
    # In the dark scheme Chromium would draw them dark on brown and grey.
    expect(home).to_have_css("color-scheme", "light")
    home.uncheck()
    expect(home).to_have_css("color-scheme", "light dark")
