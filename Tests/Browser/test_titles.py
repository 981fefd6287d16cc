# SPDX-License-Identifier: MIT
"""What the title names, titles that follow their pages, and what an interval's end would select."""

import json

import pytest
from audit import Audit
from field import Field

STRIP = """() => bench.all('.page-title').filter(e => e.isConnected).map(e => {
  const place = e.getBoundingClientRect(), box = bench.query('.titles').getBoundingClientRect();
  return [e.dataset.title, Math.round(place.left - box.left), Number(e.style.opacity || 1)];
}).sort((a, b) => a[1] - b[1])"""
PREVIEW = "() => bench.all('.day[data-traits~=preview]').map(e => e.dataset.day).sort()"


def titles(bench):
    return [detail["title"] for kind, detail in bench.events() if kind == "titlechange"]


# What it names ------------------------------------------------------------------------------


def test_a_week_is_named_by_the_month_of_most_days_and_told_when_that_changes(bench):
    bench.mount(view="week", title_rule="majority", date="2024-09-22")
    assert bench.title == "September 2024"
    bench.events()
    bench.role("next").click()
    bench.at_rest()
    # The week of 29 September has five days of October.
    assert bench.title == "October 2024" == bench.evaluate("() => calendar.monthTitle")
    assert titles(bench) == ["October 2024"]
    bench.role("next").click()
    bench.at_rest()
    assert titles(bench) == []
    bench.set("title-rule", "span")
    bench.evaluate("() => calendar.show('2024-12-30')")
    bench.at_rest()
    assert bench.title == "Dec 2024 – Jan 2025"
    assert bench.role("title").get_attribute("aria-label") == "December 2024 to January 2025"


def test_an_interval_is_named_from_its_start(bench):
    bench.mount(preset="fiori-range")
    bench.events()
    bench.cell("2024-02-14").click()
    bench.cell("2024-02-17").click()
    # Where there is little room the year is written once, and told twice.
    assert bench.title == "Feb 14 – Feb 17, 2024"
    assert bench.evaluate("() => calendar.monthTitle") == "Feb 14, 2024 – Feb 17, 2024"
    assert titles(bench) == ["Feb 14, 2024", "Feb 14, 2024 – Feb 17, 2024"]
    spoken = bench.role("title").get_attribute("aria-label")
    assert spoken == "Wednesday, February 14, 2024 to Saturday, February 17, 2024"


@pytest.mark.parametrize("locale, expected", [
    ("en-US", ["1 day selected", "2 days selected", "3 days selected"]),
    ("de-DE", ["1 Tag ausgewählt", "2 Tage ausgewählt", "3 Tage ausgewählt"]),
    ("ar-EG", ["تم تحديد يوم واحد", "تم تحديد يومين", "تم تحديد ٣ أيام"]),
])
def test_dates_are_counted_in_the_language(bench, locale, expected):
    bench.mount(selection="multiple", title_rule="selection", locale=locale)
    for day, title in zip(["2024-02-13", "2024-02-15", "2024-02-20"], expected):
        bench.cell(day).click()
        assert bench.title == title


def test_a_grid_is_named_by_its_days_where_the_title_says_something_else(bench):
    bench.mount(title_rule="selection")
    grid = bench.locator("[role=grid]")
    assert grid.get_attribute("aria-labelledby") == "title"
    bench.cell("2024-02-14").click()
    assert grid.get_attribute("aria-label") == "February 2024"
    assert grid.get_attribute("aria-labelledby") is None
    bench.evaluate("() => { calendar.value = null; }")
    assert grid.get_attribute("aria-labelledby") == "title"


# Beside it ----------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_titles_follow_the_finger_and_fade(open_bench, locale):
    bench = open_bench(has_touch=True)
    bench.mount(neighbour_titles="0.2", locale=locale)
    rest = bench.evaluate(STRIP)
    assert [round(opacity, 1) for _, _, opacity in rest] == [0.2, 1, 0.2]
    pitch = rest[2][1] - rest[1][1]
    box = bench.locator("[role=grid]").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 150
    bench.touch("touchStart", (x, y))
    bench.touch("touchMove", (x - 20, y))
    before = bench.evaluate(f"() => JSON.stringify(({STRIP})())")
    start = dict((text, place) for text, place, _ in bench.evaluate(STRIP))
    bench.touch("touchMove", (x - 20 - box["width"] / 4, y))
    bench.page.wait_for_function(f"before => JSON.stringify(({STRIP})()) !== before", arg=before)
    for text, place, opacity in bench.evaluate(STRIP):
        # A quarter of a page is a quarter of a title's way.
        if text in start:
            assert abs(start[text] - place - pitch / 4) <= 2
        distance = abs(place - rest[1][1]) / pitch
        assert abs(opacity - max(1 - 0.8 * distance, 0)) < 0.03
    bench.touch("touchCancel")
    still = json.dumps(rest, separators=(",", ":"), ensure_ascii=False)
    bench.page.wait_for_function(f"still => JSON.stringify(({STRIP})()) === still", arg=still)


def test_titles_beside_the_title_are_not_read(bench):
    bench.mount(preset="fs-calendar")
    assert bench.locator("[role=heading]").count() == 1
    assert bench.locator(".titles").get_attribute("aria-hidden") == "true"
    assert bench.locator("[role=heading]").get_attribute("id") == "title"
    assert Audit(bench.page).wrong == []


def test_with_reduced_motion_titles_jump(open_bench):
    bench = open_bench(reduced_motion="reduce")
    bench.mount(neighbour_titles="0.2")
    bench.role("next").click()
    assert [text for text, _, _ in bench.evaluate(STRIP)] == ["February 2024", "March 2024", "April 2024"]
    assert bench.evaluate(STRIP)[1][2] == 1


