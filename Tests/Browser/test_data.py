# SPDX-License-Identifier: MIT
"""The data source: at once, late, wrongly, not at all."""

import re

import pytest
from playwright.sync_api import expect

FORGIVEN = "facts could not be loaded"


def answer(bench, month, how, seed=0):
    """Answers the newest open question that covers the middle of a month."""
    return bench.evaluate(
        """([m, how, seed]) => {
          const day = `${m}-15`;
          return bench.answer(bench.requests.findLastIndex(r => r.first <= day && day <= r.last), how, seed);
        }""",
        [month, how, seed],
    )


def state(bench):
    """The status line's state, or None."""
    line = bench.locator(".status")
    return line.get_attribute("data-state") if line.count() else None


@pytest.mark.parametrize("source", ["full", "later"])
def test_answers_are_shown(bench, source):
    bench.mount(source)
    bench.evaluate("() => bench.until(() => !bench.query('.status'))")
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"
    assert "note 6" in bench.cell("2024-02-06").get_attribute("aria-label")
    assert bench.cell("2024-02-13").get_attribute("aria-disabled") == "true"
    assert "12 of 20 points" in bench.cell("2024-02-12").get_attribute("aria-label")
    assert bench.cell("2024-02-09").locator(".dots i").count() == 3


def test_only_what_is_near_is_asked_for(bench):
    bench.mount("full")
    asked = bench.evaluate("() => bench.requests.map(r => [r.first, r.last])")
    assert asked[0][0] <= "2024-02-01" and asked[0][1] >= "2024-02-29"
    assert min(first for first, _ in asked) >= "2023-12-01"
    assert max(last for _, last in asked) <= "2024-05-01"
    assert len(asked) == 3


def test_a_source_is_told_the_zone_the_locale_and_a_signal(bench):
    bench.mount("queue", locale="de-DE", time_zone="Europe/Berlin")
    told = bench.evaluate(
        "() => { const { question: q } = bench.requests[0]; return [q.locale, q.timeZone, q.signal instanceof AbortSignal] }"
    )
    assert told == ["de-DE", "Europe/Berlin", True]


def test_loading_failed_again_and_there(bench):
    bench.forgive(FORGIVEN)
    bench.mount("queue")
    assert state(bench) == "loading"
    bench.events()
    answer(bench, "2024-02", "fail")
    assert state(bench) == "failed"
    assert [event for event in bench.events() if event[0] == "loaderror"] != []
    bench.role("retry").click()
    assert state(bench) == "loading"
    answer(bench, "2024-02", "facts")
    assert state(bench) is None
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"


def test_a_month_without_anything_says_so(bench):
    bench.mount("queue")
    answer(bench, "2024-02", "nothing")
    assert state(bench) == "empty"
    assert bench.locator(".status").inner_text() == "Nothing here yet."


@pytest.mark.parametrize("how", ["bad", "undefined"])
def test_an_answer_that_is_none_is_a_failure(bench, how):
    bench.forgive(FORGIVEN)
    bench.mount("queue")
    answer(bench, "2024-02", how)
    assert state(bench) == "failed"
    bench.role("next").click()
    bench.at_rest()
    answer(bench, "2024-03", "facts")
    assert bench.cell("2024-03-15").get_attribute("data-tint") == "graphite"


@pytest.mark.parametrize("source", ["failing", "rejecting"])
def test_a_source_that_fails_leaves_a_calendar(bench, source):
    bench.forgive(FORGIVEN)
    bench.mount(source)
    bench.evaluate("() => bench.until(() => bench.query('.status[data-state=failed]'))")
    bench.cell("2024-02-14").click()
    assert bench.value == "2024-02-14"


def test_a_late_answer_fills_its_own_days(bench):
    bench.mount("queue")
    for _ in range(2):
        bench.role("next").click()
        bench.at_rest()
    assert bench.month == "2024-04"
    answer(bench, "2024-02", "facts")
    assert state(bench) == "loading"
    assert bench.locator("[data-tint]").count() == 0
    # The weeks at the edges of April belong to other questions.
    bench.evaluate("() => { while (bench.requests.length) bench.answer(0, 'nothing') }")
    assert state(bench) == "empty"
    for _ in range(2):
        bench.role("previous").click()
        bench.at_rest()
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"


