# SPDX-License-Identifier: MIT
"""Our pages on a desk and in a hand: the screen is used, forms say their day, sheets leave as they came."""

import pytest
from playwright.sync_api import expect

STREAKS = "/streaks?date=2024-02-20&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"
DESK = {"viewport": {"width": 1440, "height": 900}}
HAND = {"viewport": {"width": 390, "height": 844}}

BOXES = """
() => Object.fromEntries(['almanac-calendar', '.side', '.bar'].map(s => {
  const { left, right, top, bottom } = document.querySelector(s).getBoundingClientRect();
  return [s, { left, right, top, bottom }];
}))
"""


@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_a_desk_is_filled_by_the_month_and_its_inspector(almanac, visit, path):
    page = visit(almanac, path, **DESK)
    expect(page.cell("2024-02-20")).to_be_visible()
    boxes = page.evaluate(BOXES)
    assert (boxes[".bar"]["left"], boxes[".bar"]["right"]) == (0, 1440)
    assert boxes["almanac-calendar"]["left"] <= 16 and boxes["almanac-calendar"]["bottom"] >= 880
    assert (boxes[".side"]["right"], boxes[".side"]["bottom"]) == (1440, 900)
    assert boxes[".side"]["left"] - boxes["almanac-calendar"]["right"] <= 16
    assert page.evaluate("() => document.documentElement.scrollHeight") == 900
    # The days are as high as the month has room.
    last, first = page.cell("2024-02-29").bounding_box(), page.cell("2024-02-01").bounding_box()
    assert last["y"] + last["height"] > 780 and last["y"] - first["y"] > 480


@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_a_tablet_has_the_month_above_the_list(almanac, visit, path):
    page = visit(almanac, path, viewport={"width": 768, "height": 1024})
    expect(page.cell("2024-02-20")).to_be_visible()
    month, side = (page.page.locator(selector).bounding_box() for selector in (".month", ".side"))
    assert (month["x"], month["width"]) == (side["x"], side["width"]) == (24, 720)
    assert side["y"] > month["y"] + month["height"]
    # On its side there is more room beside it than below.
    page.page.set_viewport_size({"width": 1000, "height": 700})
    page.page.wait_for_function("() => document.querySelector('.side').getBoundingClientRect().x > 400")


@pytest.mark.parametrize("path, row", [(STREAKS, ".session .remove"), (MARKS, ".mark .remove")])
def test_the_round_button_leaves_the_last_row_clear(almanac, visit, path, row):
    almanac.add_mark("m1", "watered", "2024-02-20", "Monstera")
    page = visit(almanac.tutorial(), path, viewport={"width": 320, "height": 640}, has_touch=True)
    last = page.page.locator(row).last
    expect(last).to_be_attached()
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    add = page.page.locator("#add").bounding_box()
    box = last.bounding_box()
    assert box["y"] + box["height"] + 16 <= add["y"]


@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_a_note_of_two_words_takes_one_line_on_a_phone(start_almanac, visit, path):
    page = visit(start_almanac("--demo"), path, viewport={"width": 320, "height": 640}, has_touch=True)
    assert page.page.locator(".notice").bounding_box()["height"] <= 48


def test_marks_stand_by_their_names_where_there_is_room(almanac, visit):
    almanac.add_mark("m1", "watered", "2024-02-20", "Monstera")
    page = visit(almanac, MARKS, **DESK)
    bar = page.button("watered · Monstera, Tuesday, February 20, 2024")
    expect(bar).to_be_visible()
    expect(page.cell("2024-02-20").locator(".dots i")).to_have_count(0)
    page.page.set_viewport_size({"width": 900, "height": 800})
    expect(page.cell("2024-02-20").locator(".dots i")).to_have_count(1)
    page.page.set_viewport_size(DESK["viewport"])
    expect(bar).to_be_visible()
    page.button("Delete: watered, Monstera").click()
    expect(bar).to_have_count(0)


def test_the_fields_of_a_session_have_one_width(almanac, visit):
    page = visit(almanac, STREAKS, **DESK)
    page.page.locator("#add").click()
    expect(page.dialog.locator("[name=points]")).to_be_visible()
    widths = page.evaluate("""() => [...document.querySelectorAll('dialog .field > :is(input, almanac-picker)')]
      .map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetWidth])""")
    assert len(widths) == 4 and all(each == widths[0] for each in widths)


