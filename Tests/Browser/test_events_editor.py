# SPDX-License-Identifier: MIT
"""Events made, changed and deleted by forms on the page of events: by mouse, finger and keyboard, undone and redone."""

import re

import pytest
from audit import passes
from bench import SET_CLOCK
from person import DEVICES, Person
from playwright.sync_api import expect
from taps import Taps
from test_offline import is_kept
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from visit import AWAY


def events(almanac):
    """What the server has of the days around the tutorial's, by title: its start and its end."""
    return {found["title"]: (found["start"], found["end"]) for found in almanac.get("events?from=2024-02-01&to=2024-03-15")}


def berlin(text):
    return f"{text}:00+01:00[Europe/Berlin]"


def begin(page, device="mouse"):
    """Opens the form for a new event."""
    expect(page.locator(".day-column").first).to_be_visible()
    if device == "keyboard":
        page.page.keyboard.press("n")
    else:
        Person(page, device).press(page.page.locator("#add"))
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    return page


STANDS = """async part => {
  const place = () => { const { x, y } = part.getBoundingClientRect(); return `${x} ${y}`; };
  for (let [before, same] = [place(), 0]; same < 10;) {
    await new Promise(requestAnimationFrame);
    same = place() === before ? same + 1 : 0;
    before = place();
  }
}"""


def edit(page, title):
    """Opens the form for an event by way of its card, once it stands: a press on what moves only stops it."""
    part = shown(page, title).first
    part.evaluate(STANDS)
    part.click()
    page.page.get_by_role("dialog", name=title).get_by_role("button", name="Edit").click()
    expect(page.page.get_by_role("dialog", name="Edit event")).to_be_visible()
    return page


def field(page, name):
    """What a field of the form says; of a date, the day."""
    return page.dialog.locator(f"[name={name}]").first.evaluate("field => field.value")


def zone(page, name="zone"):
    """The time zone that a field of the form has."""
    return page.dialog.locator(f"[name={name}]").get_attribute("data-zone")


def choose_zone(page, text, name="zone"):
    """Takes the first zone that is found by a text."""
    box = page.dialog.locator(f"[name={name}]")
    box.fill(text)
    box.press("Enter")
    expect(box).to_have_attribute("aria-expanded", "false")


TIMES = ("start", "startTime", "end", "endTime")


def says(page, **values):
    """The fields come to these values: what is typed is read a moment later."""
    for name, value in values.items():
        expect(page.dialog.locator(f"[name={name}]").first).to_have_js_property("value", value)


def has_times(page, *values):
    says(page, **dict(zip(TIMES, values, strict=True)))


def save(page):
    page.save()
    expect(page.dialog).to_have_count(0)
    return page.has_sent()


@pytest.mark.parametrize("device", DEVICES)
def test_an_event_is_made_and_seen_at_once(busy, visit, device):  # noqa: F811
    page = visit(busy, PAGE, **(HAND if device == "touch" else DESK))
    begin(page, device).fill(title="Lunch with Ada", startTime="12:30", location="Mensa", notes="Bring\nthe book.")
    has_times(page, "2024-02-20", "12:30", "2024-02-20", "13:30")
    if device == "keyboard":
        page.dialog.locator("[name=title]").press("Enter")
    else:
        Person(page, device).press(page.dialog.get_by_role("button", name="Save"))
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Lunch with Ada")).to_have_attribute("data-start", "2024-02-20T12:30")
    expect(page.toast).to_contain_text(re.compile(r"Event added · \S*Tue, Feb 20, 12:30"))
    page.has_sent()
    found = next(each for each in busy.get("events?from=2024-02-20&to=2024-02-21") if each["title"] == "Lunch with Ada")
    wanted = {"calendar": "work", "location": "Mensa", "notes": "Bring\nthe book.", "status": "confirmed", "busy": True,
              "color": None, "start": berlin("2024-02-20T12:30"), "end": berlin("2024-02-20T13:30")}
    assert {name: found[name] for name in wanted} == wanted


