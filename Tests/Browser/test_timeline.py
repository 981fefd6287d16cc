# SPDX-License-Identifier: MIT
"""A timeline in the browser: its nodes, names, keys, fingers, wheels and clocks."""

from pathlib import Path

import pytest
from audit import Audit
from bench import MOMENT, SET_CLOCK
from gallery_presets import TIMELINES
from playwright.sync_api import expect

WEB = Path(__file__).resolve().parents[2] / "Web"
SIZE = {"width": 900, "height": 720}
# A Sunday to a Saturday.
WEEK = ["2024-02-18", "2024-02-19", "2024-02-20", "2024-02-21", "2024-02-22", "2024-02-23", "2024-02-24"]


def timeline(bench, source="fortnight", height=600, moment=MOMENT, **attributes):
    if moment:
        bench.evaluate(SET_CLOCK, moment)
    attributes.setdefault("view", "timeline")
    attributes.setdefault("fill", True)
    bench.evaluate("h => { document.querySelector('#stage').style.height = `${h}px` }", height)
    return bench.mount(source, **attributes).at_rest()


@pytest.fixture
def week(open_bench):
    """A week in which nothing glides."""
    return timeline(open_bench(viewport=SIZE, reduced_motion="reduce"))


def test_there_are_presets_with_timelines():
    assert {"infinite-calendar", "jz-calendar-week-view"} <= set(TIMELINES)


def test_no_preset_is_named_in_a_style_sheet():
    for path in (WEB / "element").glob("**/*.css"):
        assert "preset=" not in path.read_text(encoding="utf-8"), path.name


def test_a_calendar_is_wide_as_long_as_its_view_is(open_bench):
    width = "() => new Promise(done => requestAnimationFrame(() => done(calendar.getBoundingClientRect().width)))"
    bench = open_bench(viewport=SIZE, reduced_motion="reduce")
    wide = timeline(bench, view=None, fill=None, preset=TIMELINES[0]).evaluate(width)
    bench.evaluate("() => { calendar.setAttribute('preset', 'kal') }")
    assert bench.evaluate(width) == 420 < wide
    for attribute, value in (("view", "year"), ("view", "agenda"), ("view", "timeline")):
        bench.evaluate("([name, value]) => { calendar.setAttribute(name, value) }", [attribute, value])
        assert bench.evaluate(width) == wide
    bench.evaluate("() => { calendar.removeAttribute('view') }")
    assert bench.evaluate(width) == 420


@pytest.mark.parametrize("preset", TIMELINES)
def test_a_timeline_of_a_preset_looks_like_one(open_bench, preset):
    drawn = """() => {
      const [line, host] = [calendar.shadowRoot.querySelector('.now-line'), calendar.getBoundingClientRect()];
      return [getComputedStyle(line, '::before').backgroundColor, host.width];
    }"""
    bench = open_bench(viewport=SIZE, reduced_motion="reduce")
    own = timeline(bench, date="2024-02-28").evaluate(drawn)
    assert own[0] != "rgba(0, 0, 0, 0)"
    assert timeline(bench, view=None, preset=preset, date="2024-02-28").evaluate(drawn) == own


def columns(bench):
    """The days whose columns are in view, from the reading side."""
    return bench.evaluate(
        """() => {
          const strip = bench.query('.day-column').closest('.strip').getBoundingClientRect();
          const isSeen = box => box.right > strip.left + 1 && box.left < strip.right - 1;
          const found = bench.all('.day-column').map(e => [e.getBoundingClientRect(), e.dataset.day])
            .filter(([box]) => isSeen(box)).sort(([a], [b]) => a.left - b.left).map(([, day]) => day);
          return bench.query('.calendar').dir === 'rtl' ? found.reverse() : found;
        }"""
    )


def focus(bench):
    """The day of the cell, or the id of the event, that has the keyboard."""
    return bench.evaluate("() => { const e = calendar.shadowRoot.activeElement; return e?.dataset.eventId ?? e?.dataset.day }")


def cursor(bench):
    return bench.locator(".time-cursor").inner_text()


