# SPDX-License-Identifier: MIT
"""What the form for an event makes of what is written into it."""

import pytest
from held import Held
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_editor import begin, berlin, choose_zone, edit, events, has_times, save
from test_events_hands import at as place
from test_events_typed import type_title

SPRING = "/?date=2026-03-29&today=2026-03-27&time-zone=Europe/Berlin"


def summer(time):
    return f"2026-03-29T{time}:00+02:00[Europe/Berlin]"


@pytest.mark.parametrize("written, stored", [
    (("02:30", "03:30"), ("03:30", "04:30")), (("02:00", "03:00"), ("03:00", "04:00")),
    (("02:30", "03:15"), ("03:30", "04:15")),
])
def test_a_start_that_clocks_skip_is_later_and_the_event_as_long(busy, visit, written, stored):  # noqa: F811
    page = begin(visit(busy, SPRING, **DESK)).fill(title="Night", start="Mar 29, 2026")
    page.fill(startTime=written[0]).fill(endTime=written[1])
    has_times(page, "2026-03-29", written[0], "2026-03-29", written[1])
    save(page)
    found = next(each for each in busy.get("events?from=2026-03-29&to=2026-03-30") if each["title"] == "Night")
    assert (found["start"], found["end"]) == tuple(map(summer, stored))
    expect(shown(page, "Night")).to_have_attribute("data-end", f"2026-03-29T{stored[1]}")


def draft(page):
    return shown(page, "New event")


def test_a_new_event_stands_where_the_form_says(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK), "keyboard")
    page.fill(start="Feb 22, 2024", startTime="08:00", endTime="09:30")
    expect(draft(page)).to_have_attribute("data-start", "2024-02-22T08:00")
    expect(draft(page)).to_have_attribute("data-end", "2024-02-22T09:30")
    # Where it would end before it starts it stays.
    page.fill(endTime="07:00")
    expect(draft(page)).to_have_attribute("data-end", "2024-02-22T09:30")
    page.dialog.get_by_role("checkbox", name="All day").check()
    expect(draft(page)).to_have_attribute("data-end", "2024-02-23")
    page.press("Escape")
    expect(draft(page)).to_have_count(0)


@pytest.mark.parametrize("device", ["keyboard", "mouse"])
def test_what_a_title_says_is_drawn_and_the_keyboard_is_on_it_then(busy, visit, device):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK), device)
    type_title(page, "Lunch with Bea thursday 12:30-14")
    expect(shown(page, "Lunch with Bea")).to_have_attribute("data-start", "2024-02-22T12:30")
    expect(shown(page, "Lunch with Bea")).not_to_contain_text("thursday")
    if device == "keyboard":
        page.page.keyboard.press("Enter")
    else:
        page.save()
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Lunch with Bea")).to_be_focused()
    page.has_sent()
    expect(shown(page, "Lunch with Bea")).to_be_focused()
    expect(shown(page, "Lunch with Bea")).to_have_count(1)


def test_an_event_that_was_drawn_has_the_keyboard(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.mouse.dblclick(*place(page, "2024-02-22", 855))
    expect(draft(page)).to_have_attribute("data-start", "2024-02-22T14:00")
    page.fill(title="Call", startTime="15:00").save()
    expect(shown(page, "Call")).to_have_attribute("data-start", "2024-02-22T15:00")
    expect(shown(page, "Call")).to_be_focused()


def test_an_event_of_another_week_has_the_keyboard_once_it_is_seen(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Later", start="Mar 6, 2024", startTime="20:00").save()
    expect(shown(page, "Later")).to_be_visible()
    expect(shown(page, "Later")).to_be_focused()


@pytest.mark.parametrize("name", ["title", "notes", "status", "startTime", "allDay", "start"])
@pytest.mark.parametrize("modifier", ["Control", "Meta"])
def test_a_chord_saves_from_any_field(busy, visit, name, modifier):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Lunch", notes="A table")
    page.dialog.locator("almanac-picker[name=start] input" if name == "start" else f"[name={name}]").first.focus()
    page.press(f"{modifier}+Enter")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    found = next(each for each in busy.get("events?from=2024-02-20&to=2024-02-21") if each["title"] == "Lunch")
    assert found["notes"] == "A table"


def test_what_is_wrong_is_said_of_what_has_the_focus(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Lunch", end="Feb 10, 2024").save()
    expect(page.dialog).to_contain_text("The event ends before it starts.")
    date = page.dialog.locator("almanac-picker[name=end] input")
    expect(date).to_be_focused()
    expect(date).to_have_attribute("aria-invalid", "true")
    page.fill(end="Feb 21, 2024")
    expect(date).not_to_have_attribute("aria-invalid", "true")
    page.fill(end="").save()
    expect(date).to_be_focused()
    expect(date).to_have_attribute("aria-invalid", "true")
    # And only that.
    expect(page.dialog).to_contain_text("This field is required.")
    page.fill(end="someday").save()
    expect(date).to_have_attribute("aria-invalid", "true")
    expect(page.dialog).not_to_contain_text("This field is required.")


def test_a_form_dims_nothing_of_what_it_is_drawn_in(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK), "keyboard")
    expect(draft(page)).to_be_visible()
    form = page.dialog
    assert form.evaluate("form => getComputedStyle(form, '::backdrop').backgroundColor") == "rgba(0, 0, 0, 0)"


def test_an_event_does_not_end_before_it_begins_in_another_zone(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review")
    zones = page.dialog.locator("details.zones")
    zones.locator("summary").click()
    zones.get_by_label("Ends in another time zone").check()
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "11:30")
    # Half past eleven in Tokyo is before ten in Berlin: it is as long as it was.
    choose_zone(page, "tokyo", "endZone")
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "19:30")
    # A time that somebody has written stays where it can.
    choose_zone(page, "new york", "endZone")
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "11:30")
    choose_zone(page, "los angeles")
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "14:30")
    zones.get_by_label("Ends in another time zone").press("Space")
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "11:30")


