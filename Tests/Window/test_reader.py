# SPDX-License-Identifier: MIT
"""What a screen reader has of a window."""

import pytest

from test_editing import BEFORE, HOUR, changed, drag, soon, stored
from test_timeline import DAY, database, timeline  # noqa: F401

PRESETS = ["streak", "fiori-expandable", "times-square", "ab-calendar-picker"]


def named(element, words):
    """The action of an element with these words in its name."""
    return next(action for action in element["actions"] if action.endswith(words))


def test_every_kind_of_element_is_there(open_window):
    window = open_window("--week-numbers", "--zooms")
    found = {(one["role"], one["name"]) for one in window.tree()}
    assert ("panel", "Calendar") in found
    assert ("heading", "February 2024") in found
    assert ("push button", "Next month") in found
    assert ("table", "February 2024") in found
    assert ("label", "Monday") in found
    assert ("table cell", "Thursday, February 29, 2024") in found
    roles = {role for role, _ in found}
    assert roles >= {"table row", "status bar", "label"}
    # The numbers of weeks are the heads of their rows.
    assert sum(role == "label" and name.startswith("Week ") for role, name in found) == 5


def test_cells_say_what_they_are_and_what_they_do(open_window):
    window = open_window("--select", "2024-02-08", "--min", "2024-02-02")
    assert "Today" in window.element(name="February 20, 2024")["description"]
    assert "Selects" in window.element(name="February 9, 2024")["description"]
    assert "selected" in window.element(name="February 8, 2024")["states"]
    assert "selected" not in window.element(name="February 9, 2024")["states"]


@pytest.mark.parametrize("preset", PRESETS)
def test_exactly_one_day_has_the_focus_after_each_key(open_window, preset):
    window = open_window("--preset", preset)
    for key in ["Right", "Down", "Page_Down", "End", "Left", "Page_Up", "Up", "Home", "t"]:
        window.keys(key)
        window.calm()
        focused = window.focused()
        assert [one["role"] for one in focused] == ["table cell"], (key, focused)
        day = window.state()["focused"]
        assert f" {int(day[8:])}, {day[:4]}" in focused[0]["name"], (key, day)


def test_a_day_is_selected(open_window):
    window = open_window()
    window.act(window.element(name="February 8, 2024"), "calendar.activate")
    window.expect("selected 2024-02-08")


@pytest.mark.parametrize(
    ("name", "page"), [("Next month", "2024-03-01"), ("Previous month", "2024-01-01")]
)
def test_a_button_turns_the_page(open_window, name, page):
    window = open_window()
    window.act(window.element("push button", name), "calendar.activate")
    window.expect(f"settled {page}")


@pytest.mark.parametrize("role", ["heading", "table"])
def test_pages_turn_from_the_title_and_the_grid(open_window, role):
    window = open_window()
    window.act(window.element(role, "February 2024"), "calendar.increment")
    window.expect("settled 2024-03-01")
    window.calm()
    window.act(window.element(role, "March 2024"), "calendar.decrement")
    window.expect("settled 2024-02-01")
    window.calm()
    window.act(window.element(role, "February 2024"), "calendar.increment")
    window.expect("settled 2024-03-01")
    window.calm()
    title = window.element(role, "March 2024")
    window.act(title, named(title, "Today"))
    window.expect("settled 2024-02-01")


def test_the_handle_folds_and_expands(open_window):
    window = open_window("--preset", "fiori-expandable")
    handle = window.element("push button", "^Switch from")
    before = handle["description"]
    window.act(handle, "calendar.activate")
    window.expect("mode (week|month)")
    window.calm()
    assert window.element("push button", "^Switch from")["description"] != before


def test_an_interval_that_was_begun_is_left(open_window):
    window = open_window("--selection", "interval")
    window.act(window.element(name="February 8, 2024"), "calendar.activate")
    window.expect("selected 2024-02-08")
    window.act(window.element("panel", "^Calendar$"), "calendar.escape")
    window.expect("selected ")


def test_zooming_out_shows_months_as_cells(open_window):
    window = open_window("--zooms")
    title = window.element("heading", "February 2024")
    window.act(title, named(title, "zoom-out"))
    window.expect("level months")
    window.calm()
    march = window.element("table cell", "^March 2024$")
    window.act(march, "calendar.activate")
    window.expect("level days")


