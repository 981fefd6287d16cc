# SPDX-License-Identifier: MIT
"""Months below each other in Chromium: wheels, fingers, keys, and what screen readers find."""

import pytest

CLOCK = "/bench/bench.html?clock"
WHEEL = """
([dy, times]) => {
  let claimed = 0;
  for (let i = 0; i < times; i++) {
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: dy });
    if (!bench.query('.root').dispatchEvent(wheel)) claimed += 1;
    bench.pass(16);
  }
  bench.pass(1500);
  return claimed;
}
"""
# Where each month's first day stands in the view of the list, by name.
PLACES = """
() => {
  const top = bench.query('.strip').getBoundingClientRect().top;
  return Object.fromEntries(bench.all('[role=grid]').map(
    grid => [grid.getAttribute('aria-label'), grid.getBoundingClientRect().top - top]));
}
"""
# A day that is wholly in view, and its middle.
IN_VIEW = """
() => {
  const view = bench.query('.strip').getBoundingClientRect();
  for (const cell of bench.all('[data-day]')) {
    const box = cell.getBoundingClientRect();
    if (box.top >= view.top && box.bottom <= view.bottom) return [cell.dataset.day, box.x + box.width / 2, box.y + box.height / 2];
  }
}
"""


@pytest.fixture
def months(open_bench):
    def months(path=CLOCK, settings=None, **attributes):
        attributes.setdefault("date", "2024-02-01")
        bench = open_bench(path, **(settings or {}))
        return bench.mount(view="months", **attributes)

    return months


def test_each_month_is_a_grid_with_a_heading_and_one_tab_stop_for_all(months):
    bench = months()
    grids = bench.evaluate("() => bench.all('[role=grid]').map(e => e.getAttribute('aria-label'))")
    assert grids == ["February 2024", "March 2024"]
    headings = bench.evaluate("() => bench.all('[role=heading]').map(e => [e.ariaLevel, e.ariaLabel ?? e.textContent])")
    assert headings == [["2", "February 2024"], ["3", "February 2024"], ["3", "March 2024"]]
    assert bench.evaluate("() => bench.query('.weekdays').ariaHidden") == "true"
    assert bench.tab_stops() == ["2024-02-01"]
    # Rows of seven, days of the month alone.
    rows = bench.evaluate("() => bench.all('.week').map(row => row.querySelectorAll('[role=gridcell]').length)")
    assert set(rows) == {7}
    days = bench.evaluate("() => bench.all('[data-day]').map(e => e.dataset.day)")
    assert len(days) == len(set(days)) == 29 + 31


def test_a_touch_pad_scrolls_point_for_point(months):
    bench = months()
    before = bench.evaluate(PLACES)["March 2024"]
    assert bench.evaluate(WHEEL, [13, 10]) == 10
    assert bench.evaluate(PLACES)["March 2024"] == before - 130
    # Far away and back: every month where it was.
    bench.evaluate(WHEEL, [40, 400])
    assert bench.month > "2028"
    bench.evaluate(WHEEL, [-40, 400])
    assert bench.evaluate(PLACES)["March 2024"] == before - 130


def test_a_wheel_with_notches_scrolls_smoothly(months):
    bench = months()
    before = bench.evaluate(PLACES)["March 2024"]
    assert bench.evaluate(WHEEL, [120, 1]) == 1
    assert bench.evaluate(PLACES)["March 2024"] == before - 120


def test_where_nothing_further_is_the_wheel_is_the_pages(months):
    bench = months(min="2024-02-01", max="2024-12-31")
    assert bench.evaluate(WHEEL, [-30, 3]) == 0
    assert bench.evaluate(WHEEL, [30, 3]) == 3


def test_a_finger_flings_the_list_and_a_tap_selects(months):
    bench = months("/bench/bench.html", {"has_touch": True})
    bench.evaluate("() => bench.takeEvents()")
    box = bench.locator(".strip").bounding_box()
    x, y = box["x"] + 170, box["y"] + 250
    bench.touch("touchStart", (x, y))
    for step in range(1, 7):
        bench.touch("touchMove", (x, y - 30 * step))
    bench.touch("touchEnd")
    bench.evaluate("() => bench.until(() => calendar.month >= '2024-03')")
    # A finger that comes down stops it, and is no tap.
    bench.touch("touchStart", (x, y))
    bench.touch("touchEnd")
    assert bench.value is None
    place = bench.evaluate(PLACES)
    day, *middle = bench.evaluate(IN_VIEW)
    bench.touch("touchStart", middle)
    bench.touch("touchEnd")
    bench.evaluate("day => bench.until(() => calendar.value === day)", day)
    assert bench.evaluate(PLACES) == place
    titles = [detail["month"] for kind, detail in bench.events() if kind == "titlechange"]
    assert titles == sorted(titles) and len(titles) >= 1


def test_the_keyboard_goes_from_month_to_month_and_stays_in_view(months):
    bench = months(date="2024-02-28")
    bench.focus_grid()
    seen = """() => {
      const cell = calendar.shadowRoot.activeElement.getBoundingClientRect();
      const view = bench.query('.strip').getBoundingClientRect();
      return cell.top >= view.top - 0.5 && cell.bottom <= view.bottom + 0.5;
    }"""
    expected = ["2024-02-29", "2024-03-07", "2024-03-14", "2024-04-14", "2025-04-14", "2025-03-14", "2025-03-09"]
    for key, day in zip(["ArrowRight", "ArrowDown", "ArrowDown", "PageDown", "Shift+PageDown", "PageUp", "Home"], expected):
        bench.press(key)
        bench.evaluate("() => bench.pass(1500)")
        assert bench.focused() == day
        assert bench.tab_stops() == [day]
        assert bench.evaluate(seen), day
    bench.press("Enter")
    assert bench.value == "2025-03-09"


