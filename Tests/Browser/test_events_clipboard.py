# SPDX-License-Identifier: MIT
"""Events are copied, cut and pasted, with Alt carried as copies, and text becomes an event."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import berlin
from test_events_hands import at, drag, held

CLIPBOARD = {**DESK, "permissions": ["clipboard-read", "clipboard-write"]}


def times(almanac, title):
    """When the events of a title begin and end, in their order."""
    found = almanac.get("events?from=2024-01-01&to=2024-05-01")
    return sorted((each["start"], each["end"]) for each in found if each["title"] == title)


def told(page):
    return page.page.locator(".toast").last


def on(page, title):
    shown(page, title).first.focus()
    return page


def test_a_copy_is_pasted_at_the_keyboards_time(busy, visit):  # noqa: F811
    page = on(visit(busy, PAGE, **CLIPBOARD), "Review")
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    # Away from the event, four lines further down and a day later.
    page.press("Escape")
    for key in ["ArrowRight"] + 4 * ["ArrowDown"]:
        page.press(key)
    cursor = page.locator("[data-role=timeCursor], .time-cursor").first
    expect(cursor).to_be_visible()
    page.press("Control+V")
    expect(shown(page, "Review")).to_have_count(2)
    page.has_sent()
    (before, copy) = times(busy, "Review")
    assert before == (berlin("2024-02-20T10:00"), berlin("2024-02-20T11:30"))
    assert copy[0].startswith("2024-02-21T") and copy[0] != berlin("2024-02-21T10:00")
    # All that the event has, the copy has as well.
    ours = [each for each in busy.get("events?from=2024-02-21&to=2024-02-22") if each["title"] == "Review"]
    assert [(each["location"], each["notes"], each["calendar"]) for each in ours] == [
        ("Room 4", "Bring the plans.", "work")]
    page.press("Control+Z")
    expect(shown(page, "Review")).to_have_count(1)
    page.has_sent()
    assert times(busy, "Review") == [before]


def test_what_has_not_been_read_yet_is_copied_and_cut(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    held = page.hold(re.compile(r"/api/events"))
    page.open(PAGE)
    on(page, "Dentist").press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    page.press("Control+V")
    on(page, "Review").press("Control+X")
    page.press("Control+V")
    expect(shown(page, "Dentist")).to_have_count(1)
    expect(shown(page, "Review")).to_have_count(1)
    held.stop().release()
    # The original of what is cut goes, and its copy stays.
    expect(shown(page, "Dentist")).to_have_count(2)
    page.has_sent()
    assert len(times(busy, "Dentist")) == 2
    assert times(busy, "Review") == [(berlin("2024-02-20T10:00"), berlin("2024-02-20T11:30"))]
    ours = [each for each in busy.get("events?from=2024-02-18&to=2024-02-26") if each["title"] == "Review"]
    assert [each["notes"] for each in ours] == ["Bring the plans."]


def test_what_cannot_be_read_is_not_pasted(busy, visit):  # noqa: F811
    page = visit(busy, "/streaks", forgives=["net::ERR_FAILED"], **CLIPBOARD)
    page.page.route(re.compile(r"/api/events"), lambda route: route.abort())
    page.open(PAGE)
    on(page, "Dentist").press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    page.press("Control+V")
    expect(told(page)).to_contain_text("Could not load this event")
    expect(shown(page, "Dentist")).to_have_count(1)


def test_in_a_month_it_is_pasted_on_the_day_at_its_time(busy, visit):  # noqa: F811
    page = on(visit(busy, PAGE + "&view=month", **CLIPBOARD), "Dentist")
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    page.cell("2024-02-27").click()
    page.press("Control+V")
    expect(shown(page, "Dentist")).to_have_count(2)
    page.has_sent()
    assert times(busy, "Dentist")[1] == (berlin("2024-02-27T10:30"), berlin("2024-02-27T11:00"))
    # Again, as often as one likes.
    page.press("Control+V")
    expect(shown(page, "Dentist")).to_have_count(3)
    page.has_sent()
    assert len(times(busy, "Dentist")) == 3


@pytest.mark.parametrize("view", ["week", "agenda"])
def test_whole_days_stay_whole(busy, visit, view):  # noqa: F811
    page = on(visit(busy, f"{PAGE}&view={view}", **CLIPBOARD), "Holiday")
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    page.press("Control+V")
    expect(told(page)).to_contain_text("Event pasted")
    page.has_sent()
    assert times(busy, "Holiday") == 2 * [("2024-02-21", "2024-02-24")]


def test_what_is_cut_goes_and_is_pasted_on_another_page(busy, visit):  # noqa: F811
    page = on(visit(busy, PAGE, **CLIPBOARD), "Review")
    page.press("Control+X")
    expect(shown(page, "Review")).to_have_count(0)
    expect(page.toast).to_contain_text("Event cut · \u2068Review\u2069")
    page.has_sent()
    assert times(busy, "Review") == []
    there = visit(busy, PAGE + "&view=month", context=page.page.context)
    there.cell("2024-02-13").click()
    there.press("Control+V")
    expect(shown(there, "Review")).to_be_visible()
    expect(told(there)).to_contain_text("Event pasted")
    there.has_sent()
    assert times(busy, "Review") == [(berlin("2024-02-13T10:00"), berlin("2024-02-13T11:30"))]


def test_the_event_that_a_sheet_tells_about_is_copied_and_cut(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    shown(page, "Dentist").click()
    expect(page.dialog).to_be_visible()
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.split("\n")[0] == "Dentist"
    assert "Tuesday, February 20, 2024" in text
    page.press("Control+X")
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_count(0)


def test_text_becomes_an_event_and_its_time_is_offered(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => navigator.clipboard.writeText('Lunch tomorrow 12-13\\r\\nBring the cake.\\n')")
    page.locator("[tabindex='0']").first.focus()
    page.press("Control+V")
    form = page.page.get_by_role("dialog", name="New event")
    expect(form.get_by_label("Title", exact=True)).to_have_value("Lunch tomorrow 12-13")
    expect(form.get_by_label("Notes")).to_have_value("Bring the cake.")
    form.locator("[data-meaning]").click()
    form.get_by_role("button", name="Save").click()
    expect(shown(page, "Lunch")).to_be_visible()
    page.has_sent()
    assert times(busy, "Lunch") == [(berlin("2024-02-21T12:00"), berlin("2024-02-21T13:00"))]


@pytest.mark.parametrize("written", ["{}", "[1", '{"format":1,"events":[{"title":"X","start":"soon","end":""}]}'])
def test_what_is_no_event_of_ours_is_none(busy, visit, written):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate(
        """written => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('application/vnd.almanac.events+json', written);
          document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }""",
        written,
    )
    expect(page.dialog).to_have_count(0)
    assert len(busy.get("events?from=2024-01-01&to=2024-05-01")) == 3


def test_text_is_copied_as_text(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Edit").click()
    title = page.page.get_by_role("dialog", name="Edit event").get_by_label("Title", exact=True)
    title.select_text()
    page.press("Control+X")
    expect(title).to_have_value("")
    assert page.evaluate("() => navigator.clipboard.readText()") == "Review"
    assert len(times(busy, "Review")) == 1


def test_with_alt_a_mouse_carries_a_copy(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    page.page.keyboard.down("Alt")
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=False)
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")
    expect(page.locator(".event[data-traits~=vacated]")).to_have_count(0)
    page.page.mouse.up()
    page.page.keyboard.up("Alt")
    expect(shown(page, "Dentist")).to_have_count(2)
    page.has_sent()
    assert times(busy, "Dentist") == [
        (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00")),
        (berlin("2024-02-22T12:30"), berlin("2024-02-22T13:00")),
    ]
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_count(1)


def test_a_calendar_that_is_gone_is_replaced(busy, visit):  # noqa: F811
    page = on(visit(busy, PAGE, **CLIPBOARD), "Dentist")
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    revision = next(each for each in busy.get("calendars") if each["id"] == "home")["revision"]
    for each in busy.get("events?from=2024-01-01&to=2024-05-01"):
        if each["calendar"] == "home":
            assert busy.ask("DELETE", f"events/{each['id']}?revision={each['revision']}")[0] in (200, 204)
    assert busy.ask("DELETE", f"calendars/home?revision={revision}")[0] in (200, 204)
    expect(shown(page, "Dentist")).to_have_count(0)
    expect(page.page.get_by_role("checkbox", name="Home")).to_have_count(0)
    page.locator("[tabindex='0']").first.focus()
    page.press("Control+V")
    expect(shown(page, "Dentist")).to_be_visible()
    page.has_sent()
    found = [each for each in busy.get("events?from=2024-02-18&to=2024-02-26") if each["title"] == "Dentist"]
    assert [each["calendar"] for each in found] == ["work"]


def test_what_is_pasted_is_said_after_the_week_to_which_the_page_turns(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    shown(page, "Review").focus()
    page.press("Control+c")
    expect(page.toast).to_contain_text("Event copied")
    page.press("PageDown")
    expect(page.locator(".day-column[data-day='2024-02-27']")).to_be_in_viewport()
    page.evaluate("""() => {
      window.order = [];
      const note = (name, part) => new MutationObserver(() => order.push(`${name} ${part.textContent}`))
        .observe(part, { childList: true, characterData: true, subtree: true });
      note('page', document.querySelector('#said'));
      for (const part of calendar.shadowRoot.querySelectorAll('.announcement')) note('calendar', part);
    }""")
    page.press("Control+v")
    page.page.wait_for_function("""() => ['calendar Sunday, February 25, 2024 to', 'page Event pasted']
      .every(text => order.some(told => told.startsWith(text)))""")
    assert page.evaluate("() => order.at(-1)").startswith("page Event pasted")


PASTE = """text => {
  const clipboardData = new DataTransfer();
  if (text) clipboardData.setData('text/plain', text);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("locale, text, words", [("en-US", None, "Nothing to paste"), ("fr-FR", " ", "Rien à coller")])
def test_where_there_is_nothing_to_paste_that_is_said(busy, visit, locale, text, words):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate(PASTE, text)
    expect(told(page)).to_have_text(words)
    expect(page.page.locator("#said")).to_contain_text(words)
    expect(page.dialog).to_have_count(0)
