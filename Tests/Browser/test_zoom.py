# SPDX-License-Identifier: MIT
"""Years of small months, and zoom levels: by mouse, finger and keyboard."""

import pytest
from audit import Audit
from scene_dump import Dump, differences

CELL = '[role=gridcell][data-first="{}"]'


@pytest.fixture
def zooming(open_bench):
    def zooming(source=None, width=460, settings=None, **attributes):
        bench = open_bench(has_touch=True, viewport={"width": width, "height": 720}, **(settings or {}))
        return bench.mount(source, zooms=True, **attributes)

    return zooming


def level(bench):
    return bench.evaluate("() => calendar.level")


def cell(bench, first):
    return bench.locator(CELL.format(first))


def test_the_title_zooms_out_and_cells_zoom_in_by_mouse(zooming):
    bench = zooming()
    bench.events()
    titles = []
    for _ in range(3):
        bench.role("zoom").click()
        bench.at_rest()
        titles.append(bench.title)
    assert titles == ["2024", "2020 – 2029", "2000 – 2099"]
    assert bench.role("zoom").count() == 0
    for first in ["1990-01-01", "1999-01-01", "1999-12-01"]:
        cell(bench, first).click()
        bench.at_rest()
    assert bench.title == "December 1999"
    levels = [detail["level"] for kind, detail in bench.events() if kind == "levelchange"]
    assert levels == ["months", "years", "decades", "years", "months", "days"]


def tap(bench, locator):
    box = locator.bounding_box()
    bench.touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    bench.touch("touchEnd")
    bench.at_rest()


def test_a_finger_zooms_and_turns_years(zooming):
    bench = zooming()
    tap(bench, bench.role("zoom"))
    assert (level(bench), bench.title) == ("months", "2024")
    bench.swipe(-220)
    bench.at_rest()
    assert bench.title == "2025"
    tap(bench, cell(bench, "2025-07-01"))
    assert (level(bench), bench.month) == ("days", "2025-07")


def test_the_keyboard_zooms_and_keeps_its_day(zooming):
    bench = zooming(date="2024-01-31")
    bench.focus_grid().press("Control+ArrowUp")
    bench.at_rest()
    focused = "() => calendar.shadowRoot.activeElement?.dataset.first ?? null"
    assert bench.evaluate(focused) == "2024-01-01"
    bench.press("ArrowRight", "ArrowDown")
    assert bench.evaluate(focused) == "2024-05-01"
    assert len(bench.tab_stops()) == 1
    bench.press("Control+ArrowUp")
    bench.at_rest()
    assert bench.evaluate(focused) == "2024-01-01" and level(bench) == "years"
    bench.press("PageDown")
    bench.at_rest()
    assert bench.title == "2030 – 2039"
    bench.press("PageUp", "Enter")
    bench.at_rest()
    bench.press("Enter")
    bench.at_rest()
    assert bench.focused() == "2024-05-31" and level(bench) == "days"


def test_a_zoom_is_interrupted_and_comes_to_rest(open_bench):
    bench = open_bench("/bench/bench.html?clock")
    bench.mount(zooms=True)
    scales = """() => bench.all('.mover').map(m => [m.style.transform.includes('scale'), Number(m.style.opacity || 1)])"""
    bench.role("zoom").click()
    bench.evaluate("() => bench.pass(80)")
    assert len(bench.evaluate(scales)) == 2
    bench.focus_grid().press("Control+ArrowDown")
    bench.evaluate("() => bench.pass(2000)")
    assert bench.evaluate(scales) == [[False, 1]]
    assert bench.evaluate("() => bench.query('.weekdays').style.opacity") == ""
    assert bench.month == "2024-02" and level(bench) == "days"


def test_a_picked_month_is_the_value_of_the_year_view(zooming):
    bench = zooming(view="year", picks="month", max="2024-08-15")
    assert level(bench) == "months"
    bench.events()
    cell(bench, "2024-05-01").click()
    assert cell(bench, "2024-05-01").get_attribute("aria-selected") == "true"
    cell(bench, "2024-10-01").click(force=True)
    assert bench.said() == "October 2024, not available"
    assert cell(bench, "2024-10-01").get_attribute("aria-disabled") == "true"


