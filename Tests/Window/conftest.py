# SPDX-License-Identifier: MIT
"""What the tests of the window share."""

import shutil

import pytest

from desk import Desk, Window, lack

LACK = lack()
# What nodes are to a screen reader; buttons, where they do not stand here.
ROLES = {
    "agenda": "panel", "agendaDate": "heading", "calendar": "panel", "dateHeader": "label", "dayCell": "table cell",
    "grid": "table", "monthGrid": "table", "periodCell": "table cell", "title": "heading",
}  # fmt: skip


def pytest_configure(config):
    config.addinivalue_line("markers", "performs(*actions): what the test does as a screen reader does it")


def pytest_collection_modifyitems(items):
    if LACK:
        for item in items:
            item.add_marker(pytest.mark.skip(reason=LACK))


@pytest.fixture(scope="session")
def desk(tmp_path_factory):
    desk = Desk(tmp_path_factory.mktemp("desk"))
    yield desk
    desk.close()


def claims_are_kept(test, performed):
    """Whether each action that a test says it performs was one that a window was told to perform."""
    for mark in test.iter_markers("performs"):
        for claim in mark.args:
            node, action = claim.split(": ")
            words = action.replace("\u2026", "").replace("magicTap", "today").replace(" ", "-")
            role = ROLES.get(node.removesuffix(" held"), "push button")
            fits = any(one[0] == role and one[1].endswith(words) for one in performed)
            assert fits, f"{claim} is not among {sorted(performed)}"


@pytest.fixture
def open_window(desk, request):
    """Opens `almanac window` with arguments; today is 2024-02-20 in UTC unless they say otherwise."""
    windows = []
    # Where the last test left the mouse, a day would be under it.
    desk.hand("mousemove", 999, 799)

    def open_window(*arguments, **settings):
        if "--today" not in arguments:
            arguments += ("--today", "2024-02-20", "--date", "2024-02-20")
        if "--zone" not in arguments:
            arguments += ("--zone", "UTC")
        windows.append(Window(desk, *arguments, **settings))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()
    if not request.session.testsfailed:
        claims_are_kept(request.node, {action for window in windows for action in window.performed})
    # What one has stored in the usual place is not the next one's.
    shutil.rmtree(desk.folder / "data", ignore_errors=True)
