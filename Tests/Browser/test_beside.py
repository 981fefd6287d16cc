# SPDX-License-Identifier: MIT
"""Months side by side, parts that are left out, locked pages, and what pages are told of days."""

import pytest

DAY = '.day[data-day="{}"]'


def grids(page):
    return page.evaluate("""() => [...calendar.shadowRoot.querySelectorAll('[role=grid]')]
      .map(grid => [grid.getAttribute('aria-label'), grid.querySelectorAll('[role=columnheader]').length])""")


@pytest.fixture
def wide(open_bench):
    def mount(**attributes):
        bench = open_bench(viewport={"width": 900, "height": 700})
        bench.mount(**{"today": "2024-02-20", **attributes})
        return bench

    return mount


def test_two_months_turn_together_and_each_is_a_grid_with_its_name(wide):
    bench = wide(columns="2")
    assert grids(bench.page) == [["February 2024", 7], ["March 2024", 7]]
    bench.evaluate("() => calendar.next()")
    bench.page.wait_for_function("""() => calendar.month === '2024-03'
      && calendar.shadowRoot.querySelectorAll('[role=grid]').length === 2""")
    assert [name for name, _ in grids(bench.page)] == ["March 2024", "April 2024"]


def test_the_keyboard_crosses_from_month_to_month(wide):
    bench = wide(columns="2", date="2024-02-29")
    bench.evaluate("() => calendar.focus()")
    bench.page.keyboard.press("ArrowRight")
    assert bench.evaluate("() => calendar.shadowRoot.activeElement.dataset.day") == "2024-03-01"
    assert [name for name, _ in grids(bench.page)] == ["February 2024", "March 2024"]


def test_a_field_chooses_an_interval_in_two_months(open_field):
    field = open_field(viewport={"width": 900, "height": 700}).mount(selection="interval")
    field.button.click()
    field.cell("2024-02-26").click()
    field.cell("2024-03-05").click()
    assert field.value == "2024-02-26/2024-03-05"


def test_a_narrow_field_shows_one_month(open_field):
    field = open_field(viewport={"width": 700, "height": 700}).mount(selection="interval")
    field.button.click()
    field.cell("2024-02-26").wait_for()
    assert field.page.locator("almanac-picker >> [role=grid]").count() == 1


def test_header_and_weekdays_are_left_out(wide):
    bench = wide(hide="header weekdays")
    parts = bench.evaluate("() => ['.header', '.weekdays', '.title'].map(name => calendar.shadowRoot.querySelector(name))")
    assert parts == [None, None, None]
    assert grids(bench.page) == [["February 2024", 0]]


def test_locked_pages_are_turned_by_the_page_alone(wide):
    bench = wide(paging="locked")
    bench.page.locator(DAY.format("2024-02-20")).hover()
    bench.page.mouse.wheel(400, 0)
    bench.page.locator(DAY.format("2024-02-20")).click()
    bench.page.keyboard.press("PageDown")
    assert bench.evaluate("() => calendar.month") == "2024-02"
    bench.evaluate("() => calendar.next()")
    assert bench.evaluate("() => calendar.month") == "2024-03"


def test_a_day_is_taken_out_of_the_selection(wide):
    bench = wide(selection="multiple", value="2024-02-05 2024-02-07/2024-02-09")
    assert bench.evaluate("() => calendar.deselect('2024-02-08')") is True
    assert bench.evaluate("() => calendar.value") == "2024-02-05 2024-02-07 2024-02-09"


