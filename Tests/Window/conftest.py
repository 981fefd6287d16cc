# SPDX-License-Identifier: MIT
"""What the tests of the window share."""

import shutil

import pytest

from desk import Desk, Window, lack

LACK = lack()


def pytest_collection_modifyitems(items):
    if LACK:
        for item in items:
            item.add_marker(pytest.mark.skip(reason=LACK))


@pytest.fixture(scope="session")
def desk(tmp_path_factory):
    desk = Desk(tmp_path_factory.mktemp("desk"))
    yield desk
    desk.close()


@pytest.fixture
def open_window(desk):
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
    # What one has stored in the usual place is not the next one's.
    shutil.rmtree(desk.folder / "data", ignore_errors=True)
