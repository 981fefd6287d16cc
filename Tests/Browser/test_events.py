# SPDX-License-Identifier: MIT
"""The page of events: hours, periods, calendars that come and go, and what others change meanwhile."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect

PAGE = "/?date=2024-02-20&today=2024-02-20&time-zone=Europe/Berlin"
DESK = {"viewport": {"width": 1440, "height": 900}, "timezone_id": "Europe/Berlin"}
HAND = {"viewport": {"width": 390, "height": 844}, "timezone_id": "Europe/Berlin", "has_touch": True}


def event(almanac, id, calendar, title, start, end, **further):
    almanac.ask("POST", "events", {"id": id, "calendar": calendar, "title": title, "start": start, "end": end, **further})


@pytest.fixture
def busy(almanac):
    """A program with two calendars and some events."""
    for order, (id, name, color) in enumerate([("work", "Work", "#0B6BDB"), ("home", "Home", "#1B8A46")]):
        almanac.ask("POST", "calendars", {"id": id, "name": name, "color": color, "order": order})
    event(almanac, "a", "work", "Review", "2024-02-20T10:00[Europe/Berlin]", "2024-02-20T11:30[Europe/Berlin]",
          location="Room 4", notes="Bring the plans.")
    event(almanac, "b", "home", "Dentist", "2024-02-20T10:30[Europe/Berlin]", "2024-02-20T11:00[Europe/Berlin]")
    event(almanac, "c", "home", "Holiday", "2024-02-21", "2024-02-24")
    return almanac


def shown(page, title):
    return page.locator(".event").filter(has_text=title)


def test_events_stand_in_their_hours(busy, visit):
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T10:00")
    expect(shown(page, "Holiday")).to_have_attribute("data-end", "2024-02-24")
    first, second = shown(page, "Review").bounding_box(), shown(page, "Dentist").bounding_box()
    assert first["x"] + first["width"] <= second["x"]


def test_another_zone_moves_the_hours(busy, visit):
    page = visit(busy, PAGE.replace("Europe/Berlin", "America/New_York"), **DESK)
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T04:00")


def test_a_calendar_that_is_hidden_keeps_its_colour(busy, visit):
    page = visit(busy, PAGE, **DESK)
    box = page.page.get_by_role("checkbox", name="Home")
    box.uncheck()
    assert box.evaluate("box => getComputedStyle(box).borderColor") == "rgb(27, 138, 70)"


def test_a_period_is_chosen_and_kept_in_the_address(busy, visit):
    page = visit(busy, PAGE, **DESK)
    columns = page.locator(".day-column")
    expect(columns).to_have_count(7)
    page.page.get_by_role("radio", name="3 days").check()
    expect(columns).to_have_count(3)
    expect(columns.first).to_have_attribute("data-day", "2024-02-20")
    page.page.get_by_role("radio", name="Month").check()
    expect(page.cell("2024-02-29")).to_be_visible()
    assert "view=month" in page.page.url
    page.page.reload()
    expect(page.page.get_by_role("radio", name="Month")).to_be_checked()
    page.page.get_by_role("radio", name="Day", exact=True).check()
    expect(columns).to_have_count(1)
    expect(columns).to_have_attribute("data-day", "2024-02-20")


def test_the_agenda_lists_what_the_store_has(busy, visit):
    page = visit(busy, PAGE, **DESK)
    page.page.get_by_role("radio", name="Agenda").check()
    titles = page.locator(".agenda .event > .text")
    expect(titles.first).to_have_text(re.compile("^Review"))
    # The same event on each of its days.
    expect(shown(page, "Holiday")).to_have_count(3)
    assert "view=agenda" in page.page.url
    event(busy, "d", "home", "Concert", "2024-02-20T20:00[Europe/Berlin]", "2024-02-20T22:00[Europe/Berlin]")
    expect(shown(page, "Concert")).to_be_visible()
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(shown(page, "Concert")).to_have_count(0)
    expect(shown(page, "Review")).to_be_visible()


def test_a_calendar_is_hidden_and_shown_on_every_page(busy, visit):
    here, there = visit(busy, PAGE, **DESK), visit(busy, PAGE, **DESK)
    expect(shown(there, "Dentist")).to_be_visible()
    here.page.get_by_role("checkbox", name="Home").uncheck()
    for page in (here, there):
        expect(shown(page, "Dentist")).to_have_count(0)
        expect(shown(page, "Review")).to_be_visible()
        expect(page.page.get_by_role("checkbox", name="Home")).not_to_be_checked()
    there.page.get_by_role("checkbox", name="Home").check()
    expect(shown(here, "Dentist")).to_be_visible()


def test_what_somebody_adds_is_seen_at_once(busy, visit):
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    event(busy, "d", "work", "Lunch", "2024-02-20T12:00[Europe/Berlin]", "2024-02-20T13:00[Europe/Berlin]")
    expect(shown(page, "Lunch")).to_be_visible()


def test_an_event_tells_when_where_and_what(busy, visit):
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    sheet = page.page.get_by_role("dialog", name="Review")
    expect(sheet).to_contain_text(re.compile("Tuesday, February 20, 2024.*10:00.*11:30"))
    for words in ("Room 4", "Work", "Bring the plans."):
        expect(sheet).to_contain_text(words)
    page.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("way", ["key", "button"])
def test_today_is_shown_in_the_small_month_also_where_its_week_is_in_view(busy, visit, way):
    page = visit(busy, "/?view=month&date=2024-03-01&today=2024-02-29&time-zone=Europe/Berlin", **DESK)
    small = page.page.locator("#small")
    expect(small).to_have_js_property("value", "2024-03-01")
    page.press("w")
    expect(page.page.locator("#calendar")).to_have_attribute("view", "timeline")
    if way == "key":
        page.press("t")
    else:
        page.page.locator("#today").click()
    expect(small).to_have_js_property("value", "2024-02-29")
    expect(small).to_have_js_property("month", "2024-02")
    assert "date=" not in page.page.url


def test_the_small_month_leads_to_its_days(busy, visit):
    page = visit(busy, PAGE, **DESK)
    page.page.locator('#small >> [data-day="2024-02-06"]').click()
    expect(page.locator('.day-column[data-day="2024-02-06"]')).to_be_visible()
    expect(page.locator('.day-column[data-day="2024-02-20"]')).to_have_count(0)


def test_a_hand_has_three_days_and_a_drawer(busy, visit):
    page = visit(busy, PAGE, **HAND)
    expect(page.locator(".day-column")).to_have_count(3)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.page.get_by_role("button", name="Calendars").click()
    sheet = page.page.get_by_role("dialog", name="Calendars")
    sheet.get_by_role("checkbox", name="Work").uncheck()
    expect(shown(page, "Review")).to_have_count(0)
    page.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.page.get_by_role("button", name="Calendars").click()
    expect(page.page.get_by_role("dialog").get_by_role("checkbox", name="Work")).not_to_be_checked()


@pytest.mark.parametrize("size", [(1440, 900), (768, 1000), (320, 640)])
def test_the_hours_fill_the_window(busy, visit, size):
    page = visit(busy, PAGE, viewport={"width": size[0], "height": size[1]})
    expect(page.locator(".day-column").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == size[0]
    assert page.evaluate("() => document.documentElement.scrollHeight") == size[1]
    box = page.page.locator("#calendar").bounding_box()
    bar = 49 if size[0] < 600 else 0
    assert box["y"] + box["height"] == pytest.approx(size[1] - bar, abs=1)


@pytest.mark.parametrize("locale", ["en-US", "ar-EG", "de-DE", "ja-JP"])
@pytest.mark.parametrize("view", ["week", "month", "agenda"])
def test_axe_finds_nothing(busy, visit, locale, view):
    page = visit(busy, f"{PAGE}&view={view}", locale=locale, viewport={"width": 1280, "height": 1700})
    expect(shown(page, "Review")).to_be_visible()
    passes(page.page)
