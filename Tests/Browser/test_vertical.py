# SPDX-License-Identifier: MIT
"""Months that move up and down: fingers, wheels, and what is left to the page around them."""

import pytest


@pytest.fixture
def vertical(open_bench):
    def vertical(**attributes):
        bench = open_bench(has_touch=True)
        return bench.mount(direction="vertical", **attributes)

    return vertical


@pytest.mark.parametrize("distance, month", [(-180, "2024-03"), (180, "2024-01"), (-50, "2024-02")])
def test_a_finger_turns_the_page_past_the_middle(vertical, distance, month):
    bench = vertical()
    bench.swipe(0, distance, end="touchEnd" if abs(distance) > 100 else "touchCancel")
    bench.at_rest()
    assert bench.month == month


def test_the_other_axis_is_the_pages(vertical):
    bench = vertical()
    style = "() => getComputedStyle(bench.query('.calendar')).touchAction"
    assert bench.evaluate(style) == "pan-x pinch-zoom"
    bench.swipe(-200, 5)
    bench.at_rest()
    assert bench.month == "2024-02"
    bench.set("direction", "horizontal")
    assert bench.evaluate(style) == "pan-y pinch-zoom"


WHEEL = """
([dx, dy]) => {
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: dx, deltaY: dy });
  const isClaimed = !bench.query('.root').dispatchEvent(wheel);
  bench.pass(2000);
  return isClaimed;
}
"""


@pytest.mark.parametrize("shared", [True, None])
def test_a_wheel_turns_one_page_and_no_day_is_there_twice(open_bench, shared):
    bench = open_bench("/bench/bench.html?clock")
    bench.mount(direction="vertical", shared_weeks=shared, rows="fit")
    for month in ["2024-03", "2024-04", "2024-05"]:
        assert bench.evaluate(WHEEL, [0, 240])
        assert bench.month == month
        days = bench.evaluate("() => bench.all('[data-day]').map(e => e.dataset.day)")
        # March 2024 fills six weeks that begin on Sunday.
        assert len(days) == len(set(days)) == (42 if month == "2024-03" else 35)
    assert not bench.evaluate(WHEEL, [240, 0])
    assert bench.month == "2024-05"


def test_arrows_turn_pages_and_keep_the_focus(vertical):
    bench = vertical(date="2024-02-29")
    bench.focus_grid().press("End", "ArrowRight")
    bench.at_rest()
    assert bench.month == "2024-03"
    assert bench.focused() == "2024-03-03"
    assert bench.tab_stops() == ["2024-03-03"]
