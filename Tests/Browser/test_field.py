# SPDX-License-Identifier: MIT
"""The date field: choosing by mouse, finger and keyboard, days with a name, and where the popover stands."""

import re

import pytest
from playwright.sync_api import expect

PRESETS = "today this-week last-7-days last-30-days this-month last-month year-to-date"


# Choosing -----------------------------------------------------------------------------------------


def test_choosing_a_day_closes_and_gives_the_keyboard_back(field):
    field.mount(value="2024-02-20").open_by_button()
    assert field.focused() == "2024-02-20"
    field.cell("2024-02-22").click()
    assert (field.value, field.text, field.is_open) == ("2024-02-22", "Feb 22, 2024", False)
    assert field.events() == [("open", "2024-02-20"), ("input", "2024-02-22"), ("change", "2024-02-22"), ("close", "2024-02-22")]
    assert field.focused() == "open"


def test_an_interval_closes_at_its_end(field):
    field.mount(selection="interval").open_by_button()
    field.cell("2024-02-20").click()
    assert (field.value, field.text, field.is_open) == (None, "Feb 20, 2024 – ", True)
    field.cell("2024-02-23").click()
    assert (field.value, field.text, field.is_open) == ("2024-02-20/2024-02-23", "Feb 20, 2024 – Feb 23, 2024", False)
    assert [kind for kind, _ in field.events()] == ["open", "input", "change", "close"]


def test_a_start_alone_is_forgotten(field):
    field.mount(selection="interval", value="2024-02-05/2024-02-07").open_by_button()
    field.cell("2024-02-20").click()
    # The first Escape takes the start back, the second one closes.
    field.press("Escape")
    assert (field.is_open, field.text) == (True, "Feb 5, 2024 – Feb 7, 2024")
    field.cell("2024-02-21").click()
    field.page.mouse.click(450, 8)
    assert (field.value, field.text, field.is_open) == ("2024-02-05/2024-02-07", "Feb 5, 2024 – Feb 7, 2024", False)
    assert [kind for kind, _ in field.events()] == ["open", "close"]
    field.open_by_button()
    assert field.cell("2024-02-06").get_attribute("aria-selected") == "true"
    assert field.cell("2024-02-21").get_attribute("aria-selected") == "false"


@pytest.mark.parametrize(("preset", "days", "value", "closes"), [
    ("fiori-range", ("2024-02-20", "2024-02-23"), "2024-02-20/2024-02-23", True),
    ("fiori-dates", ("2024-02-20", "2024-02-23"), "2024-02-20 2024-02-23", False),
])
def test_a_preset_says_how_days_are_selected(field, preset, days, value, closes):
    field.evaluate("() => import('/element/almanac-calendar.js')")
    field.mount(preset=preset, name="when", date="2024-02-01").open_by_button()
    field.cell(days[0]).click()
    assert field.is_open
    assert field.data() == ([] if closes else [("when", days[0])])
    field.cell(days[1]).click()
    assert (field.value, field.is_open) == (value, not closes)


def test_a_set_stays_open_until_done(field):
    field.mount(selection="multiple").open_by_button()
    for day in ("2024-02-20", "2024-02-22"):
        field.cell(day).click()
    assert (field.value, field.is_open) == ("2024-02-20 2024-02-22", True)
    field.part("foot").get_by_role("button", name="Done").click()
    assert (field.text, field.is_open) == ("Feb 20, 2024; Feb 22, 2024", False)
    kinds = [kind for kind, _ in field.events()]
    assert kinds == ["open", "input", "input", "change", "close"]


def test_a_week_is_chosen_by_any_of_its_days(field):
    field.mount(selection="week", first_weekday="monday").open_by_button()
    field.cell("2024-02-22").click()
    assert (field.value, field.is_open) == ("2024-02-19/2024-02-25", False)


