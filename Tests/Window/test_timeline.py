# SPDX-License-Identifier: MIT
"""A timeline in a window, with the events of a database."""

import re
import subprocess

import pytest

from desk import PROGRAM
from test_frames import colors

DAY = "2024-02-20"


@pytest.fixture
def database(tmp_path):
    """Events of the Tuesday that is today, and of the day after."""
    path = tmp_path / "events.sqlite"

    def run(*words):
        subprocess.run([PROGRAM, *words, "--database", path], check=True, capture_output=True)

    run("calendars", "add", "Work", "--id", "work", "--color", "#C2571A")
    for title, *when in (
        ("Review", f"{DAY}T09:30", "11:00"), ("Lunch", f"{DAY}T12:30", "13:30"),
        ("Dentist", "2024-02-21T10:00", "10:45"), ("Fair", DAY, "2024-02-22"),
    ):
        run("events", "add", title, *when, "--calendar", "work", "--id", title.lower(),
            *([] if "T" not in when[0] else ["--zone", "UTC"]))
    return path


# Today is out of view, so that the present time is not drawn.
DAYS = ("--date", DAY, "--today", "2024-02-01")


def go_to_the_first_hour(window):
    """Before that the present time is in view, whatever it is when the tests run."""
    window.keys("ctrl+Home")
    window.calm()


@pytest.fixture
def timeline(open_window, database):
    def timeline(*arguments, size=(700, 640), **settings):
        window = open_window("--view", "timeline", "--hours", "6-22", *DAYS, *arguments,
                             database=database, **settings)
        window.size(*size)
        go_to_the_first_hour(window)
        return window

    return timeline


def shift(window):
    """How far columns are moved to the left and up, in points."""
    strips = [line for line in window.state()["scene"] if line.startswith("group strip")]
    left, up = (-int(number) for number in strips[3].split()[2:4])
    return left, up


def cursor(window):
    """The keyboard's time."""
    lines = [line for line in window.state()["scene"] if "timeCursor" in line]
    return re.search('"(.*)"', lines[0])[1].replace("\u202f", " ") if lines else None


def test_the_keyboards_time_is_shown_where_keys_are_used(open_window, desk, database, tmp_path):
    window = open_window("--view", "timeline", *DAYS, database=database)
    window.size(700, 640)

    def blue():
        window.calm()
        return colors(desk.picture(tmp_path / "timeline.png", 700, 640)).get(b"\x0b\x6b\xdb", 0)

    before = blue()
    window.keys("Down")
    assert blue() > before + 100
    # A click leads the keyboard to its hour, too; that it does is seen with the next key.
    window.desk.hand("mousemove", 500, 400, "click", 1)
    window.desk.hand("mousemove", 990, 790)
    assert abs(blue() - before) < 40
    window.keys("Down")
    assert blue() > before + 100


@pytest.mark.parametrize("view", ["timeline", "agenda"])
def test_what_is_chosen_is_blue_where_events_are(open_window, desk, database, tmp_path, view):
    """Violet is for days that are selected among streaks."""
    window = open_window("--view", view, "--date", DAY, database=database)
    window.size(500, 460)
    if view == "timeline":
        go_to_the_first_hour(window)
    seen = colors(desk.picture(tmp_path / f"{view}.png", 500, 460))
    assert seen.get(b"\x0b\x6b\xdb", 0) > 40
    assert b"\x7d\x3a\xc1" not in seen


def test_events_of_the_database_stand_among_the_hours_and_above_them(timeline):
    window = timeline()
    scene = "\n".join(window.state()["scene"])
    assert re.search(r'timedEvent .* tint \d+ "Review', scene)
    assert re.search('eventBar .* "Fair"', scene)
    said = {one["name"]: one["description"].replace("\u202f", " ") for one in window.tree()}
    assert said["Review"].startswith("Tuesday, February 20, 2024, 9:30 AM to 11:00 AM")
    assert said["Fair"].startswith("Tuesday, February 20, 2024 to Wednesday, February 21, 2024")
    day = window.element("table cell", "^Wednesday, February 21, 2024$")
    assert window.element("label", "^Wednesday, February 21, 2024$")["actions"]
    cells = [one for one in window.tree() if one["name"] == day["name"]]
    assert any("2 events" in one["description"] for one in cells)