def test_an_end_that_was_wrong_is_refused_as_soon_as_its_zone_is_chosen(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(endTime="08:00")
    zones = page.dialog.locator("details.zones")
    zones.locator("summary").click()
    zones.get_by_label("Ends in another time zone").check()
    end = page.dialog.locator("[name=endTime]")
    choose_zone(page, "tokyo", "endZone")
    expect(page.dialog).to_contain_text("The event ends before it starts.")
    expect(end).to_have_attribute("aria-invalid", "true")
    choose_zone(page, "new york", "endZone")
    expect(page.dialog).not_to_contain_text("The event ends before it starts.")
    expect(end).not_to_have_attribute("aria-invalid", "true")
    save(page)
    assert events(busy)["Review"] == (berlin("2024-02-20T10:00"), "2024-02-20T08:00:00-05:00[America/New_York]")


@pytest.mark.parametrize("locale, color", [("en-US", "Color"), ("en", "Color"), ("en-GB", "Colour"), ("en-AU", "Colour")])
def test_english_is_spelt_as_where_somebody_lives(busy, visit, locale, color):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK, locale=locale))
    expect(page.dialog.locator("[role=radiogroup]")).to_have_accessible_name(color)


@pytest.mark.parametrize("width", [320, 390])
def test_a_long_name_of_a_calendar_ends_beside_its_label(busy, visit, width):  # noqa: F811
    busy.ask("POST", "calendars", {"id": "long", "name": "Everything that the orchestra of our town does together"})
    page = visit(busy, PAGE, **HAND | {"viewport": {"width": width, "height": 844}})
    page.page.locator("#add").click()
    field = page.dialog.locator(".of-calendar")
    field.locator("select").select_option("long")
    label, select = (field.locator(part).bounding_box() for part in ("label", "select"))
    assert label["x"] + label["width"] <= select["x"] and abs(label["y"] - select["y"]) <= 16
    assert select["x"] + select["width"] <= width - 20 and label["height"] <= 24
    assert page.dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")


def kept(page):
    """What the tab's next page would find of a form."""
    return page.evaluate("() => sessionStorage.getItem('almanac.draft')")


@pytest.mark.parametrize("is_new", [True, False])
def test_a_form_comes_back_with_what_was_typed_after_a_reload(busy, visit, is_new):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    page = begin(page) if is_new else edit(page, "Review")
    page.fill(title="Half a thought", notes="and its notes", startTime="14:00")
    page.page.reload()
    expect(page.dialog.get_by_role("heading")).to_have_text("New event" if is_new else "Edit event")
    expect(page.dialog.locator("[name=title]")).to_have_value("Half a thought")
    expect(page.dialog.locator("[name=notes]")).to_have_value("and its notes")
    expect(page.dialog.locator("[name=startTime]")).to_have_value("14:00")
    page.save()
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    found = busy.get("events?from=2024-02-20&to=2024-02-21")
    assert [each["start"] for each in found if each["title"] == "Half a thought"] == ["2024-02-20T14:00:00+01:00[Europe/Berlin]"]
    assert ("Review" in [each["title"] for each in found]) is is_new
    # What was saved does not come again, and neither does a form in which nothing was typed.
    page.page.reload()
    expect(shown(page, "Half a thought")).to_be_visible()
    begin(page)
    page.page.reload()
    expect(shown(page, "Half a thought")).to_be_visible()
    assert kept(page) is None


