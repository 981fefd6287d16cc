# SPDX-License-Identifier: MIT
"""What a window costs, and how it looks."""

import time

import pytest

PRESETS = (
    "fiori-month fiori-full-screen-month fiori-week fiori-expandable fiori-range fiori-dates "
    "fs-calendar fs-calendar-week calendar-view kal tapku times-square ck-calendar "
    "ab-calendar-picker streak"
).split()


def colors(rows):
    """How many points of each colour are in a picture, as `Desk.picture` answers with it."""
    found = {}
    for start in range(0, len(rows) - 2, 3):
        color = rows[start : start + 3]
        found[color] = found.get(color, 0) + 1
    return found


def test_an_idle_window_paints_nothing(open_window):
    window = open_window()
    before = window.state()["counts"]
    time.sleep(3)
    assert window.state()["counts"] == before


def test_a_page_turn_draws_only_what_is_new(open_window):
    # Six rows on all pages: with more rows than before, cells would have another height each frame.
    window = open_window("--rows", "six")
    frames, drawn, _ = window.state()["counts"]
    nodes = len(window.state()["scene"])
    window.keys("Page_Down")
    window.expect("settled 2024-03-01")
    window.calm()
    frames_after, drawn_after, _ = window.state()["counts"]
    assert frames_after - frames > 5
    # Every frame would draw some sixty nodes; the pages that come near are drawn once.
    assert drawn_after - drawn < 3 * nodes


def test_the_mouse_over_a_window_changes_only_days(open_window):
    window = open_window()
    _, drawn, _ = window.state()["counts"]
    for x in range(60, 380, 4):
        window.desk.hand("mousemove", x, 250)
    window.calm()
    assert window.state()["counts"][1] - drawn < 40


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_seen(open_window, desk, tmp_path, preset):
    window = open_window("--preset", preset)
    light = colors(desk.picture(tmp_path / f"{preset}.png", 400, 460))
    assert max(light, key=light.get) == b"\xff\xff\xff"
    assert len(light) > 40
    assert window.element("table")["frame"][2] > 300


def test_right_to_left_is_mirrored(open_window):
    window = open_window("--rtl")
    sunday, saturday = (window.element("label", name) for name in ("Sunday", "Saturday"))
    assert sunday["frame"][0] > saturday["frame"][0]
