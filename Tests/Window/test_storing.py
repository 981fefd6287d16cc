# SPDX-License-Identifier: MIT
"""What a window makes of events while others keep the database locked, or change the same."""

import sqlite3
import subprocess

from test_editing import BEFORE, HOUR, changed, drag, free, run, select, soon, stored, write
from test_timeline import DAY, database, timeline  # noqa: F401

NEXT = "2024-02-21"
WAITS = "announced Not stored yet: the database is locked[.] It is tried again[.]"


def locked(database):  # noqa: F811
    """Another program that is in the middle of writing, until it is closed."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


def named(window):
    """The title of the window."""
    words = ["xdotool", "getwindowname", window.id]
    return subprocess.run(words, env=window.desk.env, check=True, capture_output=True, text=True).stdout.strip()


def move(window):
    """Puts the review, on which the keyboard is then, on the next day."""
    window.keys("F2", "Down")
    window.calm()
    window.keys("alt+Right")


def shown(window):
    """When the review is, as a screen reader is told."""
    return window.element("push button", "^Review$")["description"].replace("\u202f", " ")


def test_what_is_stored_at_once_is_never_said_to_wait(timeline, database):  # noqa: F811
    window = timeline()
    move(window)
    soon(database, changed("Review", f"{NEXT}T09:30", f"{NEXT}T11:00"))
    window.calm()
    assert named(window) == "Almanac"
    review = window.element("push button", "^Review$")
    window.act(review, next(action for action in review["actions"] if action.endswith("previous-day")))
    soon(database, BEFORE)
    window.calm()
    assert named(window) == "Almanac"


def test_while_the_database_is_locked_edits_wait(timeline, database):  # noqa: F811
    window = timeline()
    other = locked(database)
    move(window)
    window.expect(WAITS)
    window.calm()
    assert "February 21" in shown(window)
    assert stored(database) == BEFORE
    assert named(window) == "Almanac – 1 not stored"
    # What is done meanwhile waits behind it.
    window.keys("Delete")
    window.expect("announced Deleted: Review[.] .*Not stored yet: .*")
    window.keys("ctrl+z")
    window.expect("announced Undone: event deleted.*Not stored yet: .*")
    assert stored(database) == BEFORE
    other.close()
    window.expect("announced All is stored now[.]")
    soon(database, changed("Review", f"{NEXT}T09:30", f"{NEXT}T11:00"))
    window.calm()
    assert "February 21" in shown(window) and named(window) == "Almanac"
    window.keys("ctrl+z")
    soon(database, BEFORE)


def test_the_form_of_an_event_that_waits_says_so(timeline, database):  # noqa: F811
    def said():
        return [one["name"] for one in window.tree() if one["name"].endswith("not stored yet")]

    window = timeline()
    other = locked(database)
    move(window)
    window.expect(WAITS)
    window.calm()
    assert said() == []
    window.keys("Return")
    window.calm()
    assert len(said()) == 1
    window.keys("Escape")
    other.close()
    window.expect("announced All is stored now[.]")
    window.calm()
    window.keys("Return")
    window.calm()
    assert said() == []
    window.keys("Escape")


def test_an_event_can_be_made_meanwhile(timeline, database):  # noqa: F811
    window = timeline()
    other = locked(database)
    x, y = free(window)
    drag(window, (x, y), (x, y + HOUR - 12))
    write(window, "Walk")
    window.expect(WAITS)
    window.calm()
    assert window.element("push button", "^Walk$")
    assert stored(database) == BEFORE
    other.close()
    window.expect("announced All is stored now[.]")
    soon(database, [*BEFORE, f"Walk {DAY}T07:30 {DAY}T08:30"])


def test_what_is_stored_at_once_is_not_said_to_wait(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("alt+Right")
    soon(database, [BEFORE[0], f"Lunch {NEXT}T12:30 {NEXT}T13:30", f"Review {NEXT}T09:30 {NEXT}T11:00"])
    window.calm()
    assert not [line for line in window.heard if line == "announced " or "stored" in line]


def ended(window):
    """Closes the window as its button does; returns the exit status."""
    window.act(window.element("frame", "^Almanac"), "window.close")
    return window.process.wait(20)


def test_a_window_in_which_all_is_stored_closes_at_once(timeline):  # noqa: F811
    window = timeline()
    assert ended(window) == 0


def test_what_is_not_stored_when_a_window_closes_is_said(timeline, database):  # noqa: F811
    window = timeline()
    other = locked(database)
    move(window)
    window.expect(WAITS)
    assert ended(window) == 75
    said = (window.desk.folder / "almanac.err").read_text()
    assert f"not stored: event edited, {NEXT} 09:30, Review." in said
    assert stored(database) == BEFORE
    other.close()


def test_what_waits_is_stored_when_a_window_closes(timeline, database):  # noqa: F811
    window = timeline()
    other = locked(database)
    move(window)
    window.expect(WAITS)
    other.close()
    assert ended(window) == 0
    assert stored(database) == changed("Review", f"{NEXT}T09:30", f"{NEXT}T11:00")


def asked(window, database):  # noqa: F811
    """Undoes a move after others have moved the same event."""
    move(window)
    soon(database, changed("Review", f"{NEXT}T09:30", f"{NEXT}T11:00"))
    run(database, "events", "move", "review", "--by", "1h")
    window.calm()
    window.keys("ctrl+z")
    window.calm()
    names = [one["name"] for one in window.tree()]
    assert "Review was changed elsewhere meanwhile." in names
    assert f"Keep mine: {DAY}  09:30-11:00" in names and f"Keep theirs: {NEXT}  10:30-12:00" in names
    soon(database, changed("Review", f"{NEXT}T10:30", f"{NEXT}T12:00"))


def test_ones_own_version_can_be_kept(timeline, database):  # noqa: F811
    window = timeline()
    asked(window, database)
    window.keys("Return")
    soon(database, BEFORE)
    window.calm()
    assert "February 20" in shown(window) and named(window) == "Almanac"


def test_the_other_version_can_be_kept(timeline, database):  # noqa: F811
    window = timeline()
    asked(window, database)
    window.keys("Down", "Return")
    window.calm()
    assert "February 21, 2024, 10:30" in shown(window)
    assert stored(database) == changed("Review", f"{NEXT}T10:30", f"{NEXT}T12:00")
    assert named(window) == "Almanac"


def test_what_is_not_decided_is_asked_again(timeline, database):  # noqa: F811
    window = timeline()
    asked(window, database)
    window.keys("Escape")
    window.expect("announced Both versions of Review are kept: .*")
    window.calm()
    assert named(window) == "Almanac – 1 not stored"
    assert "February 20" in shown(window)
    window.click(window.element("push button", "^Review"))
    window.calm()
    assert any(one["name"].startswith("Keep mine") for one in window.tree())
    window.keys("Escape")
    window.calm()
    assert ended(window) == 1
    said = (window.desk.folder / "almanac.err").read_text()
    assert "Review was changed elsewhere meanwhile. It is left as it is there." in said
