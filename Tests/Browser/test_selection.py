# SPDX-License-Identifier: MIT
"""Weeks, sets of days and intervals: by mouse, finger and keyboard, in forms, from right to left."""

import pytest
from playwright.sync_api import expect


def bands(bench):
    """What each day of the selected interval that is in view is to it."""
    return bench.evaluate(
        """() => Object.fromEntries(bench.all('[data-traits*=range]').map(cell =>
          [cell.dataset.day, cell.dataset.traits.split(' ').filter(t => t.startsWith('range')).join(' ')]))""")


def details(bench):
    return [(d["first"], d["last"], d["days"]) for kind, d in bench.events() if kind == "selectionchange"]


def centre(bench, day):
    box = bench.cell(day).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finger(bench, *days, end="touchEnd"):
    """A finger from day to day."""
    bench.touch("touchStart", centre(bench, days[0]))
    for day in days[1:]:
        bench.touch("touchMove", centre(bench, day))
    bench.touch(end)


# Mouse --------------------------------------------------------------------------------------------


def test_two_clicks_select_an_interval_and_one_outside_clears_it(bench):
    bench.mount(selection="interval")
    bench.events()
    bench.cell("2024-02-20").click()
    assert (bench.value, details(bench)) == ("2024-02-20", [("2024-02-20", "2024-02-20", 1)])
    bench.cell("2024-02-23").click()
    assert (bench.value, details(bench)) == ("2024-02-20/2024-02-23", [("2024-02-20", "2024-02-23", 4)])
    assert bands(bench) == {"2024-02-20": "range-start", "2024-02-21": "range-middle",
                            "2024-02-22": "range-middle", "2024-02-23": "range-end"}  # fmt: skip
    assert bench.locator("[aria-selected=true]").count() == 4
    bench.cell("2024-02-27").click()
    assert (bench.value, details(bench), bands(bench)) == (None, [(None, None, 0)], {})


@pytest.mark.parametrize(("rule", "value"), [
    ("shrink", "2024-02-20/2024-02-22"), ("restart", "2024-02-22"), ("extend", "2024-02-22/2024-02-26")])
def test_a_click_inside_follows_the_rule(bench, rule, value):
    bench.mount(selection="interval", interval_rule=rule, value="2024-02-20/2024-02-26")
    bench.cell("2024-02-22").click()
    assert bench.value == value


def test_lengths_are_kept_and_said(bench):
    bench.mount(selection="interval", min_length="3", max_length="5", value="2024-02-05")
    bench.cell("2024-02-06").click()
    assert (bench.value, bench.said()) == ("2024-02-05", "At least 3 days")
    bench.cell("2024-02-10").click()
    assert (bench.value, bench.said()) == ("2024-02-05", "At most 5 days")
    bench.cell("2024-02-09").click()
    assert bench.value == "2024-02-05/2024-02-09"


def test_a_start_chosen_again_is_taken_back_or_an_interval(bench):
    bench.mount(selection="interval", value="2024-02-05")
    bench.cell("2024-02-05").click()
    assert bench.value is None
    bench.set("one-day", "")
    bench.cell("2024-02-05").click()
    bench.cell("2024-02-05").click()
    assert bench.value == "2024-02-05/2024-02-05"
    assert bands(bench) == {"2024-02-05": "range-start range-end"}


def test_a_set_of_days_toggles(bench):
    bench.mount(selection="multiple")
    for day in ("20", "22", "21", "26"):
        bench.cell(f"2024-02-{day}").click()
    bench.cell("2024-02-21").click()
    assert bench.value == "2024-02-20 2024-02-22 2024-02-26"
    assert bench.evaluate("() => [calendar.selection.days, calendar.selection.intervals.length]") == [3, 3]


def test_a_click_selects_the_week(bench):
    bench.mount(selection="week", first_weekday="monday", unselects=True)
    bench.cell("2024-02-21").click()
    assert bench.value == "2024-02-19/2024-02-25"
    bench.cell("2024-02-24").click()
    assert bench.value is None


def test_an_end_can_be_dragged_and_each_change_is_told_once(bench):
    bench.mount(selection="interval", value="2024-02-12/2024-02-14")
    bench.events()
    bench.page.mouse.move(*centre(bench, "2024-02-14"))
    bench.page.mouse.down()
    bench.page.mouse.move(*centre(bench, "2024-02-16"), steps=12)
    bench.page.mouse.up()
    assert bench.value == "2024-02-12/2024-02-16"
    assert details(bench) == [("2024-02-12", "2024-02-15", 4), ("2024-02-12", "2024-02-16", 5)]


