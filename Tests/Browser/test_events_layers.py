# SPDX-License-Identifier: MIT
"""Marks and streaks as layers over the days of the events."""

import re
from datetime import date

import pytest
from audit import passes
from held import Held
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from visit import AWAY

MONTH = f"{PAGE}&view=month"
GOAL = "100 points a day"


@pytest.fixture
def lived(busy):  # noqa: F811
    """A program with events, sessions and marks."""
    busy.tutorial()
    busy.add_mark("gym", "Gym", "2024-02-20", "Ana")
    busy.add_mark("tea", "Tea", "2024-02-22")
    return busy


def layer(page, name):
    return page.page.get_by_role("checkbox", name=name, exact=True)


def head(page, day):
    return page.locator(f".date-header[data-day='{day}']")


def dots(page, day):
    return page.cell(day).locator(".dots i")


def small_dots(page, day):
    return dots(page, day).evaluate_all("dots => dots.map(dot => dot.dataset.tint)")


def test_nothing_is_over_the_days_at_first(lived, visit):
    page = visit(lived, MONTH, **DESK)
    for name in ("Gym", "Tea", GOAL):
        expect(layer(page, name)).not_to_be_checked()
    expect(page.cell("2024-02-24")).not_to_have_attribute("data-tint", re.compile("streak"))
    expect(dots(page, "2024-02-20")).to_have_count(0)


def test_streaks_are_discs_in_every_view_and_stay_on_this_device(lived, visit):
    page = visit(lived, f"{MONTH}&date=2024-02-22".replace("date=2024-02-20&today=2024-02-20", "today=2024-02-28"), **DESK)
    layer(page, GOAL).check()
    for day, state in (("20", "kept"), ("24", "short"), ("23", "none")):
        expect(page.cell(f"2024-02-{day}")).to_have_attribute("data-tint", f"streak-{state}")
    # Kept days beside each other are joined, and the events are there as before.
    expect(page.locator(".band[data-tint]")).not_to_have_count(0)
    expect(shown(page, "Holiday").first).to_be_visible()
    page.page.reload()
    expect(layer(page, GOAL)).to_be_checked()
    expect(page.cell("2024-02-24")).to_have_attribute("data-tint", "streak-short")
    page.page.keyboard.press("w")
    expect(head(page, "2024-02-20")).to_have_attribute("data-tint", "streak-kept")
    expect(head(page, "2024-02-24")).to_have_attribute("aria-label", re.compile("30 of 100 points"))
    page.page.keyboard.press("y")
    expect(page.locator(".glance i[data-tint=streak-kept]")).to_have_count(3)
    layer(page, GOAL).uncheck()
    expect(page.locator(".glance i[data-tint^=streak]")).to_have_count(0)


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_the_daily_goal_is_set_beside_the_streaks(lived, visit, settings):
    page = visit(lived, MONTH, **settings)
    if settings is HAND:
        page.button("Calendars").tap()
    edit = page.page.get_by_role("button", name="Edit: Daily goal")
    edit.click()
    sheet = page.page.get_by_role("dialog", name="Daily goal")
    goal = sheet.get_by_label("Daily goal")
    expect(goal).to_have_accessible_description(re.compile("^100 points a day"))
    # The zone is among the settings of the page.
    expect(sheet.locator("[name=zone]")).to_have_count(0)
    goal.fill("1000001")
    expect(sheet.locator(".hint").first).to_be_empty()
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.locator(".error").first).to_have_text("Enter a whole number from 1 to 1,000,000.")
    goal.fill("120")
    expect(sheet.locator(".hint").first).to_have_text("120 points a day")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_have_count(0)
    expect(page.toast).to_contain_text("Daily goal · \u2068120 points a day\u2069")
    expect(layer(page, "120 points a day")).to_be_visible()
    expect(edit).to_be_focused()
    # Of its own name: the settings are others.
    assert lived.get("settings")["goal"] == 120


def test_todays_state_is_above_todays_disc(lived, visit):
    page = visit(lived, MONTH, **DESK)
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "#0b6bdb")
    layer(page, GOAL).check()
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "streak-kept")
    layer(page, GOAL).uncheck()
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "#0b6bdb")


