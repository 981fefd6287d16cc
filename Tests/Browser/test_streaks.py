# SPDX-License-Identifier: MIT
"""StreakSource, sessions in memory, on a page without a server: pages/streaks.html."""

import pytest
from audit import Audit
from playwright.sync_api import expect
from test_appearance import TEXTS

ARABIC = "/bench/streaks.html?date=2024-02-20&today=2024-02-28&locale=ar-EG&first-weekday=saturday"
ENGLISH = "/bench/streaks.html?date=2024-02-20&today=2024-02-28&locale=en-US"


@pytest.fixture
def open_streaks(open_bench):
    """Opens the page; the bench's own words need the bench on it."""

    def open_streaks(at, **settings):
        bench = open_bench(at, **settings)
        bench.evaluate(
            """async () => {
              await customElements.whenDefined('almanac-calendar');
              const { readDOM } = await import('/bench/dom.js');
              globalThis.calendar = document.querySelector('almanac-calendar');
              await calendar.ready;
              await import('/bench/bench.js');
              await benchIsReady;
            }"""
        )
        bench.evaluate("() => bench.until(() => document.querySelector('#figures').children.length > 0)")
        return bench

    return open_streaks


def tints(bench, which=":not([data-traits~=outside])"):
    """`data-tint` by day of the month at rest, without days that have none."""
    return bench.evaluate(
        "which => Object.fromEntries(bench.all(`[data-day][data-tint]${which}`).map(c => [c.dataset.day, c.dataset.tint]))",
        which,
    )


def figures(bench):
    rows = bench.page.locator("#figures > *").all()
    return [(row.locator("dt").inner_text(), row.locator("dd").first.inner_text()) for row in rows]


def cards(bench):
    return [card.inner_text().split("\n\n") for card in bench.page.locator("#sessions li").all()]


def test_the_tints_are_those_of_the_tutorial(open_streaks):
    bench = open_streaks(ARABIC)
    shown = tints(bench)
    assert {day for day, tint in shown.items() if tint == "streak-kept"} == {"2024-02-20", "2024-02-25", "2024-02-26"}
    assert {day for day, tint in shown.items() if tint == "streak-short"} == {"2024-02-24"}
    assert {day for day, tint in shown.items() if tint == "streak-none"} == {
        f"2024-02-{day:02d}" for day in range(1, 29) if day not in (20, 24, 25, 26)
    }
    assert bench.role("title").inner_text() == "فبراير ٢٠٢٤"
    heads = bench.locator("[role=columnheader]").all()
    assert [heads[0].get_attribute("aria-label"), heads[6].get_attribute("aria-label")] == ["السبت", "الجمعة"]
    assert heads[0].bounding_box()["x"] > heads[6].bounding_box()["x"]
    assert bench.evaluate("() => [document.documentElement.lang, document.documentElement.dir]") == ["ar-EG", "rtl"]


def test_nothing_is_tinted_before_the_first_day_or_after_today(open_streaks):
    bench = open_streaks("/bench/streaks.html?date=2024-01-10&today=2024-01-20&locale=en-US")
    assert bench.month == "2024-01"
    assert sorted(tints(bench)) == [f"2024-01-{day:02d}" for day in range(1, 21)]
    bench.role("previous").click()
    bench.at_rest()
    assert tints(bench) == {}
    bench.role("next").click()
    bench.at_rest()
    bench.role("next").click()
    bench.at_rest()
    assert (bench.month, tints(bench)) == ("2024-02", {})


def test_days_of_neighbouring_months_are_tinted_too(open_streaks):
    bench = open_streaks(ENGLISH)
    assert tints(bench, "[data-traits~=outside]") == {f"2024-01-{day}": "streak-none" for day in range(28, 32)}


def test_figures_and_cards(open_streaks):
    bench = open_streaks(ENGLISH)
    assert dict(figures(bench))["Longest streak"] == "2"
    assert dict(figures(bench))["Current streak"] == "0"
    assert dict(figures(bench))["Goal days"] == "3"
    expect(bench.page.locator("#day-heading")).to_have_text("Sessions on Feb 20, 2024")
    assert len(cards(bench)) == 1
    bench.cell("2024-02-25").click()
    expect(bench.page.locator("#sessions li")).to_have_count(2)
    texts = bench.page.locator("#sessions").inner_text()
    assert texts.index("3:12") < texts.index("6:30")
    bench.cell("2024-02-24").click()
    expect(bench.page.locator("#sessions li")).to_contain_text("ends before it starts")
    bench.cell("2024-02-21").click()
    expect(bench.page.locator("#sessions")).to_have_text("No sessions on Feb 21, 2024")
    assert "date=2024-02-21" in bench.page.url


def test_arabic_figures_have_arabic_digits(open_streaks):
    bench = open_streaks(ARABIC)
    assert dict(figures(bench))["أطول سلسلة"] == "٢"


