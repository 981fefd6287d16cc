# SPDX-License-Identifier: MIT
"""A thousand inputs to each preset, five thousand where events are made: what must hold, and a native build that does
it all again, byte for byte."""

import base64
import hashlib

import pytest
import walk_plan
from test_gallery import PRESETS, TIMELINES
from test_one_engine import message_count, native_dumps

INPUTS = walk_plan.steps(1000)
EDITS = walk_plan.steps(5000)
LISTS = ["fiori-range", "fiori-dates", "fiori-full-screen-month", "times-square", "kal"]
POLICIES = {"fiori-range": "interval", "fiori-dates": "multiple", "fs-calendar": "single", "fs-calendar-week": "single",
            "calendar-view": "single", "tapku": "single", "times-square": "single", "ck-calendar": "single",
            "ab-calendar-picker": "single", "streak": "single",
            **dict.fromkeys(TIMELINES, "none")}  # fmt: skip


@pytest.mark.parametrize("preset", PRESETS)
def test_a_thousand_inputs_to_a_preset_are_replayed(open_bench, preset):
    bench = open_bench("/bench/bench.html?clock&record&walk")
    # The walk chooses values at random: some of their days are closed, and some kinds are not the policy's.
    bench.forgive("facts could not be loaded|cannot be selected|kind|ends before")
    bench.mount("eventful" if preset in TIMELINES else "queue", preset=preset, min="2023-06-10", max="2024-11-20", record=True, engine="/almanac-probe.wasm")
    walked = bench.evaluate("([n, seed, policy]) => bench.walk(n, seed, { policy })", [INPUTS, walk_plan.seed(11), POLICIES.get(preset, "page")])
    assert walked["wrong"] == []
    assert walked["checks"] == INPUTS
    # It has to have gone somewhere.
    values, days = (0, 25) if preset in TIMELINES else (20, 50)
    assert walked["rests"] > INPUTS // 50 and walked["days"] > days and walked["pages"] >= 15 and walked["values"] > values, walked
    is_replayed(bench)


def edit(open_bench, preset, count, seed):
    """Walks through edits; the bench, and what was found on the way."""
    bench = open_bench("/bench/bench.html?clock&record&walk")
    bench.forgive("cannot be selected|kind|ends before")
    bounds = {} if preset in TIMELINES else {"min": "2023-06-10", "max": "2024-11-20"}
    bench.mount("diary", preset=preset, date="2024-02-20", editable=True, record=True, engine="/almanac-probe.wasm", **bounds)
    bench.evaluate("() => bench.diary.follow(calendar)")
    settings = {"policy": POLICIES.get(preset, "page"), "surrounds": False, "edits": True}
    walked = bench.evaluate("([n, seed, settings]) => bench.walk(n, seed, settings)", [count, seed, settings])
    assert walked["wrong"] == []
    assert walked["checks"] == count
    return bench, walked


@pytest.mark.parametrize("preset", TIMELINES)
def test_edits_of_a_walk_are_replayed(open_bench, preset):
    bench, walked = edit(open_bench, preset, EDITS, walk_plan.seed(17))
    # What the screen shows at rest has been compared with what is stored.
    assert walked["compared"] > EDITS // 20
    told = bench.evaluate("() => bench.diary.told")
    # Edges are seldom hit, and how often depends on when events have been loaded.
    assert min(told.values()) > EDITS // 1000 and sum(told.values()) > EDITS // 40, told
    is_replayed(bench)


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset not in TIMELINES])
def test_edits_of_a_walk_through_days_are_replayed(open_bench, preset):
    """On cells of days events are only made, and in lists of months not even that."""
    count = INPUTS if preset in LISTS else EDITS
    bench, walked = edit(open_bench, preset, count, walk_plan.seed(19))
    # The dots that days show at rest have been compared with what is stored.
    assert walked["compared"] > count // 10
    told = bench.evaluate("() => bench.diary.told")
    assert (told["itemcreate"] > 0) == (preset not in LISTS), told
    is_replayed(bench)


def test_a_focus_that_was_sent_to_and_fro_for_ever_comes_to_rest(open_bench):
    """Here an event went to another day with the keyboard on it, and page and engine disagreed about who follows whom."""
    edit(open_bench, "infinite-calendar", 1000, 9017)


def is_replayed(bench):
    """A native build shows after each message what the browser showed."""
    recorded = bench.evaluate("async () => ({ ...await bench.digests(), log: bench.log() })")
    log = base64.b64decode(recorded["log"])
    native = native_dumps(log)
    assert message_count(log) == len(native) == len(recorded["sequence"])
    assert len(set(native)) > len(native) // 6
    for number, (dump, index) in enumerate(zip(native, recorded["sequence"]), 1):
        if hashlib.sha1(dump.encode()).hexdigest() != recorded["digests"][index]:
            assert dump == bench.evaluate("n => bench.dumpAfter(n)", number), f"message {number}"
