# SPDX-License-Identifier: MIT
"""Every action of every element is performed by a screen reader, and has its effect."""

import inspect
from pathlib import Path

import test_more
import test_reader
import test_reader_events

ROOT = Path(__file__).resolve().parents[2]
# The role of each node that has actions with all of them, as `AccessibilityActionTests` finds them.
ACTIONS = (ROOT / "Tests/CalendarEngineTests/Goldens/accessibility-actions.txt").read_text().splitlines()


def marks(test):
    """The marks of a test, and those of its parameters."""
    for mark in getattr(test, "pytestmark", []):
        yield mark
        if mark.name == "parametrize":
            for value in mark.args[1]:
                yield from getattr(value, "marks", [])


def test_every_action_is_performed_by_a_test():
    performed = set()
    for module in (test_reader, test_reader_events, test_more):
        for _, test in inspect.getmembers(module, inspect.isfunction):
            performed |= {action for mark in marks(test) if mark.name == "performs" for action in mark.args}
    assert performed == set(ACTIONS)
