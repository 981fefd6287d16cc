# SPDX-License-Identifier: MIT
"""A date field reads days in words, in every language that the field has words in; what could be two days is asked.

Today is Wednesday, 28 February 2024.
"""

import pytest
from playwright.sync_api import expect


def plain(text):
    return text.replace("\u202f", " ")


@pytest.mark.parametrize(("attributes", "written", "value"), [
    ({}, "fri", "2024-03-01"),
    ({}, "Friday", "2024-03-01"),
    ({}, "last friday", "2024-02-23"),
    ({}, "friday next week", "2024-03-08"),
    ({"locale": "de-DE"}, "Fr", "2024-03-01"),
    ({"locale": "fr-FR"}, "vendredi dernier", "2024-02-23"),
    ({"locale": "es-ES"}, "viernes", "2024-03-01"),
    ({"locale": "ar-EG"}, "الجمعة", "2024-03-01"),
    ({"locale": "he-IL"}, "יום שישי", "2024-03-01"),
    ({"locale": "ja-JP"}, "金曜日", "2024-03-01"),
    ({"selection": "week"}, "2026-W49", "2026-11-29/2026-12-05"),
    ({"selection": "week", "locale": "de-DE"}, "KW 49", "2024-12-02/2024-12-08"),
    ({"selection": "week"}, "week 10", "2024-03-03/2024-03-09"),
    ({"selection": "interval"}, "2026-W49", "2026-11-30/2026-12-06"),
])
def test_days_are_said_in_words(field, attributes, written, value):
    field.mount(**attributes).write(written)
    assert (field.value, field.message) == (value, "")
    # They are then written as days are.
    assert field.text != written
    assert field.events()[-2:] == [("input", value), ("change", value)]


@pytest.mark.parametrize(("attributes", "written", "words"), [
    ({}, "next friday", "Mar 1, 2024 or Mar 8, 2024?"),
    ({}, "last monday", "Feb 26, 2024 or Feb 19, 2024?"),
    ({"locale": "de-DE"}, "nächsten Freitag", "01.03.2024 oder 08.03.2024?"),
    ({"today": "2027-03-01", "selection": "interval"}, "W10",
     "Mar 8, 2027 – Mar 14, 2027 or Feb 28, 2027 – Mar 6, 2027?"),
    ({}, "someday", "Type a date, such as Feb 28, 2024."),
])
def test_what_could_be_two_days_is_refused_with_a_reason(field, attributes, written, words):
    field.mount(**attributes).write(written)
    assert (field.value, field.text, plain(field.message)) == (None, written, words)


def test_a_week_is_no_day(field):
    field.mount(name="day").write("W49")
    assert field.validity() == ("typeMismatch", "Type a date, such as Feb 28, 2024.")
    assert (field.text, field.message) == ("W49", "Type a date, such as Feb 28, 2024.")


def test_nothing_that_reads_words_is_fetched_for_dates(field):
    asked = []
    field.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    field.mount().write("2/20/24")
    assert not {"spoken.js", "almanac-typing.wasm"} & set(asked)
    field.write("fri")
    assert field.value == "2024-03-01" and "almanac-typing.wasm" in asked


def test_another_language_is_read_with_words_of_its_own(field):
    field.mount().write("fri")
    assert field.value == "2024-03-01"
    english = field.input.get_attribute("placeholder")
    field.evaluate("() => picker.setAttribute('locale', 'de-DE')")
    expect(field.input).not_to_have_attribute("placeholder", english)
    field.write("montag")
    assert (field.value, field.message) == ("2024-03-04", "")


def test_words_that_cannot_be_read_are_still_refused_without_what_reads_them(field):
    field.page.route("**/almanac-typing.wasm", lambda route: route.abort())
    field.forgive("almanac-typing.wasm|ERR_FAILED|Failed to")
    field.mount().write("fri")
    assert (field.value, field.message) == (None, "Type a date, such as Feb 28, 2024.")


def test_words_are_read_while_nothing_is_fetched_any_more(field):
    """What is typed a letter at a time is told when the field is left, not before: a word goes on."""
    field.mount()
    field.write("fri")
    field.page.context.set_offline(True)
    field.input.fill("")
    field.events()
    field.input.press_sequentially("sun")
    assert field.events() == [("input", None)] or field.events() == []
    field.input.blur()
    assert field.value == "2024-03-03"


# Fields that are narrow, and the focus -------------------------------------------------------------


@pytest.mark.parametrize(("locale", "width"), [("en-US", 320), ("de-DE", 390), ("ar-EG", 320)])
def test_both_ends_of_an_interval_with_times_can_be_read_in_a_narrow_field(open_field, locale, width):
    field = open_field(viewport={"width": width, "height": 700})
    field.mount(selection="interval", time=True, locale=locale, value="2024-02-20T15:00/2024-03-22T11:00")
    line = field.page.locator("almanac-picker .field + .message")
    assert line.inner_text() == field.text
    assert field.evaluate("""() => {
      const line = picker.shadowRoot.querySelector('.field + .message');
      return line.scrollWidth <= line.clientWidth && line.getBoundingClientRect().right <= innerWidth;
    }""")
    assert field.input.get_attribute("title") == field.text
    # What is typed is no value yet; and one that fits needs no line.
    field.input.press("End")
    field.input.press("x")
    assert not line.is_visible()


def test_a_wide_field_has_its_value_once(open_field):
    field = open_field(viewport={"width": 1000, "height": 700})
    field.mount(selection="interval", time=True, value="2024-02-20T15:00/2024-03-22T11:00")
    assert field.evaluate("""() => {
      const input = picker.shadowRoot.querySelector('input');
      return input.scrollWidth <= input.clientWidth;
    }""")
    field.page.locator("almanac-picker .field + .message").wait_for(state="hidden")


@pytest.mark.parametrize("key", ["Alt+ArrowDown", "F4", "ArrowDown"])
def test_a_key_that_opens_the_calendar_leads_to_a_ring_that_is_seen(field, key):
    field.mount(selection="interval")
    # After a press browsers take no key with Alt for a sign that somebody uses the keyboard.
    field.input.click()
    field.press(key)
    field.opened()
    assert field.page.locator("almanac-picker >> [role=gridcell]:focus-visible").count() == 1
