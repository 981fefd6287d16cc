# SPDX-License-Identifier: MIT
"""Keys in a window are about all events that are selected, or about the other one that the keyboard is on."""

import sqlite3

import pytest

from test_editing import BEFORE, run, select, soon
from test_timeline import database, timeline  # noqa: F401

DENTIST, LUNCH, REVIEW = BEFORE


@pytest.fixture
def on_another(timeline):  # noqa: F811
    """A window with two events selected, and the keyboard on a third one."""
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("F2", "Down", "Right")
    window.calm()
    assert [one["name"].split(",")[0] for one in window.focused()] == ["Dentist"]
    return window


def test_delete_on_another_event_is_about_that_one(on_another, database):  # noqa: F811
    on_another.keys("Delete")
    on_another.expect("announced Deleted: Dentist[.].*")
    soon(database, [LUNCH, REVIEW])
    on_another.keys("ctrl+z")
    soon(database, BEFORE)


def test_copying_on_another_event_is_about_that_one(on_another, database):  # noqa: F811
    on_another.keys("ctrl+c")
    on_another.expect("announced Copied: Dentist[.].*")
    on_another.keys("ctrl+x")
    on_another.expect("announced Cut: Dentist[.].*")
    soon(database, [LUNCH, REVIEW])


def test_what_is_selected_stays_so_when_another_event_is_deleted(on_another, database):  # noqa: F811
    on_another.keys("Delete")
    soon(database, [LUNCH, REVIEW])
    on_another.calm()
    on_another.keys("Delete")
    on_another.expect("announced Deleted: Review, Lunch[.].*")
    soon(database, [])
    on_another.keys("ctrl+z")
    soon(database, [LUNCH, REVIEW])


def test_how_many_are_selected_stands_behind_the_title(timeline):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    assert window.element("frame", "^Almanac")["name"] == "Almanac – 2 selected"
    window.keys("Escape")
    window.calm()
    assert window.element("frame", "^Almanac")["name"] == "Almanac"


def test_on_one_that_is_selected_keys_are_about_all(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("F2", "Down", "Delete")
    window.expect("announced Deleted: Review, Lunch[.].*")
    soon(database, [DENTIST])


@pytest.mark.parametrize("key, word", [("Delete", "Deleted"), ("ctrl+x", "Cut")])
def test_one_that_is_locked_meanwhile_stays_and_is_told(timeline, database, key, word):  # noqa: F811
    run(database, "calendars", "add", "Private", "--id", "private")
    run(database, "events", "edit", "review", "--calendar", "private")
    window = timeline()
    select(window, "Review", "Lunch")
    run(database, "calendars", "edit", "private", "--lock")
    window.keys(key)
    window.expect(f"announced {word}: Lunch[.].* The calendar “Private” is locked.*")
    soon(database, [DENTIST, REVIEW])
    run(database, "calendars", "edit", "private", "--unlock")
    window.calm()
    # What has stayed is still selected.
    window.keys("Delete")
    window.expect("announced Deleted: Review[.].*")
    soon(database, [DENTIST])
    window.keys("ctrl+z", "ctrl+z")
    soon(database, BEFORE)


def test_what_others_have_deleted_is_selected_no_longer(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    run(database, "events", "remove", "review")
    for _ in range(50):
        if not any("Review" in line for line in window.state()["scene"]):
            break
        window.calm()
    window.keys("Delete")
    # Nothing is said of the other one.
    window.expect("announced Deleted: Lunch[.] Press Ctrl[+]Z to undo[.]")
    soon(database, [DENTIST])


def test_an_undo_waits_for_what_is_being_stored(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("ctrl+c", "alt+Right")
    moved = [DENTIST, "Lunch 2024-02-21T12:30 2024-02-21T13:30", "Review 2024-02-21T09:30 2024-02-21T11:00"]
    soon(database, moved)
    window.calm()
    # Somebody else is writing meanwhile.
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    window.keys("ctrl+v", "ctrl+z")
    window.state()
    other.execute("ROLLBACK")
    window.expect("announced Undone: 2 events added[.].*")
    soon(database, moved)
    window.keys("ctrl+z")
    soon(database, BEFORE)
