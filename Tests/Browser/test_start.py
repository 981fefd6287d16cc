# SPDX-License-Identifier: MIT
"""Starting where something is missing: the network, a media type, a feature of the browser."""

import re

import pytest
from playwright.sync_api import expect

FAILURES = "Failed to load resource|cannot start|no style sheet|almanac-picker|ERR_"
FILES = {"engine": re.compile(r"/almanac\.wasm$"), "sheet": re.compile(r"/almanac-calendar\.css$")}


def refuse(page, url):
    page.route(url, lambda route: route.abort())


def has_failed(bench):
    return bench.evaluate("() => calendar.dataset.state") == "failed"


def is_there(bench):
    expect(bench.locator("[role=grid]")).to_be_visible()
    assert bench.evaluate("() => calendar.dataset.state ?? null") is None
    assert bench.locator("[role=alert]").count() == 0
    return True


@pytest.mark.parametrize("what", FILES)
def test_ready_says_what_could_not_be_fetched_and_the_button_tries_again(bench, what):
    bench.forgive(FAILURES)
    refuse(bench.page, FILES[what])
    bench.mount(value="2024-02-14")
    assert has_failed(bench)
    assert bench.evaluate("() => calendar.ready.then(() => 'ready', error => error instanceof Error)") is True
    button = bench.locator("[role=alert] button")
    expect(button).to_have_text("Try again")
    button.click()
    bench.evaluate("() => calendar.ready.catch(() => {})")
    assert has_failed(bench)
    bench.page.unroute_all()
    button.click()
    assert bench.evaluate("() => calendar.ready.then(() => 'ready')") == "ready"
    assert is_there(bench)
    assert bench.value == "2024-02-14"
    bench.press("Tab")


@pytest.mark.parametrize(
    "again", ["calendar.retry()", "stage.append(calendar)", "dispatchEvent(new Event('online'))"]
)
def test_a_failed_start_is_tried_again(bench, again):
    bench.forgive(FAILURES)
    refuse(bench.page, FILES["engine"])
    bench.mount()
    assert has_failed(bench)
    bench.page.unroute_all()
    bench.evaluate(f"async () => {{ const stage = document.querySelector('#stage'); {again}; await calendar.ready; }}")
    assert is_there(bench)


def test_what_was_asked_before_a_failure_settles_and_is_done_no_more(bench):
    bench.forgive(FAILURES)
    held = bench.hold(FILES["engine"])
    bench.evaluate("() => { bench.mount({ date: '2024-02-20', today: '2024-02-28' }); }")
    held.wait()
    bench.evaluate("() => { globalThis.shown = calendar.show('2030-01-01'); calendar.next(); }")
    held.routes[0].abort()
    assert bench.evaluate("() => shown") == {"completed": False}
    bench.page.unroute_all()
    bench.evaluate("async () => { calendar.retry(); await calendar.ready; }")
    assert bench.month == "2024-02"