def test_marks_are_dots_of_their_kind(lived, visit):
    page = visit(lived, MONTH, **DESK)
    layer(page, "Tea").check()
    expect(dots(page, "2024-02-22")).to_have_count(1)
    expect(dots(page, "2024-02-20")).to_have_count(0)
    layer(page, "Gym").check()
    expect(dots(page, "2024-02-20")).to_have_count(1)
    assert small_dots(page, "2024-02-20") == [layer(page, "Gym").get_attribute("data-tint")]
    assert small_dots(page, "2024-02-20") != small_dots(page, "2024-02-22")
    # The day says what it has besides its events.
    expect(page.cell("2024-02-22")).to_have_attribute("aria-label", re.compile("1 mark"))
    page.page.reload()
    expect(dots(page, "2024-02-22")).to_have_count(1)


@pytest.mark.parametrize("view", ["week", "agenda"])
def test_among_hours_marks_are_bars_of_whole_days(lived, visit, view):
    page = visit(lived, f"{PAGE}&view={view}", **DESK)
    layer(page, "Gym").check()
    bar = shown(page, "Gym · Ana")
    expect(bar).to_have_attribute("data-start", "2024-02-20")
    bar.click()
    form = page.page.get_by_role("dialog", name="Edit mark")
    page.fill(owner="Kemal")
    form.get_by_role("button", name="Save").click()
    expect(shown(page, "Gym · Kemal")).to_be_visible()
    page.has_sent()
    assert [mark["owner"] for mark in lived.marks() if mark["id"] == "gym"] == ["Kemal"]
    page.page.keyboard.press("Control+z")
    expect(shown(page, "Gym · Ana")).to_be_visible()


@pytest.mark.parametrize("locale, said", [("en-US", "3 entries"), ("de-DE", "3 Einträge"), ("ar-EG", "٣ إدخالات")])
@pytest.mark.parametrize("view", ["week", "agenda"])
def test_what_is_counted_on_a_day_is_called_what_it_is(lived, visit, view, locale, said):
    page = visit(lived, f"{PAGE}&view={view}", locale=locale, **DESK)
    page.page.get_by_role("checkbox", name="Gym").check()
    # Two events and a mark.
    day = page.page.locator("#calendar >> [data-day='2024-02-20'][aria-label]")
    expect(day.and_(page.page.locator(f"[aria-label*='{said}']")).first).to_be_attached()


def test_a_page_begins_with_the_bars_that_it_had(lived, visit):
    page = visit(lived, PAGE, **DESK)
    layer(page, "Gym").check()
    expect(shown(page, "Gym")).to_be_visible()
    layers = Held(page.page, "**/layers/follow.js")
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    expect(shown(page, "Gym")).to_be_visible()
    first = shown(page, "Review").bounding_box()
    layers.release()
    expect(layer(page, "Gym")).to_be_checked()
    # Nothing has moved when they came.
    assert shown(page, "Review").bounding_box() == first
    # What is hidden is not kept.
    layer(page, "Gym").uncheck()
    expect(shown(page, "Gym")).to_have_count(0)
    layers = Held(page.page, "**/layers/follow.js")
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    expect(shown(page, "Gym")).to_have_count(0)
    layers.release()
    expect(layer(page, "Gym")).not_to_be_checked()


