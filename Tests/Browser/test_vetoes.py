# SPDX-License-Identifier: MIT
"""Pages are asked before the user selects or turns, and say why not."""

LISTEN = """([type, how]) => {
  globalThis.asked = [];
  calendar.addEventListener(type, event => {
    const { value, before, first, last } = event.detail;
    asked.push([value, before, first, last]);
    if (how === 'prevent') event.preventDefault();
    if (how === 'refuse') event.detail.refuse('Fully booked');
    if (how === 'promise') event.detail.waitUntil(new Promise(resolve => { globalThis.decide = resolve; }));
    if (how === 'break') event.detail.waitUntil(Promise.reject(new Error('No connection')));
    if (how === 'call') { calendar.value = '2024-02-07'; calendar.next(); }
  });
}"""


def mount(bench, how, kind="beforeselect", **attributes):
    bench.mount(**attributes)
    bench.evaluate(LISTEN, [kind, how])
    bench.at_rest()
    bench.events()
    return bench


def asked(bench):
    return bench.evaluate("() => asked.splice(0)")


def notice(bench):
    return bench.evaluate("() => bench.query('.notice')?.textContent ?? null")


def test_fsd23_what_nobody_minds_is_selected_at_once(bench):
    mount(bench, "allow")
    bench.cell("2024-02-21").click()
    assert asked(bench) == [["2024-02-21", None, "2024-02-21", "2024-02-21"]]
    assert bench.value == "2024-02-21"
    assert [event[0] for event in bench.events()] == ["selectionchange", "input", "change"]


def test_fsd23_a_refusal_is_spoken_and_shown(bench):
    mount(bench, "refuse")
    bench.cell("2024-02-21").click()
    assert (bench.value, bench.events()) == (None, [])
    assert (bench.said(), notice(bench)) == ("Fully booked", "Fully booked")
    assert bench.locator(".notice").get_attribute("aria-hidden") == "true"


def test_prevented_it_says_only_that_the_day_is_not_available(bench):
    mount(bench, "prevent")
    bench.cell("2024-02-21").click()
    assert (bench.value, notice(bench)) == (None, None)
    assert bench.said() == "Wednesday, February 21, 2024, not available"


def test_a_promise_decides_later(bench):
    mount(bench, "promise")
    bench.cell("2024-02-21").click()
    assert (bench.value, bench.said()) == (None, "")
    bench.evaluate("() => decide(true)")
    assert bench.value == "2024-02-21"
    bench.cell("2024-02-22").click()
    bench.evaluate("() => decide('Closed on Thursdays')")
    assert (bench.value, bench.said()) == ("2024-02-21", "Closed on Thursdays")
    bench.cell("2024-02-23").click()
    bench.evaluate("() => decide(false)")
    assert bench.value == "2024-02-21"


def test_a_broken_promise_refuses(bench):
    mount(bench, "break")
    bench.cell("2024-02-21").click()
    assert (bench.value, bench.said()) == (None, "No connection")


def test_calls_inside_the_question_are_safe(bench):
    mount(bench, "call")
    bench.cell("2024-02-21").click()
    bench.at_rest()
    # What was called comes first, then the choice that was asked about, and its month with it.
    assert (bench.value, bench.month) == ("2024-02-21", "2024-02")


def test_nobody_is_asked_about_what_the_page_sets(bench):
    mount(bench, "refuse")
    bench.evaluate("() => { calendar.value = '2024-02-21' }")
    assert (bench.value, asked(bench)) == ("2024-02-21", [])


def test_turning_is_asked_about_with_the_days_that_would_come(bench):
    mount(bench, "promise", "beforepagechange")
    bench.role("next").click()
    assert asked(bench) == [["2024-03-01/2024-03-31", "2024-02-01/2024-02-29", "2024-03-01", "2024-03-31"]]
    assert bench.month == "2024-02"
    bench.evaluate("() => decide(true)")
    bench.at_rest()
    assert bench.month == "2024-03"


def test_an_ancestor_can_be_asked_by_attribute(bench):
    bench.mount(asks="select")
    bench.evaluate("() => document.addEventListener('beforeselect', event => event.preventDefault())")
    bench.cell("2024-02-21").click()
    assert bench.value is None
