# SPDX-License-Identifier: MIT
"""The page of events in windows that change: what stands beside the hours fits, and a finger reaches everything."""

import pytest
from person import Person
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from visit import AWAY

# How wide the weeks of the small month are, beside the room they have.
WIDTHS = """() => {
  const small = document.getElementById('small');
  return [...small.shadowRoot.querySelectorAll('.week')].map(week => week.offsetWidth - small.clientWidth);
}"""


def meet(box, other, start, size):
    """Whether two boxes have a place in common, in a direction."""
    return box[start] + box[size] > other[start] + 1 and other[start] + other[size] > box[start] + 1


def small(page, selector):
    return page.page.locator(f"#small >> {selector}")


def test_the_small_month_comes_back_as_it_was(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    before = page.page.locator("#small").bounding_box()
    for width in (390, 1440):
        page.page.set_viewport_size({"width": width, "height": 900})
    page.page.wait_for_function(
        """before => {
          const { x, y, width, height } = document.getElementById('small').getBoundingClientRect();
          return JSON.stringify([x, y, width, height]) === JSON.stringify(before);
        }""",
        arg=[before[name] for name in ("x", "y", "width", "height")],
    )
    page.page.wait_for_function(f"() => ({WIDTHS})().every(more => more === 0)")
    box = small(page, "[data-role=next]").bounding_box()
    assert box["x"] + box["width"] <= before["x"] + before["width"]


def test_the_hours_stay_as_high_as_the_window(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for width, bar in ((390, 49), (1440, 0)):
        page.page.set_viewport_size({"width": width, "height": 900})
        page.page.wait_for_function(
            """bottom => {
              const box = document.getElementById('calendar').shadowRoot.querySelector('.calendar')?.getBoundingClientRect();
              return box && Math.abs(box.bottom - bottom) <= 1;
            }""",
            arg=900 - bar,
        )
    assert page.evaluate("() => document.getElementById('calendar').hasAttribute('grid-lines')") is False


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "ar-EG"])
@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_the_head_is_low_and_its_targets_are_high(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=day", locale=locale, viewport={"width": width, "height": 700}, has_touch=True)
    expect(page.locator(".day-column").first).to_be_visible()
    expect(page.page.locator("#shown")).not_to_be_empty()
    assert page.page.locator("#calendar").bounding_box()["y"] <= 120
    for target in page.page.locator(".period label, .turn button:visible").all():
        box = target.bounding_box()
        assert box["height"] >= 44
        assert box["width"] >= 40
        assert 0 <= box["x"] and box["x"] + box["width"] <= width
    assert page.evaluate("() => document.documentElement.scrollWidth") == width


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "ar-EG"])
def test_the_heading_of_three_days_takes_two_lines_on_the_narrowest_phone(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", locale=locale, viewport={"width": 320, "height": 568}, has_touch=True)
    expect(page.page.locator("#shown")).not_to_be_empty()
    lines = """heading => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }"""
    assert page.page.locator("#shown").evaluate(lines) <= 2


@pytest.mark.parametrize("width", [600, 900, 1024, 1280])
@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_nothing_of_the_head_is_cut_or_covered(busy, visit, locale, width):  # noqa: F811
    # A week of two years has the longest heading.
    page = visit(busy, PAGE.replace("date=2024-02-20", "date=2024-12-30"), locale=locale,
                 viewport={"width": width, "height": 800})
    expect(page.page.locator("#shown")).not_to_be_empty()
    parts = page.page.locator("#shown, #period, #turn")
    boxes = [part.bounding_box() for part in parts.all()]
    for number, box in enumerate(boxes):
        assert 0 <= box["x"] and box["x"] + box["width"] <= width
        for other in boxes[number + 1 :]:
            assert not all(meet(box, other, *sides) for sides in (("x", "width"), ("y", "height")))
    assert page.page.locator("#shown").evaluate("h => h.scrollWidth <= h.clientWidth")


def test_hidden_calendars_are_said_and_shown_again(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    note = page.page.locator("#all-hidden")
    for name in ("Work", "Home"):
        expect(note).to_be_empty()
        page.page.get_by_role("checkbox", name=name).uncheck()
    expect(note).to_contain_text("All calendars are hidden.")
    expect(shown(page, "Review")).to_have_count(0)
    note.get_by_role("button", name="Show all").click()
    expect(note).to_be_empty()
    expect(shown(page, "Review")).to_be_visible()
    for name in ("Work", "Home"):
        expect(page.page.get_by_role("checkbox", name=name)).to_be_checked()
    # The button is gone; the keyboard is not.
    assert page.evaluate("() => document.activeElement.value") == "week"
    page.page.reload()
    expect(shown(page, "Dentist")).to_be_visible()


DISC = """id => {
  const root = document.getElementById(id).shadowRoot;
  const number = root.querySelector('.day[data-traits~=today] > .text, .date-header[data-traits~=today] small');
  if (!number) return null;
  const { backgroundColor, color } = getComputedStyle(number);
  return [backgroundColor, color];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", ["week", "month"])
def test_today_looks_the_same_everywhere(busy, visit, scheme, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}".replace("date=2024-02-20", "date=2024-02-22"), **DESK, color_scheme=scheme)
    full = ["rgb(11, 107, 219)", "rgb(255, 255, 255)"]
    for calendar in ("small", "calendar"):
        page.page.wait_for_function(f"([id, full]) => `${{({DISC})(id)}}` === `${{full}}`", arg=[calendar, full])
    # A chosen day has a ring instead.
    ring = "id => document.getElementById(id).shadowRoot.querySelector('.day[data-traits~=selected] > .text')"
    for calendar in ("small", "calendar")[: 1 if view == "week" else 2]:
        style = page.evaluate(f"id => getComputedStyle(({ring})(id)).outlineWidth", calendar)
        assert style == "1.5px" or style == "1px"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_chosen_at_the_top_is_distinct(busy, visit, scheme):  # noqa: F811
    page = visit(busy, PAGE, **DESK, color_scheme=scheme)
    luminance = page.evaluate("""() => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const paint = (...places) => {
        canvas.clearRect(0, 0, 1, 1);
        for (const place of places) {
          canvas.fillStyle = getComputedStyle(document.querySelector(place)).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
        }
        const channel = value => (value / 255 <= .04045 ? value / 255 / 12.92 : ((value / 255 + .055) / 1.055) ** 2.4);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return .2126 * channel(red) + .7152 * channel(green) + .0722 * channel(blue);
      };
      return [paint('.bar', '.views'), paint('.bar', '.views', '.views [aria-current]')];
    }""")
    low, high = sorted(luminance)
    assert (high + .05) / (low + .05) >= (1.1 if scheme == "light" else 1.8)


@pytest.mark.parametrize("height", [640, 720, 900])
def test_what_is_below_the_lists_stays_in_view(busy, visit, height):  # noqa: F811
    page = visit(busy, PAGE, **{**DESK, "viewport": {"width": 1440, "height": height}})
    expect(page.page.locator("#layers")).not_to_be_empty()
    for name in ("Notifications", "Print", "Keyboard shortcuts"):
        box = page.page.locator("#sidebar").get_by_role("button", name=name).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, (name, box)
    # And the lists can be reached.
    last = page.page.locator("#sidebar input:visible").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_a_desk_shows_all_lists_of_the_demonstration(start_almanac, visit):
    page = visit(start_almanac("--demo"), "/", **DESK)
    expect(page.page.locator("#layers [role=group]")).to_have_count(2)
    expect(page.page.locator("#print")).to_be_visible()
    for field in page.page.locator("#sidebar input:visible").all():
        expect(field).to_be_in_viewport(ratio=1)
    # A line of two words takes no more height than a line has.
    assert page.page.locator("#notices").bounding_box()["height"] <= 38


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
def test_a_desk_has_room_for_four_calendars_beside_each_other(start_almanac, visit, locale):
    almanac = start_almanac("--demo")
    almanac.ask("POST", "calendars", {"id": "family", "name": "Family", "color": "#8A2BE2", "order": 4})
    page = visit(almanac, "/?view=day", **DESK, locale=locale)
    expect(page.page.locator("#layers [role=group]")).to_have_count(2)
    expect(page.page.locator("#print")).to_be_visible()
    fields = page.page.locator("#sidebar input:visible")
    expect(fields).to_have_count(9)
    for field in fields.all():
        expect(field).to_be_in_viewport(ratio=1)
    assert len({button.bounding_box()["y"] for button in page.page.locator(".foot").all()}) == 1


def test_a_phone_offers_one_place_for_a_new_event_in_a_month(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=month", **HAND)
    panel = page.page.locator("#inspector")
    expect(panel.get_by_role("button", name="Session", exact=True)).to_be_in_viewport()
    expect(panel.get_by_role("button", name="Event", exact=True)).to_have_count(0)
    page.cell("2024-02-22").tap()
    expect(panel.get_by_role("heading")).to_have_text("Thursday, February 22")
    page.page.locator("#add").tap()
    expect(page.dialog.locator("almanac-picker[name=start]")).to_have_js_property("value", "2024-02-22")


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("view", ["day", "month", "year", "agenda"])
def test_what_adds_an_event_lies_on_none_on_a_phone(busy, visit, view, width, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **{**HAND, "viewport": {"width": width, "height": 640}}, locale=locale)
    add = page.page.locator("#add").bounding_box()
    assert min(add["width"], add["height"]) >= 44
    for below in [page.page.locator("main > #desk"), *page.page.locator("#views a").all()]:
        box = below.bounding_box()
        is_beside = box["x"] + box["width"] <= add["x"] or add["x"] + add["width"] <= box["x"]
        assert is_beside or box["y"] + box["height"] <= add["y"]


CENTRES = """parts => parts.map(part => {
  const range = new Range();
  range.selectNodeContents(part);
  const { top, bottom } = range.getBoundingClientRect();
  return (top + bottom) / 2;
})"""


def test_a_phone_has_one_edge(busy, visit):  # noqa: F811
    busy.ask("POST", "events", {"id": "m", "calendar": "work", "title": "March", "start": "2024-03-01", "end": "2024-03-02"})
    page = visit(busy, PAGE + "&view=agenda", **HAND)
    name = page.locator(".month-name").filter(has_text="March")
    expect(name).to_be_attached()
    starts = "e => e.getBoundingClientRect().x + parseFloat(getComputedStyle(e).paddingInlineStart)"
    assert name.evaluate(starts) == page.page.locator("#shown").evaluate(starts) == 16
    page.page.locator("#open").click()
    box = page.dialog.get_by_role("checkbox").first
    expect(box).to_be_visible()
    assert box.evaluate(starts) == page.dialog.locator("h2").first.evaluate(starts)


def test_what_is_found_stands_in_the_middle_of_its_row(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND)
    page.page.locator("#search").click()
    page.dialog.get_by_role("combobox").press_sequentially("dentist")
    row = page.page.locator(".search-result")
    expect(row).to_have_count(1)
    box = row.bounding_box()
    [centre] = row.locator(".search-title").evaluate_all(CENTRES)
    assert abs(centre - box["y"] - box["height"] / 2) <= 1


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "es-ES", "ja-JP", "ar-EG", "he-IL"])
@pytest.mark.parametrize("view", ["days", "week"])
def test_days_of_this_year_are_one_line_on_a_phone(busy, visit, locale, view):  # noqa: F811
    page = visit(busy, PAGE + f"&view={view}", locale=locale, **HAND)
    heading = page.page.locator("#shown")
    expect(heading).not_to_be_empty()
    assert heading.evaluate("h => h.offsetHeight < 1.5 * parseFloat(getComputedStyle(h).lineHeight)")


def test_what_can_be_done_with_an_event_is_one_row_in_an_agenda(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=agenda", **HAND)
    shown(page, "Dentist").click()
    buttons = page.dialog.locator("footer button")
    expect(buttons).to_have_text(["Delete", "Duplicate", "Edit"])
    boxes = [button.bounding_box() for button in buttons.all()]
    assert len({(box["y"], box["height"]) for box in boxes}) == 1


# Where the words of titles end that have no room, beside where their room and their event do, and whether they fade.
CUT = """() => [...document.querySelector('#calendar').shadowRoot.querySelectorAll('.day-column > .event > .text')]
  .map(text => {
    const range = document.createRange();
    range.selectNodeContents(text.firstChild);
    const isMirrored = getComputedStyle(text).direction === 'rtl' || document.dir === 'rtl';
    const end = ({ left, right }) => isMirrored ? -left : right;
    return { over: Math.max(...[...range.getClientRects()].map(end)) - end(text.getBoundingClientRect()),
      fades: getComputedStyle(text).maskImage, room: Math.abs(end(text.parentElement.getBoundingClientRect())
        - end(text.getBoundingClientRect())) };
  }).filter(({ over }) => over > 0)"""


@pytest.mark.parametrize("locale, way, title", [
    ("en-US", "90deg", "Retrospectives internationalised"),
    ("ar-EG", "-90deg", "المستكشفاتوالاستعراضاتوالتقديرات")])  # fmt: skip
def test_words_with_no_room_fade_out_within_their_event(busy, visit, locale, way, title):  # noqa: F811
    event(busy, "long", "work", title, "2024-02-20T10:15[Europe/Berlin]",
          "2024-02-20T12:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=week", locale=locale, **{**HAND, "viewport": {"width": 768, "height": 1024}})
    expect(shown(page, title)).to_be_visible()
    found = page.evaluate(CUT)
    assert found
    for each in found:
        assert each["fades"].startswith(f"linear-gradient({way}") and each["room"] <= 1
    # What is one line in an agenda ends in an ellipsis instead.
    page.press("a")
    expect(page.locator(".agenda-day .event > .text").first).to_have_css("mask-image", "none")


def test_two_notices_leave_a_low_window_two_events_a_day(start_almanac, visit):
    almanac = start_almanac("--demo")
    # Five weeks.
    for name in "ABCD":
        event(almanac, name, "work", f"Event {name}", "2024-02-14", "2024-02-15")
    page = visit(almanac, f"{PAGE}&view=month&locale=en-US", forgives=[AWAY], viewport={"width": 1280, "height": 720})
    expect(page.page.locator(".notice")).to_have_count(1)
    expect(page.locator(".event")).to_have_count(2)
    almanac.stop()
    expect(page.page.locator(".notice")).to_have_count(2, timeout=15_000)
    expect(page.locator(".event")).to_have_count(2)
    expect(page.locator(".more")).to_have_count(1)


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_without_a_sidebar_its_foot_stands_below_the_calendars(busy, visit, device):  # noqa: F811
    settings = {"viewport": {"width": 768, "height": 1024}, "has_touch": device == "touch", "timezone_id": "Europe/Berlin"}
    page = visit(busy, PAGE, **settings)
    page.page.wait_for_selector("#print", state="attached")
    page.page.evaluate("() => { globalThis.print = () => { globalThis.hasPrinted = true; }; }")
    press = Person(page, device).press
    for name in ("Print", "Keyboard shortcuts"):
        press(page.button("Calendars"))
        expect(page.dialog.locator(".foot:visible")).to_have_text(
            ["Settings", "Notifications", "Import and export", "Keyboard shortcuts", "Print"])
        press(page.dialog.get_by_role("button", name=name))
        if name == "Print":
            page.page.wait_for_function("() => globalThis.hasPrinted")
            expect(page.dialog).to_have_count(0)
        else:
            expect(page.page.get_by_role("dialog", name=name)).to_be_visible()
            expect(page.dialog).to_have_count(1)
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    # And they are where they were.
    page.page.set_viewport_size({"width": 1440, "height": 900})
    for name in ("Settings", "Notifications", "Import and export", "Keyboard shortcuts", "Print"):
        expect(page.page.locator("#sidebar").get_by_role("button", name=name)).to_be_visible()
