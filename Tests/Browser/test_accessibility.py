# SPDX-License-Identifier: MIT
"""axe-core in every theme, direction and state, and what axe cannot see."""

import re

import pytest
from audit import Audit

# Data source, further attributes, what to do once mounted.
STATES = {
    "rest": (None, {}, None),
    "selected": (None, {"value": "2024-02-21"}, None),
    "loading": ("queue", {}, None),
    "failed": ("failing", {}, None),
    "empty": ("empty", {}, None),
    "disabled days": ("disabled", {"min": "2024-02-05", "max": "2024-02-27"}, None),
    "dots and tints": ("full", {"value": "2024-02-20"}, None),
    "streak": ("streak", {"value": "2024-02-20", "selection": "page"}, None),
    "days of the month only": (None, {"outside_days": "hidden", "rows": "fit"}, None),
    "list of months": (None, {"view": "months", "selection": "interval", "value": "2024-02-20/2024-03-04"}, None),
    "names that stay": (None, {"view": "months", "month_headers": "sticky", "columns": "2"},
                        lambda bench: bench.focus_grid().press("PageDown")),
    "week numbers": (None, {"week_numbers": "", "value": "2024-02-20"}, None),
    "week numbers in a list": (None, {"view": "months", "week_numbers": "", "value": "2024-02-20"}, None),
    "week numbers in a list of columns": (None, {"view": "months", "week_numbers": "", "columns": "2", "month_headers": "sticky"}, None),
    "focused": (None, {}, lambda bench: bench.focus_grid().press("ArrowRight")),
}


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_bench, state, locale):
    bench = open_bench(reduced_motion="reduce")
    bench.forgive("facts could not be loaded")
    source, attributes, act = STATES[state]
    bench.mount(source, locale=locale, **attributes)
    bench.evaluate(
        "l => { document.documentElement.lang = l; document.dir = l === 'ar-EG' ? 'rtl' : 'ltr' }", locale
    )
    if act:
        act(bench)
    bench.evaluate("() => bench.settled()")
    found = Audit(bench.page)
    assert found.wrong == []
    # What axe leaves open has been looked at: it takes the days that a list cuts off for something that lies over
    # what is around the list, and then measures no contrast.
    undecided = ["color-contrast"] if attributes.get("view") == "months" else []
    assert found.left_open_besides(*undecided) == []
    assert found.met > 15


CONTRAST = """
() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // Any CSS colour as bytes, laid over a ground.
  const paint = (...colours) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = bytes => bytes.slice(0, 3).map(b => b / 255)
    .map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const rows = [];
  for (const cell of bench.all('.day')) {
    const { color: text, backgroundColor: shape } = getComputedStyle(cell.querySelector('.text'));
    rows.push([`${cell.dataset.day} ${cell.dataset.traits ?? ''} ${cell.dataset.tint ?? ''}`,
      ratio(paint(ground, shape, text), paint(ground, shape))]);
  }
  for (const other of bench.all('.title .text, .weekday .text, .button:not([aria-disabled])')) {
    rows.push([other.className, ratio(paint(ground, getComputedStyle(other).color), paint(ground))]);
  }
  return rows;
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("source", ["full", "streak", "disabled"])
def test_contrast_of_every_number_reaches_four_and_a_half(open_bench, source, scheme):
    bench = open_bench(color_scheme=scheme, reduced_motion="reduce")
    # A day that cannot be selected is no value: the page would hear of it.
    bench.mount(source, **({} if source == "disabled" else {"value": "2024-02-20"}))
    bench.evaluate("() => bench.settled()")
    measured = bench.evaluate(CONTRAST)
    assert len(measured) >= 42 + 1 + 7 + 3
    assert [row for row in measured if row[1] < 4.5] == []


def test_the_tree_is_a_named_grid_with_columns_and_rows(bench):
    bench.mount()
    tree = bench.locator(".root").aria_snapshot()
    lines = tree.splitlines()
    assert '- heading "February 2024" [level=2]' in tree
    assert '- grid "February 2024":' in tree
    days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split()
    heads = [line for line in lines if "columnheader" in line]
    assert [day for day, line in zip(days, heads) if f'columnheader "{day}"' in line] == days
    assert sum(re.search("- row[ :]", line) is not None for line in lines) == 7
    assert sum("- gridcell" in line for line in lines) == 42
    assert 'gridcell "Wednesday, February 28, 2024, Today"' in tree
    for name in ("Previous month", "Today", "Next month"):
        assert f'- button "{name}"' in tree


@pytest.mark.parametrize(
    "locale, name",
    [
        ("en-US", "Tuesday, February 20, 2024"),
        ("de-DE", "Dienstag, 20. Februar 2024"),
        ("fr-FR", "mardi 20 février 2024"),
        ("ja-JP", "2024年2月20日火曜日"),
        ("ar-EG", "الثلاثاء، ٢٠ فبراير ٢٠٢٤"),
        ("he-IL", "יום שלישי, 20 בפברואר 2024"),
        ("th-TH", None),
        ("fa-IR", None),
    ],
)
def test_days_are_named_as_the_language_writes_them(bench, locale, name):
    bench.mount(locale=locale)
    options = "{ timeZone: 'UTC', calendar: 'gregory', weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }"
    written = bench.evaluate(
        f"l => new Intl.DateTimeFormat(l, {options}).format(Date.UTC(2024, 1, 20))", locale
    )
    assert bench.cell("2024-02-20").get_attribute("aria-label") == written
    assert name in (None, written)


def test_the_one_live_region_says_what_has_changed(bench):
    bench.mount()
    assert bench.evaluate("() => bench.all('[aria-live]').length") == 1
    assert bench.said() == ""
    bench.role("next").click()
    assert bench.said() == "March 2024"
    bench.at_rest()
    bench.cell("2024-03-05").click()
    assert bench.said() == "Tuesday, March 5, 2024, selected"
    before = bench.evaluate("() => bench.query('[aria-live]').textContent")
    bench.cell("2024-03-06").click()
    bench.cell("2024-03-05").click()
    # Said again, it has to be another text, or a screen reader hears no change.
    bench.role("previous").click()
    bench.role("next").click()
    assert bench.evaluate("() => bench.all('[aria-live]').length") == 1
    assert before != bench.evaluate("() => bench.query('[aria-live]').textContent")


def test_a_failure_is_said_once_and_can_be_tried_again(bench):
    bench.forgive("facts could not be loaded")
    bench.mount("queue")
    bench.evaluate("() => bench.answer(0, 'fail')")
    assert bench.said() == "Could not load this month."
    assert bench.locator(".status").get_attribute("data-state") == "failed"
    bench.role("retry").click()
    assert bench.locator(".status").get_attribute("data-state") == "loading"
    bench.evaluate("() => bench.answer(bench.requests.findIndex(r => r.first <= '2024-02-20' && r.last >= '2024-02-20'), 'facts')")
    assert bench.locator(".status").count() == 0


def test_targets_are_large_enough_for_fingers(open_bench):
    bench = open_bench(viewport={"width": 344, "height": 640})
    bench.mount()
    sizes = bench.evaluate(
        "() => bench.all('button, [data-day]').map(e => { const b = e.getBoundingClientRect(); return [b.width, b.height] })"
    )
    assert len(sizes) == 45
    buttons, days = sizes[:3], sizes[3:]
    assert min(side for size in days for side in size) >= 44
    assert min(side for size in buttons for side in size) >= 36
