# SPDX-License-Identifier: MIT
"""While an event waits for its new time a bar says so, and what to do; it can be left where it is."""

import re

import pytest
from playwright.sync_api import expect
from taps import Taps
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import berlin, events
from test_events_hands import at, held

BAR = ".held:not([hidden])"


def take(page, taps, title="Dentist"):
    """Takes hold of an event by its sheet."""
    taps.press(shown(page, title))
    taps.press(page.dialog.get_by_role("button", name="Move…"))
    expect(held(page)).to_have_count(1)
    return page.page.locator(BAR)


def phone(busy, visit, view="days"):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **HAND)
    expect(shown(page, "Dentist")).to_be_visible()
    return page, Taps(page)


def test_a_finger_is_told_to_tap_and_can_cancel(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    expect(bar).to_contain_text("Tap a time, or drag an end.")
    expect(page.toast).to_have_count(0)
    taps.press(bar.get_by_role("button", name="Cancel"))
    expect(bar).to_have_count(0)
    expect(held(page)).to_have_count(0)
    # The next tap moves nothing.
    before = events(busy)
    taps.tap(at(page, "2024-02-21", 780))
    taps.press(shown(page, "Review"))
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()
    assert events(busy) == before


def test_a_tap_moves_it_and_the_bar_goes(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    taps.tap(at(page, "2024-02-21", 720))
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-21T12:00")
    expect(bar).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"][0] == berlin("2024-02-21T12:00")


def test_a_tap_on_its_own_time_leaves_it(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    taps.tap(at(page, "2024-02-20", 640))
    expect(bar).to_have_count(0)


def test_it_is_held_while_pages_are_turned(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    taps.press(page.page.locator("#next"))
    expect(page.locator(".day-column[data-day='2024-02-24']")).to_be_in_viewport()
    expect(held(page)).to_have_count(0)
    expect(bar).to_be_visible()
    taps.press(bar.get_by_role("button", name="Cancel"))
    expect(bar).to_have_count(0)
    # What is given up is in view again, and the next tap moves nothing.
    expect(shown(page, "Dentist")).to_be_in_viewport()
    taps.tap(at(page, "2024-02-21", 780))
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    expect(held(page)).to_have_count(0)


@pytest.mark.parametrize("way", ["sheet", "period", "agenda"])
def test_something_else_ends_it(busy, visit, way):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    if way == "sheet":
        taps.press(page.button("Calendars"))
        taps.press(page.dialog.get_by_role("button", name="Close"))
    else:
        page.page.get_by_role("radio", name="Week" if way == "period" else "Agenda").check()
    expect(bar).to_have_count(0)
    page.page.get_by_role("radio", name="3 days").check()
    expect(shown(page, "Dentist")).to_be_visible()
    expect(held(page)).to_have_count(0)


def test_a_month_asks_for_a_day(busy, visit):  # noqa: F811
    tablet = {**HAND, "viewport": {"width": 1024, "height": 768}}
    page = visit(busy, f"{PAGE}&view=month", **tablet)
    expect(shown(page, "Dentist")).to_be_visible()
    expect(take(page, Taps(page))).to_contain_text("Tap the new day.")


def test_keys_are_told_of_keys_and_escape_leaves_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Enter")
    expect(page.dialog).to_be_visible()
    page.press("m")
    bar = page.page.locator(BAR)
    expect(bar).to_contain_text("Choose a time, drag an end, or use the arrow keys and Enter.")
    expect(bar).to_contain_text("Tue, Feb 20, 10:30 – 11:00\u00a0AM")
    page.press("ArrowDown")
    expect(held(page)).to_have_attribute("data-start", "2024-02-20T10:45")
    expect(bar).to_contain_text("Tue, Feb 20, 10:45 – 11:15\u00a0AM")
    page.press("Escape")
    expect(bar).to_have_count(0)
    expect(held(page)).to_have_count(0)
    shown(page, "Dentist").focus()
    page.press("Enter")
    page.press("m")
    expect(bar).to_be_visible()
    page.page.locator("#add").click()
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    expect(bar).to_have_count(0)


@pytest.mark.parametrize("settings", [HAND, DESK], ids=["touch", "mouse"])
def test_its_end_waits_for_a_tap_too(busy, visit, settings):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **settings)
    expect(shown(page, "Dentist")).to_be_visible()
    taps = Taps(page)
    press = taps.press if settings is HAND else lambda part: part.click()
    press(shown(page, "Dentist"))
    press(page.dialog.get_by_role("button", name="Resize…"))
    expect(held(page)).to_have_count(1)
    bar = page.page.locator(BAR)
    expect(bar).to_contain_text("Tap the new end time." if settings is HAND else "Choose when it ends, or use")
    end = at(page, "2024-02-20", 765)
    if settings is HAND:
        taps.tap(end)
    else:
        page.page.mouse.click(*end)
    expect(held(page)).to_have_count(0)
    expect(bar).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_attribute("data-end", "2024-02-20T12:45")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T10:30"), berlin("2024-02-20T12:45"))


def test_a_letter_takes_the_end_and_keys_move_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    page.dialog.wait_for()
    page.press("l")
    expect(held(page)).to_have_count(1)
    page.press("ArrowDown", "ArrowDown", "Enter")
    expect(shown(page, "Dentist")).to_have_attribute("data-end", "2024-02-20T11:30")
    assert shown(page, "Dentist").get_attribute("data-start") == "2024-02-20T10:30"


@pytest.mark.parametrize("settings", [HAND, DESK], ids=["touch", "mouse"])
def test_its_start_waits_for_a_tap_as_well(busy, visit, settings):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **settings)
    expect(shown(page, "Dentist")).to_be_visible()
    taps = Taps(page)
    press = taps.press if settings is HAND else lambda part: part.click()
    press(shown(page, "Dentist"))
    press(page.dialog.get_by_role("button", name="Resize…"))
    bar = page.page.locator(BAR)
    press(bar.get_by_role("button", name="Change start"))
    expect(bar).to_contain_text("Tap the new start time." if settings is HAND else "Choose when it starts, or use")
    expect(bar.get_by_role("button", name="Change end")).to_be_visible()
    expect(held(page)).to_have_count(1)
    start = at(page, "2024-02-20", 545)
    if settings is HAND:
        taps.tap(start)
    else:
        page.page.mouse.click(*start)
    expect(held(page)).to_have_count(0)
    expect(bar).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T09:00")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T09:00"), berlin("2024-02-20T11:00"))


