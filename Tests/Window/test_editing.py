# SPDX-License-Identifier: MIT
"""Events in a window are made, moved, stretched, copied and deleted by mouse and by keys, in the database."""

import csv
import signal
import subprocess
import time

import pytest

from desk import PROGRAM
from test_timeline import DAY, database, go_to_the_first_hour, timeline  # noqa: F401

BEFORE = ["Dentist 2024-02-21T10:00 2024-02-21T10:45", "Lunch 2024-02-20T12:30 2024-02-20T13:30",
          "Review 2024-02-20T09:30 2024-02-20T11:00"]
# Points of an hour, and of a day.
HOUR, COLUMN = 56, 86


def run(database, *words):  # noqa: F811
    command = [PROGRAM, *words, "--database", database]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def stored(database):  # noqa: F811
    """Title, start and end of each event with hours."""
    table = run(database, "events", "export", "--from", "2024-02-18", "--to", "2024-02-25", "--zone", "UTC")
    rows = csv.DictReader(table.splitlines())
    return sorted(f"{row['title']} {row['start'][:16]} {row['end'][:16]}" for row in rows if "T" in row["start"])


def soon(database, expected):  # noqa: F811
    """Waits until these are the events."""
    for _ in range(50):
        if stored(database) == sorted(expected):
            return
        time.sleep(0.1)
    assert stored(database) == sorted(expected)


def changed(title, start, end):
    return [line for line in BEFORE if not line.startswith(title)] + [f"{title} {start} {end}"]


def place(window, title, dx=20, dy=20):
    x, y, _, _ = window.element("push button", f"^{title}")["frame"]
    return x + dx, y + dy


