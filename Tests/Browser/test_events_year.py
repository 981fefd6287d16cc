# SPDX-License-Identifier: MIT
"""A year of the calendar: how much each day holds, and its months, which open."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event  # noqa: F401
from test_events_layers import lived  # noqa: F401
from test_events_trail import BARE, address, chosen, heading, in_view, period

MOVING = {**DESK, "reduced_motion": "no-preference"}



def heat(page, first):
    """The steps of the days of a month that hold something."""
    return page.evaluate(
        """first => {
          const facts = document.getElementById('calendar').dataSource;
          return facts.facts({ first, last: first.slice(0, 8) + '29', today: '2024-02-20' })
            .then(days => Object.fromEntries(days.filter(day => day.count).map(day => [day.day, day.count])));
        }""", first)


@pytest.mark.parametrize("before", ["Week", "3 days", "Day", "Month", "Agenda"])
def test_days_that_were_shown_before_have_their_colour(busy, visit, before):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    period(page, before).check()
    # Wednesday is chosen, and no first day of a week.
    page.page.locator('#small >> [data-day="2024-02-21"]').click()
    period(page, "Year").check()
    in_view(page, "2024-01-01")
    expect(period(page, "Year")).to_be_checked()
    february = page.locator(".period[data-first='2024-02-01']")
    expect(february.locator("[data-heat]")).to_have_count(3)
    expect(february.locator("[data-heat='1']")).to_have_text(["21", "22", "23"])
    period(page, before).check()
    expect(page.locator("[data-heat]")).to_have_count(0)


def test_days_of_a_year_have_room_on_a_phone_on_its_side(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=year", **HAND | {"viewport": {"width": 844, "height": 390}})
    february = page.locator(".period[data-first='2024-02-01']")
    tops = [february.locator(f":text-is('{day}')").first.bounding_box()["y"] for day in (7, 14, 21)]
    assert all(later - before >= 14 for before, later in zip(tops, tops[1:]))


COUNTS = """async ([first, last, wanted]) => {
  const source = document.getElementById('calendar').dataSource;
  let told = null;
  for (const end = Date.now() + 10_000; Date.now() < end && told !== wanted;) {
    const days = await source.facts({ first, last, today: '2024-02-20' });
    told = days.filter(({ count }) => count).map(({ day, count }) => `${day} ${count}`).join();
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return told;
}"""


def counts(page, first, last, wanted):
    """The events that the page tells of days, once they are these; a predicate with a promise would wait for nothing."""
    return page.evaluate(COUNTS, [first, last, wanted])


def test_a_year_says_how_many_events_its_days_have(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=year", **DESK)
    expect(heading(page)).to_have_text("2024")
    assert heat(page, "2024-02-01") == {"2024-02-20": 2, "2024-02-21": 1, "2024-02-22": 1, "2024-02-23": 1}
    event(busy, "d", "work", "Fair", "2024-02-22", "2024-02-23")
    assert counts(page, "2024-02-22", "2024-02-22", "2024-02-22 2") == "2024-02-22 2"
    page.page.get_by_role("checkbox", name="Home").uncheck()
    wanted = "2024-02-20 1,2024-02-22 1"
    assert counts(page, "2024-02-01", "2024-02-29", wanted) == wanted


@pytest.mark.parametrize("settings", [DESK, MOVING, HAND])
def test_a_month_of_a_year_opens_and_back_leads_to_the_year(busy, visit, settings):  # noqa: F811
    page = visit(busy, BARE + "&view=year", **settings)
    in_view(page, "2024-01-01")
    page.locator(".period[data-first='2024-10-01']").click()
    # A phone has no room for the year that it is.
    expect(heading(page)).to_have_text("October" if settings is HAND else "October 2024")
    expect(period(page, "Month")).to_be_checked()
    address(page, view="month", date="2024-10-01")
    page.page.go_back()
    in_view(page, "2024-01-01")
    expect(period(page, "Year")).to_be_checked()
    address(page, view="year")
    period(page, "Week").check()
    in_view(page, "2024-02-18")


def test_years_are_turned_and_the_small_month_leads_through_them(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=year", **DESK)
    page.button("Next").click()
    expect(heading(page)).to_have_text("2025")
    in_view(page, "2025-01-01")
    period(page, "Month").check()
    expect(heading(page)).to_have_text("January 2025")
    period(page, "Year").check()
    page.button("Today").click()
    in_view(page, "2024-01-01")
    expect(chosen(page)).to_have_attribute("data-day", "2024-02-20")


def test_its_earlier_address_leads_here_with_its_day(busy, visit):  # noqa: F811
    page = visit(busy, "/week?view=month&date=2024-03-05&today=2024-02-20", **DESK)
    assert page.page.url.startswith(busy.address + "/?")
    address(page, view="month", date="2024-03-05")
    expect(heading(page)).to_have_text("March 2024")


YEAR = f"{PAGE}&view=year"
LOOK = "part => getComputedStyle(part, '::before').backgroundColor"
OWN = "part => getComputedStyle(part).backgroundColor"


def legend(page, kind=""):
    return page.page.locator(f".legend li{kind}").locator("visible=true")


def shows_streaks(page):
    page.page.evaluate("() => localStorage.setItem('almanac:layers', JSON.stringify(['streaks', 'marks/Gym']))")
    page.page.reload()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_year_says_what_its_colours_stand_for(lived, visit, scheme):  # noqa: F811
    event(lived, "f", "work", "Fair", "2024-03-05", "2024-03-06")
    page = visit(lived, YEAR.replace("today=2024-02-20", "today=2024-02-28"), **DESK, color_scheme=scheme)
    expect(legend(page)).to_have_text(["Entries per day", "1–2", "3–5", "6–9", "10+"])
    shows_streaks(page)
    expect(legend(page)).to_have_text(
        ["Entries per day", "1–2", "3–5", "6–9", "10+", "Goal reached", "Goal missed", "No points"])
    days = page.locator(".glance i")
    for kind, day in ((".step-1", "[data-heat='1']"),
                      *((f".{state}", f"[data-tint=streak-{state}]") for state in ("kept", "short", "none"))):
        assert legend(page, kind).evaluate(LOOK) == days.and_(page.locator(day)).first.evaluate(OWN), kind
    page.page.get_by_role("checkbox", name="100 points a day").uncheck()
    expect(legend(page)).to_have_count(5)
    period(page, "Month").check()
    expect(legend(page)).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_the_steps_of_the_legend_are_those_of_the_calendar(busy, visit, locale):  # noqa: F811
    page = visit(busy, YEAR, **DESK, locale=locale)
    expect(legend(page)).to_have_count(5)
    page.page.locator("#calendar").evaluate("calendar => calendar.setAttribute('heat-legend', '')")
    steps = page.locator(".heat[aria-label]")
    expect(steps).to_have_count(5)
    assert legend(page, ".step").all_inner_texts() == steps.all_inner_texts()[1:]


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "es-ES", "fr-FR", "ar-EG", "he-IL", "ja-JP"])
@pytest.mark.parametrize("width", [320, 390, 768])
def test_the_legend_has_room_of_its_own(lived, visit, locale, width):  # noqa: F811
    page = visit(lived, YEAR, **{**HAND, "viewport": {"width": width, "height": 700}}, locale=locale)
    shows_streaks(page)
    expect(legend(page)).to_have_count(8)
    calendar = page.page.locator("#calendar").bounding_box()
    hours = page.page.locator(".hours").bounding_box()
    for part in legend(page).all():
        box = part.bounding_box()
        assert calendar["y"] + calendar["height"] <= box["y"] and box["y"] + box["height"] <= hours["y"] + hours["height"]
        assert 8 <= box["x"] and box["x"] + box["width"] <= width - 8


def test_nothing_moves_when_the_legend_comes(lived, visit):  # noqa: F811
    page = visit(lived, YEAR, **HAND)
    expect(legend(page)).to_have_count(5)
    with_it = page.page.locator("#calendar").bounding_box()
    page.evaluate("() => document.querySelector('.legend').remove()")
    assert page.page.locator("#calendar").bounding_box() == with_it
