# SPDX-License-Identifier: MIT
"""The head of the page of events on a phone: one line of what is in view and its buttons, and one of periods; on its
side a list of the day beside a month."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_trail import BARE

EDGES = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  const [title, period, list] = ['#shown', '#period', '#open .icon'].map(box);
  const isMirrored = document.dir === 'rtl';
  const begin = each => isMirrored ? innerWidth - each.right : each.left;
  return { begins: [title, period].map(begin), ends: [period, list].map(each => begin({ left: innerWidth - each.right,
    right: innerWidth - each.left })), middles: [title, list].map(({ top, height }) => top + height / 2),
    size: parseFloat(getComputedStyle(document.querySelector('#shown')).fontSize) };
}"""


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
@pytest.mark.parametrize("width", [360, 390, 430])
def test_it_begins_and_ends_in_line(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, BARE, locale=locale, **{**HAND, "viewport": {"width": width, "height": 844}})
    expect(page.locator(".day-column").first).to_be_visible()
    found = page.evaluate(EDGES)
    assert found["begins"] == [16, 16]
    # The strokes of a sign end 4 points within it.
    assert found["ends"][0] == 16 and found["ends"][1] == 12
    assert abs(found["middles"][0] - found["middles"][1]) <= 1
    for target in page.page.locator(".period label, #turn .tool:not(#inspect)").all():
        assert target.bounding_box()["height"] >= 44


@pytest.mark.parametrize("view", ["day", "days", "week", "month", "agenda", "year"])
def test_what_is_in_view_is_one_line_that_can_be_read(busy, visit, view):  # noqa: F811
    page = visit(busy, f"{BARE}&view={view}", **HAND)
    title = page.page.locator("#shown")
    expect(title).not_to_be_empty()
    assert page.evaluate(EDGES)["size"] == 18
    assert title.bounding_box()["height"] <= 22


@pytest.mark.parametrize("locale, this, other", [
    ("en-US", "February", "January 2023"), ("de-DE", "Februar", "Januar 2023"), ("ar-EG", "فبراير", "يناير ٢٠٢٣"),
    ("ja-JP", "2月", "2023年1月")])
@pytest.mark.parametrize("view", ["month", "agenda"])
def test_a_month_of_this_year_needs_no_year(busy, visit, locale, this, other, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", locale=locale, **HAND)
    expect(page.page.locator("#shown")).to_have_text(this)
    page = visit(busy, f"{PAGE.replace('date=2024-02-20', 'date=2023-01-20')}&view={view}", locale=locale, **HAND)
    expect(page.page.locator("#shown")).to_have_text(other)


def test_where_there_is_room_it_has_its_year(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **{**HAND, "viewport": {"width": 768, "height": 1024}})
    expect(page.page.locator("#shown")).to_have_text("February 2024")


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "ar-EG"])
@pytest.mark.parametrize("width, height", [(667, 375), (844, 390), (932, 430)])
def test_a_phone_on_its_side_has_a_month_and_the_list_of_a_day_beside_each_other(
    busy, visit, locale, width, height  # noqa: F811
):
    page = visit(busy, f"{PAGE}&view=month", locale=locale, **{**HAND, "viewport": {"width": width, "height": height}})
    rows = page.page.locator("#inspector .item")
    expect(rows).to_have_count(2)
    boxes = [page.page.locator(name).bounding_box() for name in ("#shown", "#turn", "#calendar", "#inspector")]
    heading, turn, month, details = boxes
    # One head above both, in one line where there is room for it.
    assert heading["height"] < 30 and heading["y"] < month["y"] and turn["y"] + turn["height"] <= details["y"]
    if width > 780:
        assert abs(heading["y"] + heading["height"] / 2 - turn["y"] - turn["height"] / 2) <= 1
    first, second = sorted([month, details], key=lambda box: box["x"])
    assert first["x"] + first["width"] <= second["x"] and details["width"] >= 200
    assert details["y"] + details["height"] <= height and month["y"] + month["height"] <= height
    # What would open and close it is not there, and another day fills it.
    expect(page.page.locator("#inspect, #inspector .cross").locator("visible=true")).to_have_count(0)
    page.cell("2024-02-22").tap()
    expect(rows).to_have_count(1)
    for item in (rows.first, page.page.locator("#inspector .adds button").first):
        assert item.bounding_box()["height"] >= 44
    page.page.locator("#period label").first.tap()
    expect(page.locator(".day-column").first).to_be_visible()
    expect(page.page.locator("#inspector")).to_be_hidden()
    expect(page.page.locator("#inspect")).to_be_visible()


@pytest.mark.parametrize("locale, texts", [
    ("en-US", ["Dec 30, 2026\u00a0– Jan 1, 2027", "Dec 30\u00a0– Jan 1", "12/30–1/1"]),
    ("de-DE", ["30. Dez. 2026\u00a0– 1. Jan. 2027", "30.12.–1.1.", "30.12.–1.1."]),
    ("ar-EG", ["٣٠ ديسمبر ٢٠٢٦\u00a0– ١ يناير ٢٠٢٧", "٣٠ ديسمبر\u00a0– ١ يناير", "٣٠\u200f/١٢–١\u200f/١"]),
    ("ja-JP", ["2026年12月30日～2027年1月1日", "12/30～1/1", "12/30～1/1"])])