def names(bench, selector):
    return bench.evaluate("s => bench.all(s).map(e => e.getAttribute('aria-label'))", selector)


# The contract -----------------------------------------------------------------------------------


def test_days_are_columns_of_one_grid(week):
    assert week.locator("[role=grid]").count() == 1
    assert week.evaluate("() => bench.all('[role=columnheader]').map(e => e.dataset.day)") == WEEK
    assert week.evaluate("() => bench.all('[role=gridcell]:not([data-lane])').map(e => e.dataset.day)") == WEEK
    assert week.evaluate("() => bench.all('[data-lane=all-day]').map(e => e.dataset.day)") == WEEK
    assert week.evaluate("() => bench.all('[role=row]').length") == 3


def test_a_day_is_named_with_what_is_on_it(week):
    assert names(week, ".day-column")[2] == "Tuesday, February 20, 2024, 4 events"
    assert names(week, ".date-header")[2].startswith("Tuesday, February 20, 2024")
    assert week.locator(".date-header").nth(2).inner_text().split() == ["TUE", "20"]


def test_what_is_behind_the_hours_is_seen_and_said_and_cannot_be_chosen(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "opening")
    ground = bench.locator(".background-event").first
    assert ground.inner_text() == "Open"
    assert ground.get_attribute("aria-hidden") == "true"
    assert names(bench, ".day-column")[2] == "Tuesday, February 20, 2024, 4 events, Open, 9:00 AM to 5:00 PM"
    assert names(bench, ".day-column")[4].endswith(", Closed")
    box, column = ground.bounding_box(), bench.locator(".day-column").nth(2).bounding_box()
    assert (box["x"], box["width"], box["height"]) == (column["x"], column["width"], 8 * 56)
    # Events stand in front of it, as wide as without it.
    plain = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"))
    boxes = "() => bench.all('.timed-event').map(e => [e.dataset.start, Math.round(e.getBoundingClientRect().width)])"
    assert bench.evaluate(boxes) == plain.evaluate(boxes)
    # A press goes through it to the day.
    assert bench.evaluate("() => getComputedStyle(bench.query('.background-event')).pointerEvents") == "none"
    assert Audit(bench.page).wrong == []


def test_today_is_current(open_bench):
    bench = timeline(open_bench(viewport=SIZE), today="2024-02-20")
    assert bench.evaluate("() => bench.all('[aria-current=date]').map(e => `${e.getAttribute('role')} ${e.dataset.day}`)") == [
        "columnheader 2024-02-20", "gridcell 2024-02-20"]


def test_an_event_is_a_button_with_civil_times(week):
    event = week.locator("[data-start='2024-02-21T10:30']")
    assert event.get_attribute("role") == "button"
    assert event.get_attribute("data-end") == "2024-02-21T11:00"
    label = event.get_attribute("aria-label").replace("\u202f", " ")
    assert label == "Call with Kyoto, Wednesday, February 21, 2024, 10:30 AM to 11:00 AM"
    assert event.inner_text() == "Call with Kyoto"


def test_events_stand_at_their_time(week):
    tops = week.evaluate(
        """() => bench.all('.timed-event').map(e => {
          const column = e.closest('.day-column').getBoundingClientRect();
          const hour = parseFloat(getComputedStyle(e).getPropertyValue('--_hour'));
          const [, h, m] = /T(..):(..)/.exec(e.dataset.start);
          return Math.abs((e.getBoundingClientRect().top - column.top) - (60 * h + +m) / 60 * hour);
        })"""
    )
    assert len(tops) > 10
    assert max(tops) <= 1.5


def test_an_event_over_midnight_goes_on_in_the_next_day(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "crowd")
    parts = "() => bench.all('[data-event-id=night]').map(e => [e.closest('.day-column').dataset.day, e.dataset.traits])"
    bench.focus_grid().press("Control+End")
    assert bench.evaluate(parts) == [["2024-02-20", "continues-after"]]
    bench.press("Control+Home")
    assert bench.evaluate(parts) == [["2024-02-21", "continues-before"]]


