# SPDX-License-Identifier: MIT
"""<almanac-calendar> as a form control: labels, focus, validity, and being disabled."""

import pytest
from audit import Audit
from playwright.sync_api import expect

DISABLED = "() => document.querySelector('fieldset').disabled = true"


@pytest.fixture
def form(open_bench):
    """Opens a form with a calendar; `attributes` are those of the calendar, `before` stands in front of it."""

    def open_form(before="", after="", **attributes):
        bench = open_bench("/bench/form.html")
        written = {name.replace("_", "-"): "" if value is True else value for name, value in attributes.items()}
        bench.evaluate("""async ([before, after, attributes]) => {
          const fields = document.querySelector('#fields');
          document.querySelector('#calendar').remove();
          const calendar = document.createElement('almanac-calendar');
          for (const name in attributes) calendar.setAttribute(name, attributes[name]);
          calendar.id = 'calendar';
          fields.prepend(calendar);
          calendar.insertAdjacentHTML('beforebegin', before);
          calendar.insertAdjacentHTML('afterend', after);
          globalThis.calendar = calendar;
          await calendar.ready;
        }""", [before, after, {"name": "day", "date": "2024-02-20", "today": "2024-02-28", **written}])
        return bench

    return open_form


def group(bench):
    """Name, description and whether it is off, of the calendar as assistive technology has it."""
    for node in bench.cdp.send("Accessibility.getFullAXTree")["nodes"]:
        if node["role"]["value"] == "group" and "day" not in node.get("name", {}).get("value", ""):
            own = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
            if "fields" in str(own.get("id", "")):
                continue
            if node.get("name", {}).get("value") or own.get("disabled"):
                return (node["name"]["value"], node.get("description", {}).get("value", ""), own.get("disabled", False))
    return None


@pytest.mark.parametrize(("before", "attributes", "told"), [
    ("<label for='calendar'>When</label>", {}, ("When", "", False)),
    ("", {"aria_label": "Travel"}, ("Travel", "", False)),
    ("<b id='t'>Stay</b><i id='d'>Two weeks at most</i>", {"aria_labelledby": "t", "aria_describedby": "d"},
     ("Stay", "Two weeks at most", False)),
])
def test_the_page_names_and_describes_it(form, before, attributes, told):
    bench = form(before, **attributes)
    assert group(bench) == told
    assert Audit(bench.page, context="#calendar").wrong == []


def test_a_press_on_its_label_and_focus_lead_to_the_day(form):
    bench = form("<label for='calendar'>When</label>", value="2024-02-10")
    bench.page.get_by_text("When").click()
    assert bench.focused() == "2024-02-20"
    bench.evaluate("() => { document.activeElement.blur(); calendar.focus(); }")
    assert bench.focused() == "2024-02-20"
    assert bench.evaluate("() => calendar.labels.length") == 1


def test_focus_waits_for_the_calendar(bench):
    bench.evaluate("""async () => {
      globalThis.calendar = document.createElement('almanac-calendar');
      calendar.setAttribute('today', '2024-02-28');
      document.querySelector('#stage').append(calendar);
      calendar.focus();
      await calendar.ready;
    }""")
    assert bench.focused() == "2024-02-28"


@pytest.mark.parametrize(("locale", "words"), [("en-US", "Choose a day."), ("de-DE", "Wähle einen Tag.")])
def test_a_required_empty_one_says_so_where_the_keyboard_can_go(form, locale, words):
    bench = form(required=True, locale=locale)
    assert bench.evaluate("() => [calendar.validity.valueMissing, calendar.validationMessage]") == [True, words]
    bench.role("next").click()
    bench.at_rest()
    bench.page.locator("#send").click()
    # A browser that could not focus it would complain on the console.
    assert bench.focused() == "2024-03-01"
    bench.cell("2024-03-05").click()
    assert bench.evaluate("() => calendar.reportValidity()") is True


