# SPDX-License-Identifier: MIT
"""What a day of a month holds more than there is room for: listed over the month."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, event
from test_events_inspector import TABLET, button, panel
from test_events_layers import MONTH

TITLES = [f"Call {number}" for number in range(9)]


@pytest.fixture
def full(almanac):
    """A program with nine events on one day."""
    almanac.ask("POST", "calendars", {"id": "work", "name": "Work", "color": "#0B6BDB", "order": 0})
    for number, title in enumerate(TITLES):
        event(almanac, f"e{number}", "work", title, f"2024-02-14T{number + 9:02}:00[Europe/Berlin]",
              f"2024-02-14T{number + 9:02}:30[Europe/Berlin]")
    return almanac


def rest(page):
    return page.locator("[data-day='2024-02-14'] > .more")


def opened(page):
    """Waits for what lists days, and asks for the rest of one."""
    expect(page.page.locator("#layers")).not_to_be_empty()
    rest(page).click()
    expect(page.dialog.locator(".item")).to_have_count(9)
    return page


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_the_rest_is_listed_beside_what_says_so(full, visit, size):
    page = opened(visit(full, MONTH, **size))
    expect(page.dialog.get_by_role("heading")).to_have_text("Wednesday, February 14")
    assert page.dialog.locator(".name").all_inner_texts() == TITLES
    # The month is where it was: nothing stands beside it, and it is the one that is in view.
    expect(panel(page)).to_be_hidden()
    expect(page.page.locator("#period input:checked")).to_have_value("month")
    card, more = page.dialog.bounding_box(), rest(page).bounding_box()
    is_beside = card["x"] >= more["x"] + more["width"] or card["x"] + card["width"] <= more["x"]
    assert is_beside or card["y"] >= more["y"] + more["height"] or card["y"] + card["height"] <= more["y"]
    passes(page.page)


def test_an_event_that_has_no_room_is_opened_there(full, visit):
    page = opened(visit(full, MONTH, **DESK))
    page.dialog.get_by_role("button", name="Call 8").click()
    card = page.page.get_by_role("dialog", name="Call 8")
    expect(card).to_contain_text("5:00 – 5:30 PM")
    # It is where the list was, since its row is gone.
    more, box = rest(page).bounding_box(), card.bounding_box()
    assert abs(box["x"] - (more["x"] + more["width"])) < 20 or abs(box["x"] + box["width"] - more["x"]) < 20
    page.page.keyboard.press("Escape")
    expect(page.page.get_by_role("dialog")).to_have_count(0)


def test_an_event_is_added_to_the_day(full, visit):
    page = opened(visit(full, MONTH, **DESK))
    page.dialog.get_by_role("button", name="Event").click()
    page.fill(title="Walk").save()
    page.has_sent()
    days = full.get("occurrences?from=2024-02-01&to=2024-03-01&zone=Europe/Berlin")["occurrences"]
    assert [each["start"][:10] for each in days if each["title"] == "Walk"] == ["2024-02-14"]


def test_where_days_are_listed_anyway_it_is_listed_there(full, visit):
    page = visit(full, MONTH, **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    button(page).click()
    expect(panel(page)).to_be_visible()
    rest(page).click()
    expect(panel(page).get_by_role("heading")).to_have_text("Wednesday, February 14")
    expect(panel(page).locator(".item")).to_have_count(9)
    expect(page.dialog).to_have_count(0)


def test_elsewhere_the_rest_leads_to_the_day(full, visit):
    for number in range(9):
        event(full, f"s{number}", "work", f"Seminar {number}", "2024-02-20T10:00[Europe/Berlin]",
              "2024-02-20T11:00[Europe/Berlin]")
    page = visit(full, MONTH.replace("month", "week"), **DESK)
    page.locator(".day-column[data-day='2024-02-20'] > .more").first.click()
    expect(page.page.locator("#shown")).to_contain_text("February 20, 2024")
    expect(page.dialog).to_have_count(0)


def test_a_day_of_another_month_is_read_without_going_there(full, visit):
    for number in range(9):
        event(full, f"m{number}", "work", f"March {number}", "2024-03-01", "2024-03-02")
    page = visit(full, MONTH, **DESK)
    expect(page.page.locator("#layers")).not_to_be_empty()
    page.locator("[data-day='2024-03-01'] > .more").first.click()
    expect(page.dialog.get_by_role("heading")).to_have_text("Friday, March 1")
    expect(page.dialog.locator(".item")).to_have_count(9)
    page.page.keyboard.press("Escape")
    expect(page.page.locator("#shown")).to_have_text("February 2024")
    assert page.evaluate("() => document.getElementById('calendar').value") == "2024-02-20"
