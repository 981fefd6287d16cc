# SPDX-License-Identifier: MIT
"""What a page says before and after events are changed by hand: it allows, refuses, waits, has them elsewhere."""

import pytest
from playwright.sync_api import expect
from test_edit_rules import WEEK, at, drag, enter, event
from test_timeline import SIZE, timeline

START = ("2024-02-20", 630)
AWAY = ("2024-02-20", 750)
MOVED = {"id": "meeting", "start": "2024-02-20T12:00", "end": "2024-02-20T13:00"}


@pytest.fixture
def asked(open_bench):
    """A week whose page answers as the test says: `answers` by the type of the event."""

    def mount(**attributes):
        bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "ruled", **WEEK, **attributes)
        bench.evaluate(
            """() => {
              Object.assign(globalThis, { told: [], answers: {}, open: {} });
              for (const type of ['beforeitemchange', 'itemcreate', 'itemmove', 'itemresize', 'itemdelete', 'itemcancel']) {
                calendar.addEventListener(type, event => {
                  const { id, start, end, before, scope, type: next } = event.detail;
                  told.push({ type, id, start, end, was: before?.start ?? null, scope, next });
                  answers[type]?.(event.detail, event);
                });
              }
              // What is told is kept until the test says how it ended.
              globalThis.keep = type => {
                answers[type] = detail => detail.waitUntil(new Promise((done, failed) => { open[type] = { done, failed }; }));
              };
              keep('itemcreate');
              keep('itemmove');
              keep('itemresize');
            }"""
        )
        return bench

    return mount


def told(bench):
    """What the page has been told since this was last asked, without what is not said of that event."""
    return [
        {name: value for name, value in entry.items() if value is not None}
        for entry in bench.evaluate("() => told.splice(0)")
    ]


def types(bench):
    return [entry["type"] for entry in told(bench)]


def settle(bench, type, how, words=None):
    bench.evaluate("([type, how, words]) => open[type][how](words)", [type, how, words])


def shows(bench, start, name="meeting"):
    expect(event(bench, name)).to_have_attribute("data-start", start)


def announced(bench, words):
    expect(bench.locator(".announcement")).to_contain_text(words)


def test_a_page_is_asked_before_it_is_told(asked):
    bench = asked()
    drag(bench, START, AWAY)
    before, move = told(bench)
    assert before == {**MOVED, "type": "beforeitemchange", "was": "2024-02-20T10:00", "scope": "one", "next": "itemmove"}
    assert move == {**MOVED, "type": "itemmove", "was": "2024-02-20T10:00", "scope": "one"}
    shows(bench, "2024-02-20T12:00")
    settle(bench, "itemmove", "done")


@pytest.mark.parametrize("way", ["refuse", "prevent"])
@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_what_is_refused_before_is_not_told(asked, way, device):
    bench = asked()
    bench.evaluate(
        """way => {
          answers.beforeitemchange = (detail, event) =>
            way === 'refuse' ? detail.refuse('Not at lunch') : event.preventDefault();
        }""",
        way,
    )
    if device == "mouse":
        drag(bench, START, AWAY)
    else:
        enter(bench, "2024-02-20")
        bench.press("Alt+ArrowDown")
    shows(bench, "2024-02-20T10:00")
    assert types(bench) == ["beforeitemchange"]
    if way == "refuse":
        announced(bench, "Not at lunch")
        expect(bench.locator(".notice")).to_have_text("Not at lunch")


def test_who_waits_before_is_shown_it_and_told_afterwards(asked):
    bench = asked()
    bench.evaluate("() => keep('beforeitemchange')")
    drag(bench, START, AWAY)
    shows(bench, "2024-02-20T12:00")
    assert types(bench) == ["beforeitemchange"]
    settle(bench, "beforeitemchange", "done")
    bench.page.wait_for_function("() => told.length === 1")
    assert types(bench) == ["itemmove"]
    shows(bench, "2024-02-20T12:00")


