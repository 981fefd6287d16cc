# SPDX-License-Identifier: MIT
"""An agenda in the browser: what it lists, how it scrolls, its keys, and what assistive technology gets."""

import pytest
from audit import Audit
from test_timeline import timeline

SIZE = {"width": 412, "height": 800}


def agenda(bench, source="fortnight", height=640, **attributes):
    attributes.setdefault("today", "2024-02-20")
    return timeline(bench, source, height=height, view="agenda", **attributes)


@pytest.fixture
def fortnight(open_bench):
    """Two weeks of events, in which nothing glides."""
    return agenda(open_bench(viewport=SIZE, reduced_motion="reduce"))


def top(bench, day):
    """How far a day begins below the top of the list."""
    return bench.evaluate(
        """day => {
          const list = bench.query('.agenda').getBoundingClientRect();
          return bench.query(`.agenda-day[data-day='${day}']`).getBoundingClientRect().top - list.top;
        }""",
        day,
    )


def label(bench):
    """What the focused element says."""
    return bench.evaluate(
        "() => calendar.shadowRoot.activeElement?.ariaLabel ?? null", None
    ).replace("\u202f", " ")


def test_a_feed_of_days_with_headings_and_buttons(fortnight):
    feed = fortnight.locator("[role=feed]")
    assert feed.get_attribute("aria-label") == "February 2024"
    day = feed.locator("[role=article][data-day='2024-02-20']")
    assert day.get_attribute("aria-label") == "Tuesday, February 20, 2024, Today, 4 events"
    assert day.get_attribute("aria-setsize") == "-1"
    heading = day.locator("[role=heading]")
    assert heading.get_attribute("aria-label") == "Tuesday, February 20, 2024"
    assert heading.get_attribute("aria-current") == "date"
    assert heading.inner_text().split() == ["TUE", "20"]
    first = day.locator("[role=button]").first
    assert first.inner_text().replace("\u202f", " ").split("\n") == ["Stand-up", "9:00 AM – 9:30 AM"]
    assert first.get_attribute("data-start") == "2024-02-20T09:00"


def test_the_view_begins_with_today(fortnight):
    assert abs(top(fortnight, "2024-02-20")) < 1


def test_months_without_events_say_so(open_bench):
    bench = agenda(open_bench(viewport=SIZE, reduced_motion="reduce"), "none")
    labels = bench.evaluate("() => bench.all('.agenda-day').map(e => e.ariaLabel).filter(l => !l.startsWith('Jan'))")
    assert labels[:2] == ["Tuesday, February 20, 2024, Today, No events", "March 2024, No events"]


def test_the_wheel_scrolls_without_making_anything(fortnight):
    box = fortnight.locator(".agenda").bounding_box()
    fortnight.page.mouse.move(box["x"] + 200, box["y"] + 300)
    fortnight.evaluate(
        "() => { globalThis.made = 0; new MutationObserver(l => { made += l.length })"
        ".observe(bench.query('.agenda'), { childList: true, subtree: true }) }"
    )
    before = top(fortnight, "2024-02-21")
    for _ in range(10):
        fortnight.page.mouse.wheel(0, 7)
    fortnight.page.wait_for_function(
        """before => before - (bench.query(".agenda-day[data-day='2024-02-21']").getBoundingClientRect().top
          - bench.query('.agenda').getBoundingClientRect().top) === 70""",
        arg=before,
    )
    assert fortnight.evaluate("() => made") == 0


def test_scrolling_for_ever_keeps_few_nodes(fortnight):
    box = fortnight.locator(".agenda").bounding_box()
    fortnight.page.mouse.move(box["x"] + 200, box["y"] + 300)
    most = 0
    for _ in range(60):
        fortnight.page.mouse.wheel(0, 900)
        fortnight.at_rest()
        most = max(most, fortnight.evaluate("() => bench.all('.agenda *').length"))
    assert most < 600
    assert fortnight.evaluate("() => calendar.visibleDays.first") > "2024-08-01"


def test_a_flick_goes_on_by_itself(open_bench):
    bench = agenda(open_bench(viewport=SIZE, has_touch=True))
    first = bench.evaluate("() => calendar.visibleDays.first")
    box = bench.locator(".agenda").bounding_box()
    x, y = box["x"] + 200, box["y"] + 500
    bench.touch("touchStart", (x, y))
    for step in range(1, 7):
        bench.touch("touchMove", (x, y - 60 * step))
    bench.touch("touchEnd")
    bench.page.wait_for_function("first => calendar.visibleDays.first > first", arg=first)
    assert bench.evaluate("() => calendar.visibleDays.first") > first


