# SPDX-License-Identifier: MIT
"""What a screen reader has of a window."""

import pytest

from test_editing import BEFORE, HOUR, changed, drag, soon, stored
from test_timeline import DAY, database, timeline  # noqa: F401


def turning(node):
    """The mark of a test that does all that turns pages."""
    return pytest.mark.performs(*(f"{node}: {what}" for what in ("increment", "decrement", "Today", "zoom out")))


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


@pytest.mark.performs("dayCell: activate")
def test_a_day_is_selected(open_window):
    window = open_window()
    window.act(window.element(name="February 8, 2024"), "calendar.activate")
    window.expect("selected 2024-02-08")


@pytest.mark.performs("nextButton: activate", "previousButton: activate", "todayButton: activate")
def test_buttons_turn_pages_and_lead_to_today(open_window):
    window = open_window()
    for name, month in [("^Next", "03"), ("^Today", "02"), ("^Previous", "01")]:
        window.act(window.element("push button", name), "calendar.activate")
        window.expect(f"settled 2024-{month}-01")
        window.calm()


@pytest.mark.parametrize(("role", "view"), [
    pytest.param("heading", "month", marks=turning("title")),
    pytest.param("table", "month", marks=turning("grid")),
    pytest.param("table", "months", marks=turning("monthGrid")),
    pytest.param("panel", "agenda", marks=turning("agenda")),
])
def test_pages_turn_from_the_title_and_from_what_holds_the_days(open_window, role, view):
    window = open_window("--view", view, "--zooms")
    turns = [("February", "increment", "03"), ("March", "Today", "02"), ("February", "decrement", "01")]
    for name, words, month in turns:
        element = window.element(role, f"^{name} 2024$")
        window.act(element, named(element, words))
        window.expect(f"settled 2024-{month}-01")
        window.calm()
    element = window.element(role, "^January 2024$")
    window.act(element, named(element, "zoom-out"))
    window.expect("level months")


@pytest.mark.performs("handle: activate", "handle: increment", "handle: decrement")
def test_the_handle_folds_and_expands(open_window):
    window = open_window("--preset", "fiori-expandable")
    handle = window.element("push button", "^Switch from")
    before = handle["description"]
    window.act(handle, "calendar.activate")
    window.expect("mode (week|month)")
    window.calm()
    assert window.element("push button", "^Switch from")["description"] != before
    for way in ("decrement", "increment", "decrement"):
        if f"calendar.{way}" in window.element("push button", "^Switch from")["actions"]:
            window.act(window.element("push button", "^Switch from"), f"calendar.{way}")
            window.expect(f"mode {'month' if way == 'increment' else 'week'}")
            window.calm()


@pytest.mark.performs("calendar: escape")
def test_an_interval_that_was_begun_is_left(open_window):
    window = open_window("--selection", "interval")
    window.act(window.element(name="February 8, 2024"), "calendar.activate")
    window.expect("selected 2024-02-08")
    window.act(window.element("panel", "^Calendar$"), "calendar.escape")
    window.expect("selected ")


@pytest.mark.performs("zoomButton: activate", "periodCell: activate")
def test_zooming_out_shows_months_as_cells(open_window):
    window = open_window("--zooms")
    window.act(window.element("push button", "zoom out$"), "calendar.activate")
    window.expect("level months")
    window.calm()
    window.act(window.element("table cell", "^March 2024$"), "calendar.activate")
    window.expect("level days")


def test_an_event_is_deleted_by_an_action_and_an_undo_brings_it_back(timeline, database):  # noqa: F811
    window = timeline()
    review = window.element("push button", "^Review")
    window.act(review, named(review, "Delete"))
    window.expect("announced Deleted: Review[.] .*")
    soon(database, [line for line in BEFORE if not line.startswith("Review")])
    window.keys("ctrl+z")
    soon(database, BEFORE)


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


@pytest.mark.performs("timeCursor: New event")
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


@pytest.mark.performs("timeCursor held: activate")
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


@pytest.mark.performs("calendar: magicTap")
def test_the_calendar_itself_goes_to_today(open_window):
    window = open_window()
    window.act(window.element("push button", "Next month"), "calendar.activate")
    window.expect("settled 2024-03-01")
    window.calm()
    window.act(window.element("panel", "^Calendar$"), "calendar.today")
    window.expect("settled 2024-02-01")