def test_what_has_no_column_is_counted(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "crowd")
    bench.focus_grid().press("Home")
    more = bench.locator(".day-column .more")
    shown = bench.locator("[data-event-id^=many]").count()
    assert int(more.inner_text()[1:]) + shown == 30
    bench.evaluate("() => calendar.addEventListener('moreselect', e => { globalThis.chosen = e.detail.day })")
    more.click()
    assert bench.evaluate("() => chosen") == "2024-02-20"


def test_rows_of_whole_days_open_and_close(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "crowd")
    button = bench.role("lanes")
    assert button.get_attribute("aria-expanded") == "false"
    assert button.get_attribute("aria-label") == "Show all all-day events"
    assert bench.locator(".all-day .event").count() == 2
    assert bench.locator("[data-day='2024-02-20'] .more").first.inner_text() == "+3"
    button.click()
    assert button.get_attribute("aria-expanded") == "true"
    assert button.get_attribute("aria-label") == "Show fewer all-day events"
    assert bench.locator(".all-day .event").count() == 5
    button.press("Enter")
    assert bench.locator(".all-day .event").count() == 2


def test_a_click_on_an_event_says_which(week):
    week.evaluate("() => calendar.addEventListener('itemselect', e => { globalThis.chosen = e.detail })")
    week.locator("[data-start='2024-02-22T13:00']").first.click()
    assert week.evaluate("() => chosen.id").startswith("t")


# The keyboard -----------------------------------------------------------------------------------

# Keys, and where the keyboard is then: the day and the time of the cursor.
KEYS = [
    (["ArrowDown"], "2024-02-20", 30),
    (["ArrowUp"], "2024-02-20", -30),
    (["Control+ArrowDown"], "2024-02-20", 60),
    (["ArrowRight"], "2024-02-21", 0),
    (["ArrowLeft"], "2024-02-19", 0),
    (["PageDown"], "2024-02-27", 0),
    (["PageUp"], "2024-02-13", 0),
    (["Shift+PageDown"], "2024-03-20", 0),
    (["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"], "2024-02-25", 0),
]


def minutes(text):
    clock, half = text.replace("\u202f", " ").split(" ")
    hour, minute = clock.split(":")
    return (int(hour) % 12 + (12 if half == "PM" else 0)) * 60 + int(minute)


@pytest.mark.parametrize(("keys", "day", "later"), KEYS)
def test_keys_move_the_time_and_the_day(week, keys, day, later):
    week.focus_grid()
    before = minutes(cursor(week))
    week.press(*keys)
    assert focus(week) == day
    assert minutes(cursor(week)) - before == later
    assert week.tab_stops() == [day]


def test_home_and_end_are_the_working_hours_and_the_day(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), working_hours="8:30-17")
    bench.focus_grid().press("Home")
    assert minutes(cursor(bench)) == 510
    bench.press("End")
    assert minutes(cursor(bench)) == 1020
    bench.press("Control+Home")
    assert minutes(cursor(bench)) == 0
    bench.press("Control+End")
    assert minutes(cursor(bench)) == 1410
    assert bench.said().endswith("free")


def test_the_time_is_said_with_what_is_on_it(week):
    week.focus_grid().press("Home")
    said = week.said().replace("\u202f", " ")
    assert said == "Tuesday, February 20, 2024, 9:00 AM to 9:30 AM, 1 event"


def test_enter_leads_to_an_event_and_escape_back(week):
    week.focus_grid().press("Home", "Enter")
    first = focus(week)
    assert first.startswith("t")
    week.press("ArrowDown")
    second = focus(week)
    assert second != first
    week.press("ArrowRight")
    assert focus(week) not in (first, second)
    week.press("Home")
    week.evaluate("() => calendar.addEventListener('itemselect', e => { globalThis.chosen = e.detail.id })")
    week.press("Enter")
    assert week.evaluate("() => chosen") == focus(week)
    week.press("Escape")
    assert focus(week) == "2024-02-21"