def test_events_have_the_colour_of_their_calendar_from_the_first(timeline, desk, tmp_path):
    window = timeline()
    left, top, _, height = window.element("push button", "^Review")["frame"]
    rows = desk.picture(tmp_path / "colours.png", 700, 640)
    stride = 3 * 700 + 1
    # The window's shadow lies around what is measured.
    row = rows[(top + height // 2) * stride:][1 + 3 * left:1 + 3 * (left + 16)]
    assert bytes.fromhex("C2571A") in row


def test_only_what_chooses_a_day_says_so(timeline):
    window = timeline()
    hinted = {one["role"] for one in window.tree() if "Selects" in one["description"]}
    assert hinted == {"label"}


def test_what_another_program_writes_is_seen(timeline, database):
    window = timeline()
    add = [PROGRAM, "events", "add", "Alarm", f"{DAY}T08:00", "--calendar", "work"]
    subprocess.run([*add, "--database", database], check=True, capture_output=True)
    for _ in range(40):
        if any('"Alarm' in line for line in window.state()["scene"]):
            return
        window.calm()
    raise AssertionError("the event is not shown")


def test_the_keyboard_moves_by_lines_days_and_pages(timeline):
    window = timeline()
    assert cursor(window) == "6:00 AM"
    window.keys("Down", "Right")
    window.calm()
    assert (cursor(window), window.state()["focused"]) == ("6:30 AM", "2024-02-21")
    window.keys("ctrl+Down", "Page_Down")
    window.expect("settled 2024-02-25")
    window.calm()
    assert (cursor(window), window.state()["focused"]) == ("7:30 AM", "2024-02-28")


def test_the_keyboard_goes_into_the_events_of_a_day(timeline):
    window = timeline("--read-only")
    window.keys("F2")
    window.calm()
    assert [one["name"].split(",")[0] for one in window.focused()] == ["Fair"]
    window.keys("Down", "Right")
    window.calm()
    assert [one["name"].split(",")[0] for one in window.focused()] == ["Dentist"]
    window.keys("Return")
    assert window.expect("event (.*)")[1] == "dentist"
    window.keys("Escape")
    window.calm()
    assert [one["role"] for one in window.focused()] == ["table cell"]


def test_a_wheel_scrolls_hours_and_days(timeline):
    window = timeline("--days", "3")
    hand, (left, up) = window.desk.hand, shift(window)
    hand("mousemove", 350, 400, "click", 5)
    window.calm()
    assert shift(window) == (left, up + 100)
    hand("click", "--repeat", 4, "--delay", 30, 7)
    window.expect("settled 2024-02-22")
    window.calm()
    assert shift(window)[1] == up + 100
    hand("keydown", "shift", "click", "--repeat", 4, "--delay", 30, 4, "keyup", "shift")
    window.expect(f"settled {DAY}")
    window.calm()
    assert shift(window) == (left, up + 100)


@pytest.mark.parametrize(("locale", "day"), [("en-US", "2024-02-23"), ("ar-EG", "2024-02-17")])
def test_a_drag_scrolls_the_way_that_it_goes_first(timeline, locale, day):
    window = timeline("--days", "3", "--locale", locale, "--read-only")
    hand, (left, up) = window.desk.hand, shift(window)
    hand("mousemove", 300, 500, "mousedown", 1)
    for step in range(1, 13):
        hand("mousemove", 300 + step, 500 - 15 * step)
    hand("mouseup", 1)
    window.calm()
    assert shift(window)[0] == left and shift(window)[1] > up
    hand("mousemove", 560, 300, "mousedown", 1)
    for step in range(1, 16):
        hand("mousemove", 560 - 30 * step, 300 + step)
    # All of it has arrived, and the mouse rests beyond half of a page.
    window.calm()
    hand("mouseup", 1)
    window.expect(f"settled {day}")


def test_a_wheel_with_control_makes_hours_higher_where_the_mouse_is(timeline):
    window = timeline()
    before = window.element("push button", "^Review")["frame"]
    window.desk.hand("mousemove", before[0] + 10, before[1] + 2, "keydown", "ctrl", "click", 4,
                     "keyup", "ctrl")
    window.calm()
    after = window.element("push button", "^Review")["frame"]
    assert after[3] > before[3] * 1.3
    assert abs(after[1] - before[1]) <= 6


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_a_title_stays_within_its_event(open_window, desk, tmp_path, locale):
    pictures = []
    for title in ("m", "m" * 80):
        path = tmp_path / f"{len(title)}.sqlite"
        add = [PROGRAM, "events", "add", title, f"{DAY}T09:00", "11:00", "--zone", "UTC"]
        subprocess.run([PROGRAM, "calendars", "add", "Work", "--id", "work",
                        "--database", path], check=True, capture_output=True)
        subprocess.run([*add, "--calendar", "work", "--database", path], check=True,
                       capture_output=True)
        window = open_window("--view", "timeline", "--locale", locale, "--hours", "8-20", *DAYS,
                             database=path)
        window.size(700, 640)
        go_to_the_first_hour(window)
        left, top, width, height = window.element("push button", f"^{title}")["frame"]
        rows = desk.picture(tmp_path / f"{locale}.png", 700, 640)
        stride = 3 * 700 + 1
        pictures.append([
            rows[row * stride:][:1 + 3 * (left + 6)] + rows[row * stride:][3 * (left + width + 10):stride]
            for row in range(top, top + height)
        ])
        window.close()
    assert pictures[0] == pictures[1]


def test_a_preset_with_hours_brings_the_events(open_window, database):
    window = open_window("--hours", "8-14", *DAYS, database=database)
    assert not any("Review" in line for line in window.state()["scene"])
    window.click(next(one for one in window.tree() if one["description"] == "Presets"))
    window.calm()
    item = window.element("menu item", "^JZCalendarWeekView$")
    window.act(item, "click") if "click" in item["actions"] else window.click(item)
    for _ in range(40):
        if any('timedEvent' in line and '"Review' in line for line in window.state()["scene"]):
            return
        window.calm()
    raise AssertionError("the events are not shown")
