# SPDX-License-Identifier: MIT
"""The date field with times: writing and choosing them, forms, keys, lists and languages."""

import pytest
from audit import Audit
from bench import SET_CLOCK
from held import Held
from playwright.sync_api import expect

NARROW = "\u202f"


def plain(text):
    """A text with spaces of one kind and no marks of direction."""
    return text.replace(NARROW, " ").replace("\xa0", " ").replace("\u200f", "")


def control(field, name="Time"):
    return field.popover.get_by_role("combobox", name=name, exact=True)


def options(field):
    return [plain(text) for text in field.popover.get_by_role("option").all_inner_texts()]


# Writing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attributes", "written", "value", "shown"), [
    ({}, "2/20/24, 9:30 AM", "2024-02-20T09:30", "Feb 20, 2024, 9:30 AM"),
    ({}, "tomorrow at 5pm", "2024-02-29T17:00", "Feb 29, 2024, 5:00 PM"),
    ({}, "2024-02-20T14:05", "2024-02-20T14:05", "Feb 20, 2024, 2:05 PM"),
    ({"locale": "de-DE"}, "20.2.24 14:30", "2024-02-20T14:30", "20.02.2024, 14:30"),
    ({"locale": "de-DE"}, "heute 9 Uhr", "2024-02-28T09:00", "28.02.2024, 09:00"),
    ({"locale": "fr-FR"}, "20 févr. à 9h30", "2024-02-20T09:30", "20 févr. 2024, 09:30"),
    ({"locale": "ja-JP"}, "2月20日午後3時", "2024-02-20T15:00", "2024/02/20 15:00"),
    ({"locale": "ar-EG"}, "٢٠/٢/٢٠٢٤ ٩:٣٠ ص", "2024-02-20T09:30", None),
    ({"locale": "hi"}, "२०/२/२०२४ 14:30", "2024-02-20T14:30", None),
    ({"selection": "interval"}, "Feb 20, 9 – 10:30 am", "2024-02-20T09:00/2024-02-20T10:30",
     "Feb 20, 2024, 9:00 AM – 10:30 AM"),
    ({"selection": "interval", "locale": "de-DE"}, "20. Feb. 9 – 10:30", "2024-02-20T09:00/2024-02-20T10:30",
     "20.02.2024, 09:00 – 10:30"),
    ({"selection": "interval"}, "Feb 20, 9 PM – Feb 21, 1 AM", "2024-02-20T21:00/2024-02-21T01:00",
     "Feb 20, 2024, 9:00 PM – Feb 21, 2024, 1:00 AM"),
    ({"selection": "interval"}, "Dec 28, 9:00 PM – Jan 3, 2024, 1:00 AM", "2023-12-28T21:00/2024-01-03T01:00", None),
    # Words that count from today, a Wednesday.
    ({}, "friday 9:30 am", "2024-03-01T09:30", None),
    ({}, "noon in 3 days", "2024-03-02T12:00", None),
    ({"locale": "de-DE"}, "übermorgen 9 Uhr", "2024-03-01T09:00", None),
    ({"selection": "interval"}, "friday 9 am – sunday 5 pm", "2024-03-01T09:00/2024-03-03T17:00", None),
    ({"time_step": 15}, "2/20 10:15 am", "2024-02-20T10:15", None),
    ({"selection": "interval"}, "2024-02-20T09:00/2024-02-20T09:00", "2024-02-20T09:00/2024-02-20T09:00",
     "Feb 20, 2024, 9:00 AM – 9:00 AM"),
])
def test_a_time_is_written_as_people_write_it(field, attributes, written, value, shown):
    field.mount(time=True, **attributes).write(written)
    assert (field.value, field.message, field.validity()) == (value, "", ("", ""))
    assert field.events() == [("input", value), ("change", value)]
    if shown:
        assert plain(field.text) == shown
    # What it writes it reads as the same.
    field.write(field.text)
    assert (field.value, field.message) == (value, "")