def test_the_keyboard_reaches_every_event_of_a_day(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "crowd")
    bench.focus_grid().press("F2")
    seen = []
    for _ in range(60):
        at = bench.evaluate("() => { const e = calendar.shadowRoot.activeElement; return e.dataset.eventId ?? e.textContent }")
        if seen and seen[-1] == at:
            break
        seen.append(at)
        bench.press("ArrowDown")
    assert {f"whole {n}" for n in range(5)} | {"point", "night"} <= set(seen)
    assert any(name.startswith("+") for name in seen)
    assert len(seen) == len(set(seen))


def test_right_to_left_arrows_follow_the_eye(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), locale="ar-EG", first_weekday="sunday")
    assert columns(bench) == WEEK
    bench.focus_grid().press("ArrowLeft")
    assert focus(bench) == "2024-02-21"


def test_there_is_one_tab_stop_wherever_one_goes(week):
    week.focus_grid()
    for key in ["PageDown", "ArrowRight", "End", "Shift+PageUp", "ArrowLeft", "Control+End", "ArrowUp", "t", "F2", "Escape"]:
        week.press(key)
        assert len(week.tab_stops()) == 1, key
    week.evaluate("() => calendar.next()")
    week.at_rest()
    assert len(week.tab_stops()) == 1


@pytest.mark.parametrize("part", [".time-label >> nth=8", ".date-header >> nth=2", ".lanes-label"])
def test_a_press_beside_the_days_leaves_the_keyboard_in_them(week, part):
    week.focus_grid().press("ArrowDown")
    before = week.focused()
    week.locator(part).click(force=True)
    assert week.focused() is not None
    week.press("ArrowRight")
    assert week.focused() not in (None, before)


def test_tab_leaves_the_grid(week):
    week.focus_grid().press("Tab")
    assert week.evaluate("() => document.activeElement.id") == "after"


# Clocks -----------------------------------------------------------------------------------------

# Each with the day on which its clocks are changed.
CHANGES = [
    ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"), ("Australia/Lord_Howe", "2026-04-05"),
    ("Australia/Lord_Howe", "2026-10-04"), ("Antarctica/Troll", "2026-03-29"), ("Antarctica/Troll", "2026-10-25"),
    ("Pacific/Apia", "2011-12-30"), ("Pacific/Kwajalein", "1993-08-21"), ("America/Santiago", "2026-09-06"),
    ("Africa/Cairo", "2026-04-24"), ("Asia/Beirut", "2026-03-29"), ("Africa/Casablanca", "2026-02-15"),
    ("America/St_Johns", "1988-04-03"),
]  # fmt: skip

# How often the wall shows each minute of a day, as Intl has it: runs of those that are not shown, or twice.
EXPECTED = """
([zone, day]) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit',
    hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const times = new Array(1440).fill(0);
  const noon = Date.parse(`${day}T12:00Z`);
  for (let instant = noon - 30 * 3600e3; instant < noon + 30 * 3600e3; instant += 60e3) {
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    if (`${part.year}-${part.month}-${part.day}` === day) times[60 * part.hour + Number(part.minute)] += 1;
  }
  const runs = wanted => {
    const found = [];
    times.forEach((count, at) => {
      if (!wanted(count)) return;
      if (found.at(-1)?.[1] === at) found.at(-1)[1] += 1; else found.push([at, at + 1]);
    });
    return found;
  };
  return { gaps: runs(count => count === 0), folds: runs(count => count > 1) };
}
"""

SHOWN = """
day => {
  const column = bench.query(`.day-column[data-day="${day}"]`);
  const minute = 60 / parseFloat(getComputedStyle(column).getPropertyValue('--_hour'));
  const runs = name => [...column.querySelectorAll(name)].map(({ offsetTop: top, offsetHeight: height }) =>
    [Math.round(top * minute), Math.round((top + height) * minute)]);
  return { gaps: runs('.hour-gap'), folds: runs('.hour-fold'), label: column.ariaLabel };
}
"""


@pytest.mark.parametrize(("zone", "day"), CHANGES)
def test_hours_that_are_missing_or_repeated_are_those_of_the_zone(open_bench, zone, day):
    bench = timeline(open_bench(viewport=SIZE), date=day, time_zone=zone, days="3")
    expected, shown = bench.evaluate(EXPECTED, [zone, day]), bench.evaluate(SHOWN, day)
    assert expected["gaps"] or expected["folds"]
    assert shown["gaps"] == expected["gaps"]
    assert shown["folds"] == expected["folds"]
    assert len(shown["label"].split(", ")) > 3


