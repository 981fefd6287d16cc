# SPDX-License-Identifier: MIT
"""The date field as a form control: writing dates, forms, what it fetches, and what it looks like to a reader."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from test_accessibility import OPTIONS, findings


# Writing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attributes", "written", "value", "shown"), [
    ({}, "2/20/24", "2024-02-20", "Feb 20, 2024"),
    ({}, "20 feb", "2024-02-20", "Feb 20, 2024"),
    ({}, "2024-02-20", "2024-02-20", "Feb 20, 2024"),
    ({}, "tomorrow", "2024-02-29", "Feb 29, 2024"),
    ({"locale": "de-DE"}, "20.2.", "2024-02-20", "20.02.2024"),
    ({"locale": "ja-JP"}, "2024年2月20日", "2024-02-20", "2024/02/20"),
    ({"locale": "ar-EG"}, "٢٠/٢/٢٠٢٤", "2024-02-20", None),
    ({"selection": "interval"}, "Feb 18 – 24", "2024-02-18/2024-02-24", "Feb 18, 2024 – Feb 24, 2024"),
    ({"selection": "week"}, "2/20/24", "2024-02-18/2024-02-24", "Feb 18, 2024 – Feb 24, 2024"),
    ({"selection": "multiple"}, "2/20; 2/22", "2024-02-20 2024-02-22", "Feb 20, 2024; Feb 22, 2024"),
])
def test_a_date_is_written_as_people_write_it(field, attributes, written, value, shown):
    field.mount(**attributes).write(written)
    assert (field.value, field.message, field.validity()) == (value, "", ("", ""))
    assert field.events() == [("input", value), ("change", value)]
    if shown:
        assert field.text == shown
    field.input.focus()
    field.press("ArrowDown")
    field.opened()
    assert field.cell("2024-02-20" if "29" not in value else "2024-02-29").get_attribute("aria-selected") == "true"


def test_what_is_no_date_stays_and_is_complained_of(field):
    field.mount(value="2024-02-20", name="when").write("next Twosday")
    assert (field.value, field.text, field.data()) == (None, "next Twosday", [])
    words = "Not a date. Write it like this: Feb 28, 2024"
    assert (field.message, field.validity()) == (words, ("badInput", words))
    assert field.input.get_attribute("aria-invalid") == "true"
    assert field.events() == [("input", None), ("change", None)]
    field.input.fill("2/21/24")
    assert (field.value, field.message, field.input.get_attribute("aria-invalid")) == ("2024-02-21", "", None)


def test_a_complaint_is_made_in_the_language(field):
    field.mount(locale="de-DE").write("bald")
    assert field.message == "Kein Datum. Schreib es so: 28.02.2024"


@pytest.mark.parametrize(("written", "kind", "words"), [
    ("2/1/24", "rangeUnderflow", "No earlier than Saturday, February 10, 2024"),
    ("3/1/24", "rangeOverflow", "No later than Thursday, February 29, 2024"),
    ("2/17/24", "customError", "Saturday, February 17, 2024, not available"),
])
def test_a_day_that_cannot_be_chosen_is_refused_by_its_kind(field, written, kind, words):
    field.mount(min="2024-02-10", max="2024-02-29", disabled_weekdays="saturday").write(written)
    assert (field.message, field.validity()) == (words, (kind, words))
    # As a native field keeps it.
    assert field.value is not None and field.text == written


def test_enter_reads_and_sends_the_form(field):
    field.mount(name="when")
    field.input.fill("soon")
    field.evaluate("() => picker.ready")
    field.press("Enter")
    expect(field.part("message")).to_contain_text("Not a date")
    field.input.fill("2/20/24")
    field.press("Enter")
    field.page.wait_for_function("() => fields.sent.length > 0")
    assert field.evaluate("() => fields.sent") == [[["when", "2024-02-20"]]]


def test_nothing_is_sent_that_has_not_been_read(field):
    held = []
    field.page.route("**/almanac-field.wasm", lambda route: held.append(route))
    field.mount(name="when", value="2024-02-20")
    field.input.fill("2/22/24")
    assert (field.data(), field.validity()[0]) == ([], "badInput")
    field.page.wait_for_function("() => true")
    while not held:
        field.page.wait_for_event("request", timeout=10_000)
    held[0].continue_()
    field.page.wait_for_function("() => picker.value === '2024-02-22'")
    assert field.data() == [("when", "2024-02-22")]


# Forms --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attributes", "value"), [
    ({}, "2024-02-20"), ({"selection": "interval"}, "2024-02-20/2024-02-22"),
    ({"selection": "multiple"}, "2024-02-20 2024-02-22"), ({"selection": "week"}, "2024-02-18/2024-02-24"),
])
def test_a_form_gets_days_as_iso_has_them(field, attributes, value):
    field.mount(name="when", value=value, **attributes)
    assert field.data() == [("when", value)]
    assert field.validity() == ("", "")


def test_a_value_of_the_page_is_looked_at_where_there_are_rules(field):
    field.forgive("No earlier than")
    field.mount(value="2024-02-01", min="2024-02-10", name="when")
    field.page.wait_for_function("() => !picker.validity.valid")
    assert field.validity() == ("rangeUnderflow", "No earlier than Saturday, February 10, 2024")
    # The page has said it; only what a person writes is complained of.
    assert (field.value, field.message) == ("2024-02-01", "")


def test_a_word_of_the_page_is_read(field):
    field.mount(value="today", name="when")
    field.page.wait_for_function("() => picker.value === '2024-02-28'")
    assert (field.text, field.data(), field.events()) == ("Feb 28, 2024", [("when", "2024-02-28")], [])


def test_a_required_field_is_missing_until_it_is_filled(field):
    field.mount(required=True)
    assert field.validity() == ("valueMissing", "This field is required.")
    assert field.input.get_attribute("aria-required") == "true"
    field.page.locator("#send").click()
    assert field.evaluate("() => [fields.sent, picker.matches(':focus-within')]") == [[], True]
    field.write("2/20/24")
    assert field.validity() == ("", "")


def test_reset_and_restoring_bring_values_back(field):
    field.mount(value="2024-02-20").write("2/22/24")
    field.page.locator("#reset").click()
    assert (field.value, field.text) == ("2024-02-20", "Feb 20, 2024")
    field.events()
    field.evaluate("() => picker.formStateRestoreCallback('2024-02-25', 'restore')")
    assert (field.value, field.text, field.events()) == ("2024-02-25", "Feb 25, 2024", [])
    field.evaluate("() => picker.setAttribute('value', '2024-02-01')")
    assert field.value == "2024-02-25"


@pytest.mark.parametrize("how", ["disabled", "readonly", "fieldset"])
def test_a_field_that_is_off_does_not_open(field, how):
    field.mount(value="2024-02-20", **({} if how == "fieldset" else {how: True}))
    if how == "fieldset":
        field.evaluate("() => { const set = document.createElement('fieldset'); set.disabled = true; stage.append(set); set.append(picker); }")
    expect(field.button).to_be_disabled()
    field.evaluate("() => picker.showPicker()")
    assert not field.is_open
    assert field.input.is_disabled() == (how != "readonly") and not field.input.is_editable()


def test_a_label_names_and_focuses_the_field(field):
    field.mount()
    field.page.get_by_text("When").click()
    assert field.evaluate("() => picker.shadowRoot.activeElement.localName") == "input"
    expect(field.page.get_by_role("combobox", name="When")).to_be_visible()


def test_properties_are_those_of_form_controls(field):
    field.mount()
    field.evaluate("() => { picker.value = '2024-02-20'; picker.required = true; picker.name = 'day'; }")
    assert field.evaluate("() => [picker.value, picker.required, picker.name, picker.type, picker.form.id, picker.labels.length]") == [
        "2024-02-20", True, "day", "almanac-picker", "form", 1]
    assert (field.text, field.events()) == ("Feb 20, 2024", [])
    field.evaluate("() => { picker.value = null; }")
    assert (field.value, field.text) == (None, "")


# What it fetches ----------------------------------------------------------------------------------


def test_a_closed_field_fetches_no_calendar(field):
    asked = []
    field.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    field.mount(value="2024-02-20", presets="today", selection="single", locale="de-DE")
    assert field.text == "20.02.2024"
    assert asked == ["de.txt"]
    with field.page.expect_response("**/almanac-field.wasm"):
        field.button.hover()
    field.open_by_button()
    assert sum(name.endswith(".wasm") for name in asked) == 1


def test_a_calendar_that_does_not_come_is_said_and_tried_again(field):
    field.forgive("almanac|Failed to load|cannot start|engine")
    field.page.route("**/almanac-picker.js", lambda route: route.abort())
    field.mount()
    field.button.click()
    expect(field.popover).to_contain_text("The calendar could not be loaded. Try again.")
    field.press("Escape")
    assert not field.is_open


# What it looks like -------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("width", [320, 1024])
def test_axe_finds_nothing(open_field, scheme, locale, width):
    field = open_field(color_scheme=scheme, locale=locale, viewport={"width": width, "height": 760})
    field.mount(locale=locale, selection="interval", one_day=True, value="2024-02-20/2024-02-22", presets="today this-week last-7-days last-30-days")
    assert findings(Axe().run(field.page, options=OPTIONS), "violations") == []
    field.open_by_button()
    assert findings(Axe().run(field.page, options=OPTIONS), "violations") == []
    field.press("Escape")
    field.write("?")
    assert field.message != ""
    assert findings(Axe().run(field.page, options=OPTIONS), "violations") == []


def test_large_text_fits(open_field):
    field = open_field(viewport={"width": 460, "height": 720})
    field.evaluate("() => document.documentElement.classList.add('large')")
    field.mount(value="2024-02-20", presets="today this-week last-30-days").open_by_button()
    stands = field.popover.bounding_box()
    assert stands["x"] >= 0 and stands["x"] + stands["width"] <= 460
    assert field.evaluate("() => document.documentElement.scrollWidth") <= 460
    assert field.evaluate("() => fields.violations") == []


def test_targets_are_large_enough(field):
    field.mount(selection="multiple", value="2024-02-20", presets="today tomorrow").open_by_button()
    for button in [*field.part("preset").all(), *field.part("foot").get_by_role("button").all(), field.button]:
        size = button.bounding_box()
        assert min(size["width"], size["height"]) >= 24