def test_bars_that_cannot_be_read_keep_no_page_from_opening(lived, visit):
    page = visit(lived, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.evaluate("() => localStorage.setItem('almanac:bars', '{')")
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    layer(page, "Gym").check()
    expect(shown(page, "Gym")).to_be_visible()


def test_a_mark_is_moved_by_hand_and_moved_back_by_undo(lived, visit):
    page = visit(lived, PAGE, **DESK)
    layer(page, "Gym").check()
    bar = shown(page, "Gym")
    box, column = bar.bounding_box(), page.locator(".day-column[data-day='2024-02-22']").bounding_box()
    page.page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.page.mouse.down()
    page.page.mouse.move(column["x"] + 40, box["y"] + box["height"] / 2, steps=8)
    page.page.mouse.up()
    expect(bar).to_have_attribute("data-start", "2024-02-22")
    expect(page.toast).to_contain_text("Mark moved")
    page.page.keyboard.press("Control+z")
    expect(bar).to_have_attribute("data-start", "2024-02-20")
    page.has_sent()
    assert [mark["day"] for mark in lived.marks() if mark["id"] == "gym"] == ["2024-02-20"]


def test_a_mark_has_no_hours(lived, visit):
    page = visit(lived, PAGE, **DESK)
    layer(page, "Gym").check()
    bar = shown(page, "Gym")
    box, column = bar.bounding_box(), page.locator(".day-column[data-day='2024-02-22']").bounding_box()
    page.page.mouse.move(box["x"] + 20, box["y"] + box["height"] / 2)
    page.page.mouse.down()
    page.page.mouse.move(column["x"] + 40, column["y"] + 400, steps=8)
    page.page.mouse.up()
    expect(page.locator("[data-traits~=lifted]")).to_have_count(0)
    expect(bar).to_have_attribute("data-start", "2024-02-20")
    assert [mark["day"] for mark in lived.marks() if mark["id"] == "gym"] == ["2024-02-20"]


def test_what_others_add_is_seen_at_once(lived, visit):
    page = visit(lived, f"{MONTH}".replace("today=2024-02-20", "today=2024-02-28"), **DESK)
    layer(page, GOAL).check()
    expect(page.cell("2024-02-27")).to_have_attribute("data-tint", "streak-none")
    lived.add_session("f", "2024-02-27T09:00", "2024-02-27T10:00", 120)
    expect(page.cell("2024-02-27")).to_have_attribute("data-tint", "streak-kept")
    lived.add_mark("run", "Run", "2024-02-27")
    layer(page, "Run").check()
    expect(dots(page, "2024-02-27")).to_have_count(1)


def test_without_the_server_layers_are_as_they_were_last(lived, visit):
    page = visit(lived, MONTH, **DESK, forgives=[AWAY], worker=True)
    layer(page, GOAL).check()
    layer(page, "Gym").check()
    expect(dots(page, "2024-02-20")).to_have_count(1)
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "streak-kept")
    page.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    lived.stop()
    page.page.reload()
    expect(page.notice).to_be_visible(timeout=15_000)
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "streak-kept")
    expect(dots(page, "2024-02-20")).to_have_count(1)
    expect(shown(page, "Review")).to_be_visible()


def test_a_layer_that_cannot_be_read_takes_no_events_with_it(lived, visit):
    page = visit(lived, MONTH, **DESK)
    expect(layer(page, GOAL)).to_be_visible()
    page.cut("api/days")
    layer(page, GOAL).check()
    page.button("Next").click()
    lived.ask("POST", "events", {"id": "m", "calendar": "work", "title": "March", "start": "2024-03-05", "end": "2024-03-06"})
    expect(shown(page, "March")).to_be_visible()
    page.evaluate("() => window.mend()")


def test_a_hand_finds_the_layers_below_the_calendars(lived, visit):
    page = visit(lived, MONTH, **HAND)
    page.button("Calendars").click()
    sheet = page.page.get_by_role("dialog", name="Calendars")
    sheet.get_by_role("checkbox", name=GOAL).check()
    rows = sheet.locator("label:visible").all()
    # Two calendars, two kinds of marks and a goal.
    assert len(rows) == 5
    for row in rows:
        assert row.bounding_box()["height"] >= 44
    expect(sheet.get_by_role("group", name="Marks").get_by_role("checkbox")).to_have_count(2)
    page.page.keyboard.press("Escape")
    expect(page.cell("2024-02-20")).to_have_attribute("data-tint", "streak-kept")
    page.button("Calendars").click()
    expect(sheet.get_by_role("checkbox", name=GOAL)).to_be_checked()


def test_sample_data_has_its_layers_over_it(start_almanac, visit):
    page = visit(start_almanac("--demo"), "/?view=month", **DESK)
    expect(layer(page, "Swimming")).to_be_checked()
    expect(layer(page, GOAL)).to_be_checked()


def test_the_first_load_waits_for_no_layer(lived, visit):
    page = visit(lived, PAGE, **DESK)
    expect(layer(page, GOAL)).to_be_visible()
    times = page.evaluate("""() => {
      const of = name => performance.getEntriesByType('resource').filter(({ name: url }) => url.includes(name));
      return [of('almanac-streaks.wasm').map(({ startTime }) => startTime), of('api/occurrences').map(({ startTime }) => startTime)];
    }""")
    assert len(times[0]) == 1
    assert times[0][0] > min(times[1])
    # What nobody has asked for is not read.
    assert page.evaluate("() => performance.getEntriesByType('resource').some(({ name }) => /api\\/days/.test(name))") is False


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
@pytest.mark.parametrize("view", ["week", "month", "year", "agenda"])
def test_axe_finds_nothing(lived, visit, locale, view):
    page = visit(lived, f"{PAGE}&view={view}", locale=locale, viewport={"width": 1280, "height": 1700})
    boxes = page.page.locator("#layers input")
    expect(boxes).to_have_count(3)
    for box in boxes.all():
        box.check()
    seen = {"week": ".event", "agenda": ".event", "month": ".dots i", "year": ".glance i[data-tint]"}[view]
    expect(page.locator(seen).first).to_be_visible()
    passes(page.page)


