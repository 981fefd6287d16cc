# SPDX-License-Identifier: MIT
"""The date field as a form control: writing dates, forms, what it fetches, and what it looks like to a reader."""

import pytest
from audit import Audit
from playwright.sync_api import expect


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
    ({"selection": "multiple"}, "2/20, 2/22", "2024-02-20 2024-02-22", "Feb 20, 2024; Feb 22, 2024"),
    ({"selection": "interval"}, "Feb 18-24", "2024-02-18/2024-02-24", "Feb 18, 2024 – Feb 24, 2024"),
    ({"locale": "zh-Hant-TW"}, "民國113年2月20日", "2024-02-20", None),
    ({"locale": "th"}, "20/2/2567", "2024-02-20", None),
    ({"locale": "fa"}, "1402/12/1", "2024-02-20", None),
    ({"locale": "ja"}, "令和6年2月20日", "2024-02-20", "2024/02/20"),
    ({"locale": "hi"}, "२०/२/२०२४", "2024-02-20", None),
])
def test_a_date_is_written_as_people_write_it(field, attributes, written, value, shown):
    field.mount(**attributes).write(written)
    assert (field.value, field.message, field.validity()) == (value, "", ("", ""))
    assert field.events() == [("input", value), ("change", value)]
    if shown:
        assert field.text == shown
    field.input.focus()
    field.press("F4")
    field.opened()
    assert field.cell("2024-02-20" if "29" not in value else "2024-02-29").get_attribute("aria-selected") == "true"


def test_a_click_arrives_where_a_complaint_would_move_its_target(field):
    field.mount(name="when").input.fill("next Twosday")
    field.evaluate("() => { globalThis.clicks = 0; document.querySelector('#send').addEventListener('click', () => { clicks += 1; }); }")
    box = field.page.locator("#send").bounding_box()
    # The upper edge, which the message pushes away from the mouse.
    field.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
    field.page.mouse.down()
    assert field.message == ""
    field.page.mouse.up()
    expect(field.page.get_by_text("Type a date, such as")).to_be_visible()
    assert field.page.locator("#send").bounding_box()["y"] > box["y"] + 3
    assert field.evaluate("() => clicks") == 1


def test_a_field_has_one_ring(field):
    field.mount()
    field.page.keyboard.press("Tab")
    field.input.focus()
    styles = field.evaluate("() => ['input', '.field'].map(part => getComputedStyle(picker.shadowRoot.querySelector(part)).outlineStyle)")
    assert styles == ["none", "solid"]


def test_what_is_no_date_stays_and_is_complained_of(field):
    field.mount(value="2024-02-20", name="when").write("next Twosday")
    assert (field.value, field.text, field.data()) == (None, "next Twosday", [])
    words = "Type a date, such as Feb 28, 2024."
    assert (field.message, field.validity()) == (words, ("badInput", words))
    assert field.input.get_attribute("aria-invalid") == "true"
    assert field.events() == [("input", None), ("change", None)]
    field.input.fill("2/21/24")
    assert (field.value, field.message, field.input.get_attribute("aria-invalid")) == ("2024-02-21", "", None)


@pytest.mark.parametrize(("attributes", "written", "example"), [
    ({}, "next week", "Feb 28, 2024"), ({}, "Feb 5-9", "Feb 28, 2024"),
    ({"selection": "interval"}, "2/5, 2/7", "Feb 25, 2024 – Mar 2, 2024"),
    ({"selection": "week"}, "2/5, 2/17", "Feb 25, 2024 – Mar 2, 2024"),
])
def test_days_of_another_kind_get_an_example_of_what_is_wanted(field, attributes, written, example):
    field.mount(**attributes).write(written)
    words = f"Type a date, such as {example}."
    assert (field.message, field.validity()) == (words, ("typeMismatch", words))


def test_a_form_that_is_not_sent_says_below_the_field_what_is_missing(field):
    field.mount(required=True, name="when")
    assert field.message == ""
    assert not field.evaluate("() => picker.checkValidity()")
    assert (field.message, field.input.get_attribute("aria-invalid")) == ("This field is required.", "true")
    field.write("2/20/24")
    assert (field.message, field.input.get_attribute("aria-invalid")) == ("", None)


def test_below_the_calendar_stands_nothing_that_no_longer_counts(field):
    field.mount(selection="interval", value="2024-02-05/2024-02-09").write("nonsense")
    field.open_by_button()
    assert field.value is None
    expect(field.part("summary")).to_be_hidden()
    expect(field.page.locator("almanac-picker .clear")).to_be_hidden()


@pytest.mark.parametrize(("attributes", "written", "value"), [
    ({}, "Today", "2024-02-28"), ({"selection": "week"}, "this week", "2024-02-25/2024-03-02"),
    ({"locale": "de-DE"}, "heute", "2024-02-28"), ({"selection": "interval"}, "last 7 days", "2024-02-22/2024-02-28"),
    ({"selection": "interval", "locale": "de-DE"}, "Letzte 7 Tage", "2024-02-22/2024-02-28"),
    ({"selection": "interval"}, "sprint 4", "2024-02-01/2024-02-14"),
])
def test_the_words_on_the_buttons_can_be_typed(field, attributes, written, value):
    field.mount(**attributes)
    field.evaluate("() => { picker.presets = ['today', { value: '2024-02-01/2024-02-14', label: 'Sprint 4' }]; }")
    field.write(written)
    assert (field.value, field.message) == (value, "")