def drag(window, start, end, keys=(), drops=True):
    """With the left button down; keys are held meanwhile."""
    (x, y), (to_x, to_y) = start, end
    hand = window.desk.hand
    for key in keys:
        hand("keydown", key)
    hand("mousemove", x, y, "mousedown", 1)
    for step in range(1, 11):
        hand("mousemove", x + (to_x - x) * step // 10, y + (to_y - y) * step // 10)
    window.calm()
    if drops:
        hand("mouseup", 1)
    for key in keys:
        hand("keyup", key)
    window.calm()


def form(window):
    """What is in the form beside an event: roles and names."""
    return [(one["role"], one["name"]) for one in window.tree() if one["name"] in ("Save", "Delete")]


def write(window, text):
    window.desk.hand("type", text)
    window.keys("Return")
    window.calm()


def free(window):
    """Half past seven of the Tuesday, which is free."""
    x, y = place(window, "Review", dy=0)
    return x, y - 2 * HOUR + 12


def test_a_drag_over_free_hours_makes_an_event_with_a_title(timeline, database):  # noqa: F811
    window = timeline()
    x, y = free(window)
    drag(window, (x, y), (x, y + HOUR - 12))
    assert ("push button", "Delete") not in form(window) and ("push button", "Save") in form(window)
    write(window, "Walk")
    soon(database, [*BEFORE, f"Walk {DAY}T07:30 {DAY}T08:30"])
    assert any('timedEvent' in line and '"Walk' in line for line in window.state()["scene"])
    window.keys("ctrl+z")
    soon(database, BEFORE)


def test_a_title_that_is_given_up_leaves_nothing(timeline, database):  # noqa: F811
    window = timeline()
    x, y = free(window)
    drag(window, (x, y), (x, y + HOUR))
    window.desk.hand("type", "Walk")
    window.keys("Escape")
    window.calm()
    assert not any("new:" in line or "Walk" in line for line in window.state()["scene"])
    assert stored(database) == BEFORE
    assert [one["role"] for one in window.focused()] == ["table cell"]


def test_a_drag_moves_an_event_and_escape_puts_it_back(timeline, database):  # noqa: F811
    window = timeline()
    x, y = place(window, "Review")
    drag(window, (x, y), (x + 2 * COLUMN, y + HOUR))
    moved = changed("Review", "2024-02-22T10:30", "2024-02-22T12:00")
    soon(database, moved)
    window.keys("ctrl+z")
    soon(database, BEFORE)
    window.keys("ctrl+y")
    soon(database, moved)
    window.calm()
    x, y = place(window, "Review")
    drag(window, (x, y), (x - COLUMN, y), drops=False)
    # `keys` would let go of the button.
    window.desk.hand("key", "Escape")
    window.calm()
    window.desk.hand("mouseup", 1)
    window.calm()
    assert stored(database) == sorted(moved)


def select(window, *titles):
    """Clicks on events with Ctrl held."""
    for title in titles:
        window.desk.hand("keydown", "ctrl", "mousemove", *place(window, title), "click", 1, "keyup", "ctrl")
        window.calm()


def test_what_is_selected_is_moved_and_undone_at_once(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    x, y = place(window, "Review")
    drag(window, (x, y), (x + 2 * COLUMN, y + HOUR))
    moved = [BEFORE[0], "Lunch 2024-02-22T13:30 2024-02-22T14:30", "Review 2024-02-22T10:30 2024-02-22T12:00"]
    soon(database, moved)
    window.keys("ctrl+z")
    soon(database, BEFORE)
    window.keys("ctrl+y")
    soon(database, moved)
    # Nothing else was done here.
    window.keys("ctrl+z", "ctrl+z")
    window.expect("announced There is nothing to undo here.*")
    soon(database, BEFORE)


def test_keys_are_about_all_that_is_selected(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("ctrl+c")
    window.expect("announced Copied: Review, Lunch.*")
    window.keys("Delete")
    soon(database, BEFORE[:1])
    window.expect("announced Deleted: Review, Lunch.*")
    window.keys("ctrl+z")
    soon(database, BEFORE)
    window.calm()
    # Where the keyboard is: at the earliest of them.
    window.keys("ctrl+v")
    window.expect("announced Added: .*, .*")
    assert len(stored(database)) == 5
    window.keys("ctrl+z")
    soon(database, BEFORE)
    window.calm()
    select(window, "Dentist", "Lunch")
    window.keys("ctrl+x")
    window.expect("announced Cut: Dentist, Lunch.*")
    soon(database, BEFORE[2:])


def test_escape_selects_nothing_any_more(timeline, database):  # noqa: F811
    window = timeline()
    select(window, "Review", "Lunch")
    window.keys("Escape")
    x, y = place(window, "Review")
    drag(window, (x, y), (x + 2 * COLUMN, y))
    soon(database, changed("Review", "2024-02-22T09:30", "2024-02-22T11:00"))


def test_an_edge_stretches_an_event(timeline, database):  # noqa: F811
    window = timeline()
    x, y, width, height = window.element("push button", "^Review")["frame"]
    # Where the edges of the event are, a mouse takes hold of them.
    drag(window, (x + width // 2, y + height - 2), (x + width // 2, y + height - 2 + HOUR))
    soon(database, changed("Review", f"{DAY}T09:30", f"{DAY}T12:00"))


def test_with_alt_a_drag_makes_a_copy(timeline, database):  # noqa: F811
    window = timeline()
    x, y = place(window, "Review")
    drag(window, (x, y), (x + 2 * COLUMN, y), keys=["alt"])
    soon(database, [*BEFORE, "Review 2024-02-22T09:30 2024-02-22T11:00"])


def test_keys_make_move_copy_and_delete_events(timeline, database):  # noqa: F811
    window = timeline()
    window.keys("Down", "Return")
    window.calm()
    write(window, "Call")
    call = f"Call {DAY}T06:30 {DAY}T07:30"
    soon(database, [*BEFORE, call])
    window.keys("F2", "Down")
    window.calm()
    assert [one["name"].split(",")[0] for one in window.focused()] == ["Call"]
    window.keys("ctrl+c", "alt+Right")
    soon(database, [*BEFORE, "Call 2024-02-21T06:30 2024-02-21T07:30"])
    window.calm()
    window.keys("Delete")
    soon(database, BEFORE)
    window.expect("announced Deleted: Call.*")


def test_a_click_opens_the_title_which_can_be_changed_or_deleted(timeline, database):  # noqa: F811
    window = timeline()
    window.click(window.element("push button", "^Review"))
    window.expect("event review")
    window.calm()
    assert ("push button", "Delete") in form(window)
    write(window, "Retrospective")
    soon(database, [*BEFORE[:2], f"Retrospective {DAY}T09:30 {DAY}T11:00"])
    window.calm()
    window.click(window.element("push button", "^Retrospective"))
    window.calm()
    window.act(window.element("push button", "^Delete$"), "click")
    soon(database, BEFORE[:2])


def test_what_another_program_has_changed_is_not_written_over(timeline, database):  # noqa: F811
    window = timeline()
    window.click(window.element("push button", "^Review"))
    window.calm()
    run(database, "events", "edit", "review", "--title", "Review of all")
    write(window, "Retrospective")
    assert any(line.startswith("Review of all") for line in stored(database))
    assert any("was changed elsewhere" in one["name"]
               and f"It is “Review of all” now, {DAY}  09:30-11:00; Save replaces its title." in one["name"]
               for one in window.tree())
    # Who has read that may insist.
    window.keys("Return")
    soon(database, [*BEFORE[:2], f"Retrospective {DAY}T09:30 {DAY}T11:00"])


def test_what_another_program_has_deleted_has_no_form_any_more(timeline, database):  # noqa: F811
    window = timeline()
    window.click(window.element("push button", "^Review"))
    window.calm()
    run(database, "events", "remove", "review")
    window.desk.hand("type", "Retrospective")
    window.keys("Return")
    window.expect("announced Review was deleted elsewhere meanwhile[.]")
    window.calm()
    assert form(window) == []
    assert stored(database) == BEFORE[:2]


def test_a_click_elsewhere_keeps_what_was_written(timeline, database):  # noqa: F811
    window = timeline()
    x, y = free(window)
    drag(window, (x, y), (x, y + HOUR - 12))
    window.desk.hand("type", "Walk")
    window.desk.hand("mousemove", 600, 500, "click", 1)
    soon(database, [*BEFORE, f"Walk {DAY}T07:30 {DAY}T08:30"])
    # Without a word there is nothing to keep.
    window.calm()
    drag(window, (x + COLUMN, y), (x + COLUMN, y + HOUR - 12))
    window.desk.hand("mousemove", 600, 500, "click", 1)
    window.calm()
    assert form(window) == []
    soon(database, [*BEFORE, f"Walk {DAY}T07:30 {DAY}T08:30"])


def test_notices_speak_the_calendars_language(timeline, database):  # noqa: F811
    window = timeline("--locale", "de-DE")
    window.keys("F2", "Down", "Delete")
    window.expect("announced Gelöscht: Review[.] Strg[+]Z macht es rückgängig[.]")
    soon(database, BEFORE[:2])
    window.calm()
    window.keys("ctrl+z")
    window.expect("announced Rückgängig gemacht[.] Strg[+]Y stellt es wieder her[.]")
    soon(database, BEFORE)


def test_what_another_program_has_changed_is_not_deleted_at_once(timeline, database):  # noqa: F811
    window = timeline()
    window.click(window.element("push button", "^Review"))
    window.calm()
    run(database, "events", "edit", "review", "--title", "Important")
    window.calm()
    window.act(window.element("push button", "^Delete$"), "click")
    window.calm()
    assert f"Important {DAY}T09:30 {DAY}T11:00" in stored(database)
    assert any("was changed elsewhere" in one["name"] for one in window.tree())
    window.act(window.element("push button", "^Delete$"), "click")
    soon(database, BEFORE[:2])


def test_a_deletion_that_was_refused_puts_no_old_title_back(timeline, database):  # noqa: F811
    window = timeline()
    window.click(window.element("push button", "^Review"))
    window.calm()
    run(database, "events", "edit", "review", "--title", "Important")
    window.calm()
    window.act(window.element("push button", "^Delete$"), "click")
    window.calm()
    assert any(f"It is “Important” now, {DAY}  09:30-11:00." in one["name"] for one in window.tree())
    window.keys("Return")
    window.calm()
    assert form(window) == []
    assert f"Important {DAY}T09:30 {DAY}T11:00" in stored(database)


def test_what_keys_have_copied_stays_so_when_a_hand_copies(timeline, database):  # noqa: F811
    window = timeline()
    window.keys("F2", "Down", "Down", "ctrl+c")
    window.expect("announced Copied: Lunch.*")
    x, y = place(window, "Review")
    drag(window, (x, y), (x + 2 * COLUMN, y), keys=["alt"])
    copy = "Review 2024-02-22T09:30 2024-02-22T11:00"
    soon(database, [*BEFORE, copy])
    window.keys("Escape", "Right", "ctrl+v")
    for _ in range(50):
        if sum(line.startswith("Lunch") for line in stored(database)) == 2:
            break
        time.sleep(0.1)
    assert [line.split()[0] for line in stored(database)].count("Lunch") == 2


def test_what_is_cut_is_put_elsewhere(timeline, database):  # noqa: F811
    window = timeline()
    window.keys("F2", "Down", "Down", "ctrl+x")
    window.expect("announced Cut: Lunch.*")
    rest = [line for line in BEFORE if not line.startswith("Lunch")]
    soon(database, rest)
    window.calm()
    window.keys("Escape", "Right", "ctrl+v")
    window.expect("announced Added: Lunch.*")
    lunch = [line for line in stored(database) if line.startswith("Lunch")]
    assert len(lunch) == 1 and lunch[0].startswith("Lunch 2024-02-21T")
    soon(database, [*rest, *lunch])
    window.keys("ctrl+z")
    soon(database, rest)
    window.keys("ctrl+z")
    soon(database, BEFORE)


def test_what_is_cut_and_pasted_in_one_go_is_there(timeline, database):  # noqa: F811
    window = timeline()
    for _ in range(3):
        window.keys("F2", "Down", "Down", "ctrl+x", "ctrl+v")
        window.expect("announced Cut: Lunch.*")
        window.expect("announced Added: Lunch.*")
        window.calm()
        assert [line.split()[0] for line in stored(database)].count("Lunch") == 1
        window.keys("ctrl+z", "ctrl+z")
        soon(database, BEFORE)
        window.calm()


def test_nothing_of_an_event_is_lost_when_it_is_cut_or_copied(timeline, database):  # noqa: F811
    run(database, "events", "add", "Walk", f"{DAY}T07:00", f"{DAY}T08:00", "--id", "walk",
        "--zone", "UTC", "--notes", "Bring water.", "--location", "Park")
    window = timeline()
    x, y = place(window, "Walk")
    drag(window, (x, y), (x + COLUMN, y), keys=["alt"])
    soon(database, [*BEFORE, f"Walk {DAY}T07:00 {DAY}T08:00", "Walk 2024-02-21T07:00 2024-02-21T08:00"])
    window.calm()
    # The keyboard is on the copy; beside it is the event itself.
    window.keys("Escape", "Left", "F2", "Down", "ctrl+x")
    window.expect("announced Cut: Walk.*")
    window.calm()
    window.keys("ctrl+v")
    window.expect("announced Added: Walk.*")
    table = run(database, "events", "export", "--from", "2024-02-18", "--to", "2024-02-25", "--zone", "UTC")
    walks = [row for row in csv.DictReader(table.splitlines()) if row["title"] == "Walk"]
    assert [(row["notes"], row["location"]) for row in walks] == [("Bring water.", "Park")] * 2
    assert "walk" not in [row["id"] for row in walks]


def test_an_event_lasts_as_long_on_a_day_on_which_clocks_change(open_window, tmp_path):
    """In Berlin there is no time from two to three on 2026-03-29."""
    berlin = tmp_path / "berlin.sqlite"
    run(berlin, "calendars", "add", "Work", "--id", "work")
    run(berlin, "events", "add", "Train", "2026-03-28T01:30", "2026-03-28T03:30", "--zone", "Europe/Berlin",
        "--calendar", "work")

    def times():
        rows = run(berlin, "events", "export", "--from", "2026-03-27", "--to", "2026-03-31", "--zone", "Europe/Berlin")
        row = next(csv.DictReader(rows.splitlines()))
        return [row[name].split("[")[0] for name in ("start", "end")]

    def become(*expected):
        for _ in range(50):
            if times() == list(expected):
                return
            time.sleep(0.1)
        assert times() == list(expected)

    before = times()
    window = open_window("--view", "timeline", "--hours", "0-12", "--days", "3", "--date", "2026-03-28",
                         "--today", "2026-03-28", "--zone", "Europe/Berlin", database=berlin)
    window.size(700, 640)
    go_to_the_first_hour(window)
    # By hand: a day on, where two hours end at half past four.
    x, y, _, _ = window.element("push button", "^Train")["frame"]
    saturday, sunday = (window.element("table cell", name)["frame"][0] for name in ("^Saturday", "^Sunday"))
    step = sunday - saturday
    drag(window, (x + 20, y + 40), (x + 20 + step, y + 40))
    become("2026-03-29T01:30:00+01:00", "2026-03-29T04:30:00+02:00")
    window.calm()
    window.keys("ctrl+z")
    become(*before)


def test_a_window_to_read_in_changes_nothing(timeline, database):  # noqa: F811
    window = timeline("--read-only")
    x, y = place(window, "Review")
    drag(window, (x, y), (x, y + HOUR))
    window.keys("F2", "Down", "Delete", "ctrl+z")
    window.calm()
    assert stored(database) == BEFORE
    assert form(window) == []


def test_where_nothing_can_be_edited_the_window_says_why(open_window, tmp_path):
    demonstration = tmp_path / "demo.sqlite"
    command = [PROGRAM, "serve", "--demo", "--port", "0", "--database", demonstration]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert "http://" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
    window = open_window("--view", "timeline", database=demonstration)
    said = [line for line in window.heard if line.startswith("announced Nothing can be edited here: ")]
    assert len(said) == 1 and "is the demonstration" in said[0]
    # A month to look at is all that was asked for.
    window = open_window(database=demonstration)
    assert not [line for line in window.heard if "Nothing can be edited" in line]
