# SPDX-License-Identifier: MIT
"""Colours of the page's own, wherever a tint is named."""

import re

import pytest

WHITE, DARK = (255, 255, 255), (28, 28, 30)


def colour(bench, day, selector, name):
    """A computed colour inside a day's cell, as three channels."""
    value = bench.cell(day).locator(selector).first.evaluate(
        "(e, name) => getComputedStyle(e)[name]", name)
    return tuple(round(float(n)) for n in re.findall(r"[\d.]+", value)[:3])


def contrast(one, other):
    def luminance(channels):
        linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme, ground", [("light", WHITE), ("dark", DARK)])
def test_any_colour_fills_a_day_and_its_number_can_be_read(bench, scheme, ground):
    bench.page.emulate_media(color_scheme=scheme)
    bench.forgive("neither a tint nor a colour")
    bench.mount("colors")
    for day, fill in [("2024-02-05", (125, 58, 193)), ("2024-02-06", (255, 214, 10)), ("2024-02-09", (125, 58, 193))]:
        assert colour(bench, day, ".text", "backgroundColor") == fill
        assert contrast(colour(bench, day, ".text", "color"), fill) >= 4.5
    # A number in a colour is on the background.
    number = colour(bench, "2024-02-07", ".text", "color")
    assert contrast(number, ground) >= 4.5 and number[0] > number[2] + 40


@pytest.mark.parametrize("scheme, ground", [("light", WHITE), ("dark", DARK)])
def test_dots_are_seen(bench, scheme, ground):
    bench.page.emulate_media(color_scheme=scheme)
    bench.forgive("neither a tint nor a colour")
    bench.mount("colors")
    dots = bench.cell("2024-02-08").locator(".dots i")
    assert dots.count() == 3
    seen = [tuple(map(int, re.findall(r"\d+", dots.nth(n).evaluate("e => getComputedStyle(e).backgroundColor"))[:3]))
            for n in range(3)]
    assert len(set(seen)) == 3 and all(contrast(each, ground) >= 3 for each in seen)
    # #ff2d95 is seen as it is on either ground; #0af is written short.
    assert seen[0] == (255, 45, 149)


@pytest.mark.parametrize("scheme, ground", [("light", WHITE), ("dark", DARK)])
def test_a_bar_is_a_faint_form_with_a_title_that_can_be_read(open_bench, scheme, ground):
    bench = open_bench(viewport={"width": 1000, "height": 900})
    bench.page.emulate_media(color_scheme=scheme)
    bench.forgive("neither a tint nor a colour")
    bench.evaluate("() => { document.querySelector('#stage').style.cssText = 'width: 940px; height: 800px; max-width: none'; }")
    bench.mount("colors", fill=True)
    bar = bench.locator('.event[data-tint="#ffd60a"]')
    assert bar.count() == 1 and bar.inner_text() == "Fair"
    style = bar.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
    text, back = (tuple(map(int, re.findall(r"\d+", each)[:3])) for each in style)
    assert contrast(text, back) >= 4.5
    # Faint, and still yellow.
    assert contrast(back, ground) < 2.5 and back[0] > back[2] + 20


@pytest.mark.parametrize("scheme, ground", [("light", WHITE), ("dark", DARK)])
def test_lines_borders_and_the_selection_of_a_day_have_colours_of_its_own(bench, scheme, ground):
    bench.page.emulate_media(color_scheme=scheme)
    bench.mount("inks", selection="multiple", value="2024-02-06 2024-02-07 2024-02-08")
    line = colour(bench, "2024-02-05", ".subtitle", "color")
    assert contrast(line, ground) >= 4.5 and line[0] > line[2] + 40
    assert bench.cell("2024-02-05").locator(".subtitle").inner_text() == "12 °C\n80 %"
    border = "e => getComputedStyle(e, '::after').boxShadow"
    for day in ["2024-02-05", "2024-02-06", "2024-02-09"]:
        drawn = bench.cell(day).evaluate(border)
        ring = tuple(map(int, re.findall(r"\d+", drawn)[:3]))
        assert contrast(ring, ground) >= 3
        # A line of the ground parts the border from a shape.
        assert drawn.count("inset") == (1 if day == "2024-02-05" else 2)
    fill, number = (colour(bench, "2024-02-06", ".text", name) for name in ["backgroundColor", "color"])
    assert fill == (255, 214, 10) and contrast(number, fill) >= 4.5
    fill, number = (colour(bench, "2024-02-07", ".text", name) for name in ["backgroundColor", "color"])
    assert contrast(number, fill) >= 4.5 and fill[0] > fill[2] + 40
    # A kept day stays as it is; the selection is the line around it.
    assert colour(bench, "2024-02-08", ".text", "backgroundColor") == (27, 127, 61)


def test_dots_are_as_large_as_the_page_says(bench):
    bench.forgive("neither a tint nor a colour")
    bench.mount("colors")
    bench.evaluate("() => globalThis.calendar.style.setProperty('--almanac-dot-size', '7px')")
    assert bench.cell("2024-02-08").locator(".dots i").first.bounding_box()["width"] == 7