def test_the_points_are_in_the_name_of_a_day(open_streaks):
    bench = open_streaks(ENGLISH)
    name = bench.cell("2024-02-20").get_attribute("aria-label")
    assert "kept, 100 of 100 points" in name
    assert name.startswith("Tuesday, February 20, 2024")
    assert "short of the goal, 30 of 100 points" in bench.cell("2024-02-24").get_attribute("aria-label")
    assert bench.cell("2024-02-20").get_attribute("aria-selected") == "true"


def test_today_is_selected_first_and_not_marked(open_streaks):
    bench = open_streaks("/bench/streaks.html?today=2024-02-28&locale=en-US")
    assert bench.value == "2024-02-28"
    assert bench.cell("2024-02-28").get_attribute("data-traits") == "selected"
    assert bench.cell("2024-02-28").get_attribute("aria-current") is None
    assert bench.locator("[data-traits~=today]").count() == 0
    expect(bench.page.locator("#sessions")).to_have_text("No sessions on Feb 28, 2024")


@pytest.mark.parametrize("opened, dx", [(ENGLISH, 320), (ARABIC, -320)])
def test_a_swipe_leads_to_january_and_keeps_the_selected_day(open_streaks, opened, dx):
    bench = open_streaks(opened, has_touch=True)
    bench.swipe(dx)
    bench.at_rest()
    assert bench.month == "2024-01"
    assert set(tints(bench).values()) == {"streak-none"}
    assert sorted(tints(bench)) == [f"2024-01-{day:02d}" for day in range(1, 32)]
    assert bench.value == "2024-02-20"
    bench.swipe(-dx)
    bench.at_rest()
    assert bench.month == "2024-02"
    assert bench.cell("2024-02-20").get_attribute("data-traits") == "selected"


def test_the_keyboard_reaches_the_days_and_the_sessions(open_streaks):
    bench = open_streaks(ENGLISH)
    bench.focus_grid().press("End", "ArrowRight", "Enter")
    assert bench.value == "2024-02-25"
    expect(bench.page.locator("#sessions li")).to_have_count(2)
    bench.press("Tab")
    assert bench.evaluate("() => document.activeElement.className") == "cards"


@pytest.mark.parametrize("opened", [ENGLISH, ARABIC])
def test_axe_finds_nothing_on_the_page(open_streaks, opened):
    bench = open_streaks(opened, reduced_motion="reduce")
    bench.evaluate("() => bench.settled()")
    found = Audit(bench.page)
    assert (found.wrong, found.left_open) == ([], [])


@pytest.mark.parametrize("width", [320, 768, 1440])
@pytest.mark.parametrize("opened", [ENGLISH, ARABIC])
def test_the_page_fits_every_screen(open_streaks, opened, width):
    bench = open_streaks(opened, viewport={"width": width, "height": 900})
    assert bench.evaluate(TEXTS)["faults"] == []
    overflowing = bench.evaluate(
        "() => [...document.querySelectorAll('main *')].filter(e => !e.closest('.spoken, .cards') && !e.matches('.day, .side, .strip, .board') && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map(e => e.className || e.localName)"
    )
    assert overflowing == []


def test_nothing_is_against_the_policy(open_streaks):
    bench = open_streaks(ENGLISH)
    bench.cell("2024-02-25").click()
    bench.role("next").click()
    bench.at_rest()
    assert bench.complaints == []


def test_today_is_not_red_while_it_is_short(open_streaks):
    colors = """day => {
      const cell = bench.query(`.day[data-day="${day}"]`);
      const { color } = getComputedStyle(cell);
      return [color, getComputedStyle(cell, '::after').borderTopColor, getComputedStyle(cell.querySelector('.text')).backgroundColor];
    }"""
    red, accent = "rgb(201, 52, 43)", "rgb(11, 107, 219)"
    bench = open_streaks("/bench/streaks.html?today=2024-02-28&date=2024-02-28&locale=en-US")
    assert bench.evaluate(colors, "2024-02-24")[:2] == [red, red]
    bench = open_streaks("/bench/streaks.html?today=2024-02-24&date=2024-02-24&locale=en-US")
    bench.evaluate("() => calendar.removeAttribute('hide-today')")
    ink, ring, ground = bench.evaluate(colors, "2024-02-24")
    assert [ink, ring] == [accent, accent]
    assert ground == "color(srgb 0.0431373 0.419608 0.858824 / 0.08)"


def test_a_pages_colours_of_short_days_hold_on_today(open_streaks):
    bench = open_streaks("/bench/streaks.html?today=2024-02-24&date=2024-02-24&locale=en-US")
    bench.evaluate("""() => {
      calendar.removeAttribute('hide-today');
      calendar.style.setProperty('--almanac-ring-short', 'rgb(1, 2, 3)');
      calendar.style.setProperty('--almanac-tint-streak-short', 'rgb(250, 240, 230)');
    }""")
    cell = bench.cell("2024-02-24")
    assert cell.get_attribute("data-tint") == "streak-short" and "today" in cell.get_attribute("data-traits")
    assert cell.evaluate("cell => [getComputedStyle(cell).color, getComputedStyle(cell.querySelector('.text')).backgroundColor]") \
        == ["rgb(1, 2, 3)", "rgb(250, 240, 230)"]
