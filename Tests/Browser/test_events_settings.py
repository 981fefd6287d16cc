# SPDX-License-Identifier: MIT
"""The settings at /: what this device shows is so at once and stays so; the time zone goes with what is stored."""

import json

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, busy  # noqa: F401

DAY = "/?date=2024-02-20&today=2024-02-20"


@pytest.fixture
def opened(busy, browser):  # noqa: F811
    """Opens the calendar in a context of its own, and the settings."""
    contexts = []

    def opened(path=DAY, context=None, opens=True, **settings):
        context = context or browser.new_context(
            reduced_motion="reduce", service_workers="block",
            **{"locale": "en-US", **DESK, **settings})
        contexts.append(context)
        page = context.new_page()
        page.goto(busy.address + path)
        page.wait_for_selector("#settings", state="attached")
        expect(page.locator("#calendar .event").first).to_be_visible()
        if opens:
            open_settings(page)
        return page

    yield opened
    for context in contexts:
        context.close()


def open_settings(page):
    if not page.locator("#settings").is_visible():
        page.locator("#open").click()
    page.locator("#settings").click()
    expect(sheet(page)).to_be_visible()


def sheet(page):
    return page.get_by_role("dialog", name="Settings")


def attribute(page, name, of="calendar"):
    return page.locator(f"#{of}").get_attribute(name)


def column(page, day):
    return page.locator(f"#calendar >> .day-column[data-day='{day}']")


def columns(page):
    """The days that have columns in view, in order."""
    return page.evaluate("""() => {
      const { first, last } = document.querySelector('#calendar').visibleDays;
      return [...document.querySelector('#calendar').shadowRoot.querySelectorAll('.day-column')]
        .map(({ dataset }) => dataset.day).filter(day => first <= day && day <= last).sort();
    }""")


def test_a_week_begins_as_somebody_wants_it(opened):
    page = opened()
    expect(sheet(page).get_by_label("Week starts on")).to_have_value("")
    assert columns(page)[0] == "2024-02-18"
    sheet(page).get_by_label("Week starts on").select_option(label="Monday")
    expect(column(page, "2024-02-25")).to_be_in_viewport()
    assert columns(page)[0] == "2024-02-19"
    # So does the small month, and so do both after a reload.
    page.reload()
    page.wait_for_selector("#settings")
    for of in ("calendar", "small"):
        assert attribute(page, "first-weekday", of) == "monday"
    assert columns(page)[0] == "2024-02-19"
    # As usual it is again as it was.
    open_settings(page)
    sheet(page).get_by_label("Week starts on").select_option(label="Sunday (automatic)")
    expect(column(page, "2024-02-18")).to_be_in_viewport()
    assert columns(page)[0] == "2024-02-18"
    assert page.evaluate("localStorage.getItem('almanac:looks')") == "{}"


def test_a_week_can_be_without_its_weekend_and_a_day_not(opened):
    page = opened()
    sheet(page).get_by_label("Weekends in the week view").uncheck()
    expect(page.locator("#calendar")).to_have_attribute("hidden-weekdays", "saturday sunday")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    assert columns(page) == [f"2024-02-{day}" for day in range(19, 24)]
    page.get_by_role("radio", name="Day", exact=True).click(force=True)
    expect(page.locator("#calendar")).not_to_have_attribute("hidden-weekdays", "saturday sunday")
    # The weekend of the reader's country is meant.
    page = opened(locale="ar-EG", opens=False)
    page.locator("#settings").click()
    page.locator("[name=hidden-weekdays]").uncheck()
    expect(page.locator("#calendar")).to_have_attribute("hidden-weekdays", "friday saturday")


