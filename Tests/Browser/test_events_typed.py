# SPDX-License-Identifier: MIT
"""New events typed in one line: what the title says of the time is offered, taken, and taken back."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import begin, berlin, choose_zone, edit, events, field

MEANING = ".meaning"
READS = "() => document.querySelector('.meanings').dataset.reads !== undefined"


def title(page):
    return page.dialog.locator("[name=title]")


def type_title(page, text):
    """Types once the module that reads is there: until then a title is a title."""
    page.page.wait_for_function(READS)
    title(page).press_sequentially(text)


def when(page):
    return [field(page, name) for name in ("start", "startTime", "end", "endTime")]


def test_enter_saves_what_the_title_says(almanac, visit):
    page = begin(visit(almanac, PAGE), "keyboard")
    type_title(page, "lunch tomorrow 12-13")
    expect(page.dialog.locator(MEANING)).to_have_text(
        ["Wednesday, February 21, 2024, 12:00\u2009–\u20091:00\u202fPM"])
    assert when(page) == ["2024-02-21", "12:00", "2024-02-21", "13:00"]
    page.page.keyboard.press("Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["lunch"] == (berlin("2024-02-21T12:00"), berlin("2024-02-21T13:00"))


def test_enter_takes_no_time_that_saving_would_not(almanac, visit):
    page = begin(visit(almanac, PAGE), "keyboard").fill(startTime="15:00")
    type_title(page, "read chapters 12-13")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    title(page).press("Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["read chapters 12-13"][0] == berlin("2024-02-20T15:00")


SHOWN = "[data-event-id][data-start='{}']"


def says(page, *values):
    for name, value in zip(("start", "startTime", "end", "endTime"), values, strict=True):
        expect(page.dialog.locator(f"[name={name}]").first).to_have_js_property("value", value)


def test_the_fields_and_the_draft_follow_the_title_and_go_back(almanac, visit):
    page = begin(visit(almanac, PAGE, **DESK))
    before = when(page)
    type_title(page, "lunch tomorrow 12-13")
    says(page, "2024-02-21", "12:00", "2024-02-21", "13:00")
    expect(title(page)).to_have_value("lunch tomorrow 12-13")
    # It stands there as it would be saved.
    expect(page.locator(SHOWN.format("2024-02-21T12:00")).first).to_contain_text(re.compile("^lunch12"))
    for _ in "tomorrow 12-13":
        page.page.keyboard.press("Backspace")
    says(page, *before)
    expect(page.locator(SHOWN.format("2024-02-21T12:00"))).to_have_count(0)
    # What is not taken is not saved.
    assert saved(page, almanac) == ("lunch", (berlin(f"{before[0]}T{before[1]}"), berlin(f"{before[2]}T{before[3]}")))


def test_two_times_are_none_until_one_is_chosen(almanac, visit):
    page = begin(visit(almanac, PAGE))
    before = when(page)
    type_title(page, "tea tomorrow at 5")
    expect(page.dialog.locator("[data-meaning]")).to_have_count(2)
    says(page, *before)
    expect(page.dialog.locator("[name=allDay]")).not_to_be_checked()
    title(page).press_sequentially("pm")
    says(page, "2024-02-21", "17:00", "2024-02-21", "18:00")


@pytest.mark.parametrize("values, line, start", [
    # A time that somebody has set is not that of a title, a day may be.
    ({"startTime": "19:15"}, "Dinner tomorrow 6pm", "2024-02-20T19:15"),
    ({"start": "2024-02-23"}, "Dinner 6pm", "2024-02-23T18:00"),
    ({"start": "2024-02-23"}, "Dinner tomorrow 6pm", None),
])
def test_what_was_set_by_hand_before_stays(almanac, visit, values, line, start):
    page = begin(visit(almanac, PAGE)).fill(**values)
    before = when(page)
    start = start or f"{before[0]}T{before[1]}"
    type_title(page, line)
    expect(page.dialog.locator("[data-meaning]")).to_have_count(1)
    says(page, start[:10], start[11:], *when(page)[2:])
    assert saved(page, almanac)[1][0] == berlin(start)


def test_what_was_left_comes_back_as_it_was(almanac, visit):
    page = begin(visit(almanac, PAGE))
    before = when(page)
    type_title(page, "lunch tomorrow 12-13")
    page.dialog.get_by_role("button", name="Cancel").click()
    expect(page.dialog).to_have_count(0)
    page.page.get_by_role("button", name="Undo").click()
    says(page, "2024-02-21", "12:00", "2024-02-21", "13:00")
    title(page).fill("lunch")
    says(page, *before)


def test_a_bare_number_is_an_hour_or_a_date(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "Call fri 1")
    # The coming first of a month is a Friday.
    expect(page.dialog.locator("[data-meaning]")).to_have_text([
        "Friday, February 23, 2024, 1:00\u2009–\u20092:00\u202fPM",
        "Friday, February 23, 2024, 1:00\u2009–\u20092:00\u202fAM", "Friday, March 1, 2024"])
    page.dialog.locator("[data-meaning]").nth(2).click()
    expect(title(page)).to_have_value("Call")
    assert saved(page, almanac)[1] == ("2024-03-01", "2024-03-02")


def test_a_place_behind_its_sign_is_that_of_the_event(almanac, visit):
    page = begin(visit(almanac, PAGE))
    place = page.dialog.locator("[name=location]")
    type_title(page, "Dinner @ Luigi's tomorrow 7pm")
    expect(page.dialog.locator(MEANING)).to_have_text(
        ["Wednesday, February 21, 2024, 7:00\u2009–\u20098:00\u202fPM, Luigi's"])
    page.dialog.locator(MEANING).press("Enter")
    expect(title(page)).to_have_value("Dinner")
    expect(title(page)).to_be_focused()
    expect(place).to_have_value("Luigi's")
    page.dialog.get_by_role("button", name="Undo").click()
    expect(place).to_have_value("")
    expect(title(page)).to_have_value("Dinner @ Luigi's tomorrow 7pm")


def test_a_place_that_is_there_stays_and_none_is_lost(almanac, visit):
    page = begin(visit(almanac, PAGE)).fill(location="Berlin")
    type_title(page, "Dinner @ Luigi's tomorrow 7pm")
    page.dialog.locator(MEANING).click()
    expect(title(page)).to_have_value("Dinner @ Luigi's")
    expect(page.dialog.locator("[name=location]")).to_have_value("Berlin")


RANGES = {"en-US": "10:00\u2009–\u200911:30\u202fAM", "en-GB": "10:00–11:30", "de-DE": "10:00–11:30 Uhr",
          "ja-JP": "10時00分～11時30分", "ar-EG": "١٠:٠٠–١١:٣٠ ص"}


@pytest.mark.parametrize("locale", RANGES)
def test_a_title_says_times_as_the_card_of_an_event_does(busy, visit, locale):
    page = visit(busy, PAGE, locale=locale, **DESK)
    part = shown(page, "Review")
    expect(part).to_be_visible()
    part.click()
    card = page.dialog.locator(".when p").nth(1).text_content()
    page.page.keyboard.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.page.keyboard.press("n")
    expect(page.dialog).to_be_visible()
    type_title(page, "2024-02-20 10:00-11:30")
    assert page.dialog.locator(".meaning .range").first.text_content() == card
    assert card.split() == RANGES[locale].split()


def test_what_was_taken_is_taken_back(almanac, visit):
    page = begin(visit(almanac, PAGE))
    before = when(page)
    type_title(page, "read chapters 12-13")
    page.dialog.locator(MEANING).press("Enter")
    assert when(page)[1::2] == ["12:00", "13:00"]
    page.dialog.get_by_role("button", name="Undo").click()
    expect(title(page)).to_have_value("read chapters 12-13")
    assert when(page) == before
    # It is a title now.
    page.page.keyboard.press("Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert "read chapters 12-13" in events(almanac)


def test_saving_takes_what_is_offered(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "lunch tomorrow 12-13")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    assert saved(page, almanac) == ("lunch", (berlin("2024-02-21T12:00"), berlin("2024-02-21T13:00")))


@pytest.mark.parametrize("by", ["Save", "Enter"])
@pytest.mark.parametrize("chooses", [True, False])
def test_saving_asks_once_which_of_two_times_is_meant(almanac, visit, chooses, by):
    page = begin(visit(almanac, PAGE))
    before = when(page)
    type_title(page, "tea tomorrow at 5")
    expect(page.dialog.locator(MEANING)).to_have_count(2)
    assert when(page) == before
    if by == "Enter":
        title(page).press("Enter")
    else:
        page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog.locator(MEANING).first).to_be_focused()
    expect(page.dialog.locator(MEANING).first).to_have_css("outline-style", "solid")
    expect(title(page)).to_be_in_viewport(ratio=1)
    told = page.dialog.locator(".meanings").evaluate("group => getComputedStyle(group, '::before').content")
    assert told.startswith('"Which time? Choose one to save the event."')
    expect(page.dialog.get_by_role("group", name="Which time?")).to_have_count(1)
    # What would be saved is to be seen.
    says(page, "2024-02-21", "17:00", "2024-02-21", "18:00")
    if chooses:
        # The answer is all that saving has waited for.
        page.page.keyboard.press("Enter")
        expect(page.dialog).to_have_count(0)
        page.has_sent()
        assert events(almanac) == {"tea": (berlin("2024-02-21T17:00"), berlin("2024-02-21T18:00"))}
    else:
        # Who saves once more means the likeliest.
        assert saved(page, almanac) == ("tea", (berlin("2024-02-21T17:00"), berlin("2024-02-21T18:00")))


@pytest.mark.parametrize("locale, line, starts", [
    # A part of a day is its usual hour or the whole day, a meal says which hour is the likelier one, what is over today
    # is rather tomorrow's, and a night goes on after midnight.
    ("en-US", "party tomorrow evening", ["2024-02-21T19:00", "2024-02-21"]),
    ("de-DE", "Abendessen morgen um 8", ["2024-02-21T20:00", "2024-02-21T08:00"]),
    ("en-US", "bus 12:00am", ["2024-02-21T00:00", "2024-02-20T00:00"]),
    ("de-DE", "Bus heute Nacht um 1", ["2024-02-21T01:00"]), ("de-DE", "morgen mittags Pause", ["2024-02-21T12:00"]),
])
def test_the_likelier_meaning_is_offered_first(almanac, visit, locale, line, starts):
    page = visit(almanac, PAGE, locale=locale)
    expect(page.page.locator(".day-column").first).to_be_visible()
    page.page.keyboard.press("n")
    expect(page.dialog).to_be_visible()
    undo, before = {"en-US": "Undo", "de-DE": "Rückgängig"}[locale], when(page)
    type_title(page, line)
    expect(page.dialog.locator("[data-meaning]")).to_have_count(len(starts))
    for index, start in enumerate(starts):
        page.dialog.locator("[data-meaning]").nth(index).click()
        day, _, time = start.partition("T")
        assert field(page, "start") == day
        assert page.dialog.locator("[name=allDay]").is_checked() is (not time)
        if time:
            assert field(page, "startTime") == time
        # By key: where a button comes under a press, the next press is guarded.
        page.dialog.get_by_role("button", name=undo).press("Enter")
        assert when(page) == before
        title(page).fill(f"{line} ")


def test_saving_waits_for_what_reads_a_title(almanac, visit):
    page = visit(almanac, PAGE)
    held = page.hold("**/almanac-typing.wasm")
    begin(page).fill(title="lunch tomorrow 12-13")
    page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog.locator("form")).to_have_attribute("aria-busy", "true")
    held.release()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["lunch"] == (berlin("2024-02-21T12:00"), berlin("2024-02-21T13:00"))


def saved(page, almanac):
    """The only event, once the form has been saved."""
    page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    (found,) = events(almanac).items()
    return found


@pytest.mark.parametrize("line, values, start, end", [
    ("Cinema tomorrow 7-9pm", {"endTime": "23:00"}, "2024-02-21T19:00", "2024-02-21T23:00"),
    ("Cinema tomorrow 7-9pm", {"startTime": "20:00"}, "2024-02-21T20:00", "2024-02-21T22:00"),
    ("Cinema tomorrow 7-9pm", {"start": "2024-02-23"}, "2024-02-23T19:00", "2024-02-23T21:00"),
    ("Cinema tomorrow 7-9pm", {"end": "2024-02-22"}, "2024-02-21T19:00", "2024-02-22T21:00"),
    ("Cinema 7-9pm", {"start": "2024-02-23"}, "2024-02-23T19:00", "2024-02-23T21:00"),
])
def test_what_is_set_by_hand_is_set_on_top_of_what_is_offered(almanac, visit, line, values, start, end):
    page = begin(visit(almanac, PAGE))
    type_title(page, line)
    expect(page.dialog.locator("[data-meaning]")).to_have_count(1)
    page.fill(**values)
    expect(page.dialog.locator("[data-meaning]")).to_have_count(0)
    expect(title(page)).to_have_value("Cinema")
    expect(title(page)).not_to_be_focused()
    assert saved(page, almanac) == ("Cinema", (berlin(start), berlin(end)))


def test_a_day_of_the_title_has_a_time_by_hand(almanac, visit):
    page = begin(visit(almanac, PAGE))
    times = when(page)[1::2]
    type_title(page, "Cinema tomorrow")
    expect(page.dialog.locator("[name=allDay]")).to_be_checked()
    page.dialog.locator("[name=allDay]").uncheck()
    expect(title(page)).to_have_value("Cinema")
    says(page, "2024-02-21", times[0], "2024-02-21", times[1])
    page.fill(endTime="23:00")
    assert saved(page, almanac)[1] == (berlin(f"2024-02-21T{times[0]}"), berlin("2024-02-21T23:00"))


def test_whole_days_are_ticked_on_top_of_hours(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "Flat cleaning tomorrow 2-3pm")
    expect(page.dialog.locator("[data-meaning]")).to_have_count(1)
    page.dialog.get_by_label("All day").check()
    assert saved(page, almanac) == ("Flat cleaning", ("2024-02-21", "2024-02-22"))


def test_another_zone_is_that_of_the_hours_in_the_title(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "Call NY tomorrow 3pm")
    expect(page.dialog.locator("[data-meaning]")).to_have_count(1)
    page.dialog.locator("summary").click()
    choose_zone(page, "new york")
    name, (start, _) = saved(page, almanac)
    assert (name, start) == ("Call NY", "2024-02-21T15:00:00-05:00[America/New_York]")


def test_a_phrase_comes_back_beside_what_was_set_by_hand(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "read chapters 12-13")
    expect(page.dialog.locator("[data-meaning]")).to_have_count(1)
    page.fill(startTime="19:00")
    page.dialog.get_by_role("button", name="Undo").click()
    expect(title(page)).to_have_value("read chapters 12-13")
    assert saved(page, almanac)[1][0] == berlin("2024-02-20T19:00")


def test_where_two_times_are_meant_one_is_chosen(almanac, visit):
    page = begin(visit(almanac, PAGE), "keyboard")
    type_title(page, "tea tomorrow at 5")
    expect(page.dialog.locator(MEANING)).to_have_count(2)
    page.page.keyboard.press("Enter")
    expect(page.dialog.locator(MEANING).first).to_be_focused()
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("Enter")
    # Enter had meant to save it, and which of the times it is was all that was missing.
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac) == {"tea": (berlin("2024-02-21T05:00"), berlin("2024-02-21T06:00"))}


def test_days_are_whole(almanac, visit):
    page = begin(visit(almanac, PAGE))
    type_title(page, "trip from 23 to 25 February")
    page.dialog.locator(MEANING).click()
    expect(page.dialog.locator("[name=allDay]")).to_be_checked()
    assert (field(page, "start"), field(page, "end")) == ("2024-02-23", "2024-02-25")
    page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert events(almanac)["trip"] == ("2024-02-23", "2024-02-26")


@pytest.mark.parametrize("language, line, rest", [
    ("de-DE", "Mittagessen morgen 12-13", "Mittagessen"),
    ("fr-FR", "déjeuner demain de midi à 13h", "déjeuner"),
    ("es-ES", "comida mañana de 12 a 13", "comida"),
    ("ar-EG", "غداء غدًا ١٢-١٣", "غداء"),
    ("he-IL", "ארוחה מחר 12-13", "ארוחה"),
    ("ja-JP", "明日12時から13時まで昼食", "昼食"),
])
def test_each_language_says_when(almanac, visit, language, line, rest):
    page = visit(almanac, PAGE, locale=language)
    expect(page.page.locator(".day-column").first).to_be_visible()
    page.page.keyboard.press("n")
    expect(page.dialog).to_be_visible()
    type_title(page, line)
    page.dialog.locator(MEANING).click()
    expect(title(page)).to_have_value(rest)
    assert when(page) == ["2024-02-21", "12:00", "2024-02-21", "13:00"]


def test_a_title_that_says_no_time_is_a_title(almanac, visit):
    page = begin(visit(almanac, PAGE), "keyboard")
    type_title(page, "lunch")
    page.page.keyboard.press("Enter")
    expect(page.dialog).to_have_count(0)


def test_an_event_that_is_there_is_not_read_again(busy, visit):
    event(busy, "d", "work", "Tea tomorrow at 17:00", "2024-02-20T14:00[Europe/Berlin]",
          "2024-02-20T15:00[Europe/Berlin]")
    page = edit(visit(busy, PAGE, **DESK), "Tea tomorrow")
    title(page).press_sequentially(" or 18:00")
    expect(title(page)).to_have_value("Tea tomorrow at 17:00 or 18:00")
    expect(page.dialog.locator(MEANING)).to_have_count(0)


@pytest.mark.parametrize("device", [DESK, HAND], ids=["desk", "hand"])
def test_meanings_are_accessible_and_big_enough(almanac, visit, device):
    page = begin(visit(almanac, PAGE, **device))
    type_title(page, "tea tomorrow at 5")
    expect(page.dialog.locator(MEANING)).to_have_count(2)
    passes(page.page)
    group = page.dialog.get_by_role("group", name="Use this time")
    expect(group.get_by_role("button")).to_have_count(2)
    assert all(box["height"] >= 44 for box in map(lambda part: part.bounding_box(), page.dialog.locator(MEANING).all()))


@pytest.mark.parametrize("height", [900, 1100])
@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_title_stays_where_it_is_typed(almanac, visit, height, device):
    page = begin(visit(almanac, PAGE, viewport={"width": 1440, "height": height}), device)
    page.page.wait_for_function("() => document.querySelector('dialog almanac-picker').shadowRoot")
    page.page.wait_for_function("() => document.getAnimations().every(a => a.playState !== 'running')")
    before = title(page).bounding_box()["y"]
    type_title(page, "lunch on 20 September 12-13")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    assert abs(title(page).bounding_box()["y"] - before) < .5
    box = page.dialog.bounding_box()
    assert box["y"] + box["height"] <= height - 8
    expect(page.dialog.get_by_role("button", name="Save")).to_be_in_viewport(ratio=1)


def test_no_line_ends_in_a_range_of_times(almanac, visit):
    page = begin(visit(almanac, PAGE, **HAND))
    type_title(page, "lunch tomorrow 12-13")
    expect(page.dialog.locator(MEANING)).to_have_count(1)
    assert page.evaluate("""() => {
      const range = document.querySelector('.meaning .range');
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }""") == 1


def test_a_form_leaves_the_periods_in_view_where_there_is_room(almanac, visit):
    page = begin(visit(almanac, PAGE, viewport={"width": 1440, "height": 1100}))
    page.page.wait_for_function("() => document.getAnimations().every(a => a.playState !== 'running')")
    periods = page.page.locator("#period").bounding_box()
    assert page.dialog.bounding_box()["y"] > periods["y"] + periods["height"]


ONCE = {"en-US": "Repeating events are not possible yet: this one takes place once.",
        "de-DE": "Wiederholungen gibt es noch nicht: Dieser Termin findet nur einmal statt."}
SET_TIME = {"en-US": "Set its day and time below.", "de-DE": "Lege Tag und Uhrzeit unten fest."}


def begin_in(page):
    """Opens the form in whatever language, and waits for what reads."""
    expect(page.locator(".day-column").first).to_be_visible()
    page.press("n")
    page.page.wait_for_function(f"() => document.querySelector('.meanings') && ({READS})()")
    return page


@pytest.mark.parametrize("locale, line", [("en-US", "Standup every weekday 9am"), ("de-DE", "Sport jeden Montag 18 Uhr")])
def test_what_repeats_is_refused_and_said(busy, visit, locale, line):  # noqa: F811
    page = begin_in(visit(busy, PAGE, locale=locale, **DESK))
    once = page.dialog.get_by_text(ONCE[locale])
    expect(once).to_be_hidden()
    page.fill(title=line)
    expect(once).to_be_visible()
    expect(once).to_have_text(f"{ONCE[locale]} {SET_TIME[locale]}")
    expect(page.page.locator("#said")).to_contain_text(f"{ONCE[locale]} {SET_TIME[locale]}")
    # None of its days is guessed.
    expect(page.dialog.locator("[data-meaning]")).to_have_count(0)
    page.fill(title="Standup 10:30")
    expect(once).to_be_hidden()
    expect(page.dialog.locator("[data-meaning]")).not_to_have_count(0)


def test_what_is_called_weekly_has_its_time_and_takes_place_once(busy, visit):  # noqa: F811
    page = begin_in(visit(busy, PAGE, **DESK))
    page.fill(title="Weekly review Friday 4pm")
    expect(page.dialog.get_by_text(ONCE["en-US"])).to_have_text(ONCE["en-US"])
    page.dialog.locator("[data-meaning]").first.click()
    expect(page.dialog.locator("[name=title]")).to_have_value("Weekly review")
    # It is so still when it is saved.
    expect(page.dialog.get_by_text(ONCE["en-US"])).to_have_text(ONCE["en-US"])