def test_questions_about_distant_months_are_withdrawn(bench):
    bench.mount("queue")
    bench.evaluate("() => { globalThis.early = [...bench.requests]; calendar.show('2030-01-01') }")
    assert bench.evaluate("() => early.map(r => r.signal.aborted)") == [True] * 3


def test_facts_of_strange_days_and_in_any_order_are_taken(bench):
    bench.mount("queue")
    answer(bench, "2024-02", "strangers")
    assert state(bench) is None
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"


def test_a_change_is_asked_for_and_shown_when_it_comes(bench):
    bench.mount("queue")
    answer(bench, "2024-02", "facts")
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"
    bench.evaluate("() => bench.changed({ first: '2024-02-05', last: '2024-02-05' })")
    # What was known stays until the answer is there.
    assert bench.cell("2024-02-05").get_attribute("data-tint") == "teal"
    asked = bench.evaluate("() => bench.answer(bench.requests.findIndex(r => r.first === '2024-02-05'), 'facts', 1)")
    assert asked == ["2024-02-05", "2024-02-05"]
    # Another day's facts, as the seed has it: none with a tint.
    expect(bench.cell("2024-02-05")).not_to_have_attribute("data-tint", re.compile("."))


def test_another_source_replaces_the_first(bench):
    bench.mount("queue")
    assert bench.evaluate("() => bench.subscriptions") == 1
    bench.evaluate("() => { calendar.dataSource = { facts: () => [{ day: '2024-02-03', tint: 'green' }] } }")
    assert bench.evaluate("() => bench.subscriptions") == 0
    assert bench.cell("2024-02-03").get_attribute("data-tint") == "green"
    bench.evaluate("() => { calendar.dataSource = null }")
    assert bench.locator("[data-tint]").count() == 0
    assert state(bench) is None


def test_a_removed_calendar_asks_and_listens_no_longer(bench):
    bench.mount("queue")
    bench.evaluate("() => { globalThis.open = [...bench.requests]; globalThis.home = calendar.parentNode; calendar.remove() }")
    assert bench.evaluate("() => [bench.subscriptions, open.every(r => r.signal.aborted)]") == [0, True]
    bench.evaluate("() => home.append(calendar)")
    assert bench.evaluate("() => bench.subscriptions") == 1
    bench.at_rest()
    # What was asked before is asked again, or the month would never load.
    assert bench.evaluate("() => bench.requests.filter(r => !r.signal.aborted && r.first <= '2024-02-15' && '2024-02-15' <= r.last).length") >= 1


def test_fs_a8_changes_from_outside_are_seen_at_once(bench):
    """Selection, data, page, today and theme: no reload, no turn of the event loop more than the answer takes."""
    bench.mount("full")
    seen = bench.evaluate(
        """() => {
          const cell = day => bench.query(`[role=gridcell][data-day="${day}"]`);
          const seen = [];
          const look = (name, change, read) => {
            const before = read();
            change();
            seen.push([name, before, read()]);
          };
          look('value', () => { calendar.value = '2024-02-14'; }, () => cell('2024-02-14').ariaSelected);
          look('today', () => { calendar.today = '2024-02-10'; }, () => cell('2024-02-10').ariaCurrent);
          look('data', () => { calendar.dataSource = { facts: () => [{ day: '2024-02-16', tint: 'red' }] }; },
            () => cell('2024-02-16').dataset.tint ?? null);
          look('theme', () => { calendar.style.setProperty('--almanac-selection', 'rgb(1, 2, 3)'); },
            () => getComputedStyle(cell('2024-02-14').querySelector('.text')).backgroundColor);
          look('month', () => { calendar.show('2024-05-05', { animated: false }); },
            () => bench.query('[data-role=title]').textContent);
          return seen;
        }"""
    )
    assert seen == [
        ["value", "false", "true"],
        ["today", None, "date"],
        ["data", None, "red"],
        ["theme", "rgb(11, 107, 219)", "rgb(1, 2, 3)"],
        ["month", "February 2024", "May 2024"],
    ]
