# SPDX-License-Identifier: MIT
"""What pages rely on: properties, events, forms, the policy, the shadow tree."""

import pytest
from playwright.sync_api import expect

SUBMITTED = "() => Object.fromEntries(new FormData(document.querySelector('form')))"


def types(events):
    return [event[0] for event in events]


def test_a_click_fires_each_event_once_and_in_order(bench):
    bench.mount()
    bench.events()
    bench.cell("2024-02-21").click()
    assert bench.events() == [
        ["selectionchange", {"first": "2024-02-21", "last": "2024-02-21", "days": 1,
                             "intervals": [{"first": "2024-02-21", "last": "2024-02-21"}], "unavailable": []}],
        ["input", None],
        ["change", None],
    ]
    bench.cell("2024-02-21").click()
    assert bench.events() == []


def test_mounting_tells_the_month_and_the_days_once(bench):
    bench.mount(value="2024-02-10")
    bench.at_rest()
    assert bench.events() == [
        ["titlechange", {"title": "February 2024", "month": "2024-02"}],
        ["visibledayschange", {"first": "2024-01-28", "last": "2024-03-09"}],
    ]


def test_a_page_turn_tells_the_title_at_once_and_the_days_at_rest(bench):
    bench.mount()
    bench.at_rest()
    bench.events()
    bench.role("next").click()
    bench.at_rest()
    assert bench.events() == [
        ["titlechange", {"title": "March 2024", "month": "2024-03"}],
        ["visibledayschange", {"first": "2024-02-25", "last": "2024-04-06"}],
    ]
    assert bench.evaluate("() => [calendar.month, calendar.monthTitle, calendar.visibleDays]") == [
        "2024-03", "March 2024", {"first": "2024-02-25", "last": "2024-04-06"}]  # fmt: skip


def test_a_day_of_the_next_month_selects_and_turns(bench):
    bench.mount()
    bench.at_rest()
    bench.events()
    bench.cell("2024-03-02").click()
    bench.at_rest()
    assert types(bench.events()) == ["selectionchange", "input", "change", "titlechange", "visibledayschange"]
    assert (bench.value, bench.month) == ("2024-03-02", "2024-03")


def test_what_the_page_sets_fires_nothing(bench):
    bench.mount()
    bench.at_rest()
    bench.events()
    bench.evaluate("() => { calendar.value = '2024-02-05'; }")
    assert bench.value == "2024-02-05"
    expect(bench.cell("2024-02-05")).to_have_attribute("aria-selected", "true")
    bench.set("value", "2024-02-06")
    assert bench.value == "2024-02-06"
    bench.evaluate("() => { calendar.value = null; }")
    assert bench.value is None
    assert [event for event in types(bench.events()) if event != "titlechange"] == []


def test_what_the_page_sets_while_it_is_told_of_something_fires_nothing(bench):
    bench.mount(value="2024-02-10")
    bench.at_rest()
    bench.evaluate("""() => calendar.addEventListener('todaychange', () => { calendar.value = '2024-02-05'; })""")
    bench.events()
    bench.set("today", "2024-02-12")
    bench.at_rest()
    assert bench.value == "2024-02-05"
    assert [event for event in types(bench.events()) if event != "titlechange"] == []


def test_what_the_page_sets_while_a_tap_is_told_of_is_what_counts(bench):
    bench.mount(value="2024-02-10", name="day")
    bench.at_rest()
    bench.evaluate("""() => calendar.addEventListener('pagechange', () => { calendar.value = '2024-02-05'; },
      { once: true })""")
    bench.cell("2024-03-02").click()
    bench.at_rest()
    expect(bench.cell("2024-03-02")).to_have_attribute("aria-selected", "false")
    assert bench.value == "2024-02-05"


@pytest.mark.parametrize("bad", ["2024-02-30", "soon", "2024-2-5", "10000-01-01"])
def test_a_value_that_is_no_day_is_refused_and_changes_nothing(bench, bad):
    bench.mount(value="2024-02-10")
    bench.forgive("is not written|out of range")
    thrown = bench.evaluate("v => { try { calendar.value = v; return null } catch (e) { return e.name } }", bad)
    assert thrown == "RangeError"
    assert bench.value == "2024-02-10"


def test_properties_set_before_the_element_is_defined_count(open_bench):
    bench = open_bench("/bench/bench.html?late")
    bench.evaluate(
        """async () => {
          const element = document.createElement('almanac-calendar');
          Object.assign(element, { value: '2024-02-21', today: '2024-02-28', locale: 'de-DE', firstWeekday: 'saturday',
            min: '2024-02-03', max: '2024-03-20', name: 'day',
            dataSource: { facts: () => [{ day: '2024-02-22', tint: 'red' }] } });
          document.querySelector('#stage').append(element);
          globalThis.calendar = element;
          await bench.define();
          await element.ready;
        }"""
    )
    assert (bench.value, bench.title) == ("2024-02-21", "Februar 2024")
    assert bench.locator("[role=columnheader]").first.get_attribute("aria-label") == "Samstag"
    assert bench.cell("2024-02-22").get_attribute("data-tint") == "red"
    assert bench.cell("2024-02-28").get_attribute("aria-current") == "date"
    assert bench.cell("2024-02-02").get_attribute("aria-disabled") == "true"
    assert bench.evaluate("() => [calendar.min, calendar.max, calendar.getAttribute('name')]") == [
        "2024-02-03", "2024-03-20", "day"]  # fmt: skip


