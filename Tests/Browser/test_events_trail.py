# SPDX-License-Identifier: MIT
"""Where the page of events is: in the address, in the history, in its heading and in the small month."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, busy  # noqa: F401

BARE = "/?today=2024-02-20&time-zone=Europe/Berlin"
MOVING = {**DESK, "reduced_motion": "no-preference"}


def period(page, name):
    return page.page.get_by_role("radio", name=name, exact=True)


def heading(page):
    return page.page.locator("#shown")


def chosen(page):
    """The day that is chosen in the small month."""
    return page.page.locator("#small >> [data-traits~=selected]:not([data-traits~=outside])")


def in_view(page, first):
    page.page.wait_for_function("day => document.getElementById('calendar').visibleDays?.first === day", arg=first)


def address(page, **parameters):
    """Waits until the address says this of the view and the day, and no more."""
    page.page.wait_for_function(
        """([view, date]) => {
          const now = new URLSearchParams(location.search);
          return now.get('view') === view && now.get('date') === date;
        }""",
        arg=[parameters.get("view"), parameters.get("date")],
    )


@pytest.mark.parametrize("settings", [DESK, MOVING])
def test_back_and_forward_lead_through_views_and_days(busy, visit, settings):  # noqa: F811
    page = visit(busy, BARE, **settings)
    in_view(page, "2024-02-18")
    page.button("Next").click()
    in_view(page, "2024-02-25")
    period(page, "Month").check()
    expect(heading(page)).to_have_text("February 2024")
    page.page.locator('#small >> [data-day="2024-02-07"]').click()
    expect(chosen(page)).to_have_attribute("data-day", "2024-02-07")
    period(page, "Day").check()
    in_view(page, "2024-02-07")
    address(page, view="day", date="2024-02-07")
    page.button("Today").click()
    in_view(page, "2024-02-20")
    address(page, view="day")
    for view, first, date in [("day", "2024-02-07", "2024-02-07"), ("month", "2024-01-28", "2024-02-07"),
                              ("month", "2024-01-28", "2024-02-25"), (None, "2024-02-25", "2024-02-25"),
                              (None, "2024-02-18", None)]:
        page.page.go_back()
        in_view(page, first)
        address(page, view=view, date=date)
        expect(period(page, {None: "Week"}.get(view, str(view).capitalize()))).to_be_checked()
    page.page.go_forward()
    in_view(page, "2024-02-25")
    expect(page.page).to_have_title(re.compile("^Feb.* 25\\s– Mar.* 2, 2024 · Calendar$"))
    history = page.page.context.new_cdp_session(page.page).send("Page.getNavigationHistory")
    titles = [re.sub(r"\s", " ", entry["title"]).removesuffix(" · Calendar") for entry in history["entries"]]
    # With the list of a day beside it there is room for short names only, without the year.
    short = [re.sub(r"(Feb|Mar|Tue|Wed)[a-z]+|, 2024", r"\1", title) for title in titles[-6:]]
    assert short == ["Feb 18 – 24", "Feb 25 – Mar 2", "Feb 2024", "Feb 2024", "Wed, Feb 7", "Tue, Feb 20"]


def test_keys_that_turn_are_entries_as_buttons_are(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    length = page.evaluate("() => history.length")
    page.page.locator("#calendar >> .day-column[tabindex='0']").focus()
    steps = [("PageDown", "2024-02-25", "2024-02-25"), ("PageDown", "2024-03-03", "2024-03-03"),
             ("PageUp", "2024-02-25", "2024-02-25"), ("Shift+PageDown", "2024-03-24", "2024-03-24"),
             ("t", "2024-02-18", None)]
    for number, (key, first, date) in enumerate(steps):
        page.page.keyboard.press(key)
        in_view(page, first)
        address(page, date=date)
        assert page.evaluate("() => history.length") == length + number + 1
    # Arrows are none, nor is what is there already.
    for key in ("t", "ArrowRight", "ArrowDown"):
        page.page.keyboard.press(key)
    assert page.evaluate("() => history.length") == length + len(steps)
    for _, first, date in reversed(steps[:-1]):
        page.page.go_back()
        in_view(page, first)
        address(page, date=date)


def test_what_is_scrolled_past_is_no_entry_and_a_reload_stays(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    length = page.evaluate("() => history.length")
    page.page.mouse.move(900, 500)
    page.page.mouse.wheel(900, 0)
    # Where it comes to rest, and no day that it passes.
    in_view(page, "2024-02-25")
    address(page, date="2024-02-25")
    assert page.evaluate("() => history.length") == length
    page.page.reload()
    in_view(page, "2024-02-25")


def test_the_same_day_again_is_no_entry(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    in_view(page, "2024-02-18")
    length = page.evaluate("() => history.length")
    page.button("Today").click()
    # Nor is what is scrolled past after it.
    page.page.mouse.move(900, 500)
    page.page.mouse.wheel(900, 0)
    page.page.wait_for_function("() => new URLSearchParams(location.search).has('date')")
    assert page.evaluate("() => history.length") == length


@pytest.mark.parametrize("bad", ["date=2024-02-30", "date=today!", "view=years", "view=constructor&date=", "date=x&date=2024"])
def test_what_the_address_cannot_mean_is_ignored(busy, visit, bad):  # noqa: F811
    page = visit(busy, f"{BARE}&{bad}", **DESK)
    in_view(page, "2024-02-18")
    expect(period(page, "Week")).to_be_checked()


def test_an_address_is_where_somebody_else_arrives(busy, visit):  # noqa: F811
    page = visit(busy, f"{BARE}&view=agenda&date=2024-02-22", **DESK)
    in_view(page, "2024-02-22")
    expect(period(page, "Agenda")).to_be_checked()
    expect(chosen(page)).to_have_attribute("data-day", "2024-02-22")


@pytest.mark.parametrize("settings", [DESK, MOVING])
def test_list_heading_and_small_month_agree(busy, visit, settings):  # noqa: F811
    page = visit(busy, f"{BARE}&view=agenda", **settings)
    names = {"2024-01": "January 2024", "2024-02": "February 2024", "2024-03": "March 2024", "2024-04": "April 2024"}
    for name, month in [("Next", "2024-03"), ("Next", "2024-04"), ("Previous", "2024-03"), ("Previous", "2024-02"),
                        ("Previous", "2024-01"), ("Today", "2024-02")]:
        page.button(name).click()
        expect(heading(page)).to_have_text(names[month])
        expect(page.page.locator("#small >> [data-role=title]")).to_have_text(names[month])
        page.page.wait_for_function(
            """month => {
              const [calendar, small] = ['calendar', 'small'].map(id => document.getElementById(id));
              return calendar.visibleDays.first.startsWith(month) && small.value === calendar.visibleDays.first;
            }""",
            arg=month,
        )


def test_the_heading_names_the_days(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    for name, text in [("Day", "Tuesday, February 20, 2024"), ("3 days", "February 20 – 22, 2024"),
                       ("Week", "February 18 – 24, 2024"), ("Month", "February 2024"), ("Agenda", "February 2024")]:
        period(page, name).check()
        expect(heading(page)).to_have_text(text)


@pytest.mark.parametrize("locale, text", [("de-DE", "19.–25. Feb. 2024"), ("ar-EG", "١٧–٢٣ فبراير ٢٠٢٤"), ("th-TH", "18–24 ก.พ. 2024")])
def test_the_heading_is_in_the_readers_language(busy, visit, locale, text):  # noqa: F811
    page = visit(busy, BARE, locale=locale, viewport={"width": 1100, "height": 900})
    # Not which space stands around the dash.
    page.page.wait_for_function(
        "text => document.getElementById('shown').textContent.replace(/\\s/g, '').includes(text.replace(/\\s/g, ''))", arg=text)


def test_a_keyboard_comes_to_the_chosen_day(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    expect(page.page.locator("#small >> [role=gridcell][tabindex='0']")).to_have_attribute("data-day", "2024-02-20")
    page.button("Next").click()
    expect(page.page.locator("#small >> [role=gridcell][tabindex='0']")).to_have_attribute("data-day", "2024-02-25")


def test_a_sheet_is_closed_by_back(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **HAND)
    period(page, "Day").check()
    page.button("Calendars").click()
    expect(page.dialog).to_be_visible()
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    expect(period(page, "Day")).to_be_checked()
    page.page.go_back()
    expect(period(page, "3 days")).to_be_checked()


@pytest.mark.parametrize("name, settings", [("Week", DESK), ("3 days", DESK), ("3 days", HAND)])
def test_a_date_is_chosen_and_then_opened(busy, visit, name, settings):  # noqa: F811
    page = visit(busy, BARE, **settings)
    period(page, name).check()
    date = page.locator(".date-header[data-day='2024-02-21']")
    date.click()
    address(page, date="2024-02-21", view={"Week": None, "3 days": "days" if settings is DESK else None}[name])
    expect(period(page, name)).to_be_checked()
    date.click()
    expect(period(page, "Day")).to_be_checked()
    address(page, view="day", date="2024-02-21")
    page.page.go_back()
    expect(period(page, name)).to_be_checked()