@pytest.mark.parametrize(("locale", "written", "words"), [
    ("en-US", "2/9 - 2/5", "The end is before the start."), ("en-US", "Feb 24 – 18", "The end is before the start."),
    ("de-DE", "9.2. – 5.2.", "Das Ende liegt vor dem Beginn."), ("ja-JP", "2/9 - 2/5", "終了が開始より前です。"),
])
def test_an_end_before_its_start_is_refused_as_that(field, locale, written, words):
    field.mount(selection="interval", locale=locale).write(written)
    assert (field.value, field.text, field.validity()) == (None, written, ("rangeUnderflow", words))
    assert field.message == words


@pytest.mark.parametrize(("attributes", "written"), [
    ({}, "6/31"), ({}, "Feb 100 BC"), ({"selection": "multiple"}, "2/5 and 2/7"), ({"selection": "interval"}, "2/9 -"),
    ({"locale": "th"}, "5/2/67"), ({"locale": "ja"}, "6年2月5日"), ({"locale": "ar-SA"}, "1445/7/24"),
])
def test_what_could_mean_two_things_is_refused(field, attributes, written):
    field.mount(**attributes).write(written)
    assert (field.value, field.text, field.validity()[0]) == (None, written, "badInput")
    assert field.message != ""


@pytest.mark.parametrize(("typed", "values"), [
    ("2/5/2024", ["2024-02-05"]), ("Feb 5, 2024", ["2024-02-05"]), ("2024-2-25", ["2024-02-25"]), ("2/5", []), ("2/5/24", []),
])
def test_no_event_comes_with_a_date_that_is_half_typed(field, typed, values):
    field.mount()
    field.input.focus()
    field.evaluate("() => picker.ready")
    field.page.keyboard.type(typed)
    assert field.events() == [("input", value) for value in values]
    field.press("Tab")
    kinds = [kind for kind, _ in field.events()]
    assert kinds == (["change"] if values else ["input", "change"])
    assert field.value[:8] == "2024-02-"


# The languages with phrases, and others that write dates in ways of their own.
LANGUAGES = ["en-US", "en-GB", "de", "fr", "es", "ja", "ar", "he", "zh-Hant-TW", "th", "fa", "hi", "ko", "hu"]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_what_the_field_writes_it_reads_as_the_same_days(field, locale):
    field.mount(locale=locale, selection="multiple")
    faults = field.evaluate("""async locale => {
      await picker.ready;
      const calendar = picker.shadowRoot.querySelector('almanac-calendar');
      const { Words } = await import('/element/field/words.js');
      const words = new Words(locale);
      const day = number => new Date(number * 86_400_000).toISOString().slice(0, 10);
      let seed = 2024;
      const random = () => { seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648; return seed % 73_000 - 25_567; };
      const faults = [];
      for (let count = 0; count < 2000; count += 1) {
        const [first, other] = [random(), random()].sort((a, b) => a - b);
        for (const value of count % 10 ? [day(first)] : [`${day(first)}/${day(other)}`, `${day(first - 2)} ${day(first)}`]) {
          const text = words.text(value);
          if (calendar.read(text).value !== value) faults.push(text);
        }
      }
      return faults;
    }""", locale)
    assert faults == []


def test_a_complaint_is_made_in_the_language(field):
    field.mount(locale="de-DE").write("bald")
    assert field.message == "Gib ein Datum ein, zum Beispiel 28.02.2024."


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
    expect(field.part("message")).to_contain_text("Type a date")
    field.input.fill("2/20/24")
    field.press("Enter")
    field.page.wait_for_function("() => fields.sent.length > 0")
    assert field.evaluate("() => fields.sent") == [[["when", "2024-02-20"]]]


def test_nothing_is_sent_that_has_not_been_read(field):
    held = field.hold("**/almanac-field.wasm")
    field.mount(name="when", value="2024-02-20")
    field.input.fill("2/22/24")
    assert (field.data(), field.validity()[0]) == ([], "badInput")
    held.release()
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


@pytest.mark.parametrize("how", ["reset", "value"])
@pytest.mark.parametrize("selection, chosen", [
    ("single", ["2024-02-20"]), ("interval", ["2024-02-20", "2024-02-22"]), ("interval", ["2024-02-20"]),
    ("multiple", ["2024-02-20"])])
def test_what_is_emptied_is_selected_no_longer(field, selection, chosen, how):
    field.mount(selection=selection, date="2024-02-20")
    field.open_by_button()
    for day in chosen:
        field.cell(day).click()
    field.evaluate("() => picker.hidePicker()")
    if how == "reset":
        field.page.locator("#reset").click()
    else:
        field.evaluate("() => { picker.value = ''; }")
    assert (field.value, field.text) == (None, "")
    field.open_by_button()
    expect(field.cell("2024-02-20")).to_be_visible()
    assert field.popover.locator("[aria-selected=true]").count() == 0


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


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("width", [320, 1024])
def test_axe_finds_nothing(open_field, locale, width):
    field = open_field(locale=locale, viewport={"width": width, "height": 760})
    field.mount(locale=locale, selection="interval", one_day=True, value="2024-02-20/2024-02-22", presets="today this-week last-7-days last-30-days")
    assert Audit(field.page).wrong == []
    field.open_by_button()
    assert Audit(field.page).wrong == []
    field.press("Escape")
    field.write("?")
    assert field.message != ""
    assert Audit(field.page).wrong == []


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