def test_the_field_is_emptied(field):
    field.mount(value="2024-02-20", name="when").open_by_button()
    field.part("foot").get_by_role("button", name="Clear").click()
    assert (field.value, field.text, field.is_open, field.data()) == (None, "", False, [])
    assert field.events()[1:] == [("input", None), ("change", None), ("close", None)]
    field.mount(value="2024-02-20", required=True).open_by_button()
    expect(field.part("foot").get_by_role("button", name="Clear")).to_have_count(0)


def test_a_press_outside_closes_and_changes_nothing(field):
    field.mount(value="2024-02-20").open_by_button()
    field.page.mouse.click(450, 8)
    assert (field.is_open, field.value) == (False, "2024-02-20")
    # The page behind is no place for the focus.
    assert field.evaluate("() => document.activeElement.localName") == "almanac-picker"
    field.open_by_button()
    # The button closes what it has opened.
    field.button.click()
    assert not field.is_open
    assert [kind for kind, _ in field.events()] == ["open", "close", "open", "close"]


# Fingers ------------------------------------------------------------------------------------------


def test_a_finger_opens_the_calendar_and_not_the_keyboard(open_field):
    field = open_field(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    field.mount()
    assert field.evaluate("() => picker.shadowRoot.querySelector('input').inputMode") == "none"
    field.input.tap()
    field.opened()
    field.finger("2024-02-22")
    field.page.wait_for_function("() => !picker.open")
    assert field.value == "2024-02-22"


def test_the_tap_that_chooses_hits_nothing_below(open_field):
    field = open_field(has_touch=True, viewport={"width": 460, "height": 900})
    field.mount()
    field.evaluate("""() => {
      globalThis.hits = 0;
      const link = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Below' });
      link.style.cssText = 'display: block; width: 440px; height: 600px';
      link.addEventListener('click', () => { globalThis.hits += 1; });
      document.querySelector('#stage').append(link);
    }""")
    field.button.tap()
    field.opened()
    field.cell("2024-02-22").tap()
    field.page.wait_for_function("() => !picker.open")
    field.page.locator("text=Below").tap(position={"x": 5, "y": 590})
    assert (field.value, field.evaluate("() => hits")) == ("2024-02-22", 1)


# The keyboard -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["Alt+ArrowDown", "F4"])
def test_keys_open_it_and_escape_gives_the_keyboard_back(field, key):
    field.mount(value="2024-02-20")
    field.input.focus()
    assert field.input.get_attribute("aria-expanded") == "false"
    field.press(key)
    field.opened()
    assert (field.focused(), field.input.get_attribute("aria-expanded")) == ("2024-02-20", "true")
    field.press("ArrowRight", "Escape")
    assert (field.is_open, field.value, field.input.get_attribute("aria-expanded")) == (False, "2024-02-20", "false")
    assert field.evaluate("() => picker.shadowRoot.activeElement.localName") == "input"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_chooses_and_does_not_open_it_again(field, key):
    field.mount(value="2024-02-20").open_by_button()
    field.press("ArrowDown", key)
    assert (field.value, field.is_open, field.focused()) == ("2024-02-27", False, "open")


def test_an_interval_is_extended_by_keys(field):
    field.mount(selection="interval").open_by_button()
    field.press("Enter", "Shift+ArrowRight", "Shift+ArrowRight")
    assert (field.value, field.is_open) == ("2024-02-28/2024-03-01", True)
    field.press("Escape")
    assert (field.value, field.is_open) == ("2024-02-28/2024-03-01", False)
    assert field.events()[-2:] == [("change", "2024-02-28/2024-03-01"), ("close", "2024-02-28/2024-03-01")]


def test_tab_goes_round_in_the_dialog(field):
    field.mount(value="2024-02-20", presets="today tomorrow").open_by_button()
    seen = []
    for _ in range(7):
        field.press("Tab")
        seen.append(field.evaluate("() => { let e = document.activeElement; while (e.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return e.ariaLabel || e.textContent.trim(); }"))
    # It is a sheet in this window, which has buttons above.
    assert seen == ["Clear", "Type a date", "Close", "Today", "Tomorrow", "Previous month", "Next month"]
    back = []
    for _ in range(6):
        field.press("Shift+Tab")
        back.append(field.is_open)
    assert all(back)


# Days with a name ---------------------------------------------------------------------------------


def test_presets_choose_what_the_engine_says_they_are(field):
    field.mount(selection="interval", one_day=True, presets=PRESETS).open_by_button()
    assert field.part("preset").all_inner_texts() == [
        "Today", "This week", "Last 7 days", "Last 30 days", "This month", "Last month", "Year to date"]
    assert field.pressed() == []
    for name, value in {
        "Today": "2024-02-28/2024-02-28", "This week": "2024-02-25/2024-03-02", "Last 7 days": "2024-02-22/2024-02-28",
        "Last 30 days": "2024-01-30/2024-02-28", "This month": "2024-02-01/2024-02-29",
        "Last month": "2024-01-01/2024-01-31", "Year to date": "2024-01-01/2024-02-28",
    }.items():
        if not field.is_open:
            field.open_by_button()
        field.preset(name).click()
        assert (field.value, field.is_open) == (value, False)
        field.open_by_button()
        assert field.pressed() == [name]


def test_presets_end_where_days_do_and_are_off_where_there_are_none(field):
    field.mount(selection="interval", min="2024-02-10", max="2024-02-28", presets="this-month last-month today tomorrow").open_by_button()
    assert [field.preset(name).is_disabled() for name in ("This month", "Last month", "Today", "Tomorrow")] == [False, True, True, True]
    field.preset("This month").click()
    assert field.value == "2024-02-10/2024-02-28"


@pytest.mark.parametrize(("attributes", "count"), [
    ({"presets": "yesterday today"}, 1), ({"presets": "yesterday"}, 1), ({"presets": "today", "hide_buttons": "previous"}, 1),
    ({"selection": "interval", "one_day": True, "presets": "today"}, 1),
    # The named one cannot be chosen, so the calendar's still leads there.
    ({"presets": "today", "min": "2024-02-29"}, 2),
])
def test_one_button_is_called_today(field, attributes, count):
    field.mount(date="2024-05-01", **attributes).open_by_button()
    expect(field.popover.get_by_role("button", name="Today", exact=True)).to_have_count(count)


def test_an_app_names_days_itself(field):
    field.mount(selection="interval")
    field.evaluate("() => { picker.presets = ['last-7-days', { value: '2024-02-01/2024-02-14', label: 'Sprint 4' }]; }")
    field.open_by_button()
    field.preset("Sprint 4").click()
    assert field.value == "2024-02-01/2024-02-14"
    assert field.evaluate("() => picker.presets") == ["last-7-days", {"value": "2024-02-01/2024-02-14", "label": "Sprint 4"}]


def test_an_unknown_preset_is_left_out(field):
    field.forgive("there is no preset “last-decade”")
    field.mount(presets="last-decade today").open_by_button()
    assert field.part("preset").all_inner_texts() == ["Today"]


# Where it stands ----------------------------------------------------------------------------------


def box(field):
    return field.popover.bounding_box()


def test_it_stands_below_its_field_and_above_it_at_the_foot(open_field):
    field = open_field(viewport={"width": 900, "height": 800})
    field.mount().open_by_button()
    at = field.part("field").bounding_box()
    assert box(field)["x"] == at["x"] and box(field)["y"] == at["y"] + at["height"] + 6
    field.press("Escape")
    field.evaluate("() => { picker.style.cssText = 'position: fixed; right: 4px; bottom: 10px'; }")
    field.open_by_button()
    at, stands = field.part("field").bounding_box(), box(field)
    assert abs(stands["y"] + stands["height"] - at["y"] + 6) < 1
    assert stands["x"] + stands["width"] <= 892


def test_it_ends_where_its_field_does_from_right_to_left(open_field):
    field = open_field(viewport={"width": 900, "height": 800}, locale="ar-EG")
    field.mount(locale="ar-EG")
    field.evaluate("() => { picker.style.marginInlineStart = '300px'; }")
    field.open_by_button()
    at, stands = field.part("field").bounding_box(), box(field)
    assert abs(stands["x"] + stands["width"] - at["x"] - at["width"]) < 1


@pytest.mark.parametrize("side", ["left", "right"])
def test_it_stands_beside_its_field_where_neither_above_nor_below_is_room(open_field, side):
    field = open_field(viewport={"width": 900, "height": 500})
    field.mount()
    field.evaluate(f"() => {{ picker.style.cssText = 'position: fixed; {side}: 4px; top: 220px'; }}")
    field.open_by_button()
    at, stands = field.part("field").bounding_box(), box(field)
    edges = (stands["x"], at["x"] + at["width"]) if side == "left" else (at["x"], stands["x"] + stands["width"])
    assert abs(edges[0] - edges[1] - 6) < 1
    assert stands["y"] >= 8 and stands["y"] + stands["height"] <= 492


@pytest.mark.parametrize("size", [{"width": 320, "height": 568}, {"width": 640, "height": 320}])
def test_it_fits_into_a_small_window(open_field, size):
    field = open_field(viewport=size)
    field.mount(selection="multiple", value="2024-02-20", presets=PRESETS).open_by_button()
    stands = box(field)
    assert stands["x"] >= 0 and stands["y"] >= 0
    assert stands["x"] + stands["width"] <= size["width"] and stands["y"] + stands["height"] <= size["height"]
    assert field.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    if size["width"] == 320:
        assert (stands["x"], stands["width"], stands["y"] + stands["height"]) == (0, 320, 568)


def test_what_changes_while_the_calendar_starts_reaches_it(field):
    held = field.hold(re.compile(r"/almanac-field\.wasm"))
    field.mount(value="2024-02-20", locale="en-US")
    field.button.hover()
    held.wait()
    field.evaluate("() => document.querySelector('almanac-picker').setAttribute('locale', 'ar-EG')")
    expect(field.popover).to_have_attribute("lang", "ar-EG")
    held.release()
    field.open_by_button()
    expect(field.page.locator("almanac-picker almanac-calendar")).to_have_attribute("locale", "ar-EG")


# How it looks -------------------------------------------------------------------------------------


def test_pages_style_the_calendar_of_a_field(field):
    field.mount(value="2024-02-20").open_by_button()
    field.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`almanac-picker::part(day) { font-style: italic; } almanac-picker::part(title) { font-weight: 300; }
            almanac-picker::part(calendar-button) { border-radius: 0; } almanac-picker::part(button) { border-radius: 3px; }`);
          document.adoptedStyleSheets = [sheet];
        }"""
    )

    def style(selector, name):
        return field.page.locator(f"almanac-picker {selector}").first.evaluate("(e, name) => getComputedStyle(e)[name]", name)

    assert style(".day", "fontStyle") == "italic"
    assert style("almanac-calendar .title", "fontWeight") == "300"
    assert style(".next", "borderRadius") == "0px"
    # The field's own button has another name.
    assert style(".open", "borderRadius") == "3px"


def test_forced_colours_show_field_selection_and_today(open_field):
    field = open_field(forced_colors="active")
    field.mount(value="2024-02-20", presets=PRESETS).open_by_button()
    look = field.evaluate(
        """() => {
          const of = (root, selector, name) => getComputedStyle(root.querySelector(selector))[name];
          const probe = document.body.appendChild(document.createElement('i'));
          const system = colour => { probe.style.cssText = `forced-color-adjust: none; color: ${colour}`; return getComputedStyle(probe).color; };
          const inner = picker.shadowRoot.querySelector('almanac-calendar').shadowRoot;
          return {
            highlight: system('Highlight'), text: system('CanvasText'),
            border: of(picker.shadowRoot, '.field', 'borderTopColor'), edge: of(picker.shadowRoot, '.popover', 'borderTopStyle'),
            selected: of(inner, '.day[data-traits~=selected] > .text', 'backgroundColor'),
            today: of(inner, '.day[data-traits~=today] > .text', 'textDecorationLine'),
          };
        }"""
    )
    assert (look["border"], look["edge"]) == (look["text"], "solid")
    assert look["selected"] == look["highlight"]
    assert look["today"] == "underline"
