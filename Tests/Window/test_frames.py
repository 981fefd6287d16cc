# SPDX-License-Identifier: MIT
"""What a window costs, and how it looks."""

import pathlib
import re
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PRESETS = re.findall(r'return "([a-z-]+)"', (ROOT / "Sources/CalendarEngine/Presets/Preset.swift").read_text())


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


def test_every_preset_is_among_them():
    assert len(PRESETS) == 17


@pytest.mark.parametrize("looks", ["light", "dark", "right to left"])
@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_seen(open_window, desk, tmp_path, preset, looks):
    window = open_window("--preset", preset, *{"light": [], "dark": ["--dark"], "right to left": ["--rtl"]}[looks])
    seen = colors(desk.picture(tmp_path / f"{preset} {looks}.png", 400, 460))
    ground = max(seen, key=seen.get)
    assert max(ground) < 64 if looks == "dark" else ground == b"\xff\xff\xff"
    assert len(seen) > 40
    tree = window.tree()
    assert [one for one in tree if one["role"] in ("table", "panel") and one["frame"][2] > 300]
    # Days follow each other in the direction of the text; a calendar of one day has none beside it.
    days = [one["frame"] for one in tree if one["role"] == "table cell"]
    steps = [after[0] - day[0] for day, after in zip(days, days[1:]) if after[1] == day[1]]
    assert all(step < 0 if looks == "right to left" else step > 0 for step in steps)
    assert len(steps) >= 6 or len({frame[0] for frame in days}) == 1


def test_right_to_left_is_mirrored(open_window):
    window = open_window("--rtl")
    sunday, saturday = (window.element("label", name) for name in ("Sunday", "Saturday"))
    assert sunday["frame"][0] > saturday["frame"][0]
