# SPDX-License-Identifier: MIT
"""How a timeline in the browser is scrolled, turned and magnified: wheels, fingers, and sizes that change on the way."""

import pytest
from test_timeline import SIZE, WEEK, columns, timeline, week  # noqa: F401


def hours_top(bench):
    """The distance by which the hours are scrolled."""
    return bench.evaluate(
        "() => -new DOMMatrix(getComputedStyle(bench.query('.hour-lines').parentNode).transform).m42")


def over_hours(bench):
    box = bench.locator(".day-column").nth(1).locator("xpath=ancestor::*[@role='row']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_wheel_scrolls_the_hours(week):  # noqa: F811
    week.page.mouse.move(*over_hours(week))
    before = hours_top(week)
    week.page.mouse.wheel(0, 30)
    week.at_rest()
    assert hours_top(week) == before + 30
    assert columns(week) == WEEK


def test_a_wheel_sideways_turns_days(open_bench):
    bench = timeline(open_bench(viewport=SIZE), days="3")
    bench.page.mouse.move(*over_hours(bench))
    before, top = columns(bench), hours_top(bench)
    for _ in range(8):
        bench.page.mouse.wheel(20, 0)
    bench.at_rest()
    assert columns(bench) > before
    assert len(columns(bench)) == 3
    assert hours_top(bench) == top


def test_a_finger_keeps_to_one_axis(open_bench):
    bench = timeline(open_bench(viewport=SIZE, has_touch=True))
    top = hours_top(bench)
    bench.swipe(-600, 60)
    bench.at_rest()
    assert columns(bench)[0] == "2024-02-25"
    assert hours_top(bench) == top
    bench.swipe(30, -150)
    bench.at_rest()
    assert columns(bench)[0] == "2024-02-25"
    assert hours_top(bench) > top


def pinch(bench, before, after):
    """Two fingers from some places to others."""

    def send(kind, points):
        bench.cdp.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]})

    send("touchStart", before)
    for step in range(1, 9):
        share = step / 8
        send("touchMove", [(x + (u - x) * share, y + (v - y) * share)
                           for (x, y), (u, v) in zip(before, after)])
    send("touchEnd", [])
    bench.at_rest()


def hour(bench):
    return bench.evaluate("() => parseFloat(getComputedStyle(bench.query('.hour-lines')).getPropertyValue('--_hour'))")


def test_two_fingers_apart_make_hours_higher(open_bench):
    bench = timeline(open_bench(viewport=SIZE, has_touch=True))
    x, y = over_hours(bench)
    assert hour(bench) == 56
    pinch(bench, [(x, y - 40), (x, y + 40)], [(x, y - 80), (x, y + 80)])
    assert 90 < hour(bench) < 130
    assert bench.evaluate("() => visualViewport.scale") == 1


def test_two_fingers_sideways_change_the_number_of_days(open_bench):
    bench = timeline(open_bench(viewport=SIZE, has_touch=True))
    x, y = over_hours(bench)
    pinch(bench, [(x - 60, y), (x + 60, y)], [(x - 150, y), (x + 150, y)])
    assert len(columns(bench)) < 7
    assert len(bench.tab_stops()) == 1


def test_control_and_the_wheel_magnify_around_the_mouse(week):  # noqa: F811
    x, y = over_hours(week)
    week.page.mouse.move(x, y)
    week.page.keyboard.down("Control")
    week.page.mouse.wheel(0, -100)
    week.page.keyboard.up("Control")
    week.at_rest()
    assert hour(week) > 56


def test_the_page_keeps_no_axis_of_the_grid(week):  # noqa: F811
    style = "() => getComputedStyle(bench.query('.day-column').closest('.timeline-row')).touchAction"
    assert week.evaluate(style) == "none"


def test_nodes_are_bounded_while_days_go_by(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"))
    bench.focus_grid()
    counts = []
    for _ in range(24):
        bench.press("PageDown").at_rest()
        bench.page.wait_for_function("() => bench.query('.event') !== null")
        counts.append(bench.evaluate("() => bench.all('*').length"))
    # The fortnight comes again and again, and so do the counts.
    assert max(counts[12:]) <= 1.1 * max(counts[:12]), counts


@pytest.mark.parametrize("day", ["2024-02-21", "2024-03-19"])
def test_a_panel_that_opens_beside_it_does_not_stop_it(open_bench, day):
    bench = timeline(open_bench("/bench/bench.html?clock", viewport=SIZE), days=1, date="2024-02-20")
    bench.evaluate("day => { window.shown = calendar.show(day, { position: 'start' }); bench.pass(64); }", day)
    assert columns(bench) != [day]
    # An observer of our own comes after the calendar's.
    bench.evaluate("""() => {
      calendar.style.inlineSize = '500px';
      return new Promise(resolve => { new ResizeObserver((_, own) => { own.disconnect(); resolve(); }).observe(calendar); });
    }""")
    assert bench.evaluate("async () => { bench.pass(3000); return window.shown; }") == {"completed": True}
    assert columns(bench) == [day]
    assert bench.evaluate("() => calendar.visibleDays") == {"first": day, "last": day}