def test_a_swipe_paints_a_set_and_escape_takes_it_back(bench):
    bench.mount(selection="multiple", swipe="select", value="2024-02-01")
    bench.page.mouse.move(*centre(bench, "2024-02-12"))
    bench.page.mouse.down()
    bench.page.mouse.move(*centre(bench, "2024-02-15"), steps=8)
    assert bench.value == "2024-02-01 2024-02-12/2024-02-15"
    bench.focus_grid().press("Escape")
    bench.page.mouse.up()
    assert bench.value == "2024-02-01"


def test_resting_at_a_side_turns_the_page_and_goes_on_selecting(open_bench):
    bench = open_bench("/bench/bench.html?clock")
    bench.mount(selection="interval", swipe="select", one_day=True)
    bench.page.mouse.move(*centre(bench, "2024-02-21"))
    bench.page.mouse.down()
    box = bench.locator("[role=grid]").bounding_box()
    bench.page.mouse.move(box["x"] + box["width"] - 4, centre(bench, "2024-02-21")[1], steps=6)
    assert bench.month == "2024-02"
    for _ in range(60):
        bench.evaluate("() => bench.pass(32)")
    bench.page.mouse.up()
    assert bench.month >= "2024-03"
    assert bench.evaluate("() => [calendar.selection.first, calendar.selection.last > '2024-03-01']") == ["2024-02-21", True]


# Fingers ------------------------------------------------------------------------------------------

SCROLLED = "() => document.scrollingElement.scrollTop"


@pytest.fixture
def phone(open_bench):
    bench = open_bench(has_touch=True, viewport={"width": 360, "height": 640})
    bench.evaluate("() => { document.body.style.minHeight = '3000px' }")
    return bench


def test_a_finger_that_selects_does_not_scroll_the_page(phone):
    phone.mount(selection="multiple", swipe="select")
    finger(phone, "2024-02-06", "2024-02-13", "2024-02-20", "2024-02-27")
    assert phone.value == "2024-02-06 2024-02-13 2024-02-20 2024-02-27"
    assert phone.evaluate(SCROLLED) == 0


def test_a_finger_on_an_end_drags_it(phone):
    phone.mount(selection="interval", value="2024-02-06/2024-02-08")
    finger(phone, "2024-02-08", "2024-02-09", "2024-02-16")
    assert phone.value == "2024-02-06/2024-02-16"


def test_a_browser_that_takes_the_finger_away_takes_the_selection_back(phone):
    phone.mount(selection="multiple", swipe="select", value="2024-02-01")
    finger(phone, "2024-02-06", "2024-02-07", "2024-02-08", end="touchCancel")
    assert phone.value == "2024-02-01"


def test_a_swipe_without_the_rule_turns_the_page(phone):
    phone.mount(selection="interval")
    phone.swipe(-220).at_rest()
    assert (phone.month, phone.value) == ("2024-03", None)


# Keyboard and screen readers ----------------------------------------------------------------------


