# SPDX-License-Identifier: MIT
"""Our pages left open over midnight: who looks at today, looks at the new one."""

import pytest
from playwright.sync_api import expect

NIGHT = "2024-02-28T23:59:50Z"


@pytest.fixture
def at_night(almanac, browser):
    """Opens a page ten seconds before midnight."""
    opened = []

    def at_night(path="/streaks", **settings):
        from visit import Visit

        context = browser.new_context(locale="en-US", timezone_id="UTC", reduced_motion="reduce", **settings)
        opened.append(context)
        page = Visit(context.new_page(), almanac.address)
        page.page.clock.install(time=NIGHT)
        # A visit would set the clock of events to another moment.
        page.page.goto(almanac.address + path)
        page.page.wait_for_selector("html[data-ready][data-keeps]", state="attached")
        page.page.wait_for_function("() => document.querySelector('almanac-calendar').value")
        return page

    yield at_night
    for context in opened:
        context.close()


def pass_midnight(page):
    page.page.clock.run_for(20_000)
    return page


@pytest.mark.parametrize("path", ["/streaks", "/kal"])
def test_a_selected_today_follows_midnight(at_night, path):
    page = at_night(path)
    assert page.value == "2024-02-28"
    pass_midnight(page)
    page.page.wait_for_function("() => document.querySelector('almanac-calendar').value === '2024-02-29'")
    expect(page.page.locator("#day-heading")).to_contain_text("Feb 29, 2024")


def test_a_day_that_was_chosen_stays(at_night):
    page = at_night()
    page.cell("2024-02-20").click()
    pass_midnight(page)
    page.page.wait_for_function("() => document.querySelector('almanac-calendar').today === '2024-02-29'")
    assert page.value == "2024-02-20"


def test_an_open_form_keeps_its_day_and_the_page_follows_later(at_night, almanac):
    page = at_night()
    page.button("Add session").click()
    page.fill(start="22:00", end="23:00", points=5)
    pass_midnight(page)
    assert page.value == "2024-02-28"
    page.save()
    page.page.clock.run_for(2_000)
    page.page.wait_for_function("() => document.querySelector('almanac-calendar').value === '2024-02-29'")
    page.has_sent()
    assert [session["start"] for session in almanac.sessions(to="2024-03-02")] == ["2024-02-28T22:00"]


def test_today_is_not_kept_in_the_address(at_night):
    page = at_night()
    page.cell("2024-02-27").click()
    assert "date=2024-02-27" in page.page.url
    page.cell("2024-02-28").click()
    assert "date=" not in page.page.url


def test_who_looks_at_other_days_of_events_stays_there(at_night):
    page = at_night("/?view=week", viewport={"width": 1440, "height": 900})
    expect(page.page.locator("html[data-ready]")).to_be_attached()
    page.page.clock.run_for(2_000)
    calendar = page.page.locator("almanac-calendar:not(#small)")
    days = "c => `${c.visibleDays.first}/${c.visibleDays.last}`"
    page.press("j")
    page.page.clock.run_for(2_000)
    assert calendar.evaluate(days) == "2024-03-03/2024-03-09"
    pass_midnight(page)
    assert calendar.evaluate("c => c.today") == "2024-02-29"
    assert calendar.evaluate(days) == "2024-03-03/2024-03-09"
    assert "date=2024-03-03" in page.page.url


def test_nobody_is_shown_what_a_day_holds_because_it_is_over(at_night):
    page = at_night("/?view=week", viewport={"width": 1440, "height": 900})
    inspect = page.page.locator("#inspect[aria-expanded]")
    expect(inspect).to_be_attached()
    page.page.clock.run_for(2_000)
    pass_midnight(page)
    page.page.wait_for_function("() => document.querySelector('almanac-calendar:not(#small)').value === '2024-02-29'")
    expect(page.page.locator("#small")).to_have_js_property("value", "2024-02-29")
    expect(inspect).to_have_attribute("aria-expanded", "false")