def test_a_page_sets_its_own_error(form):
    bench = form(value="2024-02-10")
    bench.evaluate("() => calendar.setCustomValidity('Fully booked.')")
    assert bench.evaluate("() => [form.checkValidity(), calendar.validity.customError, calendar.validationMessage]") == [
        False, True, "Fully booked."]
    bench.evaluate("() => calendar.setCustomValidity('')")
    assert bench.evaluate("() => [form.checkValidity(), calendar.required]") == [True, False]
    bench.evaluate("() => { calendar.required = true; calendar.value = null; }")
    assert bench.evaluate("() => form.checkValidity()") is False


def test_half_an_interval_is_no_value_by_a_preset_alone(form):
    bench = form(preset="fiori-range")
    bench.cell("2024-02-20").click()
    sent = "() => [...new FormData(form).keys()]"
    assert bench.evaluate("() => [calendar.checkValidity(), calendar.validity.badInput, calendar.validationMessage]") == [
        False, True, "Choose the last day."]
    assert bench.evaluate(sent) == ["other"]
    bench.cell("2024-02-22").click()
    assert bench.evaluate("() => calendar.checkValidity()") is True
    assert bench.evaluate(sent) == ["day", "other"]


@pytest.mark.parametrize("how", ["disabled", "fieldset"])
def test_one_that_is_off_keeps_its_day_and_says_so(form, how):
    bench = form("<label for='calendar'>When</label>", value="2024-02-10")
    bench.evaluate(DISABLED if how == "fieldset" else "() => { calendar.disabled = true; }")
    assert group(bench) == ("When", "", True)
    assert "day" not in bench.evaluate("() => [...new FormData(form).keys()]")
    cell = bench.cell("2024-02-21")
    cell.click(force=True)
    assert bench.value == "2024-02-10"
    assert (cell.get_attribute("aria-disabled"), cell.get_attribute("aria-label")) == (
        "true", "Wednesday, February 21, 2024, not available")
    expect(bench.cell("2024-02-10")).to_have_attribute("aria-selected", "true")
    colour = "cell => getComputedStyle(cell.querySelector('.text')).color"
    off = cell.evaluate(colour)
    bench.evaluate("() => { document.querySelector('fieldset').disabled = calendar.disabled = false; }")
    assert cell.evaluate(colour) != off
    cell.click()
    assert bench.value == "2024-02-21"


def test_a_reset_to_what_cannot_be_read_empties_it(form):
    bench = form(value="2024-02-10")
    bench.forgive("is not written")
    bench.evaluate("() => calendar.setAttribute('value', 'soon')")
    bench.cell("2024-02-21").click()
    bench.evaluate("() => form.reset()")
    assert bench.value is None
    bench.evaluate("() => calendar.setAttribute('value', '2024-02-12')")
    bench.evaluate("() => form.reset()")
    assert bench.value == "2024-02-12"


@pytest.mark.parametrize("size", [(640, 320), (320, 256)])
def test_the_focused_day_is_scrolled_into_view(open_bench, size):
    bench = open_bench(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    bench.mount(date="2024-02-01", value="2024-02-01").focus_grid()
    for key in ["ArrowDown"] * 4 + ["PageDown", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"]:
        bench.press(key).at_rest()
        box = bench.cell(bench.focused()).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1], key


@pytest.mark.parametrize(("attributes", "first", "count"), [
    ({}, "Sunday", 7), ({"first_weekday": "monday"}, "Monday", 7), ({"week_numbers": True}, "", 8)])
def test_each_month_of_a_list_has_column_headers(bench, attributes, first, count):
    bench.mount(view="months", **attributes)
    heads = "() => bench.all('.page[role=grid] > .heads').map(row => [...row.children].map(head => head.textContent))"
    rows = bench.evaluate(heads)
    assert len(rows) >= 2 and all(len(row) == count for row in rows)
    assert all(row[0] == first for row in rows)
    bench.set("locale", "de-DE")
    bench.set("first-weekday", "saturday")
    bench.page.wait_for_function("() => bench.query('.heads').lastChild.textContent === 'Freitag'")
    bench.locator("[role=grid]").first.hover()
    bench.page.mouse.wheel(0, 2000)
    bench.at_rest()
    assert all(row[-1] == "Freitag" for row in bench.evaluate(heads))
