# SPDX-License-Identifier: MIT
"""What the page of events tells about an event: opened by hand, beside it, and in words."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_editor import choose_zone


@pytest.fixture
def finger():
    """Taps as a finger does, for some frames, and waits for the mouse that browsers play after it."""

    def tap(page, locator):
        page.evaluate(
            "() => { addEventListener('click', () => { window.hasClicked = true; }, { capture: true, once: true }); }"
        )
        box = locator.bounding_box()
        page.touch("touchStart", (box["x"] + 20, box["y"] + min(box["height"], 20) / 2))
        for _ in range(5):
            page.evaluate("() => new Promise(requestAnimationFrame)")
        page.touch("touchEnd")
        page.page.wait_for_function("() => window.hasClicked && delete window.hasClicked")

    return tap


@pytest.mark.parametrize("view", ["days", "week", "agenda"])
def test_a_finger_opens_an_event(busy, visit, finger, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **HAND)
    expect(shown(page, "Review").first).to_be_visible()
    finger(page, shown(page, "Review").first)
    sheet = page.page.get_by_role("dialog", name="Review")
    expect(sheet).to_contain_text("Room 4")
    # A finger beside it closes it.
    finger(page, page.page.locator(".bar"))
    expect(sheet).to_have_count(0)


def test_only_keys_have_a_ring_around_the_cross(busy, visit, finger):  # noqa: F811
    ring = "() => getComputedStyle(document.activeElement).outlineStyle"
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Review").first).to_be_visible()
    finger(page, shown(page, "Review").first)
    cross = page.dialog.locator(".cross")
    expect(cross).to_be_focused()
    assert page.evaluate(ring) == "none"
    page.press("Tab").press("Shift+Tab")
    expect(cross).to_be_focused()
    assert page.evaluate(ring) == "solid"
    page.press("Escape")
    shown(page, "Review").first.focus()
    page.press("Enter")
    expect(cross).to_be_focused()
    assert page.evaluate(ring) == "solid"


def test_a_finger_opens_an_event_of_a_month(busy, visit, finger):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **{**HAND, "viewport": {"width": 900, "height": 900}})
    finger(page, shown(page, "Holiday").first)
    expect(page.page.get_by_role("dialog", name="Holiday")).to_contain_text("Home")


def open_card(page, title):
    shown(page, title).first.click()
    card = page.page.get_by_role("dialog", name=title)
    expect(card).to_be_visible()
    # It grows to its size.
    page.page.wait_for_function("() => document.querySelector('dialog').getAnimations().length === 0")
    return card


def apart(box, other, start, size):
    """How far two boxes are from each other in a direction; 0 where they overlap."""
    return round(max(0, box[start] - other[start] - other[size], other[start] - box[start] - box[size]))


def lines(card):
    return [text.replace("\u202f", " ").replace("\u2009", " ") for text in card.locator(".when p").all_inner_texts()]


@pytest.mark.parametrize("width, height", [(1440, 900), (768, 1000)])
def test_a_card_stands_beside_its_event_within_the_window(busy, visit, width, height):  # noqa: F811
    page = visit(busy, PAGE, viewport={"width": width, "height": height})
    for title in ("Review", "Dentist"):
        about = shown(page, title).first.bounding_box()
        box = open_card(page, title).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= height
        across, down = apart(box, about, "x", "width"), apart(box, about, "y", "height")
        assert (across, down) in [(8, 0), (0, 8)]
        page.page.keyboard.press("Escape")
        expect(page.dialog).to_have_count(0)


@pytest.mark.parametrize("view", ["day", "agenda"])
def test_a_card_of_what_is_wide_stands_where_it_was_pressed(busy, visit, view):  # noqa: F811
    page = visit(busy, f"{PAGE.replace('-20&', '-21&', 1)}&view={view}", **DESK)
    bar = shown(page, "Holiday").first.bounding_box()
    x = bar["x"] + 300
    page.page.mouse.click(x, bar["y"] + bar["height"] / 2)
    card = page.page.get_by_role("dialog", name="Holiday")
    expect(card).to_be_visible()
    page.page.wait_for_function("() => document.querySelector('dialog').getAnimations().length === 0")
    box = card.bounding_box()
    # Below or above it, and not over what it is about.
    assert abs(box["x"] + box["width"] / 2 - x) <= 1 and apart(box, bar, "y", "height") == 8


@pytest.mark.parametrize("locale", ["en-US", "ar-EG"])
def test_a_card_stands_beside_the_day_that_was_pressed(busy, visit, locale):  # noqa: F811
    event(busy, "f", "home", "Fair", "2024-02-19", "2024-02-23")
    page = visit(busy, PAGE, locale=locale, **DESK)
    for key, day in [(None, "2024-02-19"), (None, "2024-02-22"), ("Enter", "2024-02-19")]:
        cell = page.locator(f".all-day[data-day='{day}']").bounding_box()
        bar = shown(page, "Fair").bounding_box()
        if key:
            shown(page, "Fair").focus()
            page.page.keyboard.press(key)
        else:
            page.page.mouse.click(cell["x"] + 20, bar["y"] + bar["height"] / 2)
        card = page.page.get_by_role("dialog", name="Fair")
        expect(card).to_be_visible()
        page.page.wait_for_function("() => document.querySelector('dialog').getAnimations().length === 0")
        box = card.bounding_box()
        across, down = apart(box, cell, "x", "width"), apart(box, bar, "y", "height")
        assert 7 <= across <= 11 or (across, down) == (0, 8)
        assert apart(box, bar, "x", "width") or down
        page.page.keyboard.press("Escape")
        expect(card).to_have_count(0)


def test_the_keyboard_gets_back_what_it_left(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.evaluate("() => document.getElementById('calendar').shadowRoot.querySelector('[role=gridcell][tabindex=\"0\"]').focus()")
    for key in ("F2", "Enter"):
        page.page.keyboard.press(key)
    card = page.dialog
    expect(card).to_be_visible()
    box, about = card.bounding_box(), shown(page, "Review").bounding_box()
    assert abs(box["x"] - about["x"]) < 700
    page.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert page.evaluate("() => document.activeElement.id") == "calendar"


def test_a_day_of_its_own_and_its_times_are_two_lines(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    # The zone is the reader's own: nothing is said of it.
    assert lines(open_card(page, "Review")) == ["Tuesday, February 20, 2024", "10:00 – 11:30\u00a0AM"]
    assert "Berlin" not in page.dialog.inner_text()


def test_times_elsewhere_have_the_name_of_their_zone(busy, visit):  # noqa: F811
    event(busy, "n", "work", "Call", "2024-02-20T09:00[America/New_York]", "2024-02-20T10:00[America/New_York]")
    event(busy, "u", "work", "Deploy", "2024-02-20T14:00[Etc/UTC]", "2024-02-20T15:00[Etc/UTC]")
    event(busy, "k", "work", "Late call", "2024-02-21T16:30[America/New_York]", "2024-02-22T00:30[America/New_York]")
    event(busy, "l", "work", "Night", "2024-02-22T22:30[Europe/Paris]", "2024-02-23T01:00[Europe/Paris]")
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    when = lines(open_card(page, "Call"))
    assert when[1] == "3:00 – 4:00\u00a0PM"
    assert when[2] == "9:00 – 10:00\u00a0AM · New York – Eastern Time"
    page.page.keyboard.press("Escape")
    assert "Etc" not in "".join(lines(open_card(page, "Deploy")))
    page.page.keyboard.press("Escape")
    assert lines(open_card(page, "Late call"))[2] == "4:30\u00a0PM – 12:30\u00a0AM · New York – Eastern Time"
    page.page.keyboard.press("Escape")
    # Clocks in Paris show the same; from one day to the next, its ends are two lines.
    assert lines(open_card(page, "Night")) == ["Feb 22, 2024, 10:30\u00a0PM –", "Feb 23, 2024, 1:00\u00a0AM"]


def test_each_end_is_told_in_its_own_zone(busy, visit):  # noqa: F811
    event(busy, "f", "work", "Flight out", "2024-02-20T16:20[Etc/UTC]", "2024-02-20T20:35[America/New_York]")
    event(busy, "h", "work", "Flight home", "2024-02-21T18:10[America/New_York]", "2024-02-22T07:25[Etc/UTC]")
    event(busy, "t", "work", "Talk", "2024-02-22T20:00[America/New_York]", "2024-02-22T21:00[America/New_York]")
    eastern, universal = "New York – Eastern Time", "Coordinated Universal Time (UTC)"
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    assert lines(open_card(page, "Flight out")) == [
        "Feb 20, 2024, 5:20\u00a0PM –", "Feb 21, 2024, 2:35\u00a0AM",
        f"4:20\u00a0PM · {universal}", f"Feb 20, 2024, 8:35\u00a0PM · {eastern}"]
    page.press("Escape")
    assert lines(open_card(page, "Flight home"))[2:] == [
        f"Feb 21, 2024, 6:10\u00a0PM · {eastern}", f"7:25\u00a0AM · {universal}"]
    page.press("Escape")
    assert lines(open_card(page, "Talk"))[1:] == [
        "2:00 – 3:00\u00a0AM", f"Feb 22, 2024, 8:00 – 9:00\u00a0PM · {eastern}"]


def test_hours_elsewhere_have_the_form_of_all_others(busy, visit):  # noqa: F811
    event(busy, "k", "work", "Late call", "2024-02-21T16:30[America/New_York]", "2024-02-22T01:30[America/New_York]")
    page = visit(busy, f"{PAGE}&view=agenda", **DESK, locale="de-DE")
    there = lines(open_card(page, "Late call"))[2]
    assert there == "16:30 – 01:30 · New York – Nordamerikanische Ostküstenzeit"


def test_the_form_names_the_zone_of_the_end_as_well(busy, visit):  # noqa: F811
    event(busy, "f", "work", "Flight out", "2024-02-20T16:20[Etc/UTC]", "2024-02-20T20:35[America/New_York]")
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    open_card(page, "Flight out").get_by_role("button", name="Edit").click()
    zones = page.page.get_by_role("dialog", name="Edit event").locator("details.zones")
    both = "Time zone: Coordinated Universal Time (UTC) · Time zone at the end: "
    expect(zones.locator("summary")).to_have_text(f"{both}New York – Eastern Time")
    choose_zone(page, "tokyo", "endZone")
    expect(zones.locator("summary")).to_contain_text("Tokyo")
    zones.get_by_label("Ends in another time zone").uncheck()
    expect(zones.locator("summary")).to_have_text("Time zone: Coordinated Universal Time (UTC)")


def test_a_card_says_of_which_calendar_and_how_sure_it_is(busy, visit):  # noqa: F811
    event(busy, "m", "work", "Market", "2024-02-20T13:00[Europe/Berlin]", "2024-02-20T14:00[Europe/Berlin]",
          color="#C2410C", status="tentative", busy=False)
    page = visit(busy, PAGE, **DESK)
    card = open_card(page, "Market")
    # The dot is its calendar's, whatever the event's own colour is.
    dot = card.locator(".of").evaluate("of => getComputedStyle(of, '::before').backgroundColor")
    assert dot == "rgb(11, 107, 219)"
    expect(card.locator(".status")).to_have_text("Tentative · Free")
    page.press("Escape")
    expect(open_card(page, "Review").locator(".status")).to_have_count(0)


def test_addresses_of_the_web_are_links_and_nothing_else_is(busy, visit):  # noqa: F811
    event(busy, "l", "work", "Launch", "2024-02-20T13:00[Europe/Berlin]", "2024-02-20T14:00[Europe/Berlin]",
          location="https://meet.example/a_(b)?x=1&y=2.",
          notes="Plan (http://example.com/plan), <b>bold</b>, javascript:alert(1), http:// and https://[.")
    page = visit(busy, PAGE, **DESK)
    card = open_card(page, "Launch")
    expect(card).to_contain_text("<b>bold</b>")
    links = card.get_by_role("link")
    expect(links).to_have_text(["https://meet.example/a_(b)?x=1&y=2", "http://example.com/plan"])
    for link in links.all():
        assert link.get_attribute("href") == link.inner_text()
        assert link.get_attribute("target") == "_blank"
        assert "noopener" in link.get_attribute("rel")
    assert card.locator("b").count() == 0


def test_on_a_phone_it_is_a_sheet_from_below(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND)
    box = open_card(page, "Review").bounding_box()
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 390, 844)


LONG = "Besprechung der Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"


@pytest.mark.parametrize("locale", ["de-DE", "ar-EG"])
def test_the_longest_words_stay_within_a_sheet(busy, visit, locale):  # noqa: F811
    event(busy, "l", "work", LONG, "2024-02-20T13:00[Europe/Berlin]", "2024-02-20T14:00[Europe/Berlin]")
    page = visit(busy, PAGE, locale=locale, **{**HAND, "viewport": {"width": 320, "height": 640}})
    card = open_card(page, "Donau")
    assert card.evaluate("card => [card, card.querySelector('.sheet-body')].every(e => e.scrollWidth <= e.clientWidth)")
    cross = card.locator(".cross").bounding_box()
    assert 0 <= cross["x"] and cross["x"] + cross["width"] <= 320


@pytest.mark.parametrize("locale, side, notes", [("ar-EG", "right", "First: plans.\nAnd maps!"), ("en-US", "left", "أولاً: الخطط!")])
def test_what_is_written_in_another_script_is_read_in_its_order(busy, visit, locale, side, notes):  # noqa: F811
    event(busy, "l", "work", "Launch (draft).", "2024-02-20T13:00[Europe/Berlin]", "2024-02-20T14:00[Europe/Berlin]", notes=notes)
    page = visit(busy, PAGE, locale=locale, **HAND)
    card = open_card(page, "Launch")
    text = card.locator("p").filter(has_text=notes.splitlines()[0])
    expect(text).to_be_visible()
    # Where the first and the last letter of a line are, within its paragraph.
    first, last, room = text.evaluate("""text => {
      const at = index => {
        const range = new Range();
        range.setStart(text.firstChild, index);
        range.setEnd(text.firstChild, index + 1);
        return range.getBoundingClientRect();
      };
      const line = text.textContent.split('\\n')[0].length;
      const [one, other, own] = [at(0), at(line - 1), text.getBoundingClientRect()];
      const rects = [one.left, one.right, other.left, other.right];
      return [one.left, other.left, { left: Math.min(...rects) - own.left, right: own.right - Math.max(...rects) }];
    }""")
    assert (first < last) == (locale == "ar-EG")
    assert room[side] < 2
