# SPDX-License-Identifier: MIT
"""What stands in a day's cell beside its number: as it is drawn, as it is named, where it is."""

import pytest


def mount(bench, source="contents", **options):
    # Our own pages admit no images; what is tested is what the element asks for.
    bench.forgive("star.svg")
    bench.mount(source, **options)


def lines(bench, day):
    """The texts under a day's number, from above."""
    cell = bench.cell(day)
    return [cell.locator(".line").nth(n).inner_text() for n in range(cell.locator(".line").count())]


def test_lines_badge_and_image_are_drawn_and_named(bench):
    mount(bench)
    assert lines(bench, "2024-02-05") == ["Trip"]
    assert bench.cell("2024-02-12").locator(".badge").inner_text() == "3"
    assert bench.cell("2024-02-08").locator("img.image").get_attribute("src") == "/bench/star.svg"
    assert bench.cell("2024-02-05").get_attribute("aria-label") == "Monday, February 5, 2024, Trip"
    assert bench.cell("2024-02-12").get_attribute("aria-label") == "Monday, February 12, 2024, 3"
    assert bench.cell("2024-02-07").get_attribute("aria-label") == "Wednesday, February 7, 2024, 5 events"
    assert bench.cell("2024-02-07").locator(".dots").inner_text() == "+2"
    assert bench.cell("2024-02-09").locator(".dots").count() == 0


def test_what_there_is_no_dot_for_is_counted_in_the_digits_of_the_language(bench):
    mount(bench, locale="ar-EG")
    assert bench.cell("2024-02-07").locator(".dots").inner_text() == "+٢"


FAR_CORNERS = """cell => {
  const ring = getComputedStyle(cell, '::after');
  const box = cell.getBoundingClientRect();
  const text = document.createRange();
  const dots = cell.querySelector('.dots');
  text.selectNode(dots.lastChild);
  const [first, last] = [dots.firstChild, text].map(each => each.getBoundingClientRect());
  const middle = { x: box.x + box.width / 2, y: box.y + parseFloat(ring.top) + parseFloat(ring.height) / 2 };
  const far = (x, y) => Math.hypot(x - middle.x, y - middle.y);
  return { room: parseFloat(ring.width) / 2 + parseFloat(ring.outlineOffset), width: ring.outlineWidth,
    far: [far(first.left, first.top + first.height / 2), far(last.right, last.top + last.height / 2)] };
}"""


def test_the_ring_of_the_focus_leaves_dots_and_their_number_alone(bench):
    mount(bench)
    cell = bench.cell("2024-02-07")
    cell.evaluate("cell => cell.focus()")
    bench.press("ArrowRight", "ArrowLeft")
    found = cell.evaluate(FAR_CORNERS)
    assert found["width"] == "2px"
    assert max(found["far"]) <= found["room"], found


def test_a_ring_around_a_day_has_room_for_its_dots_and_for_no_number(bench):
    mount(bench)
    bench.evaluate("""() => {
      calendar.style.setProperty('--almanac-selection-dots', '1');
      calendar.style.setProperty('--almanac-selection-frame', '2px');
      calendar.style.setProperty('--almanac-selection-fill', 'transparent');
      calendar.select('2024-02-07');
    }""")
    sizes = "cell => [getComputedStyle(cell.querySelector('.dots')).fontSize, cell.querySelectorAll('.dots i').length]"
    assert bench.cell("2024-02-07").evaluate(sizes) == ["0px", 3]
    bench.evaluate("() => calendar.select('2024-02-08')")
    assert bench.cell("2024-02-07").evaluate(sizes) == ["10px", 3]


def test_dots_can_be_switched_off(bench):
    mount(bench)
    bench.evaluate("() => calendar.setAttribute('no-indicators', '')")
    assert bench.cell("2024-02-07").locator(".dots").count() == 0
    assert bench.cell("2024-02-07").get_attribute("aria-label") == "Wednesday, February 7, 2024"


def test_nothing_lies_over_a_line(bench):
    mount(bench, alternate_calendar="hebrew")
    boxes = bench.evaluate(
        """() => [...calendar.shadowRoot.querySelectorAll('.day')].map(day => {
          const box = element => element.getBoundingClientRect();
          const [cell, own] = [box(day), box(day.querySelector('.text'))];
          return [...day.querySelectorAll('.line')].map(line => [cell.top, own.bottom, box(line).top, box(line).bottom, cell.bottom]);
        }).flat()"""
    )
    assert len(boxes) > 42
    for cell_top, number_bottom, top, bottom, cell_bottom in boxes:
        assert cell_top < top and bottom <= cell_bottom + 0.5
        assert number_bottom <= top + 0.5