@pytest.mark.parametrize(("attributes", "written", "kind", "words"), [
    ({}, "2/20/24", "badInput", "Type a date and a time, such as Feb 28, 2024, 9:00 AM."),
    ({}, "9:30 AM", "badInput", "Type a date and a time, such as Feb 28, 2024, 9:00 AM."),
    ({}, "2/20/24 5:00", "badInput", "5:00 PM or 5:00 AM?"),
    ({}, "2/20/24 12:30", "badInput", "12:30 PM or 12:30 AM?"),
    ({}, "2/30/24 9:00 AM", "badInput", "Type a date and a time, such as Feb 28, 2024, 9:00 AM."),
    ({}, "Feb 20 – 21, 9:00 AM", "badInput", "Type a date and a time, such as Feb 28, 2024, 9:00 AM."),
    ({"locale": "de-DE"}, "20.2. 25:00", "badInput",
     "Gib ein Datum mit Uhrzeit ein, zum Beispiel 28.02.2024, 09:00."),
    ({"min": "2024-02-20T09:00"}, "2/20 8:59 AM", "rangeUnderflow", "Choose Feb 20, 2024, 9:00 AM or later."),
    ({"max": "2024-02-20T09:00"}, "2/20 9:01 AM", "rangeOverflow", "Choose Feb 20, 2024, 9:00 AM or earlier."),
    ({"disabled_days": "2024-02-20"}, "2/20 9:00 AM", "customError", None),
    ({"selection": "interval"}, "2/20 9:00 AM", "badInput",
     "Type a date and a time, such as Feb 28, 2024, 9:00 AM – 10:00 AM."),
    ({"selection": "interval"}, "2/20 9:00 PM – 8:00 PM", "rangeUnderflow", "The end is before the start."),
    ({"selection": "interval"}, "2/21/24 9:00 AM – 2/20/24 8:00 PM", "rangeUnderflow", "The end is before the start."),
    ({"selection": "interval"}, "Feb 20 – 21, 9 AM – 5 PM", "badInput",
     "Type a date and a time, such as Feb 28, 2024, 9:00 AM – 10:00 AM."),
    ({"selection": "interval"}, "2/20 9 – 10:30", "badInput", "9:00 AM or 9:00 PM?"),
    ({"selection": "interval"}, "2/9 9 am – 2/5 5 pm", "rangeUnderflow", "The end is before the start."),
    ({}, "next friday 9:30 am", "badInput", "Mar 1, 2024 or Mar 8, 2024?"),
    ({"time_step": 15}, "2/20 10:07 am", "stepMismatch", "Choose 10:00 AM or 10:15 AM."),
    ({"time_step": 30}, "2/20 11:45 pm", "stepMismatch", "Choose 11:30 PM or earlier."),
    ({"time_step": 15, "selection": "interval"}, "2/20 9 am – 10:07 am", "stepMismatch",
     "Choose 10:00 AM or 10:15 AM."),
    ({"locale": "de-DE", "time_step": 60}, "20.2. 9:30", "stepMismatch", "Wähle 09:00 oder 10:00."),
])
def test_what_is_not_sure_is_refused_with_a_reason(field, attributes, written, kind, words):
    field.mount(time=True, **attributes).write(written)
    assert field.text == written
    found, said = field.validity()
    assert found == kind
    assert words is None or plain(said) == words
    assert field.message == said


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "fr", "es", "ja", "ar-EG", "he", "fi", "da", "it", "pt-BR", "nl",
                                    "pl", "ru", "ko", "zh-Hans-CN", "zh-Hant-TW", "th", "vi", "hi", "fa", "tr", "bg", "uk"])