def test_an_event_is_moved_by_an_action_in_the_database(timeline, database):  # noqa: F811
    window = timeline()
    event = "^Review"
    window.act(window.element("push button", event), named(window.element("push button", event), "Move-later"))
    soon(database, changed("Review", f"{DAY}T09:45", f"{DAY}T11:15"))
    window.calm()
    window.act(window.element("push button", event), named(window.element("push button", event), "Move-to-next-day"))
    soon(database, changed("Review", "2024-02-21T09:45", "2024-02-21T11:15"))


def test_an_event_is_deleted_by_an_action_and_an_undo_brings_it_back(timeline, database):  # noqa: F811
    window = timeline()
    review = window.element("push button", "^Review")
    window.act(review, named(review, "Delete"))
    window.expect("announced Deleted: Review[.] .*")
    soon(database, [line for line in BEFORE if not line.startswith("Review")])
    window.keys("ctrl+z")
    soon(database, BEFORE)


def test_an_event_that_is_held_is_moved_by_steps_and_given_up(timeline, database):  # noqa: F811
    window = timeline()

    def act(words):
        review = window.element("push button", "^Review")
        window.act(review, named(review, words))
        window.calm()

    for words in ("Move", "increment", "increment", "escape", "Move", "decrement", "activate"):
        act(words)
        if words != "activate":
            assert stored(database) == sorted(BEFORE)
    soon(database, changed("Review", f"{DAY}T09:15", f"{DAY}T10:45"))


def test_a_window_to_read_in_has_no_such_actions(timeline):  # noqa: F811
    window = timeline("--read-only")
    assert window.element("push button", "^Review")["actions"] == ["calendar.activate"]


def test_a_mouse_pulls_the_end_of_what_is_held_by_its_handle(timeline, database):  # noqa: F811
    window = timeline()
    review = window.element("push button", "^Review")
    left, top, _, height = review["frame"]
    window.act(review, named(review, "Move"))
    window.calm()
    assert sum("resizeHandle" in line for line in window.state()["scene"]) == 2
    # None of them is read out.
    assert not any("andle" in one["name"] for one in window.tree())
    end = (left + 14, top + height + 4)
    drag(window, end, (end[0], end[1] + HOUR))
    soon(database, changed("Review", f"{DAY}T09:30", f"{DAY}T12:00"))
    assert not any("resizeHandle" in line for line in window.state()["scene"])


def test_a_free_time_between_two_events_is_filled(timeline, database):  # noqa: F811
    window = timeline()
    names = [one["name"] for one in window.tree()]
    between = next(name for name in names if name.startswith("11:00") and name.endswith("12:30\u202fPM"))
    review, lunch = (next(name for name in names if name.startswith(title)) for title in ("Review", "Lunch"))
    assert names.index(review) < names.index(between) < names.index(lunch)
    free = window.element("push button", between)
    assert free["description"] == "free. Makes an event here."
    # The keyboard has the hours of the day, and Tab passes these by.
    assert "focusable" not in free["states"]
    window.act(free, named(free, "New-event"))
    window.desk.hand("type", "Walk")
    window.keys("Return")
    soon(database, [*BEFORE, f"Walk {DAY}T11:00 {DAY}T12:00"])


def test_what_is_held_goes_to_a_free_time_that_is_activated(timeline, database):  # noqa: F811
    window = timeline()
    review = window.element("push button", "^Review")
    window.act(review, named(review, "Move"))
    window.calm()
    window.act(window.element("push button", "^1:30.PM to "), "calendar.activate")
    soon(database, changed("Review", f"{DAY}T13:30", f"{DAY}T15:00"))


def test_a_window_to_read_in_only_says_what_is_free(timeline):  # noqa: F811
    window = timeline("--read-only")
    free = window.element("label", "^1:30.PM to ")
    assert (free["description"], free["actions"]) == ("free", [])


def test_the_calendar_itself_goes_to_today(open_window):
    window = open_window()
    window.act(window.element("push button", "Next month"), "calendar.activate")
    window.expect("settled 2024-03-01")
    window.calm()
    window.act(window.element("panel", "^Calendar$"), "calendar.today")
    window.expect("settled 2024-02-01")
