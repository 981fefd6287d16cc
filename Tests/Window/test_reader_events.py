# SPDX-License-Identifier: MIT
"""What a screen reader does to the events of a window."""

import sqlite3

import pytest

import test_months
from test_editing import BEFORE, changed, form, run, soon
from test_events import add, month  # noqa: F401
from test_reader import named
from test_timeline import DAY, database, timeline  # noqa: F401

NEXT = "2024-02-21"
# What is done to an event among hours, and when it begins and ends then.
STEPS = [
    ("Move later", DAY, "09:45", "11:15"), ("Move earlier", DAY, "09:30", "11:00"),
    ("Move to next day", NEXT, "09:30", "11:00"), ("Move to previous day", DAY, "09:30", "11:00"),
    ("End later", DAY, "09:30", "11:15"), ("End earlier", DAY, "09:30", "11:00"),
    ("Start later", DAY, "09:45", "11:00"), ("Start earlier", DAY, "09:30", "11:00"),
]  # fmt: skip
# What is done to an event of whole days, and its first day and the one after its last.
DAYS = [
    ("Move to next day", "21", "24"), ("Move to previous day", "20", "23"),
    ("Move to next week", "27", "30"), ("Move to previous week", "20", "23"),
    ("End later", "20", "24"), ("End earlier", "20", "23"),
]  # fmt: skip


def perform(window, title, words):
    event = window.element("push button", f"^{title}")
    window.act(event, named(event, words.replace(" ", "-")))


def performs(node, *actions):
    return pytest.mark.performs(*(f"{node}: {action}" for action in actions))


@performs("timedEvent", "activate", *(words for words, *_ in STEPS))
def test_an_event_is_moved_by_its_actions_in_the_database(timeline, database):  # noqa: F811
    window = timeline()
    for words, day, start, end in STEPS:
        perform(window, "Review", words)
        soon(database, changed("Review", f"{day}T{start}", f"{day}T{end}"))
        window.calm()
    perform(window, "Review", "activate")
    window.expect("event review")


@performs("timedEvent", "Move…")
@performs("timedEvent held", "activate", "increment", "decrement", "escape", "Move to next day",
          "Move to previous day")
def test_an_event_that_is_held_is_moved_by_steps_and_given_up(timeline, database):  # noqa: F811
    window = timeline()
    for words in ("Move", "increment"):
        perform(window, "Review", words)
        window.calm()
    perform(window, "Review", "escape")
    window.expect("given up")
    window.calm()
    soon(database, BEFORE)
    for words in ("Move", "Move to next day", "decrement", "Move to previous day", "decrement", "activate"):
        perform(window, "Review", words)
        window.calm()
    soon(database, changed("Review", f"{DAY}T09:00", f"{DAY}T10:30"))


@performs("eventBar", "activate", *(words for words, *_ in DAYS))
def test_the_days_of_an_event_are_moved_by_its_actions(month, add):  # noqa: F811
    for words, first, last in DAYS:
        perform(month, "Fair", words)
        last = f"2024-02-{last}" if last < "30" else "2024-03-01"
        test_months.soon(add.path, [f"Fair 2024-02-{first} {last}", test_months.REVIEW])
        month.calm()
    perform(month, "Fair", "activate")
    month.expect("event fair")


@performs("eventBar", "Move…")
@performs("eventBar held", "activate", "increment", "decrement", "escape", "Move to next week",
          "Move to previous week")
def test_the_days_of_an_event_that_is_held_are_moved_and_given_up(month, add):  # noqa: F811
    for words in ("Move", "increment", "Move to next week"):
        perform(month, "Fair", words)
        month.calm()
    perform(month, "Fair", "escape")
    month.expect("given up")
    month.calm()
    test_months.soon(add.path, [test_months.FAIR, test_months.REVIEW])
    for words in ("Move", "decrement", "decrement", "increment", "Move to previous week", "activate"):
        perform(month, "Fair", words)
        month.calm()
    test_months.soon(add.path, ["Fair 2024-02-12 2024-02-15", test_months.REVIEW])


@performs("timeCursor", "activate")
@performs("timeCursor held", "escape")
@performs("lanesButton", "activate")
@performs("dateHeader", "activate")
def test_what_else_stands_on_a_timeline(timeline, database):  # noqa: F811
    run(database, "events", "add", "Trip", DAY, "2024-02-22", "--calendar", "work")
    run(database, "events", "add", "Visit", DAY, "2024-02-22", "--calendar", "work")
    window = timeline("--all-day-rows", "1")
    window.act(window.element("label", "^Wednesday, February 21, 2024"), "calendar.activate")
    window.expect("selected 2024-02-21")
    perform(window, "Review", "Move")
    window.calm()
    window.act(window.element("push button", "^1:30.PM to "), "calendar.escape")
    window.expect("given up")
    bars = []
    for _ in range(3):
        window.calm()
        bars.append(sum("eventBar" in line for line in window.state()["scene"]))
        window.act(window.element("push button", "all-day events"), "calendar.activate")
    assert bars[0] < bars[1] and bars[2] == bars[0], bars
    window.calm()
    window.act(window.element("push button", "^1:30.PM to "), "calendar.activate")
    window.calm()
    assert ("push button", "Save") in form(window)


@performs("agendaDate", "activate")
def test_the_date_of_an_agenda_is_chosen(open_window):
    window = open_window("--view", "agenda")
    window.act(window.element("heading", "^Tuesday, February 20, 2024"), "calendar.activate")
    window.expect("selected 2024-02-20")


@performs("retryButton", "activate")
def test_what_could_not_be_loaded_is_asked_for_again(open_window, add):  # noqa: F811
    add("Fair", "2024-02-12", "2024-02-13")
    window = open_window(database=add.path)
    with sqlite3.connect(add.path) as events:
        events.execute("ALTER TABLE occurrence RENAME TO hidden")
    # The month beside the first one is known already.
    window.keys("Page_Down", "Page_Down")
    window.expect("settled 2024-04-01")
    window.calm()
    window.act(window.element("push button", "^Try again$"), "calendar.activate")
    window.expect("failed")