def test_what_the_field_writes_it_reads_as_the_same_times(field, locale):
    styles = ["medium"]
    # Years of two digits are not read in Thailand; not every language writes words in long dates that it reads.
    if locale != "th":
        styles.append("short")
    if locale[:2] in ("en", "de", "fr", "es", "ja", "ar", "he", "fi"):
        styles.append("full")
    for style in styles:
        for value in ("2024-02-05T09:05", "2024-12-20T21:30", "2024-02-20T00:00", "2024-02-20T12:00"):
            field.mount(time=True, locale=locale, date_style=style, value=value)
            text = field.text
            field.write(f" {text}")
            assert (text, field.value) == (text, value)


@pytest.mark.parametrize(("zone", "value"), [(None, "2024-02-28T10:07"), ("Asia/Tokyo", "2024-02-28T19:07")])
def test_now_is_the_minute_on_the_clock(open_field, zone, value):
    field = open_field()
    field.evaluate(SET_CLOCK, "2024-02-28T10:07:20Z")
    field.mount(time=True, **({"time_zone": zone} if zone else {})).write("now")
    assert (field.value, field.message) == (value, "")


def test_times_of_the_page_are_none_of_the_list(field):
    field.mount(time="09:10", time_step=30, min="2024-02-20T08:05")
    for written, value in (("2/20 8:05 am", "2024-02-20T08:05"), ("2/21 9:10 am", "2024-02-21T09:10"),
                           ("2/20 5 pm", "2024-02-20T17:00")):
        field.write(written)
        assert (field.value, field.message) == (value, "")
    # Any minute, where the page has said no step.
    field.mount(time=True).write("2/20 10:07 am")
    assert (field.value, field.message) == ("2024-02-20T10:07", "")


def test_events_come_when_the_minutes_are_there(field):
    field.mount(time=True, locale="de-DE")
    field.evaluate("() => picker.ready")
    field.input.press_sequentially("20.2.2024 14:3")
    assert field.events() == []
    field.input.press_sequentially("0")
    assert field.events() == [("input", "2024-02-20T14:30")]


# Forms --------------------------------------------------------------------------------------------


def test_a_closed_field_shows_its_value_and_fetches_no_engine(field):
    asked = []
    field.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    field.mount(time=True, value="2024-02-20T09:00", name="when")
    assert (field.value, plain(field.text)) == ("2024-02-20T09:00", "Feb 20, 2024, 9:00 AM")
    assert field.data() == [("when", "2024-02-20T09:00")]
    assert "time.js" in asked and not [name for name in asked if name.endswith(".wasm")]
    assert field.input.get_attribute("placeholder") is not None


def test_a_field_without_times_fetches_nothing_of_them(field):
    asked = []
    field.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    field.mount(value="2024-02-20").open_by_button()
    assert not {"time.js", "time.css", "almanac-typing.wasm"} & set(asked)
    # Nor does it take one.
    field.forgive("Type a date")
    field.evaluate("() => { picker.value = '2024-02-20T09:00'; }")
    assert field.validity()[0] == "badInput"


def test_reset_and_restoring_bring_times_back(field):
    field.mount(time=True, value="2024-02-20T09:00").write("2/21/24 10:00 AM")
    assert field.value == "2024-02-21T10:00"
    field.page.locator("#reset").click()
    assert (field.value, plain(field.text)) == ("2024-02-20T09:00", "Feb 20, 2024, 9:00 AM")
    field.evaluate("() => picker.formStateRestoreCallback('2024-02-22T11:45')")
    assert (field.value, plain(field.text)) == ("2024-02-22T11:45", "Feb 22, 2024, 11:45 AM")
    field.forgive("Type a date and a time")
    field.evaluate("() => { picker.value = '2024-02-22'; }")
    field.evaluate("() => picker.ready")
    assert field.validity()[0] == "badInput"


def test_done_leaves_a_time_open_that_nobody_can_read(field):
    field.mount(time=True, value="2024-02-20T09:00").open_by_button()
    time = control(field)
    time.fill("nonsense")
    done = field.page.locator("almanac-picker .done")
    done.click()
    assert field.is_open
    expect(time).to_be_focused()
    expect(time).to_have_value("nonsense")
    time.fill("10:15 am")
    time.press("Enter")
    done.click()
    assert (field.is_open, field.value) == (False, "2024-02-20T10:15")