def test_keys_select_an_interval_and_say_how_long_it_is(bench):
    bench.mount(selection="interval", date="2024-02-20")
    bench.focus_grid().press("ArrowLeft", "Enter")
    started = bench.said()
    assert "February" in started and bench.evaluate("() => calendar.selection.days") == 1
    bench.press("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
    assert bench.evaluate("() => calendar.selection.days") == 4
    assert "4 days selected" in bench.said()
    assert bench.tab_stops() == [bench.focused()]


def test_shift_extends_and_escape_drops_the_start(bench):
    bench.mount(selection="interval", value="2024-02-20")
    bench.cell("2024-02-20").focus()
    bench.press("Shift+ArrowRight", "Shift+ArrowDown")
    assert bench.value == "2024-02-20/2024-02-28"
    bench.evaluate("() => { calendar.value = '2024-02-20' }")
    bench.press("Escape")
    assert bench.value is None


def test_control_a_selects_the_month_of_a_set(bench):
    bench.mount(selection="multiple")
    bench.focus_grid().press("Control+a")
    assert bench.value == "2024-02-01/2024-02-29"


@pytest.mark.parametrize(("policy", "several"), [("single", None), ("week", "true"), ("multiple", "true"), ("interval", "true")])
def test_the_grid_says_whether_several_days_can_be_selected(bench, policy, several):
    bench.mount(selection=policy)
    assert bench.locator("[role=grid]").get_attribute("aria-multiselectable") == several


def test_ends_are_named(bench):
    bench.mount(selection="interval", value="2024-02-05/2024-02-09")
    expect(bench.cell("2024-02-05")).to_have_attribute("aria-label", "Monday, February 5, 2024, start of range")
    expect(bench.cell("2024-02-09")).to_have_attribute("aria-label", "Friday, February 9, 2024, end of range")


# Apps and forms -----------------------------------------------------------------------------------


def test_apps_select_with_and_without_an_event(bench):
    bench.mount(selection="interval")
    bench.events()
    bench.evaluate("() => { calendar.selection = { first: '2024-02-05', last: '2024-02-09' } }")
    assert (bench.value, details(bench)) == ("2024-02-05/2024-02-09", [])
    bench.evaluate("() => calendar.select('2024-02-06/2024-02-07')")
    assert details(bench) == [("2024-02-06", "2024-02-07", 2)]
    bench.evaluate("() => calendar.select(null, { notify: false })")
    assert (bench.value, details(bench)) == (None, [])


def test_a_set_is_given_as_a_list(bench):
    bench.mount(selection="multiple")
    bench.evaluate("() => { calendar.selection = ['2024-02-05', { first: '2024-02-07', last: '2024-02-08' }] }")
    assert bench.value == "2024-02-05 2024-02-07/2024-02-08"


def test_a_reversed_interval_is_refused(bench):
    bench.mount(selection="interval", value="2024-02-05/2024-02-09")
    bench.forgive("ends before")
    assert bench.evaluate("() => { try { calendar.value = '2024-02-09/2024-02-05' } catch (e) { return e.name } }") == "RangeError"
    assert bench.value == "2024-02-05/2024-02-09"


def test_ten_thousand_years_are_selected(bench):
    bench.mount(selection="interval", value="0001-01-01/9999-12-31")
    assert bench.evaluate("() => calendar.selection.days") == 3652059
    assert bench.locator("[data-traits~=range-middle]").count() == 42


def test_days_that_cannot_be_chosen_are_told_apart(bench):
    bench.mount("full", selection="interval", value="2024-02-12")
    bench.cell("2024-02-15").click()
    assert bench.evaluate("() => calendar.selection.unavailable") == [{"first": "2024-02-13", "last": "2024-02-13"}]


@pytest.mark.parametrize("is_early", [True, False])
def test_a_form_gets_whole_intervals_only(open_bench, is_early):
    bench = open_bench("/bench/form.html")
    bench.evaluate("""async isEarly => {
      await customElements.whenDefined('almanac-calendar');
      globalThis.calendar = document.querySelector('#calendar');
      if (!isEarly) await calendar.ready;
      calendar.setAttribute('selection', 'interval');
      await calendar.ready;
      calendar.value = '2024-02-10';
    }""", is_early)
    state = "() => [new FormData(form).get('day'), form.checkValidity(), calendar.validity.badInput, calendar.validationMessage]"
    assert bench.evaluate(state) == [None, False, True, "Choose the last day."]
    bench.cell("2024-02-14").click()
    assert bench.evaluate(state) == ["2024-02-10/2024-02-14", True, False, ""]


# Looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("width", [320, 373, 390.4])
def test_the_band_is_one_shape_a_week_as_high_as_the_circle(bench, locale, width):
    bench.mount(selection="interval", value="2024-02-06/2024-02-13", locale=locale)
    bench.evaluate("width => { calendar.style.width = `${width}px`; return bench.settled() }", width)
    bands = bench.evaluate("""() => bench.all('.week > .band').map(band => {
      const [box, style] = [band.getBoundingClientRect(), getComputedStyle(band, '::before')];
      return [box.left, box.right, parseFloat(style.height)];
    })""")
    left, right, size = bench.evaluate("""() => ['06', '13'].map(day =>
      bench.query(`[data-day='2024-02-${day}'] > .text`).getBoundingClientRect())
      .flatMap((box, index) => index ? [box.right, box.width] : [box.left])""")
    edges = bench.evaluate("() => (({ left, right }) => [left, right])(bench.query('.week').getBoundingClientRect())")
    assert len(bands) == 2 and all(abs(height - size) < 0.02 for _, _, height in bands)
    if locale == "en-US":
        assert abs(bands[0][0] - left) <= 1 and abs(bands[0][1] - edges[1]) <= 1
        assert abs(bands[1][0] - edges[0]) <= 1 and abs(bands[1][1] - right) <= 1
    else:
        # From the right to the left edge, and on in the next week.
        assert abs(bands[0][0] - edges[0]) <= 1 and abs(bands[1][1] - edges[1]) <= 1


def test_the_pickers_engine_selects_too(open_bench):
    bench = open_bench()
    bench.mount(selection="interval", engine="/almanac-picker.wasm")
    bench.cell("2024-02-20").click()
    bench.cell("2024-02-23").click()
    assert bench.value == "2024-02-20/2024-02-23"