def test_a_year_asks_for_its_days_once(zooming):
    bench = zooming("queue", view="year")
    asked = bench.evaluate("() => bench.requests.map(r => [r.first, r.last])")
    assert asked[0] == ["2024-01-01", "2024-12-31"]
    bench.evaluate("() => { while (bench.requests.length) bench.answer(0, 'facts', 3); }")
    cell(bench, "2024-06-01").click()
    bench.at_rest()
    assert bench.evaluate("() => bench.requests.length") == 0


STATES = {
    "year": {"view": "year"},
    "year of squares": {"view": "year", "width": 320},
    "year with its counts": {"view": "year", "heat_legend": ""},
    "year of squares with its counts": {"view": "year", "heat_legend": "", "width": 320},
    "months": {"level": "months", "min": "2024-02-10", "max": "2024-10-10"},
    "years": {"level": "years", "value": "2024-02-20"},
    "decades": {"level": "decades"},
    "month picker": {"picks": "month"},
}


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(zooming, state, locale):
    bench = zooming(
        "full" if "year" in state else None,
        locale=locale,
        settings={"reduced_motion": "reduce"},
        **STATES[state],
    )
    bench.evaluate(
        "l => { document.documentElement.lang = l; document.dir = l === 'ar-EG' ? 'rtl' : 'ltr' }", locale
    )
    bench.evaluate("() => bench.settled()")
    found = Audit(bench.page)
    assert (found.wrong, found.left_open) == ([], [])
    # What axe cannot see: one tab stop, and targets of 24 px.
    sizes = bench.evaluate(
        """() => bench.all('[role=gridcell]').map(e => e.getBoundingClientRect()).map(b => Math.min(b.width, b.height))"""
    )
    assert len(sizes) == 12 and min(sizes) >= 24
    assert len(bench.tab_stops()) == 1


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG", "ja-JP"])
@pytest.mark.parametrize("attributes", [{"view": "year"}, {"level": "months"}, {"level": "decades"}])
def test_the_tree_is_the_scene(zooming, locale, attributes):
    bench = zooming("full" if "view" in attributes else None, engine="/almanac-probe.wasm", locale=locale, **attributes)
    for _ in range(2):
        state = bench.evaluate("() => ({ dump: calendar.dump(), rows: bench.readDOM() })")
        assert differences(Dump(state["dump"]), state["rows"]) == []
        bench.evaluate("() => calendar.next()")
        bench.at_rest()


@pytest.mark.parametrize("width", [320, 768, 1440])
def test_nothing_sticks_out_at_any_width(zooming, width):
    bench = zooming("full", width=width, view="year")
    sticking = """() => bench.all('.period, .glance, .glance > *').filter(e => !e.hidden).filter(e => {
      const [a, b] = [e.getBoundingClientRect(), e.parentNode.getBoundingClientRect()];
      return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
    }).length"""
    assert bench.evaluate(sticking) == 0
    assert bench.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 768])
@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG", "ja-JP"])
def test_the_steps_of_a_year_are_explained_in_view(zooming, locale, width):
    bench = zooming("full", view="year", heat_legend=True, width=width, locale=locale)
    found = bench.evaluate(
        """() => {
          const root = bench.query('[part=calendar]').getBoundingClientRect();
          const items = bench.all('.heat').map(item => [item.textContent, item.getAttribute('aria-label'), item.getAttribute('role'), item.getBoundingClientRect()]);
          return { list: bench.query('.legend').getAttribute('role'), items: items.map(([text, label, role]) => [text, label, role]),
            inside: items.every(([, , , box]) => box.left >= root.left && box.right <= root.right && box.bottom <= root.bottom),
            apart: items.every(([, , , a], i) => items.every(([, , , b], j) => i >= j || a.right <= b.left || b.right <= a.left || a.bottom <= b.top)),
            swatches: bench.all('.heat[aria-label]').map(item => getComputedStyle(item, '::before').backgroundColor) };
        }"""
    )
    assert found["list"] == "list" and [role for _, _, role in found["items"]] == ["listitem"] * 5
    assert found["inside"] and found["apart"]
    assert len(set(found["swatches"])) == 5 == len(found["swatches"])
    if locale == "en-US":
        assert found["items"][1][:2] == ["1–2", "1–2 entries"]