def test_with_reduced_motion_a_reason_does_not_grow_into_its_place(open_bench):
    bench = open_bench(reduced_motion="reduce")
    bench.mount(ask="select")
    bench.evaluate("() => calendar.addEventListener('beforeselect', event => event.detail.refuse('Fully booked'))")
    bench.cell("2024-02-21").click()
    motions = bench.evaluate(
        "() => [...calendar.shadowRoot.querySelectorAll('.notice')].flatMap(notice => notice.getAnimations())"
        ".map(({ effect }) => effect.getTiming().duration)"
    )
    assert all(duration <= 10 for duration in motions)
    style = "() => getComputedStyle(calendar.shadowRoot.querySelector('.notice')).animationDuration"
    assert bench.evaluate(style) == "0.01s"


def test_the_option_can_be_turned_off_beside_a_preset(bench):
    bench.mount(preset="fs-calendar", neighbour_titles="none")
    assert bench.locator(".titles").count() == 0
    bench.evaluate("() => { calendar.neighbourTitles = '0.5'; }")
    assert round(bench.evaluate(STRIP)[0][2], 1) == 0.5


# The end of an interval ---------------------------------------------------------------------


def test_a_mouse_shows_what_a_click_would_select_and_leaves_nothing(bench):
    bench.mount(selection="interval", max_length="5", disabled_days="2024-02-15")
    bench.cell("2024-02-13").click()
    bench.cell("2024-02-16").hover()
    assert bench.evaluate(PREVIEW) == ["2024-02-13", "2024-02-14", "2024-02-15", "2024-02-16"]
    assert bench.value == "2024-02-13"
    assert bench.cell("2024-02-16").get_attribute("aria-selected") == "false"
    # A closed day, and one too many, would select nothing.
    bench.cell("2024-02-15").hover()
    assert bench.evaluate(PREVIEW) == []
    bench.cell("2024-02-19").hover()
    assert bench.evaluate(PREVIEW) == []
    bench.cell("2024-02-17").hover()
    assert len(bench.evaluate(PREVIEW)) == 5
    bench.page.mouse.move(2, 2)
    assert bench.evaluate(PREVIEW) == []
    bench.cell("2024-02-16").click()
    assert bench.value == "2024-02-13/2024-02-16" and bench.evaluate(PREVIEW) == []


def test_the_keyboard_shows_it_and_escape_takes_it_back(bench):
    bench.mount(selection="interval", value="2024-02-20")
    bench.focus_grid().press("ArrowRight", "ArrowRight")
    assert bench.evaluate(PREVIEW) == ["2024-02-20", "2024-02-21", "2024-02-22"]
    bench.press("Escape")
    assert bench.evaluate(PREVIEW) == [] and bench.value is None


def test_a_finger_shows_nothing(open_bench):
    bench = open_bench(has_touch=True)
    bench.mount(selection="interval")
    bench.cell("2024-02-13").tap()
    bench.cell("2024-02-16").hover()
    assert len(bench.evaluate(PREVIEW)) == 4
    box = bench.cell("2024-02-20").bounding_box()
    bench.touch("touchStart", (box["x"] + 20, box["y"] + 20))
    assert bench.evaluate(PREVIEW) == []
    bench.touch("touchCancel")


def test_a_mouse_that_stays_on_a_day_sends_nothing(bench):
    bench.mount(selection="interval", record=True)
    bench.cell("2024-02-13").click()
    bench.cell("2024-02-16").hover()
    length = bench.evaluate("() => calendar.actionLog.length")
    box = bench.cell("2024-02-16").bounding_box()
    for step in range(8):
        bench.page.mouse.move(box["x"] + 12 + step, box["y"] + 12 + step)
    assert bench.evaluate("() => calendar.actionLog.length") == length


# Kal ----------------------------------------------------------------------------------------


def test_kal_turns_where_a_drag_ends_and_selects_the_first_of_a_month(bench):
    bench.mount(preset="kal", date="2024-02-20", today="2024-02-20")
    assert bench.value == "2024-02-20"
    bench.role("next").click()
    bench.at_rest()
    assert bench.value == "2024-03-01"
    bench.role("previous").click()
    bench.at_rest()
    assert bench.value == "2024-02-01"
    bench.cell("2024-02-27").hover()
    bench.page.mouse.down()
    bench.cell("2024-03-02").hover()
    assert bench.month == "2024-02" and "pressed" in bench.cell("2024-03-02").get_attribute("data-traits")
    bench.page.mouse.up()
    bench.at_rest()
    assert (bench.month, bench.value) == ("2024-03", "2024-03-02")


# Names and warnings -------------------------------------------------------------------------


def test_buttons_say_how_many_months_they_turn(open_bench):
    bench = open_bench(viewport={"width": 1100, "height": 720})
    bench.mount(view="months", columns="3")
    assert bench.role("next").get_attribute("aria-label") == "Next months"
    assert bench.role("previous").get_attribute("aria-label") == "Previous months"
    bench.set("columns", "1")
    assert bench.role("next").get_attribute("aria-label") == "Next month"


def test_pickers_say_once_that_they_have_no_other_views(open_bench):
    field = open_bench("/bench/picker.html", kind=Field)
    field.forgive("need almanac-calendar.js")
    field.evaluate("""async () => {
      await import('/element/almanac-picker.js');
      for (const [name, value] of [['view', 'month'], ['view', 'week'], ['direction', 'vertical']]) {
        const calendar = document.createElement('almanac-calendar');
        calendar.setAttribute(name, value);
        document.querySelector('#stage').append(calendar);
        await calendar.ready;
      }
    }""")
    heard = [text for _, text in field.console if "need almanac-calendar.js" in text]
    assert heard == ["almanac-calendar: other views and directions need almanac-calendar.js"]
