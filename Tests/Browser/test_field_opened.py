# SPDX-License-Identifier: MIT
"""What a date field has around its calendar: footer, preview, steps by keys, the sheet, and what it is called."""

import pytest
from playwright.sync_api import expect
from audit import Audit

SUMMARY = "summary"
CLOSED = {"selection": "interval", "across_disabled": "no", "disabled_days": "2024-02-16"}


@pytest.fixture
def phone(open_field):
    return open_field(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})


# The footer ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attributes", "words"), [
    ({"selection": "interval", "value": "2024-02-10/2024-02-19"}, "Feb 10 – 19 · 10 days"),
    ({"selection": "interval", "value": "2023-12-28/2024-01-03"}, "Dec 28, 2023 – Jan 3, 2024 · 7 days"),
    ({"selection": "multiple", "value": "2024-02-10 2024-02-12"}, "2 days"),
    ({"selection": "interval", "value": "2024-02-10/2024-02-19", "locale": "de-DE"}, "10.–19. Feb. · 10 Tage"),
])
def test_the_footer_says_what_is_selected(field, attributes, words):
    field.mount(**attributes).open_by_button()
    assert field.part(SUMMARY).inner_text().replace("\u2009", " ") == words


def test_an_interval_is_done_by_its_button(field):
    field.mount(selection="interval").open_by_button()
    done = field.part("foot").get_by_role("button", name="Done")
    field.cell("2024-02-10").click()
    assert (field.part(SUMMARY).inner_text(), done.is_disabled()) == ("Feb 10 –", True)
    field.cell("2024-02-10").focus()
    field.press("Escape", "Enter", "Shift+ArrowRight", "Shift+ArrowRight")
    assert field.part(SUMMARY).inner_text() == "Feb 10 – 12 · 3 days"
    done.click()
    assert (field.is_open, field.value) == (False, "2024-02-10/2024-02-12")


def test_one_day_needs_no_summary(field):
    field.mount(value="2024-02-20").open_by_button()
    expect(field.part(SUMMARY)).to_be_hidden()


# Intervals ----------------------------------------------------------------------------------------


def previewed(field):
    return field.evaluate("""() => [...picker.shadowRoot.querySelector('almanac-calendar').shadowRoot
      .querySelectorAll('.day[data-traits~=preview]')].map(cell => cell.dataset.day.slice(-2)).join(' ')""")


def test_an_interval_is_shown_before_it_is_chosen(field):
    field.mount(selection="interval").open_by_button()
    field.cell("2024-02-20").click()
    field.cell("2024-02-23").hover()
    assert previewed(field) == "20 21 22 23"
    field.cell("2024-02-20").focus()
    field.press("ArrowRight")
    assert previewed(field) == "20 21"
    field.press("Enter")
    assert field.value == "2024-02-20/2024-02-21"


def test_closed_days_inside_are_refused(field):
    field.mount(**CLOSED).open_by_button()
    field.cell("2024-02-14").click()
    field.cell("2024-02-18").hover()
    assert previewed(field) == ""
    field.cell("2024-02-18").click()
    assert (field.value, field.is_open) == (None, True)
    field.cell("2024-02-15").click()
    assert (field.value, field.is_open) == ("2024-02-14/2024-02-15", False)
    field.write("2/14/2024 – 2/18/2024")
    assert field.validity() == ("customError", "Friday, February 16, 2024, not available")


