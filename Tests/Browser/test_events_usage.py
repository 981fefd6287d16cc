# SPDX-License-Identifier: MIT
"""What people expect who come from other calendars: of clicks, keys and the next visit."""

from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, shown  # noqa: F401
from test_events_trail import BARE, in_view, period


def test_a_click_on_a_second_event_tells_about_that(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    expect(page.page.get_by_role("dialog", name="Dentist")).to_be_visible()
    box = shown(page, "Review").bounding_box()
    page.page.mouse.click(box["x"] + 5, box["y"] + box["height"] - 5)
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()
    expect(page.dialog).to_have_count(1)
    # Beside all events it closes, and nothing else happens.
    page.page.mouse.click(box["x"] + 5, box["y"] + 150)
    expect(page.dialog).to_have_count(0)


def test_t_leads_to_today_from_the_small_month(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    page.page.locator("#small >> [data-day='2024-02-06']").click()
    in_view(page, "2024-02-04")
    page.press("t")
    in_view(page, "2024-02-18")


def test_a_click_in_the_small_month_opens_no_inspector(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    page.page.locator("#small >> [data-day='2024-02-06']").click()
    in_view(page, "2024-02-04")
    expect(page.page.locator("#inspector")).to_be_hidden()


def test_the_next_visit_begins_with_the_period_that_was_chosen_last(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    period(page, "Month").check()
    expect(period(page, "Month")).to_be_checked()
    # A day that is looked at is no choice.
    page.page.keyboard.press("Escape")
    page.page.goto(busy.address + BARE)
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(period(page, "Month")).to_be_checked()
    page.page.goto(busy.address + BARE + "&view=day")
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(period(page, "Day")).to_be_checked()
    page.page.goto(busy.address + BARE)
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(period(page, "Month")).to_be_checked()
