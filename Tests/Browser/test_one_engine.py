# SPDX-License-Identifier: MIT
"""One engine: what Chromium did, a native build does again, byte for byte, and the DOM shows it."""

import base64
import functools
import os
import random
import struct
import subprocess

import pytest
import walk_plan
from conftest import ROOT
from scene_dump import Dump, differences

INPUTS = 500
LOCALES = ["en-US", "de-DE", "ar-EG", "ja-JP", "he-IL", "fr-FR", "fa-IR", "th-TH"]
WEEKDAYS = ["saturday", "sunday", "monday", "thursday", None]
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown",
        "Shift+PageUp", "Shift+PageDown", "Shift+ArrowLeft", "Shift+ArrowDown", "Control+a", "Control+Home", "Control+End", "Enter", "Space", "t",
        "Escape", "Tab", "Shift+Tab", "Control+ArrowUp", "Control+ArrowDown"]  # fmt: skip
OPTIONS = [("rows", ["fit", "six"]), ("outside-days", ["hidden", "shown"]), ("outside-tap", ["select", "ignore", "navigate"]),
           ("selection", ["single", "page", "none", "week", "multiple", "interval", "interval"]),
           ("swipe", ["select", None]), ("interval-rule", ["restart", "extend", None]), ("max-length", ["9", None]),
           ("min-length", ["3", None]), ("one-day", ["", None]), ("unselects", ["", None]), ("hide-today", ["", None]), ("wheel", ["both", None]),
           ("min", ["2024-01-10", "2023-11-05", None]), ("max", ["2024-04-20", "2025-02-03", None]),
           ("month-headers", ["sticky", "hidden", None]), ("columns", ["2", "auto", None]), ("snap", ["", None]),
           ("zooms", ["", "", None]), ("heat-legend", ["", None]), ("view", ["year", None, None]), ("picks", ["month", None, None]),
           ("today", ["2024-02-29", "2024-03-01", "2024-02-28"]), ("disabled", ["", None, None])]  # fmt: skip
ANSWERS = ["facts", "facts", "facts", "sequenced", "nothing", "reversed", "fail", "strangers"]


class Hand:
    """Makes real inputs, at random from a seed."""

    def __init__(self, bench, seed):
        self.bench = bench
        self.page = bench.page
        self.random = random.Random(seed)
        self.counts = {}

    def act(self, kinds):
        kind = self.random.choice(kinds)
        self.counts[kind] = self.counts.get(kind, 0) + 1
        return kind, getattr(self, kind)()

    def point(self):
        size = self.page.viewport_size
        width = min(size["width"] - 24, 420)
        return 12 + self.random.randrange(width), 90 + self.random.randrange(340)

    def swipe(self):
        (x, y), (dx, dy) = self.point(), (self.random.randint(-260, 260), self.random.randint(-40, 40))
        self.bench.touch("touchStart", (x, y))
        for step in range(1, 4):
            self.bench.touch("touchMove", (x + dx * step / 3, y + dy * step / 3))
        self.bench.touch(self.random.choice(["touchEnd", "touchEnd", "touchEnd", "touchCancel"]))

    def tap(self):
        self.bench.touch("touchStart", self.point())
        self.bench.touch("touchEnd")

    def drag(self):
        (x, y), dx = self.point(), self.random.randint(-300, 300)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + self.random.randint(-30, 30), steps=3)
        self.page.mouse.up()

    def click(self):
        self.page.mouse.click(*self.point())

    def wheel(self):
        self.page.mouse.move(*self.point())
        self.page.mouse.wheel(self.random.choice([-240, -60, 0, 60, 240]), self.random.choice([0, 0, 30]))

    def key(self):
        self.bench.focus_grid()
        self.page.keyboard.press(self.random.choice(KEYS))

    def button(self):
        role = self.random.choice(["previous", "next", "today", "retry", "zoom"])
        return self.bench.evaluate(
            """r => {
              const button = bench.query(`[data-role=${r}]`);
              if (!button) return null;
              const { x, y, width, height } = button.getBoundingClientRect();
              return [x + width / 2, y + height / 2];
            }""",
            role,
        )

    def press_button(self):
        place = self.button()
        if place:
            self.page.mouse.click(*place)

    def resize(self):
        width = self.random.choice([320, 360, 400, 460, 700])
        self.page.set_viewport_size({"width": width, "height": 720})

    def answer(self):
        how, seed = self.random.choice(ANSWERS), self.random.randrange(8)
        return self.bench.evaluate(
            "([h, s, i]) => bench.requests.length && bench.answer(i * (bench.requests.length - 1), h, s)",
            [how, seed, self.random.choice([0, 1])],
        )

    def change(self):
        days = self.random.choice([None, {"first": "2024-02-10", "last": "2024-03-02"}])
        self.bench.evaluate("d => bench.changed(d)", days)

    def speak(self):
        self.bench.set("locale", self.random.choice(LOCALES))

    def first_weekday(self):
        self.bench.set("first-weekday", self.random.choice(WEEKDAYS))

    def option(self):
        name, values = self.random.choice(OPTIONS)
        self.bench.set(name, self.random.choice(values))

    def settle(self):
        self.bench.at_rest()


