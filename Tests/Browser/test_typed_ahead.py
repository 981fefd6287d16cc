# SPDX-License-Identifier: MIT
"""What is typed straight after a hand has asked for a new event is its title, before the form has come."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_hands import at, drag
from test_events_keys import BARE, is_at

# Letters of it would show a month, edit, turn to today and show an agenda.
TITLE = "meet at ten"


def press_add(page):
    page.page.locator("#add").click(no_wait_after=True)


def draw(page):
    drag(page, at(page, "2024-02-22", 545), at(page, "2024-02-22", 630))


def click_twice(page):
    page.page.mouse.dblclick(*at(page, "2024-02-22", 855))


@pytest.mark.parametrize("file", [None, "**/form/event-form.js", "**/editing/editor.js"])
@pytest.mark.parametrize(("ask", "how"), [(press_add, DESK), (press_add, HAND), (draw, DESK), (click_twice, DESK)])
def test_what_is_typed_at_once_is_the_title(busy, visit, ask, how, file):  # noqa: F811
    page = visit(busy, PAGE + "&view=week", **how)
    held = file and page.hold(file)
    if file:
        page.open(PAGE + "&view=week")
    expect(shown(page, "Review")).to_be_visible()
    ask(page)
    page.page.keyboard.type(TITLE)
    if held:
        expect(page.page.get_by_role("dialog")).to_have_count(0)
        held.stop().release()
    expect(page.page.get_by_role("dialog", name="New event").locator("[name=title]")).to_have_value(TITLE)
    is_at(page, "Week")


def test_keys_act_again_where_the_form_does_not_come(busy, visit):  # noqa: F811
    page = visit(busy, BARE, forgives=["net::ERR_FAILED"], **DESK)
    page.page.route("**/editing/editor.js", lambda route: route.abort())
    page.open(BARE)
    expect(page.locator(".day-column").first).to_be_visible()
    press_add(page)
    expect(page.page.locator("#toasts")).not_to_be_empty()
    page.page.keyboard.type("m")
    is_at(page, "Month")


def test_a_time_that_was_typed_and_discarded_leads_no_new_event(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=week", **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.mouse.click(*at(page, "2024-02-22", 855))
    form = page.page.get_by_role("dialog", name="New event")
    start = form.locator("[name=startTime]")
    page.press("n")
    expect(start).to_have_js_property("value", "14:00")
    start.fill("10:00")
    expect(shown(page, "New event")).to_have_attribute("data-start", "2024-02-22T10:00")
    page.press("Escape")
    expect(form).to_have_count(0)
    expect(shown(page, "New event")).to_have_count(0)
    page.press("n")
    expect(start).to_have_js_property("value", "14:00")