def test_selected_days_are_told_in_the_order_of_the_taps(wide):
    bench = wide(selection="multiple")
    order = "() => calendar.selectionOrder.map(({ first, last }) => first === last ? first.slice(8) : `${first.slice(8)}-${last.slice(8)}`)"
    bench.evaluate("() => { globalThis.seen = []; calendar.addEventListener('selectionchange', () => seen.push(calendar.selectionOrder.length)); }")
    for number in ["09", "02", "05"]:
        bench.page.locator(DAY.format(f"2024-02-{number}")).click()
    assert bench.evaluate(order) == ["09", "02", "05"]
    bench.page.locator(DAY.format("2024-02-09")).click()
    bench.page.locator(DAY.format("2024-02-06")).click()
    assert bench.evaluate(order) == ["02", "05-06"]
    assert bench.evaluate("() => seen") == [1, 2, 3, 2, 2]
    bench.evaluate("() => { calendar.value = null; }")
    assert bench.evaluate(order) == []


def test_menus_and_hovers_name_the_day_and_its_place(wide):
    bench = wide()
    bench.evaluate("""() => { globalThis.told = [];
      for (const type of ['dayhover', 'daycontext']) calendar.addEventListener(type, event => {
        if (type === 'daycontext') event.preventDefault();
        told.push([type, event.detail.day, event.detail.frame && Math.round(event.detail.frame.x)]);
      }); }""")
    cell = bench.page.locator(DAY.format("2024-02-14"))
    left = round(cell.bounding_box()["x"])
    cell.click(button="right")
    assert bench.evaluate("() => told") == [["dayhover", "2024-02-14", left], ["daycontext", "2024-02-14", left]]
    assert bench.evaluate("() => Math.round(calendar.frameOf('2024-02-14').x)") == left
    assert bench.evaluate("() => calendar.frameOf('2025-02-14')") is None


def test_a_tap_says_of_which_month_the_day_is(open_bench):
    bench = open_bench()
    bench.mount(today="2024-02-20", date="2024-02-20")
    bench.evaluate("""() => { globalThis.told = [];
      calendar.addEventListener('daytap', ({ detail }) => told.push([detail.day, detail.month, calendar.value]));
      calendar.addEventListener('dayhover', ({ detail }) => { globalThis.over = detail.month; }); }""")
    tapped = lambda: bench.evaluate("() => told.splice(0)")
    cell = lambda day: bench.page.locator(DAY.format(day))
    cell("2024-02-14").click()
    assert tapped() == [["2024-02-14", "current", None]]
    # It is told before the day is chosen and before the page turns to it.
    cell("2024-03-01").click()
    assert tapped() == [["2024-03-01", "next", "2024-02-14"]]
    bench.evaluate("() => calendar.show('2024-02-01', { animated: false })")
    cell("2024-01-30").hover()
    assert bench.evaluate("() => over") == "previous"
    cell("2024-01-30").click()
    assert tapped() == [["2024-01-30", "previous", "2024-03-01"]]
    bench.evaluate("() => calendar.show('2024-02-01', { animated: false })")
    cell("2024-02-15").click()
    bench.press("ArrowRight")
    bench.press("Enter")
    assert tapped() == [["2024-02-15", "current", "2024-01-30"], ["2024-02-16", "current", "2024-02-15"]]
    # A drag that turns the page taps nothing.
    box = cell("2024-02-14").bounding_box()
    bench.page.mouse.move(box["x"] + 20, box["y"] + 20)
    bench.page.mouse.down()
    bench.page.mouse.move(box["x"] - 150, box["y"] + 20, steps=8)
    bench.page.mouse.up()
    assert tapped() == []


def test_a_long_press_asks_for_a_menu_and_chooses_nothing(open_bench):
    bench = open_bench(viewport={"width": 390, "height": 700}, has_touch=True)
    bench.mount(today="2024-02-20", date="2024-02-20")
    bench.evaluate("""() => calendar.addEventListener('daycontext', event => {
      event.preventDefault(); globalThis.asked = event.detail.day; })""")
    box = bench.page.locator(DAY.format("2024-02-14")).bounding_box()
    touch = {"x": box["x"] + 10, "y": box["y"] + 10}
    session = bench.page.context.new_cdp_session(bench.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    bench.page.wait_for_function("() => globalThis.asked === '2024-02-14'")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert bench.evaluate("() => calendar.value") is None