@pytest.mark.parametrize(
    "calendar, locale, texts",
    [
        ("hebrew", None, {"2024-02-20": "י״א", "2024-02-10": "אדר א׳", "2024-02-24": "ט״ו"}),
        ("hebrew", "en", {"2024-02-20": "11", "2024-02-10": "Adar I"}),
        ("chinese", None, {"2024-02-20": "十一", "2024-02-10": "正月"}),
        ("islamic-umalqura", "en", {"2024-02-20": "10", "2024-02-11": "Shaʻban"}),
        ("persian", None, {"2024-02-20": "۱", "2024-02-21": "۲"}),
        ("buddhist", "en", {"2024-02-20": "20"}),
        ("japanese", None, {"2024-02-20": "20"}),
        ("coptic", "en", {"2024-02-20": "12"}),
        ("ethiopic", "en", {"2024-02-20": "12"}),
        ("indian", "en", {"2024-02-21": "2"}),
    ],
)
def test_dates_of_another_calendar(bench, calendar, locale, texts):
    mount(bench, None, alternate_calendar=calendar, **({"alternate_locale": locale} if locale else {}))
    for day, text in texts.items():
        if day == "2024-02-20" and calendar == "persian":
            text = "اسفند"
        assert lines(bench, day) == [text], day
        assert len(bench.cell(day).get_attribute("aria-label")) > len("Tuesday, February 20, 2024, ")


def test_there_is_no_date_where_the_browser_is_not_sure(bench):
    mount(bench, None, date="1999-04-15", today="1999-04-15", alternate_calendar="islamic-umalqura")
    assert lines(bench, "1999-04-16") == []
    assert len(lines(bench, "1999-04-17")) == 1
    # Chromium is right about the Hebrew year that Foundation is wrong about, so it answers.
    bench.evaluate("() => { calendar.setAttribute('alternate-calendar', 'hebrew'); calendar.show('2045-11-10'); }")
    bench.evaluate("() => bench.until(() => calendar.month === '2045-11')")
    bench.at_rest()
    assert len(lines(bench, "2045-11-10")) == 1


def test_an_unknown_calendar_is_said_and_shows_nothing(bench):
    bench.forgive("no calendar")
    mount(bench, None, alternate_calendar="julian-ish")
    assert bench.locator(".line").count() == 0


def test_fui5_the_legend_lists_what_the_month_has(bench):
    mount(bench)
    bench.evaluate(
        """() => { calendar.legend = [{ name: 'Holiday', tint: 'red' }, { name: 'Away', tint: 'teal' }, { name: 'Other', tint: 'pink' }]; }"""
    )
    kinds = bench.locator(".legend .kind")
    assert [kinds.nth(n).inner_text() for n in range(kinds.count())] == ["Holiday", "Away"]
    assert bench.locator(".legend").get_attribute("role") == "list"


def test_days_can_be_square(bench):
    mount(bench)
    bench.evaluate("() => calendar.style.setProperty('--almanac-roundness', '0.2')")
    bench.cell("2024-02-14").click()
    corner = bench.evaluate("() => getComputedStyle(bench.query('[aria-selected=true] > .text')).borderTopLeftRadius")
    assert corner == "10%"


def test_fs_f_weekends_and_events_have_colours_of_the_pages(open_bench):
    bench = open_bench()
    bench.mount("dots", week_numbers=True, value="2024-02-24")
    bench.evaluate(
        """() => { for (const [name, value] of [['weekend', 'rgb(163, 35, 27)'], ['week-number', 'rgb(11, 79, 168)'], ['ink-red', 'rgb(128, 0, 0)']])
          calendar.style.setProperty(`--almanac-${name}`, value); }"""
    )
    colour = "day => getComputedStyle(bench.query(`[data-day='${day}'] .text`)).color"
    assert bench.evaluate(colour, "2024-02-17") == "rgb(163, 35, 27)"
    assert bench.evaluate(colour, "2024-02-16") != "rgb(163, 35, 27)"
    # What is selected, and what is not of the month, goes before the weekend.
    assert bench.evaluate(colour, "2024-02-24") != "rgb(163, 35, 27)"
    assert bench.evaluate(colour, "2024-03-02") != "rgb(163, 35, 27)"
    assert bench.evaluate("() => getComputedStyle(bench.query('.week-number')).color") == "rgb(11, 79, 168)"


def test_a_page_brings_phrases_of_further_languages(bench):
    bench.evaluate("""() => { const link = document.createElement('link');
      Object.assign(link, { rel: 'almanac-phrases', hreflang: 'nl', href: '/bench/nl.txt' }); document.head.append(link); }""")
    bench.mount(locale="nl-NL", selection="interval", value="2024-02-05/2024-02-08")
    assert bench.locator(".today").inner_text() == "Vandaag"
    assert bench.locator(".next").get_attribute("aria-label") == "Volgende maand"
    # English stands in for what the file lacks.
    assert "start of range" in bench.cell("2024-02-05").get_attribute("aria-label")


def test_a_locale_asks_for_another_calendar_beside_ours(bench):
    bench.mount(date="2024-03-20", today="2024-03-20", locale="fa-IR-u-ca-persian")
    assert [lines(bench, f"2024-03-{day}") for day in (20, 21)] == [["فروردین"], ["۲"]]
    bench.set("locale", "fa-IR-u-ca-gregory")
    assert lines(bench, "2024-03-20") == []
    bench.set("locale", "fa-IR-u-ca-persian")
    bench.set("alternate-calendar", "")
    assert lines(bench, "2024-03-20") == []