def test_a_calendar_that_is_gone_waits_for_no_network(bench):
    bench.forgive(FAILURES)
    refuse(bench.page, FILES["engine"])
    bench.mount()
    asked = []
    bench.page.on("request", lambda request: asked.append(request.url))
    bench.evaluate("() => { calendar.remove(); dispatchEvent(new Event('online')); }")
    bench.evaluate("() => calendar.ready.catch(() => {})")
    assert asked == []


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/html", "application/wasm; charset=utf-8"])
def test_an_engine_with_another_media_type_starts(bench, kind):
    def relabel(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": kind})

    bench.page.route(FILES["engine"], relabel)
    bench.mount()
    assert is_there(bench)


def test_an_engine_starts_without_streaming(open_bench):
    bench = open_bench(prepare=lambda page: page.add_init_script("delete WebAssembly.compileStreaming"))
    bench.mount()
    assert is_there(bench)


# The field --------------------------------------------------------------------------------------

NO_POPOVERS = """for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
  delete HTMLElement.prototype[name];
}
for (const name of ['popoverTargetElement', 'popoverTargetAction']) delete HTMLButtonElement.prototype[name];
const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
Object.defineProperty(Element.prototype, 'innerHTML', {
  ...innerHTML, set(html) { innerHTML.set.call(this, html.replace(' popover ', ' ')); },
});"""


NO_SHEET = """const given = fetch;
globalThis.fetch = (url, ...rest) => !globalThis.isOnline && String(url).endsWith('-field.css')
  ? Promise.reject(new TypeError('offline')) : given(url, ...rest);"""


@pytest.fixture
def plain(open_field):
    """A field in a browser without popovers."""
    return open_field(prepare=lambda page: page.add_init_script(NO_POPOVERS))


def test_a_field_without_popovers_opens_and_closes(plain):
    plain.mount(value="2024-02-20")
    assert not plain.popover.is_visible()
    plain.open_by_button()
    expect(plain.popover).to_be_visible()
    assert plain.input.get_attribute("aria-expanded") == "true"
    plain.cell("2024-02-22").click()
    assert (plain.value, plain.is_open) == ("2024-02-22", False)
    expect(plain.popover).to_be_hidden()
    plain.open_by_button()
    plain.press("Escape")
    assert not plain.is_open
    plain.open_by_button()
    plain.page.locator("#before").click()
    assert not plain.is_open
    plain.open_by_button()
    plain.button.click()
    assert not plain.is_open
    assert [kind for kind, *_ in plain.events() if kind in ("open", "close")] == ["open", "close"] * 4


def test_a_field_without_popovers_gives_the_keyboard_back(plain):
    plain.mount(value="2024-02-20")
    plain.input.focus()
    plain.press("Alt+ArrowDown")
    plain.opened()
    plain.press("ArrowRight", "Enter")
    assert plain.value == "2024-02-21"
    expect(plain.input).to_be_focused()


def test_a_field_without_its_style_sheet_is_shown_and_gets_it_later(open_field):
    field = open_field(prepare=lambda page: page.add_init_script(NO_SHEET))
    field.forgive(FAILURES)
    field.mount(value="2024-02-20")
    expect(field.input).to_be_visible()
    assert field.evaluate("() => picker.shadowRoot.adoptedStyleSheets.length") == 0
    field.open_by_button()
    field.cell("2024-02-22").click()
    assert field.value == "2024-02-22"
    field.evaluate("() => { globalThis.isOnline = true; dispatchEvent(new Event('online')); }")
    field.page.wait_for_function("() => picker.shadowRoot.adoptedStyleSheets.length === 1")


def test_a_field_without_its_engine_takes_values_as_they_are_sent(field):
    field.forgive(FAILURES)
    refuse(field.page, re.compile(r"/almanac-(field|picker)\.wasm$"))
    field.mount(name="day")
    field.input.fill("5 March 2024")
    field.page.wait_for_function("() => picker.validationMessage.startsWith('The calendar')")
    assert (field.value, field.validity()[0]) == (None, "badInput")
    field.input.fill("2024-03-05")
    field.page.wait_for_function("() => picker.value === '2024-03-05'")
    assert field.validity()[0] == ""
    field.page.unroute_all()
    field.evaluate("() => picker.ready")
    field.press("Tab")
    assert (field.value, field.text) == ("2024-03-05", "Mar 5, 2024")


def test_a_value_taken_without_the_engine_is_judged_when_it_comes(field):
    field.forgive(FAILURES)
    refuse(field.page, re.compile(r"/almanac-(field|picker)\.wasm$"))
    field.mount(min="2024-02-10")
    field.input.fill("2024-02-05")
    field.page.wait_for_function("() => picker.value === '2024-02-05'")
    field.page.unroute_all()
    field.evaluate("() => picker.ready")
    assert field.validity()[0] == "rangeUnderflow"


def test_a_calendar_that_could_not_be_fetched_comes_when_the_field_opens_again(field):
    field.forgive(FAILURES)
    refuse(field.page, re.compile(r"/almanac-(field|picker)\.wasm$"))
    field.mount(value="2024-02-20")
    field.button.click()
    expect(field.popover).to_contain_text("The calendar could not be loaded. Try again.")
    field.press("Escape")
    field.page.unroute_all()
    field.open_by_button()
    field.cell("2024-02-22").click()
    assert field.value == "2024-02-22"