@pytest.mark.parametrize(
    ("how", "words", "said"),
    [("done", False, None), ("done", "Closed", "Closed"), ("failed", None, None)],
)
@pytest.mark.parametrize("stage", ["beforeitemchange", "itemmove"])
def test_a_promise_can_say_no(asked, stage, how, words, said):
    bench = asked()
    bench.evaluate("stage => keep(stage)", stage)
    drag(bench, START, AWAY)
    shows(bench, "2024-02-20T12:00")
    settle(bench, stage, how, words)
    shows(bench, "2024-02-20T10:00")
    assert types(bench) == (["beforeitemchange"] if stage == "beforeitemchange" else ["beforeitemchange", "itemmove"])
    if said:
        announced(bench, said)


def test_a_page_has_it_elsewhere_before_it_is_told(asked):
    bench = asked()
    bench.evaluate(
        """() => { answers.beforeitemchange = detail =>
          detail.adjust({ start: '2024-02-20T15:00', end: '2024-02-20T15:30' }); }"""
    )
    drag(bench, START, AWAY)
    shows(bench, "2024-02-20T15:00")
    expect(event(bench, "meeting")).to_have_attribute("data-end", "2024-02-20T15:30")
    assert [(entry["type"], entry["start"]) for entry in told(bench)] == [
        ("beforeitemchange", "2024-02-20T12:00"),
        ("itemmove", "2024-02-20T15:00"),
    ]
    announced(bench, "3:00 PM to 3:30 PM")
    # A refusal puts back what was before all of it.
    settle(bench, "itemmove", "done", False)
    shows(bench, "2024-02-20T10:00")


def test_a_store_has_it_elsewhere_while_it_answers(asked):
    bench = asked()
    bench.evaluate("() => { answers.itemmove = detail => { open.detail = detail; detail.waitUntil(new Promise(() => {})); }; }")
    drag(bench, START, AWAY)
    shows(bench, "2024-02-20T12:00")
    bench.evaluate("() => open.detail.adjust({ start: '2024-02-20T16:00', end: '2024-02-20T17:00' })")
    shows(bench, "2024-02-20T16:00")
    bench.evaluate("() => open.detail.adjust({ end: '2024-02-20T18:00' })")
    expect(event(bench, "meeting")).to_have_attribute("data-end", "2024-02-20T18:00")
    # What cannot be read, or ends before it begins, is said to whoever wrote it, and changes nothing.
    wrong = """times => {
      try { open.detail.adjust(times); return null; } catch (error) { return [error.name, error.message]; }
    }"""
    for times in ({"start": "noon"}, {"end": "2024-02-20T15:45"}, {"end": "2024-02-19T18:00"}, {"end": "2024-02-20"}):
        name, message = bench.evaluate(wrong, times)
        assert name == "RangeError" and [*times.values()][0] in message
    shows(bench, "2024-02-20T16:00")
    expect(event(bench, "meeting")).to_have_attribute("data-end", "2024-02-20T18:00")


def test_a_new_event_can_be_shorter_than_it_was_drawn(asked):
    bench = asked()
    bench.evaluate("() => { answers.beforeitemchange = detail => detail.adjust({ end: '2024-02-22T13:45' }); }")
    drag(bench, ("2024-02-22", 785), ("2024-02-22", 900))
    entries = told(bench)
    assert [(entry["type"], entry["end"]) for entry in entries] == [
        ("beforeitemchange", "2024-02-22T15:00"),
        ("itemcreate", "2024-02-22T13:45"),
    ]
    expect(bench.locator(".event[data-event-id^='new:']")).to_have_attribute("data-end", "2024-02-22T13:45")


def test_a_mouse_may_leave_the_window_and_come_back(asked):
    bench = asked()
    drag(bench, START, AWAY, drops=False)
    bench.page.mouse.move(-30, at(bench, *AWAY)[1], steps=4)
    bench.page.mouse.move(*at(bench, *AWAY), steps=4)
    bench.page.mouse.up()
    assert types(bench) == ["beforeitemchange", "itemmove"]
    shows(bench, "2024-02-20T12:00")