def test_times_can_come_and_go(field):
    field.mount(value="2024-02-20").open_by_button()
    field.evaluate("() => { picker.value = null; picker.setAttribute('time', ''); }")
    expect(control(field)).to_be_visible()
    field.cell("2024-02-22").click()
    assert field.value == "2024-02-22T09:00"
    field.evaluate("() => { picker.value = null; picker.removeAttribute('time'); }")
    expect(control(field)).to_have_count(0)
    field.cell("2024-02-23").click()
    assert (field.value, field.is_open) == ("2024-02-23", False)


@pytest.mark.parametrize(("locale", "hint"), [
    ("en-US", "MM/DD/YYYY, HH:MM AM/PM"), ("de-DE", "TT.MM.JJJJ, HH:MM"), ("ja-JP", "YYYY/MM/DD 時:分"),
])
def test_the_form_of_a_time_is_hinted_at(field, locale, hint):
    field.mount(time=True, locale=locale)
    assert plain(field.input.get_attribute("placeholder")) == hint


# Choosing -----------------------------------------------------------------------------------------


def test_a_day_is_chosen_with_the_time_below_it(field):
    field.mount(time=True).open_by_button()
    assert plain(control(field).input_value()) == "9:00 AM"
    field.cell("2024-02-22").click()
    assert (field.value, plain(field.text), field.is_open) == ("2024-02-22T09:00", "Feb 22, 2024, 9:00 AM", True)
    control(field).fill("2:10 pm")
    field.press("Enter")
    assert (field.value, plain(field.text)) == ("2024-02-22T14:10", "Feb 22, 2024, 2:10 PM")
    field.cell("2024-02-23").click()
    assert field.value == "2024-02-23T14:10"
    field.part("foot").get_by_role("button", name="Done").click()
    assert not field.is_open
    kinds = [kind for kind, _ in field.events()]
    assert kinds == ["open", "input", "input", "input", "change", "close"]


def test_an_interval_has_two_times_and_says_how_long_it_is(field):
    field.mount(time="15:00/11:00", selection="interval", columns="1").open_by_button()
    field.cell("2024-02-20").click()
    assert (field.value, plain(field.text)) == (None, "Feb 20, 2024, 3:00 PM – ")
    field.cell("2024-02-22").click()
    assert field.value == "2024-02-20T15:00/2024-02-22T11:00"
    assert field.popover.locator(".length").inner_text() == "1 day, 20 hours"
    # On one day its end is before its start, which is said in both places until it is no more.
    field.cell("2024-02-20").click()
    field.cell("2024-02-20").click()
    assert field.value == "2024-02-20T15:00/2024-02-20T11:00"
    assert field.validity() == ("rangeUnderflow", "The end is before the start.")
    assert control(field, "End time").get_attribute("aria-invalid") == "true"
    assert field.part("time-message").inner_text() == "The end is before the start."
    control(field, "End time").fill("4 pm")
    field.press("Enter")
    assert (field.value, field.validity()[0]) == ("2024-02-20T15:00/2024-02-20T16:00", "")
    assert field.popover.locator(".length").inner_text() == "1 hour"


def test_arrows_step_through_times(field):
    field.forgive("9:00")
    field.mount(time=True, value="2024-02-20T09:07", time_step="30").open_by_button()
    assert field.validity()[0] == "stepMismatch"
    control(field).focus()
    for key, value in (("ArrowUp", "09:30"), ("ArrowUp", "10:00"), ("ArrowDown", "09:30"), ("ArrowDown", "09:00")):
        field.press(key)
        assert field.value == f"2024-02-20T{value}"
    assert field.is_open


