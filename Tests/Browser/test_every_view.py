# SPDX-License-Identifier: MIT
"""What WCAG asks for and axe cannot see (accessibility 3e), of every view."""

import pytest
from test_appearance import TEXTS

VIEWS = {
    "month": {},
    "vertical": {"direction": "vertical"},
    "week": {"view": "week"},
    "expandable": {"view": "expandable"},
    "list": {"view": "months"},
    "sticky list": {"view": "months", "month_headers": "sticky", "snap": True},
    "year": {"view": "year"},
    "months": {"zooms": True, "level": "months"},
    "decades": {"zooms": True, "level": "decades"},
}
# Where in the shadow tree or around it the keyboard is.
PLACE = """() => {
  const active = document.activeElement;
  if (active !== calendar) return active.id || active.tagName;
  const inside = calendar.shadowRoot.activeElement;
  return inside.closest('[role=grid]') ? 'grid' : inside.dataset.role ?? inside.className;
}"""
LISTS = {name: attributes for name, attributes in VIEWS.items() if attributes.get("view") == "months"}


@pytest.fixture
def still(open_bench):
    """A calendar that jumps."""

    def still(view, **attributes):
        settings = {"has_touch": True, "reduced_motion": "reduce"} | attributes.pop("settings", {})
        return open_bench(**settings).mount(**VIEWS[view], **attributes)

    return still


def centre(bench, selector):
    box = bench.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("view", VIEWS)
def test_tab_leads_in_and_out_again_from_both_sides(still, view):
    bench = still(view)
    bench.page.locator("#before").focus()
    visited = []
    while (not visited or visited[-1] != "after") and len(visited) < 10:
        bench.press("Tab")
        visited.append(bench.evaluate(PLACE))
    assert visited[-1] == "after", visited
    assert visited.count("grid") == 1 and len(visited) == len(set(visited))
    back = []
    for _ in visited:
        bench.press("Shift+Tab")
        back.append(bench.evaluate(PLACE))
    assert back == [*reversed(visited[:-1]), "before"]


@pytest.mark.parametrize("view", LISTS)
def test_tab_leaves_a_list_that_has_been_scrolled_far(still, view):
    bench = still(view)
    bench.focus_grid().press(*["Shift+PageDown"] * 30)
    bench.at_rest()
    assert bench.month > "2050"
    bench.press("Tab")
    assert bench.evaluate(PLACE) == "after"
    bench.press("Shift+Tab")
    assert bench.evaluate(PLACE) == "grid"


@pytest.mark.parametrize("view", VIEWS)
def test_the_key_t_can_be_switched_off(still, view):
    bench = still(view, date="2023-05-10", no_single_keys=True)
    before = bench.evaluate("() => calendar.monthTitle")
    bench.focus_grid().press("t")
    assert bench.evaluate("() => calendar.monthTitle") == before
    bench.set("no-single-keys", None)
    bench.press("t")
    bench.at_rest()
    stop = bench.evaluate("() => { const { day, first } = bench.query('[role=grid] [tabindex=\"0\"]').dataset; return day ?? first; }")
    assert stop in ("2024-02-28", "2024-02-01", "2020-01-01")


@pytest.mark.parametrize("view", VIEWS)
def test_less_motion_jumps_and_tells_of_it_at_once(still, view):
    bench = still(view)
    bench.events()
    moved = bench.evaluate("""() => {
      let settled = 0;
      calendar.addEventListener('pagechange', event => { settled += event.detail.phase === 'settled'; });
      calendar.next();
      return [settled, bench.all('.mover').some(mover => Number(mover.style.opacity || 1) !== 1)];
    }""")
    assert moved == [1, False]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("size", ["normal", "large"])
def test_a_narrow_screen_and_large_text_cut_nothing(still, view, size):
    bench = still(view, settings={"viewport": {"width": 320, "height": 900}})
    bench.evaluate("s => document.documentElement.classList.add('narrow', s)", size)
    bench.evaluate("() => bench.settled()")
    # What a list scrolls out of its view is cut off there.
    bench.evaluate("""() => {
      const view = bench.query('.strip').getBoundingClientRect();
      for (const cell of bench.all('.day')) {
        const box = cell.getBoundingClientRect();
        if (box.bottom <= view.top || box.top >= view.bottom) cell.querySelector('.text').style.display = 'none';
      }
    }""")
    assert bench.evaluate(TEXTS)["faults"] == []


