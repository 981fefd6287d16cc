# SPDX-License-Identifier: MIT
"""What was changed on the page of events is seen, whatever hours are in view, and what stands beside each other is level."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import begin, edit, has_times, save

IN_VIEW = """title => {
  const { shadowRoot } = document.getElementById('calendar');
  const part = [...shadowRoot.querySelectorAll('.timed-event')].find(each => each.textContent.includes(title));
  const [own, column] = [part, part?.closest('.timeline-row')].map(each => each?.getBoundingClientRect());
  return Boolean(part) && own.top >= column.top - 1 && own.bottom <= column.bottom + 1;
}"""


def is_seen(page, title):
    page.page.wait_for_function(IN_VIEW, arg=title)


@pytest.mark.parametrize("settings", [DESK, HAND, {**DESK, "reduced_motion": "no-preference"}])
@pytest.mark.parametrize("start, end", [("00:30", "01:15"), ("22:45", "23:45")])
def test_a_saved_event_is_seen_whatever_hours_are_in_view(busy, visit, settings, start, end):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    begin(page).fill(title="Night train", startTime=start, endTime=end)
    has_times(page, "2024-02-20", start, "2024-02-20", end)
    save(page)
    is_seen(page, "Night train")
    # The same on a day that is not in view.
    edit(page, "Night train").fill(start="Mar 20, 2024")
    save(page)
    expect(shown(page, "Night train")).to_have_attribute("data-start", f"2024-03-20T{start}")
    is_seen(page, "Night train")


def test_what_is_undone_is_seen_whatever_hours_are_in_view(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Review").fill(startTime="22:00")
    has_times(page, "2024-02-20", "22:00", "2024-02-20", "23:30")
    save(page)
    is_seen(page, "Review")
    expect(shown(page, "Review").first).to_have_attribute("data-start", "2024-02-20T22:00")
    page.page.keyboard.press("Control+z")
    expect(shown(page, "Review").first).to_have_attribute("data-start", "2024-02-20T10:00")
    is_seen(page, "Review")
    page.page.keyboard.press("Control+Shift+z")
    expect(shown(page, "Review").first).to_have_attribute("data-start", "2024-02-20T22:00")
    is_seen(page, "Review")


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
@pytest.mark.parametrize("width", [390, 768, 1440])
def test_a_day_and_its_time_are_as_high_as_each_other(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": width, "height": 900})
    page.page.locator("#add").click()
    for name in ("start", "end"):
        day = page.dialog.locator(f"almanac-picker[name={name}]").bounding_box()
        time = page.dialog.locator(f"[name={name}Time]").bounding_box()
        assert abs(day["y"] - time["y"]) < 1
        assert abs(day["height"] - time["height"]) < 1


@pytest.mark.parametrize("settings, side", [(DESK, 256), ({"viewport": {"width": 768, "height": 900}}, 0)])
def test_what_is_told_stands_in_the_middle_of_the_hours(busy, visit, settings, side):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    begin(page).fill(title="Told")
    save(page)
    box = page.toast.bounding_box()
    middle = (side + settings["viewport"]["width"]) / 2
    assert abs(box["x"] + box["width"] / 2 - middle) <= 1


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_the_head_ends_where_the_periods_end(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": 768, "height": 900})
    periods, add = (page.page.locator(selector).bounding_box() for selector in ("#period", "#add"))
    if locale == "ar-EG":
        assert abs(periods["x"] - add["x"]) <= 1
    else:
        assert abs(periods["x"] + periods["width"] - add["x"] - add["width"]) <= 1


def test_a_tablet_has_one_left_edge(start_almanac, visit):
    page = visit(start_almanac("--demo"), f"{PAGE}&view=agenda", viewport={"width": 768, "height": 1024}, has_touch=True)
    expect(page.page.locator(".notice")).to_be_visible()
    expect(page.locator(".month-name").first).to_be_visible()
    boxes = [page.page.locator(selector).bounding_box() for selector in ("#heading", ".notice-text", "#shown", "#period")]
    assert {box["x"] for box in boxes} == {24}
    add = page.page.locator("#add").bounding_box()
    assert boxes[-1]["y"] - add["y"] - add["height"] >= 4


@pytest.mark.parametrize("locale, number", [("en-US", "20"), ("ar-EG", "٢٠")])
def test_today_is_a_leaf_with_its_number_on_a_phone(busy, visit, locale, number):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **HAND)
    expect(page.page.locator("#today text")).to_have_text(number)
    page.evaluate("() => document.getElementById('calendar').setAttribute('today', '2024-02-29')")
    expect(page.page.locator("#today text")).to_have_text({"20": "29", "٢٠": "٢٩"}[number])


def test_today_looks_the_same_on_each_page(busy, visit):  # noqa: F811
    looks = "e => [e.offsetHeight > 35, ...['color', 'fontWeight', 'fontSize'].map(name => getComputedStyle(e)[name])]"
    page = visit(busy, PAGE, **DESK)
    own = page.page.locator("#today").evaluate(looks)
    page = visit(busy, PAGE.replace("/", "/streaks", 1), **DESK)
    assert page.locator("[data-role=today]").evaluate(looks) == own


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("settings", [DESK, HAND])
def test_the_frame_around_a_day_of_the_agenda_is_as_wide_as_what_is_in_it(busy, visit, settings, locale):  # noqa: F811
    page = visit(busy, PAGE + "&view=agenda", locale=locale, **settings)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => document.getElementById('calendar').focus()")
    page.page.keyboard.press("ArrowDown")
    room = page.evaluate("""() => {
      const day = document.getElementById('calendar').shadowRoot.activeElement;
      const [own, item] = [day, day.querySelector('.event')].map(each => each.getBoundingClientRect());
      const end = document.dir === 'rtl' ? own.right - item.left : item.right - own.left;
      return parseFloat(getComputedStyle(day, '::after').inlineSize) - end;
    }""")
    assert 0 <= room <= 12


def test_a_title_with_one_line_is_cut_by_letters_and_fades(busy, visit):  # noqa: F811
    for id, start, end in [("s", "14:00", "14:30"), ("t", "16:00", "18:00")]:
        event(busy, id, "work", f"Release {start} notes of everybody", f"2024-02-21T{start}[Europe/Berlin]",
              f"2024-02-21T{end}[Europe/Berlin]")
    page = visit(busy, PAGE, **{**DESK, "viewport": {"width": 1040, "height": 900}})
    expect(shown(page, "Release")).to_have_count(2)

    def lines():
        return shown(page, "Release").locator("> .text").evaluate_all("""texts => texts.map(text => {
          const range = new Range();
          range.selectNodeContents(text.firstChild);
          const { right } = range.getClientRects()[0];
          return [new Set([...range.getClientRects()].map(({ top }) => top)).size,
            right > text.getBoundingClientRect().right];
        })""")

    # Where there are more lines, words stay whole.
    assert lines()[0] == [1, True]
    assert lines()[1][0] > 1 and not lines()[1][1]
    # Its hours grow, and it has two.
    page.page.locator("#calendar").evaluate("calendar => calendar.setAttribute('hour-height', '96')")
    expect(shown(page, "Release").first).not_to_have_class(re.compile(r"\blow\b"))
    assert lines()[0][0] > 1


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "phone"])
@pytest.mark.parametrize("view", ["day", "week"])
def test_days_without_today_begin_in_the_morning(busy, visit, settings, view):  # noqa: F811
    # Late in the evening, when hours around the present time would show nothing else.
    page = visit(busy, f"{PAGE}&view={view}".replace("today=2024-02-20", "today=2024-01-10"), **settings)
    event(busy, "e", "work", "Breakfast", "2024-02-20T08:00[Europe/Berlin]", "2024-02-20T08:45[Europe/Berlin]")
    is_seen(page, "Breakfast")
    # With today in view it is the present time that counts.
    page.page.goto(page.page.url.replace("date=2024-02-20", "date=2024-01-10"))
    expect(page.locator(".now-line")).to_be_in_viewport()


def covers(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def frame(box):
    return [box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]]


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("view", ["day", "week", "month", "agenda"])
def test_what_is_told_of_an_event_does_not_stand_over_its_title(busy, visit, view, locale):  # noqa: F811
    # A long one, which leaves no room above and below.
    event(busy, "long", "work", "Workshop", "2024-02-20T07:00[Europe/Berlin]", "2024-02-20T19:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view={view}", locale=locale, **DESK)
    for title in ("Workshop", "Review", *["Holiday"] * (view != "day")):
        part = shown(page, title).first
        part.click(position={"x": 12, "y": 8})
        sheet = page.page.get_by_role("dialog", name=title)
        expect(sheet).to_be_visible()
        page.page.wait_for_function("() => document.querySelector('dialog[open]').getAnimations().length === 0")
        about, told = frame(part.bounding_box()), frame(sheet.bounding_box())
        middle = (about[0] + about[2]) / 2
        # Nothing of it where that can be, and never the half in which its title is.
        title_half = [middle, about[1], about[2], about[3]] if locale == "ar-EG" else [about[0], about[1], middle, about[3]]
        assert not covers(told, title_half), title
        page.press("Escape")
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_messages_are_not_below_what_is_opened(busy, visit, settings):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[data-event-id=b]')?.focus()")
    page.press("Delete")
    expect(page.toast).to_contain_text("Event deleted")
    shown(page, "Review").first.click(position={"x": 10, "y": 8})
    expect(page.dialog).to_be_visible()
    page.page.wait_for_function("() => document.querySelector('dialog[open]').getAnimations().length === 0")
    box = page.toast.bounding_box()
    assert page.page.locator(".toasts:popover-open").count() == 1
    assert not covers(frame(box), frame(page.dialog.bounding_box()))
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    # Then it is where it was, with what it offers.
    page.toast.get_by_role("button", name="Undo").click()
    expect(shown(page, "Dentist")).to_have_count(1)


def test_long_words_stay_within_notices_and_messages(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND)
    word = "Donaudampfschifffahrtsgesellschaft" * 5
    page.evaluate("""word => {
      document.getElementById('notices').innerHTML =
        `<div class="notice bad"><div class="notice-text"><p>${word}</p></div></div>`;
      document.getElementById('toasts').innerHTML = `<div class="toast"><p>${word}</p></div>`;
    }""", word)
    for part in (".notice", ".toast"):
        place = page.page.locator(part)
        assert place.evaluate("part => part.scrollWidth <= part.clientWidth")
        assert place.locator("p").bounding_box()["width"] <= 390
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390


def stands(page):
    """Waits until the open sheet, and the page behind it, are where they come to stand."""
    page.page.wait_for_function("""() => [document.querySelector('dialog[open]'), document.body]
      .every(part => part?.getAnimations().length === 0)""")
    return page.dialog.bounding_box()


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_a_message_leaves_the_buttons_below_a_day_free(busy, visit, locale):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", locale=locale, **HAND)
    page.page.locator(".item").first.tap()
    page.dialog.locator(".danger").tap()
    expect(page.toast).to_be_visible()
    box = frame(page.toast.bounding_box())
    shown_buttons = [each for each in page.page.locator(".adds button, .views a, .add").all() if each.is_visible()]
    assert len(shown_buttons) == 6
    for each in shown_buttons:
        assert not covers(box, frame(each.bounding_box()))


def test_a_sheet_on_a_phone_leaves_what_it_is_about_in_view(busy, visit):  # noqa: F811
    event(busy, "late", "work", "Night train", "2024-02-20T21:00[Europe/Berlin]", "2024-02-20T22:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=day", **HAND)
    part = shown(page, "Night train").first
    expect(part).to_be_attached()
    page.page.mouse.move(200, 500)
    page.page.mouse.wheel(0, 3000)
    expect(part).to_be_in_viewport()
    # The hours are at rest once two pictures are the same.
    page.page.wait_for_function("""() => {
      const { former } = globalThis;
      globalThis.former = document.getElementById('calendar').shadowRoot.querySelector('[data-event-id=late]')
        .getBoundingClientRect().y;
      return globalThis.former === former;
    }""")
    before = part.bounding_box()
    part.tap()
    sheet = stands(page)
    # Where it was, it would be below the sheet.
    assert before["y"] > sheet["y"]
    assert part.bounding_box()["y"] + 56 <= sheet["y"]
    page.press("Escape")
    page.page.wait_for_function("y => Math.abs(document.body.getBoundingClientRect().y - y) < 1", arg=0)
    assert abs(part.bounding_box()["y"] - before["y"]) < 1


def test_a_row_of_a_day_is_seen_above_its_sheet(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **HAND)
    row = page.page.locator(".item", has_text="Review")
    row.tap()
    assert row.bounding_box()["y"] + row.bounding_box()["height"] <= stands(page)["y"]
    page.press("Escape")
    page.page.wait_for_function("() => document.body.getBoundingClientRect().y === 0")


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_a_message_without_its_button_has_no_room_for_it(busy, visit, settings):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[data-event-id=b]')?.focus()")
    page.press("Delete")
    expect(page.toast.get_by_role("button")).to_be_visible()
    shown(page, "Review").first.click(position={"x": 10, "y": 8})
    expect(page.toast.get_by_role("button")).to_be_hidden()
    box, text = frame(page.toast.bounding_box()), page.toast.locator("p").evaluate("""p => {
      const range = document.createRange();
      range.selectNodeContents(p);
      const { left, right } = range.getBoundingClientRect();
      return [left, right];
    }""")
    assert abs((text[0] - box[0]) - (box[2] - text[1])) <= 1


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_what_a_message_offers_waits_until_a_sheet_is_closed(busy, visit, settings):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    page.page.clock.install()
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[data-event-id=b]')?.focus()")
    page.press("Delete")
    undo = page.toast.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    shown(page, "Review").first.click(position={"x": 10, "y": 8})
    expect(page.dialog).to_be_visible()
    # Much longer than a message stays: it is out of sight, and comes back with its button.
    page.page.clock.fast_forward(30_000)
    expect(page.toast).to_be_hidden()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    undo.click()
    expect(shown(page, "Dentist")).to_have_count(1)
    expect(page.toast).to_contain_text("Undone: Event deleted · \u2068Dentist\u2069")


def test_what_is_saved_elsewhere_comes_into_view_from_any_event(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for title, day in [("Trip", "2024-03-06"), ("Visit", "2024-03-13"), ("Talk", "2024-03-20")]:
        page.press("n")
        page.fill(title=title, start=day).save()
        # The keyboard is on that event, and the next form begins there.
        expect(page.locator(f".day-column[data-day='{day}'] .event:focus")).to_contain_text(title)
        expect(page.page).to_have_url(re.compile(f"date={day}"))