def test_a_range_over_the_end_of_a_year_is_one_line(busy, visit, locale, texts):  # noqa: F811
    page = visit(busy, PAGE.replace("2024-02-20", "2026-12-30") + "&view=days", locale=locale, **HAND)
    title = page.page.locator("#shown")
    for width, text in zip((768, 390, 320), texts):
        page.page.set_viewport_size({"width": width, "height": 844})
        expect(title).to_have_text(text)
        assert title.evaluate("h => h.offsetHeight < 1.5 * parseFloat(getComputedStyle(h).lineHeight)")


@pytest.mark.parametrize("date, text", [("2026-11-29", "2026年11月29日～12月5日"), ("2026-11-03", "2026年11月1日～7日")])
def test_a_range_names_its_months_in_japanese(busy, visit, date, text):  # noqa: F811
    page = visit(busy, PAGE.replace("2024-02-20", date) + "&view=week", locale="ja-JP", **DESK)
    expect(page.page.locator("#shown")).to_have_text(text)


@pytest.mark.parametrize("view, text", [("month", "Sep 2023"), ("agenda", "Sep 2023"), ("day", "Fri, 9/1/23")])
def test_a_long_name_is_one_line_on_the_narrowest_phone(busy, visit, view, text):  # noqa: F811
    page = visit(busy, f"{PAGE.replace('date=2024-02-20', 'date=2023-09-01')}&view={view}",
                 **{**HAND, "viewport": {"width": 320, "height": 640}})
    title = page.page.locator("#shown")
    expect(title).to_have_text(text)
    assert title.bounding_box()["height"] <= 22


@pytest.mark.parametrize("locale, text", [
    ("en-US", "Nov 29\u00a0– Dec 1"), ("de-DE", "29.11.\u00a0– 01.12."), ("ar-EG", "٢٩\u200f/١١\u00a0– ١\u200f/١٢")])
def test_a_range_of_two_months_is_one_line(busy, visit, locale, text):  # noqa: F811
    page = visit(busy, PAGE.replace("2024-02-20", "2026-11-29") + "&view=days", locale=locale, **HAND)
    title = page.page.locator("#shown")
    expect(title).to_have_text(text)
    assert title.bounding_box()["height"] <= 22
    # With more room months are words, and with less again numbers.
    for width, wanted in ((560, "29. Nov.\u00a0– 1. Dez."), (390, text)):
        page.page.set_viewport_size({"width": width, "height": 844})
        if locale == "de-DE":
            expect(title).to_have_text(wanted)
    page.page.locator("#previous").tap()
    expect(title).not_to_have_text(text)
    assert title.bounding_box()["height"] <= 22


@pytest.mark.parametrize("locale", ["en-US", "de-DE", "es-ES", "fr-FR", "ar-EG"])
def test_what_whole_days_are_called_keeps_its_distance(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE + "&view=days", locale=locale, **HAND)
    distances = page.locator(".lanes-label").first.evaluate("""label => {
      const range = document.createRange();
      range.selectNodeContents(label.querySelector('.text'));
      const [text, own] = [range, label].map(each => each.getBoundingClientRect());
      return [text.left - own.left, own.right - text.right];
    }""")
    assert min(distances) >= 3


def test_a_calendar_without_events_says_how_to_begin(almanac, visit):
    page = visit(almanac, PAGE, **HAND)
    note = page.page.locator("#all-hidden")
    expect(note).to_contain_text("No events yet.")
    # With a file as well as by hand.
    note.get_by_role("button", name="Import").click()
    page.page.get_by_role("dialog", name="Import and export").get_by_role("button", name="Close").click()
    expect(page.dialog).to_have_count(0)
    note.get_by_role("button", name="New event").click()
    page.dialog.get_by_label("Title", exact=True).fill("Tea")
    page.dialog.get_by_role("button", name="Save").click()
    expect(page.dialog).to_have_count(0)
    expect(note).to_be_empty()


@pytest.mark.parametrize("settings", [HAND, DESK])
def test_an_agenda_without_events_says_how_to_begin_and_lists_no_empty_months(almanac, visit, settings):
    page = visit(almanac, f"{PAGE}&view=agenda", **settings)
    note, months = page.page.locator("#all-hidden"), page.locator(".month-name")
    expect(note).to_contain_text("No events yet.")
    expect(months.first).to_be_attached()
    expect(months.locator("visible=true")).to_have_count(0)
    # What is there besides events is seen, and in which months.
    almanac.add_mark("gym", "Gym", "2024-03-05")
    page.page.evaluate("() => localStorage.setItem('almanac:layers', JSON.stringify(['marks/Gym']))")
    page.page.reload()
    expect(page.locator(".event:has-text('Gym')")).to_be_visible()
    expect(months.locator("visible=true").first).to_be_visible()
    expect(note).to_contain_text("No events yet.")