def test_a_form_that_was_left_does_not_come_back(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Given up")
    page.press("Escape")
    expect(page.toast).to_contain_text("Changes discarded")
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    assert kept(page) is None


def test_a_form_that_comes_back_keeps_what_was_set_by_hand(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(startTime="14:00")
    type_title(page, "Read chapters 12-13")
    has_times(page, "2024-02-20", "14:00", "2024-02-20", "15:00")
    page.page.reload()
    expect(page.dialog.locator("[name=title]")).to_have_value("Read chapters 12-13")
    has_times(page, "2024-02-20", "14:00", "2024-02-20", "15:00")
    save(page)
    assert events(busy)["Read chapters 12-13"] == (berlin("2024-02-20T14:00"), berlin("2024-02-20T15:00"))


def test_a_form_that_comes_back_says_what_its_title_says(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK))
    before = [page.dialog.locator(f"[name={name}]").first.evaluate("each => each.value") for name in ("start", "startTime")]
    type_title(page, "Lunch thursday 12:30-14")
    has_times(page, "2024-02-22", "12:30", "2024-02-22", "14:00")
    page.page.reload()
    expect(page.dialog.locator("[name=title]")).to_have_value("Lunch thursday 12:30-14")
    has_times(page, "2024-02-22", "12:30", "2024-02-22", "14:00")
    # And goes back with its words.
    page.fill(title="Lunch")
    for name, value in zip(("start", "startTime"), before, strict=True):
        expect(page.dialog.locator(f"[name={name}]").first).to_have_js_property("value", value)


def test_a_time_that_is_half_typed_comes_back_as_it_was(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(title="Half", startTime="")
    page.page.reload()
    expect(page.dialog.locator("[name=title]")).to_have_value("Half")
    expect(page.dialog.get_by_role("checkbox", name="All day")).not_to_be_checked()
    has_times(page, "2024-02-20", "10:00", "2024-02-20", "11:30")


@pytest.mark.parametrize("broken", ["5", "{", '{"store":"another","id":"x","draft":{},"values":{}}'])
def test_what_is_no_form_of_this_store_opens_none(busy, visit, broken):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    page.evaluate("text => sessionStorage.setItem('almanac.draft', text)", broken)
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    begin(page)
    expect(page.dialog.locator("[name=title]")).to_have_value("")
    expect(page.toast).to_have_count(0)


@pytest.mark.parametrize("end, day", [("06:00", "2024-02-21"), ("10:00", "2024-02-21"), ("10:01", "2024-02-20"),
                                      ("21:59", "2024-02-20"), ("23:30", "2024-02-20")])
def test_a_time_of_the_morning_after_is_one_of_the_next_day(busy, visit, end, day):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Night shift", startTime="22:00")
    has_times(page, "2024-02-20", "22:00", "2024-02-20", "23:00")
    page.fill(endTime=end)
    has_times(page, "2024-02-20", "22:00", day, end)
    # On its way to another time it may be one for a moment.
    page.fill(endTime="02:00").fill(endTime="22:30")
    has_times(page, "2024-02-20", "22:00", "2024-02-20", "22:30")
    # A day that somebody has chosen stays.
    page.fill(end="Feb 22, 2024", endTime="06:00")
    has_times(page, "2024-02-20", "22:00", "2024-02-22", "06:00")
    page.fill(endTime="07:00")
    has_times(page, "2024-02-20", "22:00", "2024-02-22", "07:00")


def test_a_day_that_is_still_to_be_read_is_not_written_over(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    reader = Held(page.page, "**/field/opened.js")
    begin(page).fill(title="Night shift", startTime="22:00").fill(end="Feb 22, 2024", endTime="06:00")
    reader.release()
    has_times(page, "2024-02-20", "22:00", "2024-02-22", "06:00")


def test_an_end_after_midnight_stands_above_what_a_title_says(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK))
    type_title(page, "Party 19-22")
    has_times(page, "2024-02-20", "19:00", "2024-02-20", "22:00")
    page.fill(endTime="01:00")
    has_times(page, "2024-02-20", "19:00", "2024-02-21", "01:00")


def test_an_end_after_midnight_comes_back_with_its_time_whatever_the_start(busy, visit):  # noqa: F811
    page = begin(visit(busy, PAGE, **DESK)).fill(title="Night shift", startTime="22:00", endTime="06:00")
    has_times(page, "2024-02-20", "22:00", "2024-02-21", "06:00")
    page.fill(startTime="21:00")
    has_times(page, "2024-02-20", "21:00", "2024-02-21", "05:00")
    page.fill(endTime="23:00")
    has_times(page, "2024-02-20", "21:00", "2024-02-20", "23:00")