def test_methods_turn_pages(bench):
    bench.mount()
    for call, month in [("next()", "2024-03"), ("previous()", "2024-02"), ("show('2025-07-04')", "2025-07"), ("showToday()", "2024-02")]:
        bench.evaluate(f"() => calendar.{call}")
        assert (call, bench.month) == (call, month)
    assert bench.tab_stops() == ["2024-02-28"]


def test_the_shadow_tree_keeps_its_promises(bench):
    bench.mount("full", value="2024-02-20")
    assert bench.evaluate("() => calendar.shadowRoot.mode") == "open"
    assert bench.locator("[role=grid]").count() == 1
    assert bench.locator("[role=gridcell][data-day]").count() == 42
    assert bench.title == "February 2024"
    names = [bench.role(role).inner_text() or bench.role(role).get_attribute("aria-label") for role in ("previous", "today", "next")]
    assert names == ["Previous month", "Today", "Next month"]
    cell = bench.cell("2024-02-28")
    assert (cell.get_attribute("data-traits"), cell.get_attribute("aria-current")) == ("today", "date")
    assert bench.cell("2024-02-20").get_attribute("data-traits") == "selected"
    assert bench.cell("2024-01-31").get_attribute("data-traits") == "outside"
    assert "disabled" in bench.cell("2024-02-13").get_attribute("data-traits")
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"


# Forms --------------------------------------------------------------------------------------------


@pytest.fixture
def form(open_bench):
    bench = open_bench("/bench/form.html")
    bench.evaluate("async () => { await customElements.whenDefined('almanac-calendar'); globalThis.calendar = document.querySelector('#calendar'); await calendar.ready }")
    return bench


def test_a_form_sends_the_selected_day(form):
    assert form.evaluate(SUBMITTED) == {"day": "2024-02-10", "other": "1"}
    form.cell("2024-02-21").click()
    assert form.evaluate(SUBMITTED) == {"day": "2024-02-21", "other": "1"}
    form.evaluate("() => { calendar.value = null }")
    assert form.evaluate(SUBMITTED) == {"other": "1"}
    assert form.evaluate("() => calendar.form.id") == "form"


def test_a_form_without_a_required_day_is_invalid(form):
    assert form.evaluate("() => document.querySelector('form').checkValidity()") is True
    form.evaluate("() => { calendar.value = null }")
    assert form.evaluate("() => [form.checkValidity(), calendar.validity.valueMissing, calendar.validationMessage]") == [
        False, True, "Choose a day."]  # fmt: skip
    form.evaluate("() => calendar.removeAttribute('required')")
    assert form.evaluate("() => form.checkValidity()") is True


def test_resetting_a_form_brings_back_the_first_value(form):
    form.cell("2024-02-21").click()
    form.evaluate("() => form.reset()")
    assert form.value == "2024-02-10"
    assert form.evaluate(SUBMITTED)["day"] == "2024-02-10"
    form.set("value", "2024-02-14")
    form.cell("2024-02-21").click()
    form.evaluate("() => form.reset()")
    assert form.value == "2024-02-14"


def test_enter_on_a_day_does_not_send_the_form(form):
    form.evaluate("() => { globalThis.sent = 0; form.addEventListener('submit', e => { e.preventDefault(); sent += 1 }) }")
    form.focus_grid().press("ArrowRight", "Enter")
    form.role("next").click()
    assert form.evaluate("() => sent") == 0


# The policy ---------------------------------------------------------------------------------------


def test_nothing_is_against_the_strict_policy(open_bench):
    bench = open_bench(has_touch=True)
    response = bench.page.request.get(bench.address + "/bench/bench.html")
    assert response.headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
        "manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
    bench.mount("full", value="2024-02-20")
    bench.swipe(-320).at_rest()
    bench.cell("2024-03-05").click()
    bench.set("locale", "ar-EG")
    bench.set("rows", "fit")
    bench.role("next").click()
    bench.at_rest()
    assert bench.evaluate("() => bench.violations") == []


def test_fui4_no_cell_is_painted_that_was_not_told(bench):
    """Looked at in each frame, where the browser is about to paint."""
    bench.mount()
    bench.evaluate(
        """() => {
          const told = new Set();
          globalThis.seen = { painted: 0, untold: [] };
          calendar.addEventListener('cellshow', event => told.add(event.detail.cell));
          const look = () => {
            for (const cell of bench.all('[role=gridcell][data-day]')) {
              seen.painted += 1;
              if (!told.has(cell)) seen.untold.push(cell.dataset.day);
            }
            // A cell that is gone, and comes back for another day, has to be told again.
            for (const cell of told) if (!cell.isConnected) told.delete(cell);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    for name, month in (("next", "2024-03"), ("next", "2024-04"), ("previous", "2024-03")):
        bench.role(name).click()
        bench.page.wait_for_function(
            "m => calendar.month === m && bench.query('.mover').style.transform === ''", arg=month
        )
    seen = bench.evaluate("() => seen")
    assert seen["painted"] > 3 * 42
    assert seen["untold"] == []
