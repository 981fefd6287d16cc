# SPDX-License-Identifier: MIT
"""Rules for edits in the browser: what they refuse, how that looks, and what is said of it."""

import pytest
from playwright.sync_api import expect
from test_timeline import SIZE, focus, timeline

WEEK = {"hours": "7-19", "days": "5", "page_start": "day", "date": "2024-02-19", "editable": True}


@pytest.fixture
def ruled(open_bench):
    def mount(**attributes):
        bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "ruled", **WEEK, **attributes)
        bench.evaluate(
            """() => {
              globalThis.told = [];
              for (const type of ['itemcreate', 'itemmove', 'itemresize']) {
                calendar.addEventListener(type, ({ detail }) => {
                  told.push(`${type} ${detail.start} ${detail.id ?? ''}`.trim());
                  // Never stored, so that it stays as it is shown.
                  detail.waitUntil(new Promise(() => {}));
                });
              }
            }"""
        )
        return bench

    return mount


def at(bench, day, minute):
    """Where a time is seen: hours from seven to seven fill the column."""
    return bench.evaluate(
        """([day, minute]) => {
          const box = bench.query(`.day-column[data-day="${day}"]`).getBoundingClientRect();
          const hour = Number.parseFloat(getComputedStyle(bench.query('.hour-lines')).getPropertyValue('--_hour'));
          return [box.left + box.width / 2, box.top + (minute / 60 - 7) * hour];
        }""",
        [day, minute],
    )


def drag(bench, start, end, drops=True):
    mouse = bench.page.mouse
    mouse.move(*at(bench, *start))
    mouse.down()
    mouse.move(*[part + 6 for part in at(bench, *start)], steps=2)
    mouse.move(*at(bench, *end), steps=6)
    if drops:
        mouse.up()


def event(bench, name):
    return bench.locator(f".event[data-event-id={name}]:not([data-traits~=lifted])")


def enter(bench, day):
    """The keyboard goes to the first event of a day."""
    bench.focus_grid()
    while (now := focus(bench)) != day:
        bench.press("ArrowRight" if now < day else "ArrowLeft")
    bench.press("F2")


def told(bench):
    return bench.evaluate("() => told")


def test_what_the_rules_refuse_goes_back_with_the_reason(ruled):
    bench = ruled(working_hours="9-17", edit_within="working-hours")
    drag(bench, ("2024-02-20", 630), ("2024-02-20", 510), drops=False)
    held = bench.locator(".event[data-traits~=lifted]")
    expect(held).to_have_attribute("data-traits", "lifted refused")
    expect(held).to_have_attribute("data-start", "2024-02-20T08:00")
    assert held.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    # On the way back it may stay again.
    bench.page.mouse.move(*at(bench, "2024-02-20", 600), steps=4)
    expect(held).to_have_attribute("data-traits", "lifted")
    bench.page.mouse.move(*at(bench, "2024-02-20", 510), steps=4)
    bench.page.mouse.up()
    expect(held).to_have_count(0)
    expect(bench.locator(".notice")).to_have_text("Outside working hours")
    expect(bench.locator(".announcement")).to_contain_text("Outside working hours")
    expect(event(bench, "meeting")).to_have_attribute("data-start", "2024-02-20T10:00")
    assert told(bench) == []
    drag(bench, ("2024-02-20", 630), ("2024-02-20", 750))
    assert told(bench) == ["itemmove 2024-02-20T12:00 meeting"]


def test_open_times_and_others_decide(ruled):
    bench = ruled(edit_within="open", overlap_limit="1")
    drag(bench, ("2024-02-20", 630), ("2024-02-20", 900))
    expect(bench.locator(".notice")).to_have_text("Outside open times")
    drag(bench, ("2024-02-20", 555), ("2024-02-20", 630))
    expect(bench.locator(".notice")).to_have_text("This time is already taken.")
    assert told(bench) == []
    drag(bench, ("2024-02-20", 630), ("2024-02-20", 660))
    assert told(bench) == ["itemmove 2024-02-20T10:30 meeting"]


def test_keys_refuse_a_step_and_say_why(ruled):
    bench = ruled(working_hours="9-17", edit_within="working-hours")
    enter(bench, "2024-02-20")
    for _ in range(4):
        bench.press("Alt+ArrowUp")
    expect(event(bench, "meeting")).to_have_attribute("data-start", "2024-02-20T09:00")
    bench.press("Alt+ArrowUp")
    expect(bench.locator(".announcement")).to_contain_text("Outside working hours")
    assert len(told(bench)) == 4


def test_a_locked_event_stays_where_it_is(ruled):
    bench = ruled()
    board = event(bench, "locked")
    expect(board).to_have_attribute("data-traits", "locked")
    assert board.get_attribute("aria-label").endswith(", locked")
    assert board.evaluate("e => getComputedStyle(e, '::after').content") == "none"
    expect(event(bench, "closed")).to_have_attribute("data-traits", "locked")
    enter(bench, "2024-02-21")
    bench.press("Alt+ArrowDown")
    expect(bench.locator(".announcement")).to_contain_text("This event is locked.")
    expect(bench.locator(".notice")).to_have_text("This event is locked.")
    bench.press("Space")
    bench.evaluate("() => calendar.grab('locked')")
    expect(bench.locator(".event[data-traits~=lifted]")).to_have_count(0)
    assert told(bench) == []
    drag(bench, ("2024-02-21", 630), ("2024-02-21", 750))
    assert told(bench) == []
    expect(board).to_have_attribute("data-start", "2024-02-21T10:00")
    # Where nothing is edited nothing has to be said of it.
    bench.set("editable", None)
    expect(board).not_to_have_attribute("data-traits", "locked")
    assert not board.get_attribute("aria-label").endswith("locked")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_keyboard_goes_with_an_event_to_a_day_that_was_out_of_view(open_bench, motion):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion=motion), "diary", days=1, editable=True, date="2024-02-20")
    bench.evaluate("() => bench.diary.follow(calendar)")
    event = bench.locator(".day-column .event[data-event-id]").first
    number = event.get_attribute("data-event-id")
    event.focus()
    for key, day in [("ArrowLeft", "2024-02-19"), ("ArrowLeft", "2024-02-18"), ("ArrowRight", "2024-02-19"), ("ArrowRight", "2024-02-20")]:
        bench.press(f"Alt+{key}")
        bench.at_rest()
        assert focus(bench) == number
        assert bench.evaluate("() => calendar.shadowRoot.activeElement.closest('[data-day]').dataset.day") == day
        assert bench.evaluate("() => calendar.visibleDays.first") == day