def test_what_is_no_colour_is_named_once_and_shows_nothing(bench):
    bench.forgive("neither a tint nor a colour")
    bench.mount("colors")
    bench.evaluate("() => globalThis.calendar.invalidate()")
    for day in ["2024-02-12", "2024-02-13"]:
        assert bench.cell(day).get_attribute("data-tint") is None
    named = [text for _, text in bench.console if "neither a tint nor a colour" in text]
    assert sorted(re.search("“(.*)” is", text)[1] for text in named) == ["#12", "mauve"]


def test_calendars_of_a_page_share_the_colours(bench):
    bench.forgive("neither a tint nor a colour")
    bench.mount("colors")
    found = bench.evaluate(
        """async () => {
          const other = document.createElement('almanac-calendar');
          other.setAttribute('date', '2024-02-01');
          other.dataSource = { facts: () => [{ day: '2024-02-05', tint: '#7D3AC1' }] };
          document.body.append(other);
          await other.ready;
          const cell = other.shadowRoot.querySelector('[data-day="2024-02-05"]');
          const mixed = globalThis.calendar.shadowRoot.adoptedStyleSheets.at(-1);
          return [cell.dataset.tint, getComputedStyle(cell.querySelector('.text')).backgroundColor,
            other.shadowRoot.adoptedStyleSheets.at(-1) === mixed,
            [...mixed.cssRules].filter(rule => rule.selectorText.includes('#7d3ac1')).length];
        }""")
    assert found == ["#7d3ac1", "rgb(125, 58, 193)", True, 3]


def test_more_colours_than_have_numbers_look_like_the_nearest(bench):
    bench.mount("queue", date="2024-02-01")
    found = bench.evaluate(
        """() => {
          const [{ resolve, question }] = bench.requests;
          const start = Date.parse(question.first);
          const days = Array.from({ length: 42 }, (_, n) => new Date(start + n * 86_400_000).toISOString().slice(0, 10));
          // Each day has five colours: a fill, a number and three dots.
          const hex = n => `#${(n * 5 + 16).toString(16).padStart(2, '0')}8000`;
          const facts = days.map((day, n) => ({ day, tint: hex(n), titleTint: `${hex(n).slice(0, 3)}80ff`,
            dots: [1, 2, 3].map(blue => `${hex(n).slice(0, 5)}${blue}0`) }));
          resolve(facts);
          return new Promise(done => requestAnimationFrame(() => {
            const { shadowRoot } = globalThis.calendar;
            const tinted = [...shadowRoot.querySelectorAll('.day[data-tint]')].map(day => day.dataset.tint);
            done([shadowRoot.adoptedStyleSheets.at(-1).cssRules.length, tinted.length, new Set(tinted).size < tinted.length]);
          }));
        }""")
    # 95 colours have numbers; the days beyond share them, and none is left without.
    assert found == [4 * 95, 42, True]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_dots_on_a_filled_day_are_white_within_it_and_in_its_middle(bench, direction):
    bench.mount("queue", date="2024-02-01", dir=direction)
    found = bench.evaluate(
        """() => {
          const dots = ['red', 'blue', 'green', 'red', 'blue'];
          const facts = [1, 2, 3, 5].map(count =>
            ({ day: `2024-02-0${count}`, tint: 'streak-kept', dots: dots.slice(0, count) }));
          bench.requests[0].resolve(facts);
          return new Promise(done => requestAnimationFrame(() => done(facts.map(({ day }) => {
            const cell = globalThis.calendar.shadowRoot.querySelector(`[data-day='${day}']`);
            const shape = cell.querySelector('.text').getBoundingClientRect();
            const middle = [shape.left + shape.width / 2, shape.top + shape.height / 2];
            const all = [...cell.querySelectorAll('.dots i')];
            const boxes = all.map(dot => dot.getBoundingClientRect());
            const far = boxes.map(({ left, right, top, bottom }) =>
              Math.hypot((left + right) / 2 - middle[0], (top + bottom) / 2 - middle[1]) + (right - left) / 2);
            const edges = [...boxes.map(({ left }) => left), ...boxes.map(({ right }) => right)];
            return { count: all.length, off: (Math.min(...edges) + Math.max(...edges)) / 2 - middle[0],
              isWithin: Math.max(...far) <= Math.min(shape.width, shape.height) / 2,
              colors: [...new Set(all.map(dot => getComputedStyle(dot).backgroundColor))] };
          }))));
        }""")
    assert [day["count"] for day in found] == [1, 2, 3, 3]
    for day in found:
        assert abs(day["off"]) <= 0.5 and day["isWithin"] and day["colors"] == ["rgb(255, 255, 255)"], day


def test_colours_outlive_a_trap_and_are_said_once(bench):
    bench.forgive("neither a tint nor a colour")
    bench.forgive("the engine stopped")
    bench.mount("colors", engine="/almanac-probe.wasm")
    sheets = "() => globalThis.calendar.shadowRoot.adoptedStyleSheets.length"
    before = bench.evaluate(sheets)
    bench.evaluate("() => globalThis.calendar.trap()")
    assert colour(bench, "2024-02-05", ".text", "backgroundColor") == (125, 58, 193)
    assert bench.evaluate(sheets) == before