def test_a_session_moves_to_the_day_that_its_form_names(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Edit: 100 points, 8:00 AM – 9:04 AM").click()
    field = page.dialog.get_by_role("combobox", name="Date")
    expect(field).to_have_value("Feb 20, 2024")
    page.fill(date="2024-02-22").save()
    expect(page.dialog).to_have_count(0)
    expect(page.page.locator("#day-heading")).to_have_text("Sessions on Feb 22, 2024")
    expect(page.cards).to_have_count(1)
    page.has_sent()
    moved = next(session for session in almanac.sessions() if session["id"] == "a")
    assert (moved["start"], moved["end"]) == ("2024-02-22T08:00", "2024-02-22T09:04")
    page.cell("2024-02-20").click()
    expect(page.page.locator("#sessions")).to_have_text("No sessions on Feb 20, 2024")
    page.press("Control+Z")
    expect(page.cards).to_have_count(1)
    expect(page.page.locator("#day-heading")).to_have_text("Sessions on Feb 20, 2024")


def test_a_form_refuses_what_is_no_day(almanac, visit):
    page = visit(almanac, MARKS)
    page.button("Add mark").click()
    page.fill(type="watered", day="never").save()
    expect(page.dialog.locator("almanac-picker input")).to_have_attribute("aria-invalid", "true")
    assert almanac.marks() == []
    page.fill(day="2024-02-23").save()
    expect(page.dialog).to_have_count(0)
    expect(page.page.locator("#day-heading")).to_have_text("Marks on Feb 23, 2024")
    page.has_sent()
    assert [mark["day"] for mark in almanac.marks()] == ["2024-02-23"]


def test_a_day_says_how_far_it_has_come(almanac, visit):
    almanac.add_session("s", "2024-02-20T08:00", "2024-02-20T09:00", 1234)
    page = visit(almanac, STREAKS)
    expect(page.cards).to_contain_text("1,234 points")
    expect(page.page.locator("#toward")).to_have_text("1,234 of 100 points")
    expect(page.page.get_by_role("progressbar", name="1,234 of 100 points")).to_be_visible()
    expect(page.figure("Points, Feb 18 – Feb 24")).to_have_text("1,234")
    page.cell("2024-02-21").click()
    expect(page.page.locator("#toward")).to_be_hidden()


def test_numbers_are_grouped_as_the_language_does(almanac, visit):
    almanac.add_session("s", "2024-02-20T08:00", "2024-02-20T09:00", 1_234_567)
    for locale, text in [("de-DE", "1.234.567"), ("fr-FR", "1\u202f234\u202f567"), ("hi-IN", "12,34,567")]:
        page = visit(almanac, f"{STREAKS}&locale={locale}")
        expect(page.cards).to_contain_text(text)


def test_zones_are_called_by_their_city(almanac, visit):
    page = visit(almanac, STREAKS, timezone_id="Asia/Tokyo")
    page.button("Daily goal").click()
    zones = page.dialog.locator("[name=zone] option")
    expect(zones.nth(0)).to_have_text("Same as this device (Tokyo)")
    expect(zones.nth(1)).to_have_text("Coordinated Universal Time (UTC)")
    expect(page.dialog.locator("option[value='Europe/Berlin']")).to_have_text("Berlin – Central European Time")
    expect(page.dialog.locator("option[value='America/Indiana/Knox']")).to_have_text("Knox, Indiana – Central Time")
    page.dialog.locator("[name=zone]").select_option("UTC")
    page.save().has_sent()
    assert almanac.get("settings")["zone"] == "UTC"


def test_what_can_be_pressed_is_blue_on_every_page(almanac, visit):
    for path in (STREAKS, MARKS):
        page = visit(almanac, path)
        colour = page.evaluate("() => getComputedStyle(document.getElementById('add')).backgroundColor")
        assert colour == "rgb(11, 107, 219)", path


@pytest.mark.parametrize("path", [STREAKS, MARKS])
def test_the_add_button_stands_beside_the_tabs_and_lets_every_row_be_read(almanac, visit, path):
    page = visit(almanac, path, **HAND)
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    boxes = [page.page.locator(selector).bounding_box() for selector in ("#add", ".views", "main > :last-child")]
    add, tabs, last = boxes
    link = page.page.locator(".views a").last.bounding_box()
    assert (add["width"], add["height"]) == (48, 48)
    assert link["x"] + link["width"] <= add["x"] and add["x"] + add["width"] == 390 - 8
    assert tabs["y"] <= add["y"] and add["y"] + add["height"] <= tabs["y"] + tabs["height"]
    assert last["y"] + last["height"] <= tabs["y"]
    assert page.evaluate("() => getComputedStyle(document.querySelector('.views')).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("screen", [DESK, HAND])
def test_a_sheet_leaves_as_it_came(almanac, visit, screen):
    page = visit(almanac, STREAKS, reduced_motion="no-preference", **screen)
    page.page.locator("#settings").click()
    expect(page.dialog).to_be_visible()
    # Closed it is still on the screen, takes no press, and is gone once it has left.
    leaving = page.evaluate(
        """async () => {
          const dialog = document.querySelector('dialog');
          await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
          dialog.close();
          await new Promise(resolve => { dialog.addEventListener('close', resolve, { once: true }); });
          const { display, pointerEvents } = getComputedStyle(dialog);
          const motions = dialog.getAnimations().map(({ transitionProperty }) => transitionProperty);
          return { display, pointerEvents, motions, isInert: dialog.inert };
        }"""
    )
    assert leaving["display"] != "none" and leaving["pointerEvents"] == "none" and leaving["isInert"]
    assert ("translate" if screen is HAND else "scale") in leaving["motions"]
    expect(page.page.locator("dialog")).to_have_count(0)
    expect(page.button("Daily goal")).to_be_focused()


def test_a_date_sheet_keeps_its_shape_while_it_closes(almanac, visit):
    page = visit(almanac, STREAKS, reduced_motion="no-preference", **HAND)
    page.page.locator("#settings").click()
    page.dialog.locator("almanac-picker").get_by_role("button").first.click()
    shape = page.evaluate(
        """async () => {
          const picker = document.querySelector('dialog almanac-picker');
          await picker.ready;
          const popover = picker.shadowRoot.querySelector('[popover]');
          await Promise.all(popover.getAnimations().map(({ finished }) => finished));
          picker.hidePicker();
          const { display, flexDirection } = getComputedStyle(popover);
          return [display, flexDirection];
        }"""
    )
    assert shape == ["flex", "column"]
