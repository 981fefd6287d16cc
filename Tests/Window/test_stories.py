# SPDX-License-Identifier: MIT
"""What people do with a window, by mouse, wheel and keyboard."""

import subprocess

import pytest

from desk import PROGRAM


def fill(database, *days):
    for day, points in days:
        start = [f"{day}T08:00", f"{day}T09:00"]
        add = [PROGRAM, "sessions", "add", *start, "--points", str(points)]
        subprocess.run([*add, "--database", database], check=True, capture_output=True)


def traits(window, day):
    """What the scene says of a day's cell."""
    year, month, number = (int(part) for part in day.split("-"))
    key = f"dayCell {year}-{month}-{number} "
    return " ".join(line for line in window.state()["scene"] if key in line)


def test_a_click_selects_a_day(open_window):
    window = open_window()
    window.click(window.element(name="February 8, 2024"))
    assert window.expect("selected (.*)")[1] == "2024-02-08"
    assert "selected" in window.element(name="February 8, 2024")["states"]
    assert window.state()["focused"] == "2024-02-08"


def test_keys_move_select_and_turn_pages(open_window):
    window = open_window()
    window.keys("Right", "Down", "Return")
    assert window.expect("selected (.*)")[1] == "2024-02-28"
    window.keys("Page_Down")
    window.expect("settled 2024-03-01")
    window.calm()
    assert window.state()["focused"] == "2024-03-28"
    window.keys("Home", "space")
    assert window.expect("selected (.*)")[1] == "2024-03-24"
    window.keys("t")
    window.expect("settled 2024-02-01")
    window.calm()
    assert window.state()["focused"] == "2024-02-20"


def test_shift_extends_an_interval(open_window):
    window = open_window("--preset", "fiori-range")
    window.keys("Return", "shift+Right", "shift+Down")
    window.expect("selected 2024-02-20/2024-02-28")


def test_buttons_are_pressed_with_the_keyboard(open_window):
    window = open_window()
    window.keys("shift+Tab")
    window.calm()
    assert [one["name"] for one in window.focused()] == ["Next month"]
    window.keys("Return")
    window.expect("settled 2024-03-01")


@pytest.mark.parametrize(("button", "page"), [(5, "2024-03-01"), (4, "2024-01-01")])
def test_a_wheel_turns_a_page(open_window, button, page):
    window = open_window()
    window.desk.hand("mousemove", 200, 250, "click", button)
    window.expect(f"settled {page}")


@pytest.mark.parametrize(("locale", "page"), [("en-US", "2024-03-01"), ("ar-EG", "2024-01-01")])
def test_a_drag_to_the_left_turns_to_what_is_on_the_right(open_window, locale, page):
    window = open_window("--locale", locale)
    hand = window.desk.hand
    hand("mousemove", 330, 330, "mousedown", 1)
    for x in range(320, 80, -20):
        hand("mousemove", x, 330)
    hand("mouseup", 1)
    window.expect(f"settled {page}")


def test_a_drag_selects_days(open_window):
    window = open_window("--preset", "fiori-dates")
    start = window.middle(window.element(name="February 6, 2024"))
    end = window.middle(window.element(name="February 8, 2024"))
    hand = window.desk.hand
    hand("mousemove", *start, "mousedown", 1)
    for step in range(1, 11):
        hand("mousemove", start[0] + (end[0] - start[0]) * step // 10, start[1])
    hand("mouseup", 1)
    window.expect("selected 2024-02-06/2024-02-08")


def test_the_mouse_shows_what_an_interval_would_be(open_window):
    window = open_window("--selection", "interval", "--select", "2024-02-06")
    window.desk.hand("mousemove", *window.middle(window.element(name="February 8, 2024")))
    window.calm()
    assert "preview" in traits(window, "2024-02-08")
    window.desk.hand("mousemove", 990, 790)
    window.calm()
    assert "preview" not in traits(window, "2024-02-08")


def test_a_day_under_the_mouse_looks_otherwise(open_window, desk, tmp_path):
    window = open_window()
    before = desk.picture(tmp_path / "before.png", 400, 460)
    desk.hand("mousemove", *window.middle(window.element(name="February 8, 2024")))
    window.calm()
    assert desk.picture(tmp_path / "over.png", 400, 460) != before
    desk.hand("mousemove", 990, 790)
    window.calm()
    assert desk.picture(tmp_path / "after.png", 400, 460) == before


def test_a_list_of_months_scrolls(open_window):
    window = open_window("--preset", "times-square")
    window.desk.hand("mousemove", 200, 300, "click", "--repeat", 6, "--delay", 50, 5)
    window.expect("(turning|settled) 2024-03-01")


def test_another_size_is_filled(open_window):
    window = open_window()
    window.size(700, 620)
    grid = window.element("table", "February 2024")
    assert grid["frame"][2] > 600
    assert grid["frame"][1] + grid["frame"][3] > 560


def test_streaks_are_seen_and_what_another_process_writes(open_window, tmp_path):
    database = tmp_path / "days.sqlite"
    fill(database, ("2024-02-06", 100), ("2024-02-07", 20))
    window = open_window(database=database)
    assert "kept" in window.element(name="February 6, 2024")["description"]
    assert "kept" not in window.element(name="February 8, 2024")["description"]
    fill(database, ("2024-02-08", 120))
    for _ in range(40):
        if "kept" in window.element(name="February 8, 2024")["description"]:
            return
    raise AssertionError("the session of another process is not seen")


def test_the_menu_shows_another_preset(open_window):
    window = open_window()
    window.click(next(one for one in window.tree() if one["description"] == "Presets"))
    window.calm()
    item = window.element("menu item", "^TimesSquare$")
    window.act(item, "click") if "click" in item["actions"] else window.click(item)
    window.calm()
    assert any("monthGrid" in line for line in window.state()["scene"])


def test_a_selection_that_the_options_refuse_is_an_error():
    wrong = ["--selection", "single", "--select", "2024-02-01/2024-02-03"]
    said = subprocess.run([PROGRAM, "window", *wrong], capture_output=True, text=True)
    assert said.returncode in (64, 69)


def test_closing_ends_the_program(open_window):
    window = open_window()
    window.act(window.element("frame", "Almanac"), "window.close")
    assert window.process.wait(10) == 0


def test_the_file_that_was_named_stands_below_the_title(open_window, tmp_path):
    database = tmp_path / "Family & friends.sqlite"
    fill(database, ("2024-02-19", 20))
    window = open_window(database=database)
    [title] = [one for one in window.tree() if (one["role"], one["name"]) == ("label", "Almanac")]
    name = window.element("label", "^Family & friends.sqlite$")
    assert name["frame"][1] > title["frame"][1]
    assert window.element("frame", "^Almanac$")


def test_the_usual_file_is_not_named(open_window):
    assert not any(one["name"].endswith(".sqlite") for one in open_window().tree())