# Steps --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attributes", "caret", "keys", "value", "marked"), [
    ({"value": "2024-02-28"}, 5, ["ArrowUp", "ArrowUp"], "2024-03-01", "1"),
    ({"value": "2024-01-31"}, 0, ["ArrowUp"], "2024-02-29", "Feb"),
    ({"value": "2024-02-29"}, 12, ["ArrowDown"], "2023-02-28", "2023"),
    ({"value": "2024-02-20", "disabled_days": "2024-02-21"}, 4, ["ArrowUp"], "2024-02-22", "22"),
    ({"value": "2024-02-20", "max": "2024-02-25"}, 1, ["ArrowUp"], "2024-02-25", "Feb"),
    ({"value": "2024-02-20/2024-02-22", "selection": "interval"}, 20, ["ArrowUp"], "2024-02-20/2024-02-23", "23"),
    ({"value": "2024-02-20", "locale": "de-DE"}, 3, ["ArrowDown"], "2024-01-20", "01"),
    ({"value": "2024-02-20", "locale": "ja-JP", "date_style": "long"}, 2, ["ArrowUp"], "2025-02-20", "2025"),
])
def test_arrows_step_by_what_the_caret_is_at(field, attributes, caret, keys, value, marked):
    field.mount(**attributes)
    field.evaluate("() => picker.ready")
    field.input.focus()
    field.input.evaluate("(input, at) => input.setSelectionRange(at, at)", caret)
    for key in keys:
        before = field.text
        field.press(key)
        field.page.wait_for_function("t => picker.shadowRoot.querySelector('input').value !== t", arg=before)
    marks = "input => input.value.slice(input.selectionStart, input.selectionEnd)"
    assert (field.value, field.input.evaluate(marks)) == (value, marked)
    field.press("Tab")
    assert field.events()[-1] == ("change", value)


def test_an_empty_field_opens_by_the_arrow_and_steps_nowhere(field):
    field.mount()
    field.input.focus()
    field.press("ArrowUp")
    assert (field.is_open, field.value) == (False, None)
    field.press("ArrowDown")
    field.opened()


# The keyboard -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["F4", "Alt+ArrowUp"])
@pytest.mark.parametrize("place", ["input", "day"])
def test_keys_close_it(field, key, place):
    field.mount(value="2024-02-20")
    field.input.focus()
    field.press("Alt+ArrowDown")
    field.opened()
    if place == "input":
        field.input.focus()
    field.press(key)
    assert not field.is_open
    assert field.evaluate("() => picker.shadowRoot.activeElement.localName") == "input"


def test_named_days_by_the_keyboard_give_the_focus_back(field):
    field.mount(presets="today tomorrow").open_by_button()
    field.preset("Tomorrow").focus()
    field.press("Enter")
    assert (field.value, field.is_open, field.focused()) == ("2024-02-29", False, "open")


@pytest.mark.parametrize("size", [(640, 320), (320, 256)])
def test_the_focused_day_is_in_view_in_a_small_window(open_field, size):
    field = open_field(viewport={"width": size[0], "height": size[1]})
    field.mount(value="2024-02-29").open_by_button()
    for key in [None, "ArrowUp", "ArrowUp", "ArrowUp", "PageDown", "PageDown"]:
        if key:
            field.press(key)
        box = field.cell(field.focused()).bounding_box()
        stands = field.popover.bounding_box()
        assert box["y"] >= stands["y"] and box["y"] + box["height"] <= stands["y"] + stands["height"], key


# What it is called --------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "hint"), [("en-US", "MM/DD/YYYY"), ("de-DE", "TT.MM.JJJJ"), ("fr-FR", "JJ/MM/AAAA"), ("ja-JP", "YYYY/MM/DD")])
def test_a_date_in_numbers_is_hinted_at(field, locale, hint):
    field.mount(locale=locale)
    assert field.input.get_attribute("placeholder") == hint
    field.mount(locale=locale, placeholder="Birthday")
    expect(field.input).to_have_accessible_description(hint)


def test_the_button_names_the_field_and_its_value(field):
    field.mount(value="2024-02-20")
    assert field.button.get_attribute("aria-label") == "Choose a date, When, Feb 20, 2024"
    field.evaluate("() => { picker.value = null; }")
    assert field.button.get_attribute("aria-label") == "Choose a date, When"


