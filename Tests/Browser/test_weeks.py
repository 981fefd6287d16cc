# SPDX-License-Identifier: MIT
"""Weeks, and a month that folds to one: by mouse, finger and keyboard."""

import pytest
from audit import Audit

DAYS = "() => bench.all('[data-day]').map(cell => cell.dataset.day)"
HEIGHT = "() => bench.query('.calendar').getBoundingClientRect().height"


@pytest.fixture
def fold(open_bench):
    """An expandable calendar on a page that can be touched."""

    def fold(**attributes):
        bench = open_bench(has_touch=True)
        return bench.mount(view="expandable", **attributes)

    return fold



def record(bench):
    bench.evaluate("() => { globalThis.modes = []; calendar.addEventListener('modechange', e => modes.push(e.detail.mode)); }")
    return lambda: bench.evaluate("() => modes.splice(0)")


def middle(bench):
    box = bench.role("handle").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_strip_has_its_weeks_and_turns_by_them(bench):
    bench.mount(view="week", weeks="2", first_weekday="monday")
    days = bench.evaluate(DAYS)
    assert len(days) == 14
    assert bench.locator("[role=rowgroup]").count() == 1
    assert bench.locator("[role=rowgroup] [role=row]").count() == 2
    assert bench.role("next").get_attribute("aria-label") == "Next weeks"
    bench.role("next").click()
    bench.at_rest()
    later = bench.evaluate(DAYS)
    assert len(later) == 14 and later[0] > days[-1]
    bench.set("weeks", "1")
    assert len(bench.evaluate(DAYS)) == 7
    bench.focus_grid().press("ArrowDown")
    bench.at_rest()
    assert bench.focused() == bench.tab_stops()[0]


@pytest.mark.parametrize("distance", [1, 40, 111, 200])
def test_the_height_follows_the_finger(fold, distance):
    bench = fold()
    before, (x, y) = bench.evaluate(HEIGHT), middle(bench)
    bench.touch("touchStart", (x, y))
    bench.touch("touchMove", (x, y - distance))
    assert bench.evaluate(HEIGHT) == before - distance
    bench.touch("touchCancel")
    bench.page.wait_for_function(f"before => ({HEIGHT})() === before", arg=before)
    assert bench.evaluate("() => calendar.mode") == "month"


def test_a_mouse_drags_the_handle_to_the_week_and_back(fold):
    bench = fold(value="2024-02-14")
    modes = record(bench)
    for distance, mode, count in [(-220, "week", 7), (220, "month", 42)]:
        x, y = middle(bench)
        bench.page.mouse.move(x, y)
        bench.page.mouse.down()
        bench.page.mouse.move(x, y + distance, steps=8)
        bench.page.mouse.up()
        bench.at_rest()
        assert bench.evaluate("() => calendar.mode") == mode
        assert len(bench.evaluate(DAYS)) == count
        assert bench.cell("2024-02-14").is_visible()
    assert modes() == ["week", "month"]


def test_a_tap_and_keys_go_over_and_the_handle_says_so(fold):
    bench = fold()
    handle = bench.role("handle")
    assert handle.get_attribute("aria-label") == "Switch from month view to week view"
    assert handle.get_attribute("aria-expanded") == "true"
    handle.tap()
    bench.at_rest()
    assert bench.evaluate("() => calendar.mode") == "week"
    assert handle.get_attribute("aria-label") == "Switch from week view to month view"
    assert handle.get_attribute("aria-expanded") == "false"
    handle.focus()
    for key, mode in [("Enter", "month"), ("ArrowUp", "week"), ("ArrowDown", "month"), ("Space", "week")]:
        bench.press(key)
        bench.at_rest()
        assert bench.evaluate("() => calendar.mode") == mode, key
        assert bench.focused() == "handle"
        assert bench.said() == ("Week view" if mode == "week" else "Month view")


def test_an_app_sets_the_mode_by_attribute_and_property(fold):
    bench = fold(mode="week")
    modes = record(bench)
    assert len(bench.evaluate(DAYS)) == 7
    bench.set("mode", "month")
    bench.at_rest()
    bench.evaluate("() => { calendar.mode = 'week'; }")
    bench.at_rest()
    assert len(bench.evaluate(DAYS)) == 7
    assert modes() == ["month", "week"]
    assert bench.evaluate("() => { try { calendar.mode = 'year'; } catch (e) { return e.name; } }") == "RangeError"
    bench.set("view", None)
    assert bench.evaluate("() => calendar.mode") is None


def test_a_swipe_on_the_days_folds_where_asked_for(fold):
    bench = fold(expand_swipe=True)
    assert bench.evaluate("() => getComputedStyle(bench.query('.calendar')).touchAction") == "pinch-zoom"
    bench.swipe(0, -180)
    bench.at_rest()
    assert bench.evaluate("() => calendar.mode") == "week"
    bench.set("expand-swipe", None)
    assert bench.evaluate("() => getComputedStyle(bench.query('.calendar')).touchAction") == "pan-y pinch-zoom"


def test_the_focus_stays_in_the_grid_when_the_month_folds(fold):
    bench = fold()
    bench.focus_grid().press("ArrowRight")
    day = bench.focused()
    bench.evaluate("() => { calendar.mode = 'week'; }")
    bench.at_rest()
    assert bench.focused() == day
    assert bench.tab_stops() == [day]


def test_less_motion_jumps(open_bench):
    bench = open_bench(reduced_motion="reduce")
    bench.mount(view="expandable")
    bench.evaluate("() => { calendar.mode = 'week'; }")
    assert len(bench.evaluate(DAYS)) == 7


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("view, mode", [("week", None), ("expandable", "month"), ("expandable", "week")])
def test_axe_finds_nothing(open_bench, view, mode, locale):
    bench = open_bench(reduced_motion="reduce")
    bench.mount(view=view, mode=mode, locale=locale)
    assert Audit(bench.page).wrong == []
    if view == "expandable":
        box = bench.role("handle").bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24
