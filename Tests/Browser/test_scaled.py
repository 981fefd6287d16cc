# SPDX-License-Identifier: MIT
"""A calendar in something that is scaled, zoomed, rotated or mirrored: the day under the pointer is the one chosen."""

import pytest

TURNS = ["zoom: 0.8", "zoom: 1.5", "transform: scale(.5)", "transform: scale(1.3, .7)", "scale: .75", "transform: rotate(90deg)",
         "transform: rotate(180deg)", "transform: rotate(-20deg) scale(.8)", "transform: scaleX(-1)", "transform: skewX(15deg)"]


@pytest.fixture
def turned(open_bench):
    def turned(how, touch=False, **attributes):
        bench = open_bench(viewport={"width": 1000, "height": 1000}, has_touch=touch, reduced_motion="reduce")
        bench.evaluate("how => { document.querySelector('main').style.cssText = `width: 320px; margin: 300px; ${how}`; }", how)
        return bench.mount(**attributes)

    return turned


def middle(bench, day):
    """The middle of a day's cell in the window, also of a rotated one."""
    box = bench.cell(day).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("how", TURNS)
def test_the_day_under_the_pointer_is_chosen(turned, how):
    bench = turned(how)
    for day in ("2024-02-04", "2024-02-10", "2024-02-29"):
        bench.page.mouse.click(*middle(bench, day))
        assert bench.value == day


@pytest.mark.parametrize("how", ["zoom: 0.8", "transform: scale(.5)", "transform: rotate(90deg)"])
def test_a_finger_taps_what_is_below_it(turned, how):
    bench = turned(how, touch=True)
    bench.page.touchscreen.tap(*middle(bench, "2024-02-22"))
    assert bench.value == "2024-02-22"


@pytest.mark.parametrize("how", ["zoom: 0.8", "transform: scale(.5)", "transform: rotate(180deg)"])
def test_a_drag_selects_the_days_that_it_passes(turned, how):
    bench = turned(how, selection="interval", swipe="select")
    mouse = bench.page.mouse
    mouse.move(*middle(bench, "2024-02-12"))
    mouse.down()
    mouse.move(*middle(bench, "2024-02-14"), steps=4)
    mouse.move(*middle(bench, "2024-02-21"), steps=4)
    mouse.up()
    assert bench.value == "2024-02-12/2024-02-21"


@pytest.mark.parametrize("how", ["zoom: 0.8", "transform: scale(.5)", "transform: rotate(90deg)"])
def test_a_mouse_previews_the_interval_to_the_day_that_it_is_over(turned, how):
    bench = turned(how, selection="interval")
    bench.page.mouse.click(*middle(bench, "2024-02-12"))
    bench.page.mouse.move(*middle(bench, "2024-02-15"))
    ends = "() => bench.all('[data-traits~=preview][data-traits~=range-end]').map(e => e.dataset.day)"
    assert bench.evaluate(ends) == ["2024-02-15"]


def test_a_wheel_turns_the_page(turned):
    bench = turned("transform: scale(.5)")
    bench.page.mouse.move(*middle(bench, "2024-02-15"))
    bench.page.mouse.wheel(60, 0)
    bench.page.wait_for_function("() => calendar.month === '2024-03'")


def test_measuring_leaves_nothing_behind(turned):
    bench = turned("zoom: 0.8")
    before = bench.evaluate("() => bench.query('.root').querySelectorAll('*').length")
    bench.page.mouse.click(*middle(bench, "2024-02-29"))
    assert bench.evaluate("() => bench.query('.root').querySelectorAll('*').length") == before
