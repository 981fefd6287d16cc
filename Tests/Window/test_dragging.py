# SPDX-License-Identifier: MIT
"""Events that are carried out of a window become texts of other programs, and go on where they come back."""

import json

from test_dropping import CORNER, open_other  # noqa: F401
from test_editing import BEFORE, COLUMN, HOUR, changed, place, run, select, soon, stored
from test_timeline import DAY, database, timeline  # noqa: F401

REVIEW = "Review\nTuesday, February 20, 2024\n9:30\u202fAM – 11:00\u202fAM"
# Within the other program's window.
OTHER = (CORNER[0] + 60, CORNER[1] + 60)


def take(window, title):
    """Takes an event with the left button."""
    x, y = place(window, title)
    window.desk.hand("mousemove", x, y, "mousedown", 1)
    bring(window, (x, y), (x + 20, y))
    return x + 20, y


def bring(window, start, end):
    (x, y), (to_x, to_y) = start, end
    for step in range(1, 11):
        window.desk.hand("mousemove", x + (to_x - x) * step // 10, y + (to_y - y) * step // 10)


def carry_out(window, other, title):
    """Carries an event by the side out of the window and over the other program."""
    x, y = take(window, title)
    beside = OTHER[0], y
    bring(window, (x, y), beside)
    bring(window, beside, OTHER)
    assert other.lines.get(timeout=10) == "entered\n"


def dropped(window, other):
    window.desk.hand("mouseup", 1)
    kind, _, text = other.lines.get(timeout=10).partition(" ")
    assert kind == "dropped"
    return json.loads(text).replace("\u00a0", "\u202f")


def focus(window):
    """The other program has the keyboard by now."""
    window.desk.hand("windowfocus", "--sync", window.id)


def is_held(window):
    return any("lifted" in line for line in window.state()["scene"])


def test_an_event_that_is_carried_out_is_a_text_elsewhere(timeline, open_other, database):  # noqa: F811
    run(database, "events", "edit", "review", "--location", "Room 4", "--notes", "With Ann\nand Bob")
    window, other = timeline(), open_other()
    carry_out(window, other, "Review")
    assert not is_held(window)
    assert dropped(window, other) == f"{REVIEW}\nRoom 4\nWith Ann\nand Bob"
    soon(database, BEFORE)
    # The hand is off: the next event is carried as ever.
    window.calm()
    x, y = take(window, "Review")
    bring(window, (x, y), (x - 20 + COLUMN, y + HOUR))
    window.calm()
    window.desk.hand("mouseup", 1)
    soon(database, changed("Review", "2024-02-21T10:30", "2024-02-21T12:00"))


def test_all_that_is_selected_goes_out(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    select(window, "Dentist", "Review")
    carry_out(window, other, "Review")
    dentist = "Dentist\nWednesday, February 21, 2024\n10:00\u202fAM – 10:45\u202fAM"
    assert dropped(window, other) == f"{REVIEW}\n\n{dentist}"
    soon(database, BEFORE)


def test_an_event_that_comes_back_is_carried_on(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    carry_out(window, other, "Review")
    x, y = place(window, "Review")
    bring(window, OTHER, (OTHER[0], y))
    bring(window, (OTHER[0], y), (x + 2 * COLUMN, y + HOUR))
    window.calm()
    assert is_held(window)
    window.desk.hand("mouseup", 1)
    soon(database, changed("Review", "2024-02-22T10:30", "2024-02-22T12:00"))
    window.calm()
    assert not is_held(window)
    focus(window)
    window.keys("ctrl+z")
    soon(database, BEFORE)


def test_outside_everything_nothing_becomes_of_it(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    carry_out(window, other, "Review")
    bring(window, OTHER, (OTHER[0] + 120, OTHER[1] - 500))
    window.desk.hand("mouseup", 1)
    window.calm()
    assert not is_held(window)
    soon(database, BEFORE)
    # A second time it goes out as it did at first.
    carry_out(window, other, "Review")
    assert dropped(window, other) == REVIEW


def test_an_end_stays_in_the_window(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    focus(window)
    x, _ = window.middle(window.element("push button", "^Review"))
    _, top, _, height = window.element("push button", "^Review")["frame"]
    end = top + height - 2
    window.desk.hand("mousemove", x, end, "mousedown", 1)
    bring(window, (x, end), (x, end + HOUR))
    bring(window, (x, end + HOUR), (OTHER[0], end + HOUR))
    assert is_held(window)
    # `keys` would let go of the button.
    window.desk.hand("key", "Escape")
    assert not is_held(window)
    window.desk.hand("mouseup", 1)
    soon(database, BEFORE)


def test_in_another_window_of_ours_it_is_a_text_as_well(timeline, database):  # noqa: F811
    window = timeline(size=(480, 640))
    other = timeline(size=(480, 640))
    window.desk.hand("windowmove", "--sync", other.id, 500, 0)
    other.calm()
    x, y = take(window, "Review")
    # The drag begins beside the window, and looks around only when the hand moves on.
    bring(window, (x, y), (490, y))
    window.calm()
    bring(window, (490, y), (700, y + HOUR))
    other.calm()
    assert is_held(other)
    window.desk.hand("mouseup", 1)
    for _ in range(50):
        titles = [line.split()[0] for line in stored(database)]
        if titles.count("Review") == 2:
            break
        other.calm()
    assert titles.count("Review") == 2


def test_over_no_place_of_its_window_nothing_becomes_of_it(timeline, open_other, database):  # noqa: F811
    window, other = timeline(), open_other()
    carry_out(window, other, "Review")
    x, y = place(window, "Review")
    bring(window, OTHER, (OTHER[0], y))
    # Above the days.
    bring(window, (OTHER[0], y), (x, 8))
    window.calm()
    window.desk.hand("mouseup", 1)
    window.calm()
    assert not is_held(window)
    soon(database, BEFORE)
