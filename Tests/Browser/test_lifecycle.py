# SPDX-License-Identifier: MIT
"""Coming, going, and going on after a fall: several instances, removal, traps."""

PROBE = {"engine": "/almanac-probe.wasm"}
TRAPPED = "the engine stopped|cannot start"


def test_several_calendars_share_one_module(bench):
    fetched = []
    bench.page.on("request", lambda request: fetched.append(request.url))
    for month in range(1, 6):
        bench.mount(date=f"2024-{month:02d}-10")
    titles = bench.evaluate(
        "() => [...document.querySelectorAll('almanac-calendar')].map(c => c.monthTitle)"
    )
    assert titles == ["January 2024", "February 2024", "March 2024", "April 2024", "May 2024"]
    assert len([url for url in fetched if url.endswith(".wasm")]) == 1
    assert len([url for url in fetched if url.endswith("almanac-calendar.css")]) == 1
    sheets = "() => new Set([...document.querySelectorAll('almanac-calendar')].map(c => c.shadowRoot.adoptedStyleSheets[0])).size"
    assert bench.evaluate(sheets) == 1


def test_calendars_do_not_disturb_each_other(bench):
    bench.mount()
    bench.mount(date="2024-05-05")
    bench.evaluate("() => { globalThis.first = document.querySelector('almanac-calendar') }")
    bench.cell("2024-05-06").last.click()
    assert bench.evaluate("() => [first.value, calendar.value, first.month]") == [None, "2024-05-06", "2024-02"]


COUNTERS = """
async ([rounds]) => {
  const make = async () => {
    const element = document.createElement('almanac-calendar');
    element.setAttribute('date', '2024-02-20');
    element.dataSource = { facts: () => [], subscribe: () => () => {} };
    document.body.append(element);
    await element.ready;
    element.next();
    element.remove();
  };
  for (let round = 0; round < rounds; round++) await make();
}
"""


def counters(bench):
    for _ in range(3):
        bench.cdp.send("HeapProfiler.collectGarbage")
    dom = bench.cdp.send("Memory.getDOMCounters")
    heap = bench.cdp.send("Runtime.getHeapUsage")
    return dom["nodes"], dom["jsEventListeners"], heap["usedSize"], heap.get("backingStorageSize", 0)


def test_removal_leaks_nothing(bench):
    bench.mount()
    bench.evaluate(COUNTERS, [10])
    before = counters(bench)
    bench.evaluate(COUNTERS, [50])
    after = counters(bench)
    # One calendar has about 120 nodes, 12 listeners and 20 KB: fifty of them would show.
    assert after[0] - before[0] < 120
    assert after[1] - before[1] < 12
    assert after[2] - before[2] < 300_000
    assert after[3] - before[3] < 1_000_000


def test_a_calendar_that_is_moved_goes_on(bench):
    bench.mount("later", value="2024-02-21")
    bench.role("next").click()
    bench.evaluate("() => { const home = calendar.parentNode; calendar.remove(); home.prepend(calendar) }")
    bench.at_rest()
    assert (bench.month, bench.value) == ("2024-03", "2024-02-21")
    bench.role("next").click()
    bench.at_rest()
    assert bench.month == "2024-04"


def test_removal_while_a_finger_is_down_lets_go(open_bench):
    bench = open_bench(has_touch=True)
    bench.mount()
    box = bench.locator("[role=grid]").bounding_box()
    x, y = box["x"] + 300, box["y"] + 150
    bench.touch("touchStart", (x, y))
    for step in range(1, 5):
        bench.touch("touchMove", (x - 25 * step, y))
    bench.evaluate("() => { globalThis.home = calendar.parentNode; calendar.remove() }")
    bench.touch("touchEnd")
    bench.evaluate("() => home.append(calendar)")
    bench.at_rest()
    bench.cell("2024-02-14").click()
    assert bench.value == "2024-02-14"


def test_a_mouse_released_outside_is_no_click_and_the_next_click_counts(bench):
    bench.mount()
    box = bench.cell("2024-02-14").bounding_box()
    mouse = bench.page.mouse
    for dx, dy in [(0, 500), (0, -300), (3, 480)]:
        mouse.move(box["x"] + 20, box["y"] + 20)
        mouse.down()
        mouse.move(box["x"] + 20 + dx, box["y"] + 20 + dy)
        mouse.up()
        assert bench.value is None
        assert bench.locator("[data-traits~=pressed]").count() == 0
    bench.cell("2024-02-15").click()
    assert bench.value == "2024-02-15"


def test_the_calendar_goes_on_after_a_trap(bench):
    bench.forgive(TRAPPED)
    bench.mount("full", value="2024-02-21", **PROBE)
    bench.evaluate("() => calendar.show('2024-06-10')")
    bench.at_rest()
    bench.events()
    bench.evaluate("() => calendar.trap()")
    assert (bench.month, bench.value, bench.title) == ("2024-06", "2024-02-21", "June 2024")
    assert bench.locator("[role=gridcell][data-day]").count() == 42
    assert bench.events() == []
    bench.cell("2024-06-12").click()
    bench.role("next").click()
    bench.at_rest()
    assert (bench.month, bench.value) == ("2024-07", "2024-06-12")


def test_a_trap_in_the_middle_of_a_swipe_leaves_a_calendar_at_rest(open_bench):
    bench = open_bench(has_touch=True)
    bench.forgive(TRAPPED)
    bench.mount(**PROBE)
    box = bench.locator("[role=grid]").bounding_box()
    x, y = box["x"] + 300, box["y"] + 150
    bench.touch("touchStart", (x, y))
    bench.touch("touchMove", (x - 40, y))
    bench.touch("touchMove", (x - 90, y))
    bench.evaluate("() => calendar.trap()")
    bench.touch("touchEnd")
    bench.at_rest()
    bench.swipe(-320).at_rest()
    assert bench.month == "2024-03"


def test_repeated_traps_end_in_words_and_not_in_a_loop(bench):
    bench.forgive(TRAPPED)
    bench.mount(**PROBE)
    for _ in range(3):
        bench.evaluate("() => calendar.trap()")
    assert bench.evaluate("() => calendar.dataset.state") == "failed"
    assert bench.locator("[role=alert]").inner_text() == "The calendar cannot be shown. Try again"
    assert bench.locator("[role=grid]").count() == 0
    bench.evaluate("() => { calendar.next(); calendar.value = null; calendar.invalidate(); calendar.remove() }")


def test_a_module_that_cannot_be_fetched_is_said(bench):
    bench.forgive("Failed to load resource|cannot start")
    bench.mount(engine="/nowhere.wasm")
    assert bench.locator("[role=alert]").count() == 1
    assert bench.evaluate("() => calendar.dataset.state") == "failed"