def test_the_page_describes_it_and_sets_its_own_error(field):
    field.mount()
    field.evaluate("""() => {
      picker.insertAdjacentHTML('afterend', '<p id="why">For the invoice</p><b id="what">Due</b>');
      picker.setAttribute('aria-describedby', 'why');
      picker.setAttribute('aria-labelledby', 'what');
      picker.setAttribute('autocomplete', 'bday');
      picker.setCustomValidity('Closed.');
    }""")
    described = [node.get("description", {}).get("value") for node in field.cdp.send("Accessibility.getFullAXTree")["nodes"]
                 if node["role"]["value"] == "combobox" and node["name"]["value"] == "Due"]
    assert described == ["For the invoice MM/DD/YYYY"]
    assert (field.validity(), field.input.get_attribute("autocomplete")) == (("customError", "Closed."), "bday")
    field.evaluate("() => picker.setCustomValidity('')")
    assert field.validity() == ("", "")
    assert Audit(field.page).wrong == []


def test_a_reset_to_what_cannot_be_read_empties_it(field):
    field.forgive("almanac-picker: “soon”")
    field.mount(value="soon")
    field.evaluate("() => picker.ready")
    field.write("2/20/24")
    field.page.locator("#reset").click()
    assert (field.value, field.text) == (None, "")


@pytest.mark.parametrize(("style", "text"), [
    ("short", "2/20/24"), ("long", "February 20, 2024"), ("full", "Tuesday, February 20, 2024"), ("odd", "Feb 20, 2024")])
def test_dates_are_written_as_the_page_likes(field, style, text):
    field.mount(value="2024-02-20", date_style=style)
    assert field.text == text


# Phones -------------------------------------------------------------------------------------------


def test_a_sheet_closes_by_its_button(phone):
    phone.mount(value="2024-02-20").open_by_button()
    phone.page.get_by_role("button", name="Close").tap()
    assert (phone.is_open, phone.value) == (False, "2024-02-20")
    assert Audit(phone.page).wrong == []


def test_a_finger_can_type_if_it_wants_to(phone):
    phone.mount()
    phone.input.tap()
    phone.opened()
    phone.page.get_by_role("button", name="Type a date").tap()
    assert (phone.is_open, phone.focused(), phone.input.get_attribute("inputmode")) == (False, "input", "")
    phone.input.tap()
    assert not phone.is_open
    phone.write("2/20/24")
    assert phone.value == "2024-02-20"
    assert phone.input.get_attribute("inputmode") == "none"


def test_wide_popovers_have_no_buttons_of_sheets(field):
    field.page.set_viewport_size({"width": 900, "height": 800})
    field.mount().open_by_button()
    expect(field.part("head")).to_be_hidden()


# Years --------------------------------------------------------------------------------------------


def test_a_birthday_is_four_taps_away(field):
    asked = []
    field.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    field.mount(zooms=True, level="decades", max="2024-02-28", autocomplete="bday")
    field.button.click()
    calendar = field.page.locator("almanac-picker almanac-calendar")
    for place in ("[data-role=previous]", "[data-first='1970-01-01']", "[data-first='1970-01-01']", "[data-first='1970-05-01']"):
        level = calendar.evaluate("c => c.level + c.monthTitle")
        calendar.locator(place).first.click()
        field.page.wait_for_function("was => { const c = picker.shadowRoot.querySelector('almanac-calendar'); return c.level + c.monthTitle !== was; }", arg=level)
    field.cell("1970-05-14").click()
    assert (field.value, field.is_open) == ("1970-05-14", False)
    field.open_by_button()
    assert (field.focused(), calendar.evaluate("c => c.level")) == ("1970-05-14", "days")
    # Only this field needs the whole engine.
    assert "almanac.wasm" in asked and "almanac-field.wasm" not in asked


def test_who_prefers_contrast_gets_it_in_the_field_too(open_field):
    field = open_field(contrast="more").mount(value="2024-02-14")
    field.button.click()
    cell = field.cell("2024-02-14").locator(".text")
    cell.wait_for()
    assert cell.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(10, 74, 158)"


def test_months_beside_each_other_are_headings_of_one_level(open_field):
    field = open_field(viewport={"width": 1000, "height": 720})
    field.mount(selection="interval", date="2024-02-20").open_by_button()
    headings = field.popover.get_by_role("heading")
    expect(headings).to_have_text(["February 2024", "March 2024"])
    assert headings.evaluate_all("all => all.map(heading => heading.ariaLevel)") == ["2", "2"]
    assert Audit(field.page).wrong == []