def test_a_zone_can_be_changed_in_place(open_bench):
    bench = timeline(open_bench(viewport=SIZE), date="2026-03-29", time_zone="UTC")
    assert bench.evaluate(SHOWN, "2026-03-29")["gaps"] == []
    bench.set("time-zone", "Europe/Berlin")
    assert bench.evaluate(SHOWN, "2026-03-29")["gaps"] == [[120, 180]]


def test_other_zones_have_times_of_their_own(open_bench):
    bench = timeline(open_bench(viewport=SIZE), time_zone="Europe/Berlin", time_zones="Asia/Kathmandu", locale="en-GB")
    assert bench.locator(".zone-label").all_inner_texts() == ["CET", "GMT+5:45"]
    assert "17:45" in bench.locator(".time-label").all_inner_texts()
    bench.set("time-zones", None)
    assert bench.locator(".zone-label").count() == 0


def test_zones_have_the_names_of_the_days_in_view(open_bench):
    # Three weeks after the clocks of Berlin and New York have changed, and a week in which one has and the other has not.
    for day, names in [("2026-11-24", ["CET", "GMT-5"]), ("2026-10-27", ["CET", "GMT-4"]), ("2026-07-07", ["CEST", "GMT-4"])]:
        bench = timeline(open_bench(viewport=SIZE), date=day, time_zone="Europe/Berlin", time_zones="America/New_York",
                         locale="en-GB")
        expect(bench.locator(".zone-label")).to_have_text(names)
    # On the way to winter they change.
    bench.evaluate("() => document.querySelector('almanac-calendar').show('2026-11-24', { animate: false })")
    expect(bench.locator(".zone-label")).to_have_text(["CET", "GMT-5"])


def test_now_moves_every_minute(open_bench):
    bench = open_bench("/bench/bench.html", viewport=SIZE, prepare=lambda page: page.clock.install(time="2024-02-20T10:20:30Z"))
    timeline(bench, moment=None, today=None, locale="en-GB")
    assert bench.locator(".now-label").inner_text() == "10:20"
    top = bench.locator(".now-line").bounding_box()["y"]
    bench.page.clock.run_for(61_000)
    assert bench.locator(".now-label").inner_text() == "10:21"
    assert bench.locator(".now-line").bounding_box()["y"] > top


# What axe says ----------------------------------------------------------------------------------

STATES = {
    "week": ("fortnight", {}, None),
    "day": ("fortnight", {"days": "1", "date_position": "left"}, None),
    "many": ("crowd", {}, None),
    "all rows": ("crowd", {}, lambda bench: bench.role("lanes").click()),
    "time cursor": ("fortnight", {}, lambda bench: bench.focus_grid().press("Home")),
    "event": ("fortnight", {}, lambda bench: bench.focus_grid().press("F2")),
    "zones": ("fortnight", {"time_zones": "Asia/Tokyo"}, None),
    "missing day": (None, {"date": "2011-12-30", "time_zone": "Pacific/Apia", "days": "3"}, None),
    "cascade": ("fortnight", {"packing": "cascade", "working_hours": "9-17"}, None),
    "failed": ("failing", {}, None),
}


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_bench, state, locale):
    # As high as a day: axe takes what scrolling cuts off for something that lies over what is around.
    bench = open_bench(viewport={"width": 900, "height": 1800}, reduced_motion="reduce")
    bench.forgive("facts could not be loaded")
    source, attributes, act = STATES[state]
    timeline(bench, source, height=1600, locale=locale, today="2024-02-20", **attributes)
    bench.evaluate("l => { document.documentElement.lang = l; document.dir = l === 'ar-EG' ? 'rtl' : 'ltr' }", locale)
    if act:
        act(bench)
    bench.at_rest()
    found = Audit(bench.page)
    assert found.wrong == []
    # Events that scrolling cuts off lie under what cuts them, and then axe measures no contrast.
    assert found.left_open_besides("color-contrast") == []
