# SPDX-License-Identifier: MIT
"""Light and dark, as the desktop has them."""

import subprocess
from pathlib import Path

import pytest

from desk import SYSTEM_PYTHON
from test_timeline import database  # noqa: F401

LIGHT, DARK = b"\xff\xff\xff", b"\x1c\x1c\x1e"


@pytest.fixture
def portal(desk):
    """A desktop that is dark until it is told otherwise."""
    script = Path(__file__).with_name("portal.py")
    portal = desk.start([SYSTEM_PYTHON, script], stdin=subprocess.PIPE)
    portal.stdout.readline()
    yield portal
    desk.children.remove(portal)
    portal.terminate()
    portal.wait(10)


def ground(desk, tmp_path):
    """The colour in an empty place between two days."""
    rows = desk.picture(tmp_path / "ground.png", 400, 460)
    place = 440 * (1 + 3 * 400) + 1 + 3 * 300
    return rows[place : place + 3]


def becomes(window, desk, tmp_path, color):
    for _ in range(20):
        window.calm()
        if ground(desk, tmp_path) == color:
            return True
    return False


def test_a_window_is_light_unless_something_says_otherwise(open_window, desk, tmp_path):
    assert becomes(open_window(), desk, tmp_path, LIGHT)


def test_dark_can_be_asked_for(open_window, desk, tmp_path):
    assert becomes(open_window("--dark"), desk, tmp_path, DARK)


def test_a_window_follows_the_desktop(open_window, desk, tmp_path, portal):
    window = open_window()
    assert becomes(window, desk, tmp_path, DARK)
    portal.stdin.write("2\n")
    portal.stdin.flush()
    assert becomes(window, desk, tmp_path, LIGHT)
    portal.stdin.write("1\n")
    portal.stdin.flush()
    assert becomes(window, desk, tmp_path, DARK)


def test_a_portal_that_begins_later_is_heard(open_window, desk, tmp_path, request):
    window = open_window()
    assert becomes(window, desk, tmp_path, LIGHT)
    request.getfixturevalue("portal")
    assert becomes(window, desk, tmp_path, DARK)


def test_what_was_asked_for_stays(open_window, desk, tmp_path, portal):
    window = open_window("--dark")
    portal.stdin.write("2\n")
    portal.stdin.flush()
    assert becomes(window, desk, tmp_path, DARK)
    window.calm()
    assert ground(desk, tmp_path) == DARK


def luminance(color):
    """WCAG's relative luminance of three bytes."""
    parts = [byte / 255 for byte in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("looks", [[], ["--dark"]], ids=["light", "dark"])
def test_the_name_of_the_file_can_be_read(open_window, desk, database, tmp_path, looks):  # noqa: F811
    """Below the title, in fainter ink, which thin letters nowhere reach."""
    window = open_window(*looks, database=database)
    window.size(400, 460)
    name = window.element("label", "^events[.]sqlite$")["frame"]
    rows, stride = desk.picture(tmp_path / "title.png", 400, 460), 3 * 400 + 1
    left, top, width, height = name
    # The upper half has the feet of the title.
    lower = range(top + height // 2, top + height)
    seen = [rows[row * stride + 1 + 3 * x :][:3] for row in lower for x in range(left, left + width)]
    shades = sorted(luminance(color) for color in seen)
    assert (shades[-1] + 0.05) / (shades[0] + 0.05) > 4.5