def test_working_hours_stand_out(opened):
    page = opened()
    start, end = (sheet(page).get_by_label(f"{which} of working hours") for which in ("Start", "End"))
    assert [start.input_value(), end.input_value()] == ["18", "34"]
    start.select_option(label="7:30\u202fAM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "7:30-17")
    # The end goes along with a start that would be after it; before the start it is on the next day.
    start.select_option(label="10:00\u202fPM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "22-31:30")
    assert end.input_value() == "15"
    end.select_option(label="6:00\u202fAM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "22-30")
    start.select_option(label="11:00\u202fPM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "23-30")
    start.select_option(label="1:00\u202fAM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "1-8")
    start.select_option(label="9:00\u202fAM")
    end.select_option(label="9:00\u202fAM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "9-33")
    end.select_option(label="5:00\u202fPM")
    expect(page.locator("#calendar")).to_have_attribute("working-hours", "9-17")
    assert page.evaluate("localStorage.getItem('almanac:looks')") == "{}"


def test_light_and_dark_are_chosen_for_all_pages(opened, busy):  # noqa: F811
    page = opened(color_scheme="light")
    ground = "() => getComputedStyle(document.querySelector('.bar')).color"
    title = "() => getComputedStyle(document.querySelector('#calendar').shadowRoot.querySelector('.event')).color"
    light = page.evaluate(ground), page.evaluate(title)
    sheet(page).get_by_label("Appearance").select_option(label="Dark")
    dark = page.evaluate(ground), page.evaluate(title)
    assert dark[0] != light[0] and dark[1] != light[1]
    page.goto(busy.address + "/streaks")
    page.wait_for_selector("html[data-ready]", state="attached")
    assert page.evaluate(ground) == dark[0]
    page.goto(busy.address + DAY)
    page.wait_for_selector("#settings")
    open_settings(page)
    sheet(page).get_by_label("Appearance").select_option(label="Automatic")
    assert page.evaluate(ground) == light[0]


def test_months_have_week_numbers_and_the_dates_of_another_calendar(opened):
    page = opened(DAY + "&view=month")
    sheet(page).get_by_label("Week numbers in the month view").check()
    sheet(page).get_by_label("Alternate calendar").select_option(label="Hebrew Calendar")
    expect(page.locator("#calendar >> .week-number").first).to_be_visible()
    assert attribute(page, "alternate-calendar") == "hebrew"


def test_a_second_time_zone_stands_beside_the_hours(opened):
    page = opened()
    field = sheet(page).get_by_role("combobox", name="Second time zone")
    field.click()
    page.keyboard.type("tokyo")
    page.keyboard.press("Enter")
    expect(page.locator("#calendar")).to_have_attribute("time-zones", "Asia/Tokyo")
    page.keyboard.press("Escape")
    expect(page.locator("#calendar")).to_have_attribute("time-zones", "Asia/Tokyo")
    open_settings(page)
    field.click()
    page.locator(".found-zones li").filter(has_text="None").click()
    expect(page.locator("#calendar")).not_to_have_attribute("time-zones", "Asia/Tokyo")


def test_the_time_zone_goes_with_what_is_stored(opened, busy):  # noqa: F811
    page = opened()
    other = opened(opens=False)
    field = sheet(page).get_by_role("combobox", name="Time zone", exact=True)
    expect(field).to_have_value("Same as this device (Berlin)")
    field.click()
    page.keyboard.type("new york")
    page.keyboard.press("Enter")
    expect(page.locator("#calendar")).to_have_attribute("time-zone", "America/New_York")
    expect(page.locator(".toast p")).to_have_text("Time zone · \u2068New York\u2069")
    # Another device hears of it.
    expect(other.locator("#calendar")).to_have_attribute("time-zone", "America/New_York")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.locator("#calendar")).not_to_have_attribute("time-zone", "America/New_York")


def test_a_time_zone_that_waits_for_the_server_can_be_taken_back(opened, busy):  # noqa: F811
    page = opened()
    page.route("**/api/settings*", lambda route: route.abort())
    field = sheet(page).get_by_role("combobox", name="Time zone", exact=True)
    for typed, zone in (("new york", "America/New_York"), ("tokyo", "Asia/Tokyo")):
        field.click()
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(page.locator("#calendar")).to_have_attribute("time-zone", zone)
    # Opened again, it has what waits.
    page.get_by_role("button", name="Close").click()
    open_settings(page)
    expect(field).to_have_value("Tokyo – Japan Standard Time")
    field.click()
    page.locator(".found-zones li").filter(has_text="Same as this device").click()
    expect(page.locator("#calendar")).not_to_have_attribute("time-zone", "Asia/Tokyo")
    page.unroute("**/api/settings*")
    # All three are sent, one after the other.
    with page.expect_event("response", lambda response: "/api/settings" in response.url
                           and response.request.method == "PUT" and response.json()["zone"] is None, timeout=20_000):
        page.evaluate("dispatchEvent(new Event('online'))")
    assert busy.get("settings")["zone"] is None


def test_other_pages_that_are_open_follow(opened):
    page = opened()
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("#settings")
    sheet(page).get_by_label("Week starts on").select_option(label="Saturday")
    for of in ("#calendar", "#small"):
        expect(other.locator(of)).to_have_attribute("first-weekday", "saturday")


def test_what_the_address_says_comes_first(opened):
    page = opened(DAY + "&first-weekday=wednesday")
    sheet(page).get_by_label("Week starts on").select_option(label="Monday")
    assert attribute(page, "first-weekday") == "wednesday"


@pytest.mark.parametrize("kept", ["no JSON", "null", "3", '"x"', "[1]", json.dumps({"first-weekday": 7, "working-hours": "x"})])
def test_what_is_kept_can_be_broken(opened, kept):
    page = opened(opens=False)
    page.evaluate("kept => localStorage.setItem('almanac:looks', kept)", kept)
    page.reload()
    page.wait_for_selector("#settings")
    expect(page.locator("#calendar .event").first).to_be_visible()
    open_settings(page)
    sheet(page).get_by_label("Start of working hours").select_option(label="8:00\u202fAM")
    assert attribute(page, "working-hours") == "8-17"


def test_without_a_sidebar_they_stand_in_the_middle(opened):
    page = opened(**{**DESK, "viewport": {"width": 768, "height": 900}})
    box = sheet(page).bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 384) < 2


def test_they_are_all_there_on_a_phone(opened):
    page = opened(**HAND)
    sheet(page).get_by_label("Week starts on").select_option(label="Monday")
    assert attribute(page, "first-weekday") == "monday"
    page.get_by_role("button", name="Close").tap()
    expect(sheet(page)).to_be_hidden()
    # The button is where it was.
    page.locator("#open").tap()
    expect(page.locator("#settings")).to_be_visible()


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "hand"])
def test_the_settings_are_accessible(opened, settings):
    page = opened(**settings)
    passes(page)