def test_a_list_has_the_times_of_the_step(field):
    field.mount(time=True, value="2024-02-20T09:00", time_step="60", min="2024-02-20T08:00", max="2024-02-21T10:00")
    field.open_by_button()
    control(field).click()
    assert options(field)[:2] == ["8:00 AM", "9:00 AM"] and len(options(field)) == 16
    field.press("ArrowDown", "ArrowDown")
    active = control(field).get_attribute("aria-activedescendant")
    assert plain(field.popover.locator(f"#{active}").inner_text()) == "11:00 AM"
    field.press("Enter")
    assert (field.value, control(field).get_attribute("aria-expanded")) == ("2024-02-20T11:00", "false")
    field.press("Alt+ArrowDown")
    field.popover.get_by_role("option", name="8:00 PM").click()
    assert (field.value, field.focused()) == ("2024-02-20T20:00", "time-0")
    # Escape closes the list, and then the popover.
    field.press("Alt+ArrowDown", "Escape")
    assert (field.is_open, control(field).get_attribute("aria-expanded")) == (True, "false")
    field.press("Escape")
    assert not field.is_open


def test_what_could_be_two_times_is_a_choice(field):
    field.mount(time=True, value="2024-02-20T09:00").open_by_button()
    control(field).fill("5")
    assert options(field) == ["5:00 PM", "5:00 AM"]
    field.press("Tab")
    assert field.value == "2024-02-20T09:00"
    assert plain(field.popover.locator("#time-0-error").inner_text()) == "5:00 PM or 5:00 AM?"
    control(field).fill("5")
    field.press("ArrowDown", "Enter")
    assert field.value == "2024-02-20T17:00"
    control(field).fill("noonish")
    field.press("Enter")
    assert plain(field.popover.locator("#time-0-error").inner_text()) == "Type a time, such as 5:00 PM."
    field.press("Escape")
    assert (field.is_open, field.value) == (False, "2024-02-20T17:00")
    field.open_by_button()
    assert plain(control(field).input_value()) == "5:00 PM"


def test_days_with_names_get_the_times_that_are_shown(field):
    field.mount(time="08:30", presets="today tomorrow").open_by_button()
    field.preset("Tomorrow").click()
    assert (field.value, field.pressed()) == ("2024-02-29T08:30", ["Tomorrow"])
    field.part("foot").get_by_role("button", name="Clear").click()
    assert (field.value, field.text) == (None, "")


def test_a_time_that_nobody_chose_is_within_the_bounds(field):
    field.mount(time=True, min="2024-02-20T10:30").open_by_button()
    field.cell("2024-02-20").click()
    assert (field.value, field.validity()[0]) == ("2024-02-20T10:30", "")
    control(field).fill("9 am")
    field.press("Enter")
    assert (field.value, field.validity()[0]) == ("2024-02-20T09:00", "rangeUnderflow")


@pytest.mark.parametrize(("attributes", "caret", "key", "value", "marked"), [
    ({"value": "2024-02-20T09:05"}, 14, "ArrowUp", "2024-02-20T10:05", "10"),
    ({"value": "2024-02-20T09:05"}, 17, "ArrowUp", "2024-02-20T09:15", "15"),
    ({"value": "2024-02-20T09:05"}, 20, "ArrowDown", "2024-02-19T21:05", "PM"),
    ({"value": "2024-02-20T09:05"}, 4, "ArrowUp", "2024-02-21T09:05", "21"),
    ({"value": "2024-02-20T09:00/2024-02-20T10:30", "selection": "interval"}, 4, "ArrowUp",
     "2024-02-21T09:00/2024-02-21T10:30", "21"),
    ({"value": "2024-02-20T09:00/2024-02-20T10:30", "selection": "interval"}, 25, "ArrowUp",
     "2024-02-20T09:00/2024-02-20T11:30", "11"),
])
def test_arrows_in_the_text_step_by_what_the_caret_is_at(field, attributes, caret, key, value, marked):
    field.mount(time=True, **attributes)
    field.evaluate("() => picker.ready")
    field.input.focus()
    field.input.evaluate("(input, at) => input.setSelectionRange(at, at)", caret)
    before = field.text
    field.press(key)
    field.page.wait_for_function("t => picker.shadowRoot.querySelector('input').value !== t", arg=before)
    marks = "input => input.value.slice(input.selectionStart, input.selectionEnd)"
    assert (field.value, field.input.evaluate(marks)) == (value, marked)