def test_the_focus_is_never_lost_while_the_list_is_scrolled(months):
    bench = months(date="2024-02-20")
    bench.focus_grid()
    for _ in range(12):
        bench.evaluate(WHEEL, [35, 8])
        assert bench.evaluate("() => calendar.shadowRoot.activeElement?.dataset.day") == bench.tab_stops()[0]


def test_a_name_that_stays_is_there_once(months):
    bench = months(month_headers="sticky")
    bench.evaluate(WHEEL, [20, 5])
    names = bench.evaluate("() => bench.all('.month-name').map(e => [e.ariaLabel, e.dataset.traits ?? ''])")
    assert names == [["February 2024", "pinned"], ["March 2024", ""]]
    view, name = bench.locator(".strip").bounding_box(), bench.locator(".month-name").first.bounding_box()
    assert name["y"] == view["y"]


@pytest.mark.parametrize("width, columns, shown", [(700, "2", 2), (1000, "auto", 3), (320, "auto", 1)])
def test_months_stand_side_by_side(months, width, columns, shown):
    bench = months(settings={"viewport": {"width": width, "height": 720}}, columns=columns)
    tops = list(bench.evaluate(PLACES).values())
    assert tops.count(tops[0]) == shown
    assert len(bench.tab_stops()) == 1


def test_a_jump_of_a_thousand_years_is_one_movement(months):
    bench = months()
    bench.evaluate("() => { calendar.show('3024-07-04'); }")
    most = bench.evaluate("""() => {
      let most = 0;
      for (let i = 0; i < 100; i++) { bench.pass(16); most = Math.max(most, bench.all('[role=grid]').length); }
      return most;
    }""")
    assert most <= 5
    assert bench.month == "3024-07"
    assert bench.cell("3024-07-04").is_visible()


# Going to a day ----------------------------------------------------------------------------------

ROW_TOP = """
day => {
  const view = bench.query('.strip').getBoundingClientRect();
  const row = bench.query(`[data-day="${day}"]`).getBoundingClientRect();
  return [row.top - view.top, view.bottom - row.bottom];
}
"""


@pytest.mark.parametrize("position", ["start", "center", "nearest"])
def test_a_promise_says_when_the_day_is_where_it_is_wanted(months, position):
    bench = months("/bench/bench.html")
    result = bench.evaluate("position => calendar.show('2026-07-15', { position })", position)
    assert result == {"completed": True}
    above, below = bench.evaluate(ROW_TOP, "2026-07-15")
    assert above >= 0 and below >= 0
    if position == "start":
        assert bench.evaluate(PLACES)["July 2026"] == pytest.approx(44, abs=1)
    elif position == "center":
        assert above == pytest.approx(below, abs=1)
    # Far away the month is taken for where one comes from, so all of it is seen.
    else:
        assert bench.month == "2026-07"


def test_a_finger_that_comes_between_is_told(months):
    bench = months("/bench/bench.html", {"has_touch": True})
    box = bench.locator(".strip").bounding_box()
    bench.evaluate("() => { window.shown = calendar.show('2026-07-15', { position: 'start' }); }")
    bench.touch("touchStart", (box["x"] + 170, box["y"] + 200))
    assert bench.evaluate("() => window.shown") == {"completed": False}
    bench.touch("touchEnd")


# Selecting by dragging ---------------------------------------------------------------------------


def middle(bench, day):
    box = bench.locator(f'[data-day="{day}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_at_the_bottom_the_list_comes_to_meet_a_drag(months):
    bench = months(selection="interval", swipe="select")
    bench.page.mouse.move(*middle(bench, "2024-02-21"))
    bench.page.mouse.down()
    box = bench.locator(".strip").bounding_box()
    bench.page.mouse.move(box["x"] + 200, box["y"] + box["height"] + 10, steps=6)
    for _ in range(90):
        bench.evaluate("() => bench.pass(16)")
    bench.page.mouse.up()
    assert bench.month >= "2024-04"
    first, last = bench.evaluate("() => [calendar.selection.first, calendar.selection.last]")
    assert first == "2024-02-21" and last > "2024-04"
    above, below = bench.evaluate(ROW_TOP, last)
    assert above >= -1 and below >= -60


def test_a_finger_selects_sideways_and_scrolls_up_and_down(months):
    bench = months("/bench/bench.html", {"has_touch": True}, selection="multiple", swipe="select")
    x, y = middle(bench, "2024-02-13")
    bench.touch("touchStart", (x, y))
    for step in range(1, 6):
        bench.touch("touchMove", (x + 20 * step, y))
    bench.touch("touchEnd")
    bench.evaluate("() => bench.until(() => calendar.value)")
    value = bench.value
    assert value.startswith("2024-02-13/2024-02-1")
    before = bench.evaluate(PLACES)
    bench.touch("touchStart", (x, y))
    for step in range(1, 6):
        bench.touch("touchMove", (x, y - 20 * step))
    bench.evaluate("before => bench.until(() => { const grid = bench.all('[role=grid]')[0]; return grid.getBoundingClientRect().top - bench.query('.strip').getBoundingClientRect().top < before - 40; })", before["February 2024"])
    bench.touch("touchEnd")
    assert bench.value == value


@pytest.mark.parametrize("preset, headers", [("fiori-full-screen-month", 2), ("fiori-range", 2), ("fiori-dates", 2), ("times-square", 2)])
def test_presets_scroll_months(open_bench, preset, headers):
    bench = open_bench(CLOCK).mount(preset=preset, date="2024-02-01")
    assert len(bench.evaluate("() => bench.all('[role=grid]')")) == 2
    assert len(bench.evaluate("() => bench.all('.month-name')")) == headers
    assert bench.evaluate(WHEEL, [30, 3]) == 3
