# SPDX-License-Identifier: MIT
"""The date field with a data source: what days show, and days that an app says cannot be chosen."""

import pytest
from playwright.sync_api import expect

# Every tenth day is taken, and days have dots; `answered` counts the questions, `held` delays the answers.
SOURCE = """() => {
  globalThis.asked = [];
  globalThis.held = Promise.resolve();
  picker.dataSource = { async facts({ first, last }) {
    asked.push(`${first}/${last}`);
    await held;
    const facts = [];
    for (let day = new Date(first); day <= new Date(last); day.setDate(day.getDate() + 1)) {
      const text = day.toISOString().slice(0, 10);
      if (text.endsWith('0')) facts.push({ day: text, disabled: true }); else facts.push({ day: text, dots: ['green'] });
    }
    return facts;
  } };
}"""


@pytest.fixture
def stocked(field):
    """Mounts a field over the source."""
    def mount(**attributes):
        field.mount(**attributes)
        field.evaluate(SOURCE)
        return field

    return mount


def test_days_show_what_the_source_says(stocked):
    field = stocked().open_by_button()
    expect(field.cell("2024-02-20")).to_have_attribute("aria-disabled", "true")
    assert field.cell("2024-02-21").get_attribute("aria-disabled") != "true"
    field.cell("2024-02-20").click(force=True)
    assert (field.value, field.is_open) == (None, True)
    field.page.locator("almanac-picker [data-role=next]").click()
    expect(field.cell("2024-03-20")).to_have_attribute("aria-disabled", "true")
    field.cell("2024-03-21").click()
    assert (field.value, field.is_open) == ("2024-03-21", False)


@pytest.mark.parametrize(("attributes", "written"), [
    ({}, "2/20/25"), ({"selection": "interval"}, "Feb 18 – 20, 2025"), ({"selection": "multiple"}, "2/18/25; 2/20/25"),
    ({"selection": "interval", "across_disabled": "no"}, "Feb 18 – 24, 2025"), ({"time": True}, "2/20/25 9:00 AM"),
])
def test_a_day_that_is_taken_is_refused_when_it_is_typed(stocked, attributes, written):
    field = stocked(**attributes)
    field.forgive("almanac-picker")
    field.write(written)
    field.page.wait_for_function("() => !picker.validity.valid")
    kind, words = field.validity()
    assert kind == "customError" and "February 20, 2025" in words
    assert field.message == words


def test_an_interval_can_hold_days_that_are_taken(stocked):
    field = stocked(selection="interval")
    field.write("Feb 18 – 24, 2025")
    field.page.wait_for_function("() => asked.length > 1")
    assert (field.value, field.validity()[0]) == ("2025-02-18/2025-02-24", "")


def test_a_value_of_the_page_is_refused_once_its_days_are_known(stocked):
    field = stocked()
    field.forgive("almanac-picker")
    field.evaluate("() => { globalThis.held = new Promise(answer => { globalThis.answer = answer; }); }")
    field.evaluate("() => { picker.value = '2024-07-10'; }")
    field.evaluate("() => picker.ready")
    assert field.validity()[0] == ""
    field.evaluate("() => answer()")
    field.page.wait_for_function("() => picker.validity.customError")
    field.write("7/11/24")
    assert (field.value, field.validity()[0]) == ("2024-07-11", "")


def test_a_source_that_comes_late_or_goes_counts(field):
    field.mount(value="2024-02-20").open_by_button()
    field.forgive("almanac-picker")
    field.evaluate(SOURCE)
    field.page.wait_for_function("() => picker.validity.customError")
    expect(field.cell("2024-02-10")).to_have_attribute("aria-disabled", "true")
    field.evaluate("() => { picker.dataSource = null; }")
    field.page.wait_for_function("() => picker.validity.valid")
    expect(field.cell("2024-02-10")).not_to_have_attribute("aria-disabled", "true")