# The marks of the week in view, and the layers below the calendars, when the first events come and whenever one looks.
FIRST = """() => {
  window.now = () => {
    const calendar = document.getElementById('calendar');
    const parts = [...calendar?.shadowRoot?.querySelectorAll('[data-event-id]') ?? []].map(({ dataset }) => dataset);
    const { first, last } = calendar?.visibleDays ?? {};
    const shown = parts.filter(({ start }) => first <= start && start.slice(0, 10) <= last);
    const marks = shown.filter(({ eventId }) => eventId.startsWith('mark:'));
    return { events: shown.length - marks.length, marks: new Set(marks.map(({ eventId }) => eventId)).size,
      layers: document.querySelectorAll('#layers [role=group]').length };
  };
  const look = () => {
    window.first = now();
    if (first.events === 0) requestAnimationFrame(look);
  };
  look();
}"""


def test_the_sample_data_come_all_at_once(start_almanac, visit):
    almanac, today = start_almanac("--demo"), date.today()
    page = visit(almanac, "/streaks", **DESK)
    page.page.add_init_script(f"({FIRST})()")
    page.open(f"/?view=week&date={today}&today={today}")
    expect(page.page.locator("#print")).to_be_visible()
    page.page.wait_for_function("() => first.events > 0")
    assert page.evaluate("() => first") == page.evaluate("() => now()")
    assert page.evaluate("() => first.layers") == 2


def test_the_sample_data_do_not_wait_long_for_what_is_over_them(start_almanac, visit):
    almanac, today = start_almanac("--demo"), date.today()
    page = visit(almanac, "/streaks", **DESK)
    layers = Held(page.page, "**/layers/follow.js")
    page.open(f"/?view=week&date={today}&today={today}")
    expect(page.locator("[data-event-id]").first).to_be_visible()
    layers.release()
    expect(page.page.locator("#layers [role=group]")).to_have_count(2)


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "phone"])
def test_nothing_of_another_day_stands_below_the_name_of_a_day(lived, visit, settings):
    page = visit(lived, MONTH, **settings)
    expect(page.page.locator("#layers")).not_to_be_empty()
    panel = page.page.get_by_role("complementary", name="Day details")
    items = panel.locator(".items")
    page.cell("2024-02-22").click(position={"x": 20, "y": 60})
    expect(items).to_contain_text("Tea")
    held = page.hold("**/api/sessions*")
    page.cell("2024-02-27").click(position={"x": 20, "y": 60})
    expect(panel.get_by_role("heading")).to_have_text("Tuesday, February 27")
    held.wait()
    expect(items).to_have_css("opacity", "0")
    held.stop().release()
    expect(panel).to_contain_text("Nothing")
    expect(items).to_be_hidden()
    page.cell("2024-02-22").click(position={"x": 20, "y": 60})
    expect(items).to_contain_text("Tea")
    expect(items).to_have_css("opacity", "1")


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_dots_on_a_disc_are_within_it_and_clear_of_the_digits(lived, visit, settings):
    lived.add_mark("swim", "Swim", "2024-02-20")
    page = visit(lived, MONTH.replace("today=2024-02-20", "today=2024-02-28"), **settings)
    page.page.evaluate("""() => localStorage.setItem('almanac:layers',
      JSON.stringify(['streaks', 'marks/Gym', 'marks/Swim']))""")
    page.page.reload()
    day = page.cell("2024-02-20")
    expect(day).to_have_attribute("data-tint", "streak-kept")
    # On a phone events are dots as well.
    expect(day.locator(".dots i")).to_have_count(2 if settings is DESK else 3)
    found = day.evaluate("""day => {
      const disc = day.querySelector('.text').getBoundingClientRect();
      const [x, y] = [disc.x + disc.width / 2, disc.y + disc.height / 2];
      const dots = [...day.querySelectorAll('.dots i')].map(dot => dot.getBoundingClientRect());
      const reach = dots.map(({ left, top, width }) => Math.hypot(left + width / 2 - x, top + width / 2 - y) + width / 2);
      // Digits are some .72 of their size high.
      const digits = y + .36 * parseFloat(getComputedStyle(day.querySelector('.text')).fontSize);
      return [disc.width / 2 - Math.max(...reach), Math.min(...dots.map(({ top }) => top)) - digits];
    }""")
    assert found[0] >= 0 and found[1] >= 2.9
