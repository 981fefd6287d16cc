# SPDX-License-Identifier: MIT
"""Looking for events: with the mouse, a finger and the keyboard, in any language."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_offline import is_kept
from visit import AWAY

LABELS = {"en-US": "Search", "de-DE": "Suchen", "ar-EG": "بحث", "ja-JP": "検索"}


@pytest.fixture
def year(busy):  # noqa: F811
    """A program with events of a year, and a calendar that is hidden."""
    busy.ask("POST", "calendars", {"id": "past", "name": "Past", "hidden": True})
    event(busy, "old", "work", "Review of the year", "2023-12-18T10:00[Europe/Berlin]",
          "2023-12-18T11:00[Europe/Berlin]")
    event(busy, "zur", "home", "Zürich", "2024-07-01", "2024-07-05", location="東京駅 <b>north</b>")
    event(busy, "note", "work", "Lunch", "2024-03-05T12:00", "2024-03-05T13:00", notes="The review is\nover by then.")
    event(busy, "gone", "past", "Review of others", "2024-03-01", "2024-03-02")
    return busy


class Search:
    """The search of a page."""

    def __init__(self, page):
        self.page = page.page
        self.field = self.page.get_by_role("combobox")
        self.results = self.page.get_by_role("option")
        self.status = self.page.locator(".search-status")

    def open(self, key="/"):
        self.page.keyboard.press(key)
        expect(self.field).to_be_focused()
        return self

    def ask(self, text):
        self.field.fill(text)
        return self

    def marks(self):
        return self.page.locator(".search-result mark").all_inner_texts()

    @property
    def active(self):
        return self.page.locator("[role=option][aria-selected=true]")


@pytest.mark.parametrize("where", [DESK, HAND], ids=["desk", "hand"])
def test_what_is_in_hidden_calendars_is_counted_and_can_be_shown(year, visit, where):
    page = visit(year, PAGE, **where)
    search = Search(page).open().ask("review")
    expect(search.results).to_have_count(2)
    note = page.page.locator(".search-note")
    expect(note.get_by_role("status")).to_have_text("In hidden calendars: 1")
    passes(page.page)
    note.get_by_role("button", name="Show them too").click()
    expect(search.results).to_have_count(3)
    expect(note).to_be_hidden()
    expect(search.field).to_be_focused()
    expect(search.status).to_have_text("Found: 3+")
    search.results.filter(has_text="Review of others").click()
    expect(page.dialog).to_contain_text("Review of others")
    page.press("Escape")
    # The next search is one of what is shown again.
    search.open().ask("others")
    expect(search.status).to_have_text("No events found for “others”")
    expect(note.get_by_role("status")).to_have_text("In hidden calendars: 1")
    search.ask("zur")
    expect(search.results).to_have_count(1)
    expect(note).to_be_hidden()


def test_keys_look_for_an_event_and_open_it(year, visit):
    page = visit(year, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    search = Search(page).open()
    expect(search.field).to_have_value("")
    search.page.keyboard.type("rev")
    expect(search.results).to_have_count(2)
    expect(search.status).to_have_text("Found: 2+")
    assert search.marks() == ["Rev", "rev"]
    expect(search.active).to_contain_text("Review")
    search.page.keyboard.press("ArrowDown")
    expect(search.active).to_contain_text("Lunch")
    assert search.field.get_attribute("aria-activedescendant") == search.active.get_attribute("id")
    search.page.keyboard.press("Enter")
    card = search.page.get_by_role("dialog", name="Lunch")
    expect(card).to_contain_text("over by then.")
    expect(shown(page, "Lunch")).to_be_visible()
    assert "date=2024-03-05" in search.page.url
    search.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    # Nothing had the focus before; arrows go on from the calendar.
    assert page.evaluate("() => document.activeElement.id") == "calendar"


def test_all_parts_of_the_page_go_to_what_is_found_in_the_same_week(year, visit):
    event(year, "closing", "work", "Closing", "2024-02-23T10:00[Europe/Berlin]", "2024-02-23T11:00[Europe/Berlin]")
    page = visit(year, PAGE, **DESK)
    expect(shown(page, "Closing")).to_be_visible()
    Search(page).open().ask("closing")
    expect(Search(page).active).to_contain_text("Closing")
    page.press("Enter")
    expect(page.page.get_by_role("dialog", name="Closing")).to_be_visible()
    chosen = "() => ['calendar', 'small'].map(id => document.getElementById(id).value)"
    assert page.evaluate(chosen) == ["2024-02-23"] * 2
    assert "date=2024-02-23" in page.page.url


def test_what_is_over_comes_before_what_is_shown(year, visit):
    page = visit(year, PAGE, **DESK)
    search = Search(page).open("Control+k").ask("review")
    expect(search.results).to_have_count(2)
    search.page.get_by_role("button", name="Show earlier").click()
    expect(search.results).to_have_count(3)
    expect(search.results.first).to_contain_text("Review of the year")
    expect(search.page.locator(".search-day").first).to_have_text("Monday, December 18, 2023")
    expect(search.page.get_by_role("button", name="Show earlier")).to_have_count(0)
    expect(search.status).to_have_text("Found: 3")
    expect(search.field).to_be_focused()
    # Where there is nothing to come, what is over is shown at once.
    search.ask("review year")
    expect(search.results).to_have_count(1)
    search.page.keyboard.press("Enter")
    expect(search.page.get_by_role("dialog", name="Review of the year")).to_be_visible()
    assert "date=2023-12-18" in search.page.url


def test_the_mouse_looks_for_an_event(year, visit):
    page = visit(year, PAGE, **DESK)
    page.page.get_by_role("button", name="Search").click()
    search = Search(page).ask("ZURICH 京")
    expect(search.results).to_have_count(1)
    # A text is a text.
    expect(search.results.first).to_contain_text("東京駅 <b>north</b>")
    assert search.marks() == ["Zürich", "京"]
    search.results.first.click()
    expect(page.page.get_by_role("dialog", name="Zürich")).to_be_visible()
    expect(shown(page, "Zürich").first).to_be_visible()


def test_nothing_found_is_said_and_nothing_asked_is_not(year, visit):
    page = visit(year, PAGE, **DESK)
    search = Search(page).open().ask("rev")
    expect(search.results).to_have_count(2)
    search.ask("revx")
    expect(search.status).to_have_text("No events found for “revx”")
    expect(search.results).to_have_count(0)
    search.ask("*-")
    expect(search.status).to_have_text("Title, location or notes")
    search.page.keyboard.press("Enter")
    search.page.keyboard.press("Escape")
    expect(search.field).to_have_count(0)
    expect(page.page.get_by_role("dialog")).to_have_count(0)


def test_a_hand_looks_for_an_event(year, visit):
    page = visit(year, PAGE, **HAND)
    expect(shown(page, "Review")).to_be_visible()
    page.page.get_by_role("button", name="Search").tap()
    search = Search(page).ask("rev")
    expect(search.results).to_have_count(2)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    for box in [each.bounding_box() for each in search.results.all()]:
        assert box["height"] >= 44
    search.results.last.tap()
    expect(page.page.get_by_role("dialog", name="Lunch")).to_be_visible()


def test_titles_in_latin_begin_at_the_right_where_the_page_does(year, visit):
    search = Search(visit(year, PAGE, locale="ar-EG", **DESK)).open().ask("review")
    result = search.results.first
    expect(result).to_be_visible()
    title = """result => {
      const range = document.createRange();
      range.selectNodeContents(result.querySelector('.search-title'));
      return result.getBoundingClientRect().right - range.getBoundingClientRect().right;
    }"""
    assert 20 <= result.evaluate(title) <= 24


def test_a_slash_in_a_form_is_text(year, visit):
    page = visit(year, PAGE, **DESK)
    page.page.keyboard.press("n")
    title = page.page.get_by_role("textbox", name="Title")
    title.press_sequentially("a/b")
    expect(title).to_have_value("a/b")
    expect(page.page.get_by_role("combobox", name="Search events")).to_have_count(0)


def test_a_server_that_is_away_is_told(year, visit):
    page = visit(year, PAGE, **DESK, forgives=["net::ERR_", "Failed to load resource"])
    search = Search(page).open().ask("rev")
    expect(search.results).to_have_count(2)
    page.page.route("**/api/search*", lambda route: route.abort())
    search.ask("revi")
    expect(search.results).to_have_count(1)
    expect(page.page.locator(".search-limits")).to_have_text("Offline. Only events on this device were searched.")
    # Once it answers, all is searched again.
    page.page.unroute("**/api/search*")
    search.ask("revie")
    expect(search.results).to_have_count(2)
    expect(page.page.locator(".search-limits")).to_have_text("")


def test_while_the_server_is_away_what_is_on_the_device_is_searched(year, visit):
    with_notes = "**/api/events?from=*"
    page = is_kept(visit(year, PAGE, **DESK, forgives=[AWAY], worker=True))
    limits = page.page.locator(".search-limits")
    # What is in view is read whole once it rests.
    with page.page.expect_response(with_notes):
        page.page.locator("#next").click()
    page.page.locator("#previous").click()
    expect(shown(page, "Review")).to_be_visible()
    year.stop()
    search = Search(page).open().ask("REV")
    expect(search.results).to_have_count(1)
    expect(search.results.first).to_contain_text("Review")
    assert search.marks() == ["Rev"]
    expect(limits).to_be_visible()
    expect(limits).to_have_text("Offline. Only events on this device were searched.")
    expect(search.status).to_have_text("Found: 1")
    passes(page.page)
    # What was made meanwhile is found, too, and so is what stands in notes.
    search.page.keyboard.press("Escape")
    page.page.keyboard.press("n")
    page.page.get_by_role("textbox", name="Title").fill("Réview of tea")
    page.page.keyboard.press("Enter")
    expect(shown(page, "Réview of tea")).to_be_visible()
    search.open().ask("review")
    expect(search.results).to_have_count(2)
    search.ask("nothing of it")
    expect(search.status).to_have_text("No events found for “nothing of it”")
    expect(limits).to_be_visible()
    search.ask("review")
    expect(search.results).to_have_count(2)
    search.results.first.click()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_further_results_are_from_the_device_once_the_server_is_gone(year, visit):
    page = visit(year, PAGE, **DESK, forgives=["net::ERR_", "Failed to load resource"])
    search = Search(page).open().ask("rev")
    expect(search.results).to_have_count(2)
    page.page.route("**/api/search*", lambda route: route.abort())
    search.page.get_by_role("button", name="Show earlier").click()
    expect(page.page.locator(".search-limits")).to_be_visible()
    expect(search.results).to_have_count(1)


@pytest.mark.parametrize("locale", LABELS)
@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "hand"])
def test_axe_finds_nothing(year, visit, locale, settings):
    page = visit(year, PAGE, **settings, locale=locale)
    page.page.get_by_role("button", name=LABELS[locale], exact=True).click()
    search = Search(page).ask("rev")
    expect(search.results).to_have_count(2)
    page.page.wait_for_function("() => document.querySelector('dialog').getAnimations().length === 0")
    passes(page.page)


def test_an_empty_search_says_what_it_looks_through(year, visit):
    page = visit(year, PAGE, **HAND)
    page.page.locator("#search").click()
    search = Search(page)
    expect(search.status).to_have_text("Title, location or notes")
    expect(search.status).to_be_in_viewport()
    search.ask("rev")
    expect(search.status).to_have_text("Found: 2+")
    search.ask("")
    expect(search.status).to_have_text("Title, location or notes")


def test_what_is_found_fits_into_a_low_window(year, visit):
    for day in range(1, 21):
        event(year, f"many-{day}", "work", f"Many {day}", f"2024-03-{day:02}", f"2024-03-{day + 1:02}")
    page = visit(year, PAGE, **{**DESK, "viewport": {"width": 1200, "height": 500}})
    page.page.locator("#search").click()
    search = Search(page).ask("many")
    expect(search.results).to_have_count(20)
    top = page.dialog.bounding_box()["y"]
    assert top > page.page.locator("#search").bounding_box()["y"]
    assert top + page.dialog.bounding_box()["height"] <= 492


def test_the_keyboard_is_at_the_event_that_was_found_and_at_what_is_undone(year, visit):
    page = visit(year, PAGE, **DESK)
    search = Search(page).open().ask("zur")
    expect(search.results).to_have_count(1)
    page.press("Enter")
    expect(page.page.get_by_role("dialog", name="Zürich")).to_be_visible()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Zürich").first).to_be_focused()
    page.press("Delete")
    expect(shown(page, "Zürich")).to_have_count(0)
    # Also from nowhere.
    page.evaluate("() => document.activeElement.blur()")
    page.press("Control+Z")
    expect(shown(page, "Zürich").first).to_be_focused()


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "hand"])
def test_all_that_is_found_can_be_shown(year, visit, settings):
    for day in range(1, 32):
        event(year, f"many-{day}", "work", f"Many {day}", f"2024-03-{day:02}T09:00", f"2024-03-{day:02}T10:00")
    for day in range(1, 5):
        event(year, f"later-{day}", "past", f"Many later {day}", f"2024-04-{day:02}", f"2024-04-{day + 1:02}")
    page = visit(year, PAGE, **settings)
    page.page.locator("#search").click()
    search, later = Search(page).ask("many"), page.page.get_by_role("button", name="Show later")
    expect(search.results).to_have_count(30)
    expect(search.status).to_have_text("Found: 30+")
    chosen = search.active.inner_text()
    later.click()
    expect(search.results).to_have_count(31)
    expect(search.status).to_have_text("Found: 31")
    expect(later).to_be_hidden()
    # What Enter picks is what it was, and it is still typed in the field.
    expect(search.field).to_be_focused()
    assert search.active.inner_text() == chosen
    page.page.get_by_role("button", name="Show them too").click()
    expect(search.results).to_have_count(30)
    later.click()
    expect(search.results).to_have_count(35)
    expect(search.status).to_have_text("Found: 35")
    expect(search.results.last).to_contain_text("Many later 4")


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_what_is_found_is_told_beside_the_lists(year, visit, locale):
    page = visit(year, f"{PAGE}&view=day", locale=locale, **DESK)
    search = Search(page).open().ask("Lunch")
    expect(search.active).to_have_count(1)
    page.press("Enter")
    card = page.page.get_by_role("dialog", name="Lunch")
    expect(card).to_be_visible()
    own, room = card.bounding_box(), page.page.locator("#calendar").bounding_box()
    assert room["x"] <= own["x"] and own["x"] + own["width"] <= room["x"] + room["width"]