KINDS = ["swipe"] * 5 + ["tap"] * 3 + ["drag"] * 3 + ["click"] * 3 + ["wheel"] * 2 + ["key"] * 8 + [
    "press_button"] * 3 + ["resize", "answer", "answer", "answer", "change", "speak", "first_weekday",
    "option", "option", "settle", "settle"]  # fmt: skip


@functools.cache
def replay_tool():
    """The native build that replays logs: the optimised one of `make test`, for there are tens of thousands of messages.

    `ALMANAC_REPLAY` names another one; while Swift is at work on the tests' build, this one waits for it.
    """
    if given := os.environ.get("ALMANAC_REPLAY"):
        return given
    build = ["swift", "build", "--scratch-path", ".build-tests", "--product", "AlmanacReplay"]
    optimised = {**os.environ, "ALMANAC_OPTIMIZED": "1"}
    subprocess.run(build, cwd=ROOT, env=optimised, check=True, capture_output=True)
    return ROOT / ".build-tests" / "debug" / "AlmanacReplay"


def native_dumps(log):
    """What the native build shows after each message of a log."""
    output = subprocess.run([replay_tool()], input=log, check=True, capture_output=True).stdout
    dumps, kept = [], []
    for line in output.decode().splitlines(keepends=True):
        if line.startswith("--- "):
            assert int(line[4:]) == len(dumps) + 1
            dumps.append("".join(kept))
            kept = []
        else:
            kept.append(line)
    return dumps


def message_count(log):
    count = position = 0
    while position < len(log):
        (length,) = struct.unpack_from("<I", log, position)
        position += 4 + length
        count += 1
    return count


def first_difference(native, recorded):
    for number, (a, b) in enumerate(zip(native, recorded), 1):
        if a != b:
            lines = zip(a.splitlines(), b.splitlines())
            line = next((pair for pair in lines if pair[0] != pair[1]), ("(lengths differ)", ""))
            return f"message {number}: native {line[0]!r}, wasm {line[1]!r}"
    return None


@pytest.mark.parametrize("seed, view", [(20240228, None), (20240229, "months")])
def test_five_hundred_real_inputs_are_replayed_byte_for_byte(open_bench, seed, view):
    bench = open_bench("/bench/bench.html?record", has_touch=True)
    bench.forgive("facts could not be loaded")
    bench.mount("queue", record=True, engine="/almanac-probe.wasm", **({"view": view} if view else {}))
    hand = Hand(bench, walk_plan.seed(seed))
    seen, compared = [], 0
    for number in range(INPUTS):
        act = hand.act(KINDS)
        state = bench.evaluate("() => ({ ...bench.now(), rows: bench.readDOM() })")
        found = differences(Dump(state["dump"]), state["rows"])
        assert not found, f"input {number} {act}: " + "\n".join(found[:5])
        compared += len(state["rows"])
        seen.append((state["messages"], state["dump"]))
    recorded = bench.evaluate("() => ({ ...bench.recorded(), log: bench.log() })")
    log = base64.b64decode(recorded["log"])
    dumps = [recorded["dumps"][number] for number in recorded["sequence"]]
    native = native_dumps(log)
    assert message_count(log) == len(native) == len(dumps)
    assert first_difference(native, dumps) is None
    for messages, dump in seen:
        assert native[messages - 1] == dump
    assert len(seen) == INPUTS == sum(hand.counts.values())
    assert set(hand.counts) == set(KINDS)
    # The walk has to have gone somewhere: many messages, scenes and elements.
    assert len(native) > 3 * INPUTS
    assert len(set(native)) > 1000
    # Levels have some 30 elements with a frame, a year 40, a month and a list more than 60.
    assert compared > 30 * INPUTS
