# SPDX-License-Identifier: MIT
"""What pages get wrong, and what must go on working all the same."""

import pytest

# Each of these is told to the developer.
FORGIVEN = "almanac-calendar: "

MAKE = """async ({ attributes, value, source, form, click }) => {
  const parent = document.createElement(form ?? 'div');
  const fieldset = document.createElement('fieldset');
  document.body.append(parent);
  parent.append(fieldset);
  const element = document.createElement('almanac-calendar');
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  if (value !== undefined) element.value = value;
  if (source) element.dataSource = { facts: new Function('return ' + source)() };
  fieldset.append(element);
  window.made = { element, parent, fieldset };
  await element.ready;
}"""


@pytest.fixture
def make(open_bench):
    def make(**options):
        bench = open_bench()
        bench.forgive(FORGIVEN)
        options.setdefault("attributes", {})
        options["attributes"].setdefault("today", "2024-02-20")
        bench.page.evaluate(MAKE, options)
        return bench.page

    return make


def made(page, expression):
    return page.evaluate(f"() => {{ const {{ element, parent, fieldset }} = made; return {expression} }}")


@pytest.mark.parametrize("source", [
    "() => () => [null]",
    "() => () => [{ day: '2024-02-20', dots: 'red' }]",
    "() => () => ({ facts: [], sequence: 2n })",
    "() => () => ({ then() { throw new Error('no') } })",
    "() => async () => [null]",
    "() => async () => { throw new DOMException('mine', 'AbortError') }",
    "() => () => 5",
])
def test_a_bad_answer_spoils_only_itself(make, source):
    page = make(source=f"({source})()")
    page.wait_for_function("() => made.element.shadowRoot.querySelector('.status')?.dataset.state === 'failed'")
    made(page, "element.next()")
    page.wait_for_function("() => made.element.month === '2024-03'")


def test_required_counts_from_the_start(make):
    page = make(attributes={"required": "", "date": "2024-02-01"}, form="form")
    assert made(page, "parent.checkValidity()") is False
    made(page, "element.value = '2024-02-03'")
    assert made(page, "parent.checkValidity()") is True


def test_a_value_set_early_is_submitted(make):
    page = make(attributes={"name": "d"}, value="2024-02-20", form="form")
    assert made(page, "[...new FormData(parent)]") == [["d", "2024-02-20"]]


def test_an_early_value_that_is_no_day_is_none(make):
    page = make(value="garbage")
    assert made(page, "element.value") is None
    assert made(page, "element.month") == "2024-02"


def test_a_disabled_fieldset_disables(make):
    page = make(attributes={"value": "2024-02-05"})
    made(page, "fieldset.disabled = true")
    page.locator("almanac-calendar").last.locator("[data-day='2024-02-14']").click(force=True)
    # It keeps its value, as every control does, and nobody changes it.
    assert made(page, "element.value") == "2024-02-05"
    made(page, "fieldset.disabled = false")
    page.locator("almanac-calendar").last.locator("[data-day='2024-02-15']").click()
    assert made(page, "element.value") == "2024-02-15"


def test_a_bad_bound_leaves_the_other_options(make):
    page = make(attributes={"min": "oops", "first-weekday": "monday", "value": "2024-02-20"})
    first = made(page, "element.shadowRoot.querySelector('[role=columnheader]').getAttribute('aria-label')")
    assert first == "Monday"


def test_a_bad_date_leaves_the_value_and_the_other_way_round(make):
    page = make(attributes={"date": "xx", "value": "2020-05-05"})
    assert made(page, "[element.month, element.value]") == ["2020-05", "2020-05-05"]
    made(page, "parent.remove()")
    page = make(attributes={"date": "2020-05-05", "value": "xx"})
    assert made(page, "[element.month, element.value]") == ["2020-05", None]


def test_a_bad_today_is_the_clocks(make):
    page = make(attributes={"today": "bad"})
    assert made(page, "/^20\\d\\d-/.test(element.today)")


def test_bounds_that_clear_the_value_fire_nothing(make):
    page = make(attributes={"value": "2024-02-20"})
    made(page, "(window.fired = 0, element.addEventListener('selectionchange', () => { fired += 1 }))")
    made(page, "element.setAttribute('min', '2024-02-25')")
    assert made(page, "[element.value, fired]") == [None, 0]


def test_an_inherited_language_is_that_of_the_place(make):
    page = make()
    made(page, "(fieldset.lang = 'de', fieldset.append(element))")
    page.wait_for_function("() => made.element.monthTitle === 'Februar 2024'")


def test_trying_again_keeps_the_keyboard_in_the_calendar(make):
    page = make(source="(() => async () => { throw new Error('no') })()")
    button = page.locator("almanac-calendar").last.locator("[data-role=retry]")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => made.element.shadowRoot.activeElement !== null")
    assert made(page, "element.shadowRoot.activeElement.getAttribute('role')") in ("gridcell", None)