# Keys, and what is focused after them: the beginning of what it says.
KEYS = [
    (["PageDown"], "Wednesday, February 21"),
    (["ArrowDown", "ArrowDown"], "Thursday, February 22"),
    (["PageUp"], "Monday, February 19"),
    (["End"], "Thursday, February 29"),
    (["Enter"], "Stand-up, Tuesday, February 20"),
    (["F2", "ArrowDown"], "Customer visit"),
    (["F2", "End", "ArrowDown"], "Bins, Wednesday, February 21"),
    (["F2", "Escape"], "Tuesday, February 20"),
    (["F2", "PageDown"], "Wednesday, February 21"),
]


@pytest.mark.parametrize(("keys", "said"), KEYS)
def test_keys_lead_through_days_and_events(fortnight, keys, said):
    fortnight.evaluate("() => calendar.focus()")
    assert label(fortnight).startswith("Tuesday, February 20")
    fortnight.press(*keys)
    assert label(fortnight).startswith(said)
    assert fortnight.evaluate("() => bench.all('[tabindex=\"0\"]').length") <= 1


def test_what_the_keyboard_is_on_is_in_view(fortnight):
    fortnight.evaluate("() => calendar.focus()")
    fortnight.press("F2")
    for _ in range(40):
        fortnight.press("ArrowDown")
        assert fortnight.evaluate(
            """() => {
              const [list, one] = [bench.query('.agenda'), calendar.shadowRoot.activeElement]
                .map(e => e.getBoundingClientRect());
              return one.top >= list.top - 1 && one.bottom <= list.bottom + 1;
            }"""
        )


def test_enter_and_a_click_choose_an_event(fortnight):
    fortnight.evaluate("() => calendar.addEventListener('itemselect', e => { globalThis.chosen = e.detail.id })")
    fortnight.evaluate("() => calendar.focus()")
    fortnight.press("F2", "Enter")
    by_key = fortnight.evaluate("() => chosen")
    fortnight.evaluate("() => { globalThis.chosen = null }")
    fortnight.locator("[data-start='2024-02-20T09:00']").click()
    assert fortnight.evaluate("() => chosen") == by_key


def test_a_date_selects_its_day(fortnight):
    date = fortnight.locator(".agenda-date[data-day='2024-02-21']")
    date.click()
    assert fortnight.evaluate("() => calendar.value") == "2024-02-21"
    assert "selected" in date.get_attribute("data-traits")


def test_another_view_keeps_the_day(fortnight):
    fortnight.evaluate("() => calendar.focus()")
    fortnight.press("PageDown", "PageDown")
    fortnight.evaluate("() => { calendar.setAttribute('view', 'timeline'); calendar.setAttribute('days', '1') }")
    fortnight.at_rest()
    assert fortnight.evaluate("() => calendar.visibleDays.first") == "2024-02-22"
    fortnight.evaluate("() => calendar.setAttribute('view', 'agenda')")
    fortnight.at_rest()
    assert abs(top(fortnight, "2024-02-22")) < 1


def test_a_change_of_data_moves_nothing_that_is_in_view(fortnight):
    box = fortnight.locator(".agenda").bounding_box()
    fortnight.page.mouse.move(box["x"] + 200, box["y"] + 300)
    fortnight.page.mouse.wheel(0, 130)
    fortnight.at_rest()
    before = top(fortnight, "2024-02-21")
    fortnight.evaluate("() => calendar.invalidate()")
    fortnight.at_rest()
    assert top(fortnight, "2024-02-21") == before


STATES = {
    "events": ("fortnight", {}, None),
    "one line": ("fortnight", {"event_lines": "1", "empty_days": "shown"}, None),
    "no events": ("none", {}, None),
    "on a day": ("fortnight", {}, lambda bench: bench.press("PageDown")),
    "on an event": ("fortnight", {}, lambda bench: bench.press("F2")),
}


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_bench, state, locale):
    bench = open_bench(viewport=SIZE, reduced_motion="reduce")
    source, attributes, act = STATES[state]
    agenda(bench, source, locale=locale, **attributes)
    bench.evaluate("l => { document.documentElement.lang = l; document.dir = l === 'ar-EG' ? 'rtl' : 'ltr' }", locale)
    if act:
        bench.evaluate("() => calendar.focus()")
        act(bench)
    bench.at_rest()
    found = Audit(bench.page)
    assert found.wrong == []
    # What the list cuts off lies under what cuts it, and then axe measures no contrast.
    assert found.left_open_besides("color-contrast") == []