def test_what_comes_to_nothing_is_told(asked):
    bench = asked(working_hours="9-17", edit_within="working-hours")
    cancelled = {"type": "itemcancel", "id": "meeting", "was": "2024-02-20T10:00"}
    # Escape on the way.
    drag(bench, START, AWAY, drops=False)
    bench.press("Escape")
    bench.page.mouse.up()
    assert told(bench) == [{**cancelled, "start": MOVED["start"], "end": MOVED["end"]}]
    # A rule of the calendar bars it.
    drag(bench, START, ("2024-02-20", 510))
    assert [(entry["type"], entry["start"]) for entry in told(bench)] == [("itemcancel", "2024-02-20T08:00")]
    # Back to where it was.
    drag(bench, START, AWAY, drops=False)
    bench.page.mouse.move(*at(bench, *START), steps=4)
    bench.page.mouse.up()
    assert types(bench) == ["itemcancel"]
    # The mouse is let go of outside the window; on its way it may have been there and come back.
    drag(bench, START, AWAY, drops=False)
    bench.page.mouse.move(-30, at(bench, *AWAY)[1], steps=4)
    bench.page.mouse.up()
    assert types(bench) == ["itemcancel"]
    shows(bench, "2024-02-20T10:00")
    # Keys give it up.
    enter(bench, "2024-02-20")
    for key in ("Space", "ArrowDown", "Escape"):
        bench.press(key)
    assert [(entry["type"], entry["start"]) for entry in told(bench)] == [("itemcancel", "2024-02-20T10:15")]
    shows(bench, "2024-02-20T10:00")


GONE = {"id": "meeting", "start": "2024-02-20T10:00", "end": "2024-02-20T11:00", "was": "2024-02-20T10:00", "scope": "one"}


@pytest.mark.parametrize("key", ["Delete", "Backspace"])
def test_a_page_is_asked_before_an_event_is_deleted(asked, key):
    bench = asked()
    bench.evaluate("() => { keep('beforeitemchange'); keep('itemdelete'); }")
    enter(bench, "2024-02-20")
    bench.press(key)
    assert told(bench) == [{**GONE, "type": "beforeitemchange", "next": "itemdelete"}]
    settle(bench, "beforeitemchange", "done")
    bench.page.wait_for_function("() => told.length === 1")
    assert told(bench) == [{**GONE, "type": "itemdelete"}]
    shows(bench, "2024-02-20T10:00")
    # What has been stored is loaded again, without it.
    bench.evaluate("""() => {
      const { occurrences } = calendar.dataSource;
      calendar.dataSource.occurrences = async (...asked) =>
        (await occurrences.apply(calendar.dataSource, asked)).filter(({ id }) => id !== 'meeting');
    }""")
    settle(bench, "itemdelete", "done")
    expect(event(bench, "meeting")).to_have_count(0)


@pytest.mark.parametrize("stage", ["beforeitemchange", "itemdelete"])
def test_an_event_whose_deletion_is_refused_stays(asked, stage):
    bench = asked()
    bench.evaluate("stage => { answers[stage] = detail => detail.refuse('It is paid for'); }", stage)
    enter(bench, "2024-02-20")
    bench.press("Delete")
    assert types(bench) == (["beforeitemchange"] if stage == "beforeitemchange" else ["beforeitemchange", "itemdelete"])
    announced(bench, "It is paid for")
    expect(bench.locator(".notice")).to_have_text("It is paid for")
    shows(bench, "2024-02-20T10:00")
    # A menu asks in the same way.
    bench.evaluate("() => calendar.discard(['meeting'])")
    assert types(bench)[0] == "beforeitemchange"


def test_of_all_that_are_selected_those_that_are_locked_stay(asked):
    bench = asked()
    bench.evaluate("() => { calendar.selectedItems = ['meeting', 'locked']; }")
    enter(bench, "2024-02-20")
    bench.press("Delete")
    assert [(entry["type"], entry["id"]) for entry in told(bench)] == [
        ("beforeitemchange", "meeting"), ("itemdelete", "meeting")]
    announced(bench, "This event is locked")


def test_a_page_that_does_not_listen_has_its_own_keys(open_bench):
    bench = timeline(open_bench(viewport=SIZE, reduced_motion="reduce"), "ruled", **WEEK)
    bench.evaluate("""() => {
      globalThis.told = [];
      calendar.addEventListener('beforeitemchange', ({ type }) => told.push(type));
      document.addEventListener('keydown', ({ key, defaultPrevented }) => told.push(`${key} ${defaultPrevented}`));
    }""")
    enter(bench, "2024-02-20")
    bench.evaluate("() => told.splice(0)")
    bench.press("Delete")
    assert bench.evaluate("() => told") == ["Delete false"]
