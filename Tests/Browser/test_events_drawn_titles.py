# SPDX-License-Identifier: MIT
"""What a title says of the time, in an event that was drawn at one."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, PAGE
from test_events_editor import berlin, events
from test_events_hands import at as place
from test_events_typed import MEANING, saved, title, type_title


def draw(page):
    """Opens the form for an hour that is drawn on Thursday."""
    expect(page.locator(".day-column").first).to_be_visible()
    page.page.mouse.dblclick(*place(page, "2024-02-22", 855))
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    return page


@pytest.mark.parametrize("line, start, rest", [
    ("lunch 12-13", "2024-02-22T12:00", "lunch"), ("lunch Friday 12-13", "2024-02-23T12:00", "lunch"),
])
def test_a_time_in_a_title_stands_above_what_was_drawn(almanac, visit, line, start, rest):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, line)
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    # The fields say so already, and so does the offer.
    expect(page.dialog.locator(".meanings")).to_have_attribute("data-shown", "")
    name, times = saved(page, almanac)
    assert (name, times[0]) == (rest, berlin(start))


@pytest.mark.parametrize("line", ["Sunday roast", "Monday blues gig", "party Friday night", "cake on Friday"])
@pytest.mark.parametrize("by", ["Enter", "Save", "key", "pointer"])
def test_who_drew_a_time_and_says_a_day_alone_is_asked(almanac, visit, line, by):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, line)
    offer = page.dialog.locator(MEANING)
    expect(offer).to_have_count(1)
    # What is not taken does not look as if it were.
    expect(page.dialog.locator(".meanings[data-shown]")).to_have_count(0)
    save = page.dialog.get_by_role("button", name="Save")
    press = (lambda: title(page).press("Enter")) if by in ("Enter", "key") else save.click
    press()
    expect(page.dialog.get_by_role("group", name=re.compile("^Which time"))).to_be_visible()
    expect(offer).to_have_count(2)
    expect(offer.last).to_be_focused()
    expect(offer.last).to_have_text(re.compile("Thursday, February 22, 2024.*2:00"))
    # Saving once more, or Enter, leaves it where it was drawn.
    if by == "key":
        offer.last.press("Enter")
    elif by == "pointer":
        offer.last.click()
    else:
        press()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)[line][0] == berlin("2024-02-22T14:00")


ASKS = ".meanings[data-asks]"


def test_who_drew_the_day_that_the_title_says_is_asked_nothing(almanac, visit):
    page = visit(almanac, f"{PAGE}&view=month", **DESK)
    page.cell("2024-02-23").dblclick(position={"x": 20, "y": 60})
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    type_title(page, "cake on Friday")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    assert saved(page, almanac)[1][0] == "2024-02-23"


def test_a_time_that_is_missing_is_asked_for_first(almanac, visit):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, "cake on Friday")
    page.fill(startTime="")
    page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog.get_by_text("Enter a time.")).to_be_visible()
    expect(page.dialog.locator(ASKS)).to_have_count(0)
    assert events(almanac) == {}


def test_a_title_that_has_been_changed_since_is_asked_about_again(almanac, visit):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, "cake on Friday")
    save = page.dialog.get_by_role("button", name="Save")
    for _ in range(2):
        save.click()
        expect(page.dialog.locator(ASKS)).to_have_count(1)
        title(page).press("End")
        page.page.keyboard.type("s")
        page.page.keyboard.press("Backspace")
        expect(page.dialog.locator(ASKS)).to_have_count(0)
        expect(page.dialog.locator(MEANING)).to_have_count(1)
    assert events(almanac) == {}


def test_who_is_asked_may_mean_the_day(almanac, visit):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, "cake on Friday")
    page.dialog.get_by_role("button", name="Save").click()
    page.dialog.locator(MEANING).first.click()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["cake"][0] == "2024-02-23"


@pytest.mark.parametrize("line, presses, start", [
    ("cake on Friday", 2, "2024-03-01"), ("cake Friday 12-13", 1, berlin("2024-03-01T12:00")),
])
def test_who_draws_in_another_week_means_a_day_of_it(almanac, visit, line, presses, start):
    page = visit(almanac, PAGE.replace("date=2024-02-20", "date=2024-02-28"), **DESK)
    expect(page.locator(".day-column").first).to_be_visible()
    page.page.mouse.dblclick(*place(page, "2024-02-28", 855))
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    type_title(page, line)
    offer = page.dialog.locator(MEANING)
    expect(offer).to_have_count(1)
    page.dialog.get_by_role("button", name="Save").click()
    if presses == 2:
        expect(page.dialog.locator(ASKS)).to_have_count(1)
        offer.first.click()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["cake"][0] == start


def test_setting_the_time_of_what_was_drawn_leaves_day_and_title_alone(almanac, visit):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, "Monday blues gig")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    page.fill(startTime="19:15")
    expect(page.dialog.locator(MEANING)).to_have_count(0)
    assert saved(page, almanac) == ("Monday blues gig", (berlin("2024-02-22T19:15"), berlin("2024-02-22T20:15")))


def test_a_day_alone_is_taken_by_who_wants_it(almanac, visit):
    page = draw(visit(almanac, PAGE, **DESK))
    type_title(page, "Sunday roast")
    page.dialog.locator(MEANING).click()
    expect(title(page)).to_have_value("roast")
    assert saved(page, almanac)[1][0] == "2024-02-25"