def test_tab_goes_through_the_times(field):
    field.mount(time=True, selection="interval", columns="1").open_by_button()
    seen = []
    for _ in range(12):
        field.press("Tab")
        seen.append(field.focused())
    assert "time-0" in seen and seen[seen.index("time-0") + 1] == "time-1"
    assert seen.count("time-0") > 1 or len(set(seen)) == len(seen)


# Looks and readers --------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "width"), [("en-US", 390), ("ar-EG", 390), ("de-DE", 1440)])
def test_axe_finds_nothing_with_times(open_field, locale, width):
    field = open_field(viewport={"width": width, "height": 844})
    field.mount(time=True, locale=locale, selection="interval", value="2024-02-20T09:00/2024-02-21T10:30").open_by_button()
    assert Audit(field.page).wrong == []
    field.popover.get_by_role("combobox").first.click()
    assert Audit(field.page).wrong == []


def test_times_make_the_popover_no_wider_and_keep_their_style_beside_named_days(field):
    field.mount(value="2024-02-20", presets="today").open_by_button()
    width = field.popover.bounding_box()["width"]
    field.mount(time=True, value="2024-02-20T09:00", presets="today").open_by_button()
    assert field.popover.bounding_box()["width"] == width
    for part in (field.part("times"), field.part("presets")):
        assert part.evaluate("part => getComputedStyle(part).display") == "flex"


def test_times_are_large_enough_for_fingers(open_field):
    field = open_field(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    field.mount(time=True, value="2024-02-20T09:00").open_by_button()
    box = control(field).bounding_box()
    assert box["height"] >= 44
    control(field).tap()
    option = field.popover.get_by_role("option", name="9:15 AM")
    assert option.bounding_box()["height"] >= 44
    assert control(field).evaluate("input => input.inputMode") == "none"
    option.tap()
    assert field.value == "2024-02-20T09:15"
    control(field).tap()
    control(field).tap()
    assert control(field).evaluate("input => input.inputMode") == ""


def test_a_field_with_times_works_without_popovers(open_field):
    from test_start import NO_POPOVERS

    field = open_field(prepare=lambda page: page.add_init_script(NO_POPOVERS))
    field.mount(time=True, value="2024-02-20T09:00").open_by_button()
    control(field).click()
    field.popover.get_by_role("option", name="9:15 AM").click()
    assert (field.value, field.is_open) == ("2024-02-20T09:15", True)


@pytest.mark.parametrize("selection", ["week", "multiple"])
def test_weeks_and_sets_have_no_times(field, selection):
    field.mount(time=True, selection=selection).open_by_button()
    expect(control(field)).to_have_count(0)
    field.cell("2024-02-20").click()
    assert "T" not in field.value


def test_bounds_with_times_wait_for_what_reads_them(open_field):
    """A field that is told of times late, and is opened before the module for them has come."""
    held = []

    field = open_field(prepare=lambda page: held.append(Held(page, "**/field/time.js")))
    field.mount(value="2024-02-20")
    field.evaluate("() => { picker.setAttribute('time', ''); picker.setAttribute('min', '2024-02-20T08:00'); }")
    field.button.click()
    field.cell("2024-02-21").wait_for()
    bound = "() => picker.shadowRoot.querySelector('almanac-calendar').getAttribute('min')"
    assert field.evaluate(bound) is None
    held[0].release()
    field.page.wait_for_function(f"() => ({bound})() === '2024-02-20'")
