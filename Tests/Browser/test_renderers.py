# SPDX-License-Identifier: MIT
"""The app's own drawing of a role: drawn again when it changes, named as before, and inert unless it says otherwise."""

from test_timeline import timeline


def test_a_role_is_drawn_by_the_app(bench):
    bench.forgive("star.svg")
    bench.mount("contents")
    bench.evaluate(
        """() => {
          globalThis.told = [];
          calendar.renderers = { dayCell(node, element) { told.push(node); element.textContent = `(${node.text})`; } };
        }"""
    )
    cell = bench.cell("2024-02-07")
    assert cell.locator(".drawing").inner_text() == "(7)"
    assert not cell.locator(".text").is_visible()
    assert not cell.locator(".dots").is_visible()
    assert cell.get_attribute("aria-label") == "Wednesday, February 7, 2024, 5 events"
    node = bench.evaluate("() => told.find(n => n.day === '2024-02-28')")
    assert node["role"] == "dayCell" and "today" in node["traits"] and node["width"] > 40


def test_it_is_drawn_again_when_it_changes_and_on_other_pages(bench):
    bench.mount()
    bench.evaluate(
        "() => { calendar.renderers = { dayCell(node, element) { element.textContent = node.traits.includes('selected') ? 'yes' : node.day; } }; }"
    )
    bench.cell("2024-02-14").click()
    assert bench.cell("2024-02-14").locator(".drawing").inner_text() == "yes"
    bench.role("next").click()
    bench.at_rest()
    assert bench.cell("2024-03-14").locator(".drawing").inner_text() == "2024-03-14"
    bench.evaluate("() => { calendar.renderers = null; }")
    assert bench.locator(".drawing").count() == 0
    assert bench.cell("2024-03-14").inner_text() == "14"


def test_false_leaves_the_drawing_to_the_calendar_and_an_error_too(bench):
    bench.forgive("broken|drawing of a dayCell failed")
    bench.mount()
    bench.evaluate(
        """() => { calendar.renderers = { dayCell(node, element) {
          if (node.day === '2024-02-15') throw new Error('broken');
          element.textContent = 'x';
          return node.day === '2024-02-14';
        } }; }"""
    )
    assert bench.cell("2024-02-14").inner_text() == "x"
    assert bench.cell("2024-02-15").inner_text() == "15"
    assert bench.cell("2024-02-16").inner_text() == "16"


def test_content_of_the_app_is_inert_unless_it_says_otherwise(bench):
    bench.mount()
    bench.evaluate(
        """() => {
          globalThis.pressed = 0;
          calendar.renderers = { dayCell(node, element) {
            // Drawn once: a button that goes while it is pressed is never clicked.
            if (element.firstChild) return;
            element.innerHTML = '<button>+</button>';
            const button = element.firstChild;
            button.tabIndex = -1;
            button.addEventListener('click', () => { pressed += 1; });
            if (node.day === '2024-02-14') button.style.pointerEvents = 'auto';
          } };
        }"""
    )
    for day in ["2024-02-15", "2024-02-14"]:
        box = bench.cell(day).locator("button").bounding_box()
        bench.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert bench.value == "2024-02-15"
    assert bench.evaluate("() => pressed") == 1


def test_bars_can_be_drawn_too(open_bench):
    bench = open_bench(viewport={"width": 1000, "height": 900})
    bench.evaluate("() => { document.querySelector('#stage').style.cssText = 'width: 940px; height: 800px; max-width: none'; }")
    bench.mount("trips", fill=True)
    bench.evaluate("() => { calendar.renderers = { eventBar(node, element) { element.textContent = `${node.id} ${node.start}/${node.end}`; } }; }")
    assert bench.locator("[data-event-id='trip 1'] .drawing").first.inner_text() == "trip 1 2024-02-08/2024-02-13"


# Each with a selector of what the calendar has of it otherwise.
TIMELINE = {
    "dateHeader": ".date-header", "timeLabel": ".time-label", "timedEvent": ".timed-event", "eventBar": ".event:not(.timed-event)",
    "dayColumn": ".day-column", "nowLine": ".now-line", "nowLabel": ".now-label", "hourLines": ".hour-lines",
    "offHours": ".off-hours", "allDayCell": ".all-day", "lanesButton": ".lanes-head",
}  # fmt: skip


def test_an_app_draws_dates_times_and_events_of_a_timeline(open_bench):
    page = open_bench(viewport={"width": 900, "height": 720}, reduced_motion="reduce")
    bench = timeline(page, "crowd", date="2024-02-20", today="2024-02-20", working_hours="9-17")
    named = bench.evaluate("() => bench.all('.timed-event').map(node => node.ariaLabel)")
    bench.evaluate(
        """roles => {
          const draw = (node, element) => { element.textContent = `own ${node.role}`; };
          calendar.renderers = Object.fromEntries(roles.map(role => [role, draw]));
        }""",
        list(TIMELINE),
    )
    for role, selector in TIMELINE.items():
        drawn = bench.locator(f"{selector} > .drawing")
        assert drawn.count() >= 1, role
        assert drawn.first.inner_text() == f"own {role}"
    # Names stay, and so does what a click means.
    assert bench.evaluate("() => bench.all('.timed-event').map(node => node.ariaLabel)") == named
    bench.evaluate("() => { calendar.renderers = null; }")
    assert bench.locator(".drawing").count() == 0


def test_the_signs_of_buttons_are_drawn_by_the_app(bench):
    bench.mount()
    bench.evaluate(
        """() => { calendar.renderers = {
          nextButton(node, element) { element.textContent = '>'; }, previousButton(node, element) { element.textContent = '<'; } }; }"""
    )
    button = bench.role("next")
    assert button.inner_text() == ">"
    assert button.evaluate("node => getComputedStyle(node, '::before').content") == "none"
    assert button.get_attribute("aria-label") == "Next month"
    button.click()
    bench.at_rest()
    assert bench.evaluate("() => calendar.month") == "2024-03"


def test_lines_stand_between_rows_and_not_after_the_last(bench):
    bench.mount()
    shadows = "() => [...calendar.shadowRoot.querySelectorAll('.week')].filter(row => !getComputedStyle(row).boxShadow.includes(' -1px 0px')).length"
    rows = bench.locator(".week").count()
    assert bench.evaluate(shadows) == rows
    bench.evaluate("() => calendar.style.setProperty('--almanac-separator', '1px')")
    assert bench.evaluate(shadows) == bench.locator(".page").count()