def test_all_that_an_event_has_can_be_said(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Trip")
    for name, value in [("calendar", "home"), ("status", "tentative"), ("busy", "false")]:
        page.dialog.locator(f"[name={name}]").select_option(value)
    page.dialog.get_by_role("radio", name="Purple").check()
    page.dialog.get_by_role("checkbox", name="All day").check()
    expect(page.dialog.locator("[name=startTime]")).to_be_hidden()
    page.fill(end="Feb 22, 2024")
    save(page)
    found = next(each for each in busy.get("events?from=2024-02-20&to=2024-02-21") if each["title"] == "Trip")
    wanted = {"calendar": "home", "status": "tentative", "busy": False, "color": "#8640B8", "start": "2024-02-20",
              "end": "2024-02-23"}
    assert {name: found[name] for name in wanted} == wanted
    expect(shown(page, "Trip")).to_have_attribute("data-end", "2024-02-23")
    # Its last day is what the form says.
    edit(page, "Trip")
    says(page, end="2024-02-22")
    assert page.dialog.get_by_role("radio", name="Purple").is_checked()


def test_a_moved_start_takes_the_end_along(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review")
    page.fill(startTime="23:00")
    has_times(page, "2024-02-20", "23:00", "2024-02-21", "00:30")
    page.fill(start="Feb 22, 2024")
    has_times(page, "2024-02-22", "23:00", "2024-02-23", "00:30")
    save(page)
    assert events(busy)["Review"] == (berlin("2024-02-22T23:00"), berlin("2024-02-23T00:30"))
    expect(shown(page, "Review").first).to_have_attribute("data-start", "2024-02-22T23:00")
    assert busy.get("events/a")["notes"] == "Bring the plans."


def test_whole_days_and_back_are_the_same_times(busy, visit):  # noqa: F811
    event(busy, "m", "work", "Late shift", "2024-02-20T18:00[Europe/Berlin]", "2024-02-21T00:00[Europe/Berlin]")
    page = edit(visit(busy, PAGE, **DESK), "Late shift")
    before = [field(page, name) for name in TIMES]
    switch = page.dialog.get_by_role("checkbox", name="All day")
    switch.check()
    # Until midnight is not a second day.
    says(page, start="2024-02-20", end="2024-02-20")
    switch.uncheck()
    has_times(page, *before)
    switch.check()
    save(page)
    assert events(busy)["Late shift"] == ("2024-02-20", "2024-02-21")


def test_an_event_may_begin_and_end_in_other_zones(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Flight", startTime="08:00", endTime="21:00")
    page.dialog.locator("summary").click()
    choose_zone(page, "New York")
    page.dialog.get_by_role("checkbox", name="Ends in another time zone").check()
    choose_zone(page, "berlin", "endZone")
    save(page)
    assert events(busy)["Flight"] == ("2024-02-20T08:00:00-05:00[America/New_York]", berlin("2024-02-20T21:00"))
    expect(shown(page, "Flight")).to_have_attribute("data-start", "2024-02-20T14:00")
    edit(page, "Flight")
    has_times(page, "2024-02-20", "08:00", "2024-02-20", "21:00")
    assert (zone(page), zone(page, "endZone")) == ("America/New_York", "Europe/Berlin")
    choose_zone(page, "None")
    save(page)
    assert events(busy)["Flight"] == ("2024-02-20T08:00", "2024-02-20T21:00")


def test_an_end_before_the_start_is_refused_where_it_is(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review")
    end = page.dialog.locator("[name=endTime]")
    page.fill(endTime="09:00").save()
    expect(page.dialog).to_contain_text("The event ends before it starts.")
    expect(end).to_have_attribute("aria-invalid", "true")
    expect(end).to_be_focused()
    assert "ends before" in end.evaluate("input => document.getElementById(input.getAttribute('aria-describedby')).textContent")
    page.fill(end="Feb 19, 2024").save()
    expect(page.dialog.locator("almanac-picker[name=end]")).to_have_attribute("aria-invalid", "true")
    page.fill(end="", endTime="").save()
    expect(page.dialog).to_have_count(1)
    page.fill(end="Feb 20, 2024").save()
    expect(page.dialog).to_contain_text("Enter a time.")
    assert busy.get("events/a")["revision"] == 1
    page.fill(endTime="10:00")
    save(page)
    # No time at all is a time.
    assert events(busy)["Review"] == (berlin("2024-02-20T10:00"), berlin("2024-02-20T10:00"))


def test_what_was_deleted_comes_back_and_goes_again(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(shown(page, "Review")).to_have_count(0)
    expect(page.toast).to_contain_text("Event deleted · \u2068Review\u2069")
    page.toast.get_by_role("button", name="Undo").click()
    expect(shown(page, "Review")).to_be_visible()
    page.has_sent()
    again = busy.get("events/a")
    assert (again["notes"], again["location"], again.get("deleted")) == ("Bring the plans.", "Room 4", None)
    page.press("Control+Shift+Z")
    expect(shown(page, "Review")).to_have_count(0)
    page.has_sent()
    assert busy.get("events/a")["deleted"]


def test_what_is_undone_is_redone_by_hand(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **HAND), "Review").fill(title="Retreat")
    save(page)
    taps = Taps(page)
    for name, title in [("Undo", "Review"), ("Redo", "Retreat"), ("Undo", "Review")]:
        taps.press(page.toast.get_by_role("button", name=name))
        expect(shown(page, title)).to_be_visible()
        page.has_sent()
        assert busy.get("events/a")["title"] == title


def test_every_step_is_undone_and_redone(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Lunch", startTime="12:00")
    save(page)
    edit(page, "Lunch").fill(title="Dinner", startTime="19:00")
    save(page)
    expect(page.toast).to_contain_text("Event saved")
    for key, title in [("Control+Z", "Lunch"), ("Control+Z", None), ("Control+Y", "Lunch"), ("Control+Shift+Z", "Dinner")]:
        page.press(key)
        for name in ("Lunch", "Dinner"):
            expect(shown(page, name)).to_have_count(1 if name == title else 0)
        page.has_sent()
        assert (title in events(busy)) if title else not {"Lunch", "Dinner"} & set(events(busy))
    assert events(busy)["Dinner"] == (berlin("2024-02-20T19:00"), berlin("2024-02-20T20:00"))


def test_an_undone_change_elsewhere_is_brought_into_view(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    edit(page, "Review").fill(start="Mar 13, 2024")
    save(page)
    expect(page.locator('.day-column[data-day="2024-03-13"]')).to_be_visible()
    expect(shown(page, "Review")).to_be_visible()
    page.press("Control+Z")
    expect(page.locator('.day-column[data-day="2024-02-20"]')).to_be_visible()
    expect(shown(page, "Review")).to_be_visible()


def test_two_people_change_the_same_event(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(title="Review of plans")
    busy.ask("PATCH", "events/a", {"revision": 1, "title": "Retro", "location": "Room 5"})
    page.save()
    question = page.page.get_by_role("dialog", name="Changed on another device")
    versions = question.locator(".version")
    expect(versions).to_have_count(2)
    theirs, mine = versions.all()
    expect(theirs).to_contain_text(re.compile("Retro.*Tuesday, February 20, 2024.*Room 5"))
    expect(mine).to_contain_text(re.compile("Review of plans.*10:00.*Room 4"))
    question.get_by_role("button", name="Keep this version").click()
    expect(shown(page, "Review of plans")).to_be_visible()
    page.has_sent()
    kept = busy.get("events/a")
    # What only the other one has changed stays changed.
    assert (kept["title"], kept["location"]) == ("Review of plans", "Room 5")


def test_two_people_change_different_things_of_an_event(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(title="Review of plans")
    busy.ask("PATCH", "events/a", {"revision": 1, "location": "Room 5"})
    save(page)
    expect(shown(page, "Review of plans")).to_be_visible()
    kept = busy.get("events/a")
    assert (kept["title"], kept["location"]) == ("Review of plans", "Room 5")
    # To undo that takes back the title alone.
    page.press("Control+Z")
    expect(shown(page, "Review of plans")).to_have_count(0)
    page.has_sent()
    kept = busy.get("events/a")
    assert (kept["title"], kept["location"]) == ("Review", "Room 5")


def test_an_end_of_ones_own_is_kept_with_its_start(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(endTime="12:00")
    # Alone, it would be before the start by now.
    theirs = {name: f"2024-02-21T{hour}:00[Europe/Berlin]" for name, hour in [("start", 15), ("end", 16)]}
    busy.ask("PATCH", "events/a", {"revision": 1, **theirs})
    page.save()
    question = page.page.get_by_role("dialog", name="Changed on another device")
    expect(question.locator(".version")).to_have_count(2)
    question.get_by_role("button", name="Keep this version").click()
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T10:00")
    page.has_sent()
    assert events(busy)["Review"] == (berlin("2024-02-20T10:00"), berlin("2024-02-20T12:00"))


def test_versions_that_differ_in_their_notes_show_them(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(notes="Bring nothing.")
    busy.ask("PATCH", "events/a", {"revision": 1, "notes": "Bring everything.", "status": "tentative"})
    page.save()
    question = page.page.get_by_role("dialog", name="Changed on another device")
    versions = question.locator(".version")
    expect(versions).to_have_count(2)
    theirs, mine = versions.all()
    expect(theirs).to_contain_text(re.compile("Work.*Tentative.*Bring everything"))
    expect(mine).to_contain_text(re.compile("Work.*Bring nothing"))


def test_the_other_version_may_stay(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(title="Review of plans")
    busy.ask("DELETE", "events/a?revision=1")
    page.save()
    page.page.get_by_role("button", name="Keep other version").click()
    expect(shown(page, "Review")).to_have_count(0)
    assert busy.get("events/a")["deleted"]


def test_what_is_done_without_the_server_is_kept_and_sent_once(busy, visit):  # noqa: F811
    page = is_kept(visit(busy, PAGE, forgives=[AWAY], worker=True, **DESK))
    expect(shown(page, "Review")).to_be_visible()
    page.page.wait_for_load_state("networkidle")
    busy.stop()
    expect(page.notice).to_contain_text("Offline")
    begin(page).fill(title="Lunch", startTime="12:00").save()
    expect(shown(page, "Lunch")).to_have_attribute("data-start", "2024-02-20T12:00")
    # One that was only looked at, not opened, before.
    edit(page, "Review").fill(startTime="14:00").save()
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T14:00")
    shown(page, "Holiday").first.click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(shown(page, "Holiday")).to_have_count(0)
    expect(page.notice).to_contain_text("Your 3 changes are kept")
    shown(page, "Lunch").click()
    expect(page.dialog).to_contain_text("Not sent yet")
    page.press("Escape")
    edit(page, "Lunch").fill(title="Brunch").save()
    expect(shown(page, "Brunch")).to_be_visible()
    page.page.reload()
    for title, count in [("Brunch", 1), ("Review", 1), ("Holiday", 0)]:
        expect(shown(page, title)).to_have_count(count)
    busy.start()
    page.is_back()
    assert events(busy) == {
        "Brunch": (berlin("2024-02-20T12:00"), berlin("2024-02-20T13:00")),
        "Review": (berlin("2024-02-20T14:00"), berlin("2024-02-20T15:30")),
        "Dentist": (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00")),
    }
    shown(page, "Brunch").click()
    expect(page.dialog).not_to_contain_text("Not sent yet")


def test_pressed_twice_it_is_saved_once(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Twice")
    page.dialog.get_by_role("button", name="Save").evaluate("button => { button.click(); button.click(); }")
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Twice")).to_have_count(1)
    page.has_sent()
    assert len(busy.get("events?from=2024-02-01&to=2024-03-15")) == 4
    # Nor do two presses open two forms.
    page.page.locator("#add").evaluate("button => { button.click(); button.click(); }")
    expect(page.dialog).to_have_count(1)


def test_what_was_typed_is_not_lost(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(title="Retro", startTime="15:00")
    page.press("Escape")
    expect(page.toast).to_contain_text("Changes discarded")
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.page.get_by_role("dialog", name="Edit event")).to_be_visible()
    says(page, title="Retro", startTime="15:00")
    save(page)
    assert events(busy)["Retro"][0] == berlin("2024-02-20T15:00")
    # By key it comes back as well, and what was done before stays done.
    begin(page).fill(title="Draft")
    page.press("Escape")
    expect(page.toast).to_contain_text("Changes discarded")
    page.press("Control+z")
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    says(page, title="Draft")
    save(page)
    assert {"Retro", "Draft"} <= set(events(busy))
    # Nothing is said where nothing was typed.
    edit(page, "Retro").press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.toast).not_to_contain_text("discarded")


def test_a_refusal_is_said_in_the_form(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, forgives=["status of 400"], **DESK)).fill(title="Lunch")
    busy.ask("DELETE", "calendars/work?revision=1")
    page.save()
    expect(page.dialog.locator(".of-calendar .error")).not_to_be_empty()
    expect(page.dialog.locator("[name=calendar]")).to_be_focused()
    page.dialog.locator("[name=calendar]").select_option("home")
    save(page)
    expect(shown(page, "Lunch")).to_be_visible()


def test_the_keyboard_is_where_it_was(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
    at = "() => document.getElementById('calendar').shadowRoot.activeElement?.dataset.eventId"
    for key in ("F2", "Enter", "e"):
        page.page.keyboard.press(key)
        expect(page.dialog if key != "F2" else page.locator(".event").first).to_be_visible()
    expect(page.page.get_by_role("dialog", name="Edit event")).to_be_visible()
    page.fill(startTime="10:15")
    page.dialog.locator("[name=title]").press("Enter")
    expect(page.dialog).to_have_count(0)
    page.page.wait_for_function(f"id => ({at})() === id", arg="a")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T10:15")
    page.has_sent()
    page.page.wait_for_function(f"id => ({at})() === id", arg="a")
    page.press("Enter", "Delete")
    expect(shown(page, "Review")).to_have_count(0)
    # Not on the page itself, from where a keyboard would have to begin anew.
    page.page.wait_for_function("() => document.activeElement.id === 'calendar'")


def test_the_new_event_is_on_the_day_of_the_keyboard(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
    page.press("ArrowRight", "ArrowRight", "c")
    expect(page.dialog).to_be_visible()
    says(page, start="2024-02-22")
    # Nothing begins while somebody types.
    page.dialog.locator("[name=title]").press_sequentially("nice concert")
    says(page, title="nice concert")


def test_a_duplicate_is_an_event_of_its_own(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Duplicate").click()
    page.fill(title="Review again", start="Feb 23, 2024")
    save(page)
    found = events(busy)
    assert found["Review"][0] == berlin("2024-02-20T10:00")
    assert found["Review again"] == (berlin("2024-02-23T10:00"), berlin("2024-02-23T11:30"))


def test_the_first_event_brings_its_calendar(almanac, visit):
    page = begin(visit(almanac, PAGE, **DESK)).fill(title="First")
    save(page)
    expect(shown(page, "First")).to_be_visible()
    expect(page.page.get_by_role("checkbox", name="Calendar")).to_be_checked()
    assert [calendar["name"] for calendar in almanac.get("calendars")] == ["Calendar"]


def test_what_is_saved_into_a_hidden_calendar_is_seen(busy, visit):  # noqa: F811
    busy.ask("PATCH", "calendars/home", {"revision": 1, "hidden": True})
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Concert")
    says(page, calendar="work")
    page.dialog.locator("[name=calendar]").select_option("home")
    save(page)
    expect(shown(page, "Concert")).to_be_visible()
    expect(page.page.get_by_role("checkbox", name="Home")).to_be_checked()


def test_an_event_without_a_title_is_called_so(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK))
    save(page)
    shown(page, "(No title)").first.click()
    expect(page.page.get_by_role("dialog", name="(No title)")).to_be_visible()
    assert "" in events(busy)


def test_an_address_asks_for_a_new_event(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&new=1", **DESK)
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    assert "new=" not in page.page.url


NAMES = {"en-US": "New event", "de-DE": "Neuer Termin", "ar-EG": "حدث جديد", "ja-JP": "新しい予定"}


@pytest.mark.parametrize("locale", NAMES)
def test_axe_finds_nothing_in_the_form(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": 1280, "height": 1000})
    expect(shown(page, "Review")).to_be_visible()
    page.page.locator("#add").click()
    dialog = page.page.get_by_role("dialog", name=NAMES[locale])
    expect(dialog).to_be_visible()
    dialog.locator("summary").click()
    dialog.locator("[name=zoneAtEnd]").check()
    # The end moves with the start; at first both are of the hour that it is.
    page.fill(startTime="10:00")
    page.fill(endTime="00:00")
    dialog.locator("[type=submit]").click()
    expect(dialog.locator("[aria-invalid]")).to_have_count(1)
    page.page.wait_for_function("() => document.querySelector('dialog').getAnimations({ subtree: true }).length === 0")
    passes(page.page)


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG", "fr-FR"])
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_the_form_fits(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": width, "height": 640})
    expect(page.locator(".day-column").first).to_be_visible()
    page.page.locator("#add").click()
    dialog = page.dialog
    dialog.locator("summary").click()
    dialog.locator("[name=zoneAtEnd]").check()
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    expect(dialog.locator("[type=submit]")).to_be_in_viewport(ratio=1)
    # What has the keyboard is not behind the buttons.
    for name in ("startTime", "notes", "color"):
        control = dialog.locator(f"[name={name}]").first
        control.focus()
        box, foot = control.bounding_box(), dialog.locator("footer").bounding_box()
        assert box["y"] + box["height"] <= foot["y"] + 1, name
    narrow = dialog.locator("button, select, input, textarea, summary").evaluate_all(
        "all => all.filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 24 && each.type !== 'checkbox').length")
    assert narrow == 0


@pytest.mark.parametrize("day, start, end", [
    ("2024-02-20", ["2024-02-21", "00:00"], ["2024-02-21", "01:00"]),
    ("2024-02-22", ["2024-02-22", "23:00"], ["2024-02-23", "00:00"]),
])
def test_the_hour_after_the_last_one_of_today_is_tomorrows(almanac, visit, day, start, end):
    page = visit(almanac, PAGE.replace("date=2024-02-20", f"date={day}"), **DESK)
    page.page.add_init_script(f"({SET_CLOCK})('2024-02-20T22:54:00Z')")
    page.page.reload()
    begin(page)
    assert [field(page, name) for name in ("start", "startTime")] == start
    assert [field(page, name) for name in ("end", "endTime")] == end


def test_a_new_event_by_key_is_still_to_come_also_after_escape(almanac, visit):
    page = visit(almanac, "/?time-zone=Europe/Berlin", **DESK)
    for _ in range(2):
        begin(page, "keyboard")
        day, time = field(page, "start"), field(page, "startTime")
        now = page.evaluate("""() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short',
          timeStyle: 'short' }).format(new Date())""")
        assert f"{day} {time}" >= now
        page.press("Escape")
        expect(page.dialog).to_have_count(0)
        expect(page.locator(".day-column:focus")).to_have_count(1)