@pytest.mark.parametrize("view", VIEWS)
def test_targets_have_twenty_four_pixels(still, view):
    bench = still(view, settings={"viewport": {"width": 320, "height": 720}})
    sizes = bench.evaluate("""() => bench.all('button, [role=gridcell]:not(.blank)').map(e => {
      const { width, height } = e.getBoundingClientRect();
      return [Math.min(width, height), e.className];
    })""")
    assert len(sizes) >= 8
    assert [size for size in sizes if size[0] < 24] == []


# Dragging: what is taken away changes nothing, and single taps do the same --------------------------


@pytest.mark.parametrize("end", ["Escape", "touchCancel"])
def test_a_handle_that_is_let_go_otherwise_goes_back(open_bench, end):
    bench = open_bench(has_touch=True).mount(view="expandable")
    x, y = centre(bench, "[data-role=handle]")
    bench.role("handle").focus()
    bench.touch("touchStart", (x, y))
    for step in range(1, 6):
        bench.touch("touchMove", (x, y - 40 * step))
    bench.press(end) if end == "Escape" else bench.touch(end)
    if end == "Escape":
        bench.touch("touchEnd")
    bench.at_rest()
    assert bench.evaluate("() => calendar.mode") == "month"
    bench.touch("touchStart", centre(bench, "[data-role=handle]"))
    bench.touch("touchEnd")
    bench.evaluate("() => bench.until(() => calendar.mode === 'week')")


@pytest.mark.parametrize("end", ["Escape", "touchCancel"])
@pytest.mark.parametrize("view", ["month", "list"])
def test_painting_that_is_let_go_otherwise_is_taken_back(open_bench, view, end):
    bench = open_bench(has_touch=True).mount(**VIEWS[view], date="2024-02-01", selection="multiple", swipe="select", value="2024-02-01")
    x, y = centre(bench, '[data-day="2024-02-13"]')
    bench.focus_grid()
    bench.touch("touchStart", (x, y))
    for step in range(1, 6):
        bench.touch("touchMove", (x + 25 * step, y))
    bench.evaluate("() => bench.until(() => calendar.selection.days > 1)")
    bench.press(end) if end == "Escape" else bench.touch(end)
    if end == "Escape":
        bench.touch("touchEnd")
    assert bench.value == "2024-02-01"
    # One tap after the other selects the same days.
    for day in ["2024-02-13", "2024-02-14"]:
        bench.touch("touchStart", centre(bench, f'[data-day="{day}"]'))
        bench.touch("touchEnd")
    assert bench.value == "2024-02-01 2024-02-13/2024-02-14"


@pytest.mark.parametrize("view", ["month", "vertical", "week", "list", "year"])
def test_a_finger_that_is_taken_away_neither_turns_nor_chooses(open_bench, view):
    bench = open_bench(has_touch=True).mount(**VIEWS[view], date="2024-02-01")
    before = bench.evaluate("() => [calendar.monthTitle, calendar.level]")
    x, y = centre(bench, "[role=gridcell]:not(.blank)")
    bench.touch("touchStart", (x, y))
    bench.touch("touchCancel")
    bench.swipe(-60 if view not in ("vertical", "list") else 0, -60 if view in ("vertical", "list") else 0, end="touchCancel")
    bench.at_rest()
    assert bench.evaluate("() => [calendar.monthTitle, calendar.level]") == before
    assert bench.value is None


@pytest.mark.parametrize("view", VIEWS)
def test_a_single_tap_does_what_a_swipe_does(still, view):
    bench = still(view)
    titles = [bench.evaluate("() => [calendar.monthTitle, calendar.visibleDays.first]")]
    for role in ["next", "previous"]:
        bench.touch("touchStart", centre(bench, f"[data-role={role}]"))
        bench.touch("touchEnd")
        bench.at_rest()
        titles.append(bench.evaluate("() => [calendar.monthTitle, calendar.visibleDays.first]"))
    assert titles[0] != titles[1] and titles[0][0] == titles[2][0]