def test_keys_move_both_ends_and_are_told_which(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    page.dialog.wait_for()
    page.press("l")
    expect(held(page)).to_have_count(1)
    page.press("ArrowDown", "l")
    bar = page.page.locator(BAR)
    expect(bar).to_contain_text("Choose when it starts, or use the arrow keys and Enter.")
    expect(bar).to_contain_text("10:30 – 11:15\u00a0AM")
    expect(page.locator("[aria-live]").filter(has_text="move its start")).to_have_count(1)
    page.press("ArrowUp")
    # By the button as well, from which the keyboard goes back to the event.
    page.press("Tab")
    expect(bar.get_by_role("button", name="Change end")).to_be_focused()
    page.press("Enter")
    expect(bar).to_contain_text("Choose when it ends")
    page.press("ArrowDown", "Enter")
    expect(bar).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T10:15"), berlin("2024-02-20T11:30"))


def test_what_keys_have_moved_and_stretched_is_stored_with_its_new_length(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Space", "ArrowDown", "Shift+ArrowDown", "Enter")
    expect(held(page)).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T10:45"), berlin("2024-02-20T11:30"))


def test_what_is_moved_as_a_whole_has_no_other_end(busy, visit):  # noqa: F811
    page, taps = phone(busy, visit)
    bar = take(page, taps)
    expect(bar.get_by_role("button")).to_have_count(1)


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize("locale", ["en", "de", "fr", "ar"])
def test_the_way_to_the_other_end_fits_on_a_phone(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days&locale={locale}", **{**HAND, "viewport": {"width": width, "height": 640}})
    shown(page, "Dentist").tap()
    page.dialog.locator("[aria-keyshortcuts=L]").tap()
    bar = page.page.locator(BAR)
    expect(bar.locator(".other")).to_be_visible()
    assert bar.bounding_box()["height"] < 80
    assert bar.evaluate("bar => bar.scrollWidth <= bar.clientWidth")
    for button in bar.get_by_role("button").all():
        box = button.bounding_box()
        assert box["x"] >= 12 and box["x"] + box["width"] <= width - 12 and min(box["width"], box["height"]) >= 44


def test_in_a_month_the_last_day_is_tapped(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    shown(page, "Holiday").first.click()
    page.dialog.get_by_role("button", name="Resize…").click()
    expect(held(page).first).to_be_visible()
    page.cell("2024-02-27").click()
    expect(held(page)).to_have_count(0)
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-21", "2024-02-28")
    shown(page, "Holiday").first.click()
    page.dialog.get_by_role("button", name="Resize…").click()
    page.page.locator(BAR).get_by_role("button", name="Change start").click()
    page.cell("2024-02-19").click()
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-19", "2024-02-28")


def test_in_a_month_an_event_with_hours_has_no_end_to_tap(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    shown(page, "Dentist").first.click()
    expect(page.dialog.get_by_role("button", name="Move…")).to_be_visible()
    expect(page.dialog.get_by_role("button", name="Resize…")).to_have_count(0)


def test_a_phones_month_says_what_waits_although_it_shows_dots(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **HAND)
    taps = Taps(page)
    bar = page.page.locator(BAR)
    taps.press(page.page.locator("#inspector, .day-list, main").get_by_text("Dentist").first)
    taps.press(page.dialog.get_by_role("button", name="Move…"))
    expect(bar).to_contain_text("Tap the new day.")
    taps.press(bar.get_by_role("button", name="Cancel"))
    expect(bar).to_have_count(0)
    before = events(busy)
    page.cell("2024-02-22").tap()
    assert events(busy) == before
    page.cell("2024-02-20").tap()
    taps.press(page.page.locator("main").get_by_text("Dentist").first)
    taps.press(page.dialog.get_by_role("button", name="Move…"))
    expect(bar).to_be_visible()
    page.cell("2024-02-23").tap()
    expect(bar).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"][0] == berlin("2024-02-23T10:30")


@pytest.mark.parametrize("width, height", [(768, 1024), (1024, 768), (1440, 900)])
def test_what_to_do_is_said_in_one_line_where_there_is_room(busy, visit, width, height):  # noqa: F811
    page = visit(busy, f"{PAGE}&locale=de", **DESK | {"viewport": {"width": width, "height": height}})
    expect(shown(page, "Dentist")).to_be_visible()
    page.evaluate("() => localStorage.setItem('almanac:inspector', 'open')")
    page.page.reload()
    shown(page, "Dentist").focus()
    page.press("Enter")
    expect(page.dialog).to_be_visible()
    page.press("m")
    held_bar = page.page.locator(".held")
    expect(held_bar).to_contain_text("Eingabetaste")
    box = held_bar.bounding_box()
    assert box["height"] < 64 and box["x"] >= 0 and box["x"] + box["width"] <= width


@pytest.mark.parametrize("view", ["days", "month"])
def test_what_a_finger_is_told_is_one_line_on_a_phone(busy, visit, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}&locale=de", **HAND)
    if view == "month":
        page.page.locator("#inspector .item").first.tap()
    else:
        shown(page, "Dentist").tap()
    page.dialog.get_by_role("button", name="Verschieben …").tap()
    expect(page.page.locator(f"{BAR} .count")).to_contain_text("Tippe auf")
    assert page.page.locator(BAR).bounding_box()["height"] < 64
    assert page.page.locator(f"{BAR} .titles").bounding_box()["height"] < 20


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize("locale, time", [("en", "10:30\u00a0AM – 12:00\u00a0PM"), ("de", "10:30–12:00 Uhr")])
def test_the_bar_says_what_is_held_and_its_time_in_a_line(busy, visit, width, locale, time):  # noqa: F811
    event(busy, "n", "home", "Anniversary of the observatory", "2024-02-20T10:30[Europe/Berlin]",
          "2024-02-20T12:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=day&locale={locale}", **HAND | {"viewport": {"width": width, "height": 640}})
    taps = Taps(page)
    taps.press(shown(page, "Anniversary"))
    taps.press(page.dialog.locator("[aria-keyshortcuts=M]"))
    bar = page.page.locator(BAR)
    name, when = (bar.locator(f".what > :nth-child({place})") for place in (1, 2))
    expect(name).to_have_text("Anniversary of the observatory")
    expect(when).to_have_text(time)
    assert bar.bounding_box()["height"] <= 60
    # The title gives way, and what else is said has room.
    boxes = [part.bounding_box() for part in (name, when)]
    assert abs(boxes[0]["y"] - boxes[1]["y"]) < 4 and boxes[0]["width"] > 48
    assert all(part.evaluate("part => part.scrollWidth <= part.clientWidth") for part in bar.locator("p").all())


def test_the_bar_says_how_many_are_held(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for title in ("Review", "Dentist"):
        shown(page, title).click(modifiers=["Control"])
    page.page.get_by_role("toolbar").get_by_role("button", name="Move…").click()
    expect(page.page.locator(BAR)).to_contain_text("2 selected")


@pytest.mark.parametrize("titles", [("Review", "Dentist"), ("Dentist", "Review")])
def test_the_time_in_the_bar_is_that_of_the_one_that_goes_where_somebody_taps(busy, visit, titles):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for title in titles:
        shown(page, title).click(modifiers=["Control"])
    page.page.get_by_role("toolbar").get_by_role("button", name="Move…").click()
    when = page.page.locator(f"{BAR} .what > :nth-child(2)")
    expect(when).to_contain_text(re.compile("10:[03]0"))
    said = when.inner_text()
    page.page.mouse.click(*at(page, "2024-02-22", 780))
    page.has_sent()
    (name,) = [name for name, (start, _) in events(busy).items() if start == berlin("2024-02-22T13:00")]
    assert {"Review": "10:00", "Dentist": "10:30"}[name] in said


@pytest.mark.parametrize("way", ["keys", "button"])
@pytest.mark.parametrize("name", ["Move…", "Resize…"])
def test_the_keyboard_is_on_what_was_left_where_it_was(busy, visit, way, name):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    page.dialog.get_by_role("button", name=name).click()
    bar = page.page.locator(BAR)
    expect(bar).to_be_visible()
    page.press("ArrowDown")
    if way == "keys":
        page.press("Escape")
    else:
        bar.get_by_role("button", name="Cancel").click()
    expect(shown(page, "Dentist")).to_be_focused()
    expect(held(page)).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390])
def test_all_of_what_is_held_comes_out_from_under_the_bar(busy, visit, width):  # noqa: F811
    event(busy, "k", "work", "Kiln", "2024-02-21T15:00[Europe/Berlin]", "2024-02-21T16:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=days", **{**HAND, "viewport": {"width": width, "height": 640}})
    expect(shown(page, "Dentist")).to_be_visible()
    # At the foot of the view.
    page.page.locator("#calendar").evaluate("calendar => calendar.show('2024-02-20', { hours: '10:45-15:55' })")
    bar = take(page, Taps(page), "Kiln")
    expect(bar).to_be_visible()
    page.page.wait_for_function("""([part, bar]) => part.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
      && part.getBoundingClientRect().top > 0""", arg=[held(page).element_handle(), bar.element_handle()])
    hint = bar.locator(".titles")
    assert hint.evaluate("hint => hint.scrollWidth <= hint.clientWidth")


def test_a_hint_for_keys_is_read_to_its_end_on_the_narrowest_phone(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **{**HAND, "viewport": {"width": 320, "height": 640}})
    shown(page, "Dentist").click()
    expect(page.dialog.get_by_role("button", name="Move…")).to_be_visible()
    page.page.keyboard.press("m")
    hint = page.page.locator(BAR).locator(".titles")
    expect(hint).to_have_text("Choose a time, drag an end, or use the arrow keys and Enter.")
    assert hint.evaluate("hint => hint.scrollWidth <= hint.clientWidth")
