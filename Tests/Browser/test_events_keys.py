# SPDX-License-Identifier: MIT
"""The keys of the calendar, and the sheet that tells about them."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_trail import BARE, address, in_view, period


def sheet(page):
    return page.page.get_by_role("dialog", name="Keyboard shortcuts")


def is_at(page, name):
    expect(period(page, name)).to_be_checked()


@pytest.mark.parametrize("focused", ["body", "day"])
def test_letters_show_what_they_name(busy, visit, focused):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    if focused == "day":
        page.locator("[data-day='2024-02-20'][tabindex='0']").first.focus()
    for key, name in [("m", "Month"), ("y", "Year"), ("a", "Agenda"), ("d", "Day"), ("x", "3 days"), ("w", "Week")]:
        page.page.keyboard.press(key)
        is_at(page, name)
    page.page.keyboard.press("j")
    in_view(page, "2024-02-25")
    page.page.keyboard.press("k")
    page.page.keyboard.press("k")
    in_view(page, "2024-02-11")
    page.page.keyboard.press("t")
    in_view(page, "2024-02-18")
    page.page.go_back()
    in_view(page, "2024-02-11")


@pytest.mark.parametrize("focused", ["body", "day"])
def test_the_day_is_kept_while_an_agenda_waits_for_its_events(busy, visit, focused):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.page.route(re.compile(r"/api/occurrences"), lambda route: None)
    page.open(BARE + "&view=month")
    if focused == "day":
        page.locator("[data-day='2024-02-20'][tabindex='0']").first.focus()
    for key, name in [("a", "Agenda"), ("d", "Day")]:
        page.page.keyboard.press(key)
        is_at(page, name)
        in_view(page, "2024-02-20")


def test_letters_of_another_script_are_those_of_their_keys(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.evaluate("""() => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ь', code: 'KeyM', bubbles: true, cancelable: true }))""")
    is_at(page, "Month")
    # Where Latin letters are written, they count, wherever they stand.
    page.evaluate("""() => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'y', code: 'KeyZ', bubbles: true, cancelable: true }))""")
    is_at(page, "Year")


def test_keys_act_after_a_choice_by_mouse_and_not_while_an_event_is_held(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    period(page, "Month").check()
    page.page.keyboard.press("w")
    is_at(page, "Week")
    shown(page, "Review").focus()
    page.page.keyboard.press("Space")
    expect(page.locator("[data-traits~=lifted]").first).to_be_visible()
    before = page.page.url
    for key in "mjnt?":
        page.page.keyboard.press(key)
    is_at(page, "Week")
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    assert page.page.url == before
    page.page.keyboard.press("Escape")
    expect(page.locator("[data-traits~=lifted]")).to_have_count(0)
    page.page.keyboard.press("m")
    is_at(page, "Month")


def test_the_event_in_focus_is_edited_and_removed(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    for key in ["e", "Delete"]:
        page.page.keyboard.press(key)
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    shown(page, "Review").focus()
    page.page.keyboard.press("e")
    form = page.page.get_by_role("dialog", name="Edit event")
    expect(form.get_by_role("textbox", name="Title")).to_have_value("Review")
    page.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    shown(page, "Dentist").focus()
    page.page.keyboard.press("Delete")
    expect(shown(page, "Dentist")).to_have_count(0)
    expect(shown(page, "Review")).to_be_visible()
    # The keyboard is where it was, and what it did can be undone.
    page.page.wait_for_function("() => document.activeElement.id === 'calendar'")
    page.page.keyboard.press("Control+z")
    expect(shown(page, "Dentist")).to_be_visible()


def test_a_double_click_on_a_day_of_a_month_makes_an_event_there(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=month", **DESK)
    page.cell("2024-02-13").dblclick(position={"x": 20, "y": 60})
    form = page.page.get_by_role("dialog", name="New event")
    expect(form).to_be_visible()
    page.fill(title="Concert")
    form.locator("[type=submit]").click()
    expect(form).to_have_count(0)
    assert [each["start"][:10] for each in busy.get("events?from=2024-02-13&to=2024-02-14")] == ["2024-02-13"]


def test_the_rest_of_a_day_begins_with_its_first_event(busy, visit):  # noqa: F811
    for number in range(9):
        event(busy, f"e{number}", "work", f"Shift {number}", "2024-02-22T07:00[Europe/Berlin]",
              "2024-02-22T07:30[Europe/Berlin]")
    for name in ("Fair", "Trip"):
        event(busy, name.lower(), "work", name, "2024-02-22", "2024-02-23")
    for kind in ("Swimming", "Plants"):
        busy.ask("POST", "marks", {"type": kind, "day": "2024-02-22"})
    page = visit(busy, BARE + "&view=week", **DESK)
    page.locator(".day-column[data-day='2024-02-22'] > .more").first.dispatch_event("click")
    is_at(page, "Day")
    expect(shown(page, "Shift 0")).to_be_in_viewport()
    # Nor is it below the rows of whole days.
    page.page.wait_for_function("""part => {
      const { left, top } = part.getBoundingClientRect();
      return part.contains(part.getRootNode().elementFromPoint(left + 20, top + 3));
    }""", arg=shown(page, "Shift 0").element_handle())


def test_enter_on_the_rest_of_a_day_lists_it_and_makes_nothing(busy, visit):  # noqa: F811
    for hour in range(1, 9):
        event(busy, f"e{hour}", "work", f"Shift {hour}", f"2024-02-20T0{hour}:00[Europe/Berlin]",
              f"2024-02-20T0{hour}:30[Europe/Berlin]")
    page = visit(busy, BARE + "&view=month", **DESK)
    more = page.locator(".more").first
    expect(more).to_be_visible()
    page.page.keyboard.press("ArrowLeft")
    page.page.keyboard.press("F2")
    # Below the events that have room.
    for _ in range(page.locator(".week:has([data-day='2024-02-20']) .event").count()):
        if not more.evaluate("part => part.matches(':focus')"):
            page.page.keyboard.press("ArrowDown")
    expect(more).to_be_focused()
    page.page.keyboard.press("Enter")
    expect(page.page.get_by_role("dialog", name="Tuesday, February 20").locator(".item")).to_have_count(10)
    page.page.keyboard.press("Escape")
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    expect(more).to_be_focused()


def test_a_quick_way_there_and_back_leads_to_today(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=month", **DESK)
    in_view(page, "2024-01-28")
    page.page.keyboard.press("j")
    page.page.keyboard.press("k")
    in_view(page, "2024-01-28")
    address(page, view="month")


def test_who_writes_gets_letters(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.page.keyboard.press("n")
    title = page.page.get_by_role("textbox", name="Title")
    title.fill("")
    title.press_sequentially("my day?")
    expect(title).to_have_value("my day?")
    is_at(page, "Week")
    expect(page.page.get_by_role("dialog")).to_have_count(1)


@pytest.mark.parametrize("settings", [DESK, HAND])
def test_a_sheet_tells_the_keys(busy, visit, settings):  # noqa: F811
    page = visit(busy, PAGE, **settings)
    page.page.keyboard.press("?")
    expect(sheet(page)).to_be_visible()
    expect(sheet(page).locator("dl > div").filter(has_text="Agenda").locator("kbd")).to_have_text("A")
    expect(sheet(page).locator("dl > div").filter(has_text="Save").locator("kbd")).to_have_text(["Ctrl", "Enter"])
    passes(page.page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # Nothing happens behind it.
    page.page.keyboard.press("m")
    page.page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(period(page, "Month")).not_to_be_checked()


def test_letters_are_turned_off_and_stay_so(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.button("Keyboard shortcuts").click()
    sheet(page).get_by_role("checkbox", name="Single-letter shortcuts").uncheck()
    page.page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.button("Next").click()
    in_view(page, "2024-02-25")
    for key in "mnt/":
        page.page.keyboard.press(key)
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-day='2024-02-25'][tabindex='0']").first.focus()
    page.page.keyboard.press("t")
    page.page.reload()
    in_view(page, "2024-02-25")
    page.page.keyboard.press("m")
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    is_at(page, "Week")
    # What has a modifier, and the way to turn them on again, remain.
    page.page.keyboard.press("?")
    sheet(page).get_by_role("checkbox").check()
    page.page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.page.keyboard.press("m")
    is_at(page, "Month")


@pytest.mark.parametrize(("key", "file"), [("n", "**/editing/editor.js"), ("/", "**/search/search.js")])
def test_what_is_typed_ahead_goes_where_it_is_meant(busy, visit, key, file):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    held = page.hold(file)
    page.open(BARE)
    page.page.keyboard.press(key)
    # Letters of it would turn, show a month and remove something.
    page.page.keyboard.type("j met me")
    page.page.keyboard.press("Backspace")
    expect(page.page.get_by_role("dialog")).to_have_count(0)
    held.stop().release()
    expect(page.page.get_by_role("dialog").locator("input").first).to_have_value("j met m")
    is_at(page, "Week")
    in_view(page, "2024-02-18")
    # From then on keys are what they are everywhere.
    page.page.keyboard.type("ore")
    expect(page.page.get_by_role("dialog").locator("input").first).to_have_value("j met more")


@pytest.mark.parametrize("key", ["ArrowDown", "ArrowLeft", "F2"])
def test_an_arrow_leads_into_a_fresh_page(busy, visit, key):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    focused = "() => document.activeElement.id"
    assert page.evaluate(focused) == ""
    page.page.keyboard.press("Shift+ArrowDown")
    assert page.evaluate(focused) == ""
    page.page.keyboard.press(key)
    assert page.evaluate(focused) == "calendar"
    expect(page.locator(".day-column[data-day='2024-02-20']")).to_be_focused()


def test_the_keys_of_pages_and_of_the_list_are_told(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").focus()
    page.page.keyboard.press("?")
    expect(page.page.locator("dialog.help")).to_be_visible()
    rows = page.page.locator("dialog.help dl > div").evaluate_all(
        "all => all.map(row => [...row.children].map(each => each.innerText.split(/\\s+/).join(' ')))")
    assert ["Move by weeks or months", "PgUp PgDn"] in rows
    assert ["Move what you hold", "← ↑ ↓ → PgUp PgDn"] in rows
    assert ["Move in the list", "Alt ↑ ↓"] in rows
    # So it is.
    page.press("Escape", "Space", "PageDown", "Enter")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-27T10:00")


@pytest.mark.parametrize("locale, keys", [
    ("en-US", ["Del", "Space", "Enter"]), ("de-DE", ["Entf", "Leertaste", "Eingabe"]),
    ("fr-FR", ["Suppr", "Espace", "Entrée"]), ("es-ES", ["Supr", "Espacio", "Intro"])])
def test_keys_are_called_as_on_the_keyboard_and_names_are_one_line(busy, visit, locale, keys):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **DESK)
    expect(page.locator(".day-column").first).to_be_visible()
    page.page.keyboard.press("?")
    help = page.page.locator("dialog.help")
    expect(help).to_be_visible()
    shown = set(help.locator("kbd").all_inner_texts())
    assert set(keys) <= shown and not {"Control", "Delete"} & shown
    heights = help.locator("dt").evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    assert max(heights) < 24


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR", "es-ES"])
@pytest.mark.parametrize("width", [320, 1440])
def test_keys_stay_within_their_row_however_long_its_name_is(busy, visit, locale, width):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **DESK | {"viewport": {"width": width, "height": 900}})
    page.press("?")
    expect(page.page.locator("dialog.help")).to_be_visible()
    outside = page.page.locator("dialog.help dl > div").evaluate_all("""rows => rows.filter(row => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('kbd')].map(key => key.getBoundingClientRect())
        .some(key => key.left < left - 1 || key.right > right + 1);
    }).map(row => row.innerText)""")
    assert outside == []


def test_a_whole_day_has_one_name_in_german(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&locale=de", **DESK)
    expect(page.locator(".lanes-label").first).to_have_text("ganztägig")
    expect(page.page.locator("#views")).to_contain_text("Streaks")
    page.press("n")
    expect(page.page.get_by_role("dialog").get_by_label("Ganztägig")).to_be_visible()


def test_an_event_is_drawn_with_shift_and_arrows(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.locator("[data-day='2024-02-20'][tabindex='0']").first.focus()
    keyboard = page.page.keyboard
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown"):
        keyboard.press(key)
    held = page.locator(".event[data-traits~=lifted]")
    expect(held).to_have_count(1)
    start, end = (held.get_attribute(name) for name in ("data-start", "data-end"))
    assert start.startswith("2024-02-23T")
    minutes = [int(time[11:13]) * 60 + int(time[14:16]) for time in (start, end)]
    assert minutes[1] - minutes[0] == 90
    keyboard.press("Enter")
    expect(page.dialog.locator("[name=title]")).to_be_focused()
    expect(page.dialog.locator("[name=startTime]")).to_have_value(re.compile(rf"^0?{minutes[0] // 60 % 12 or 12}:{minutes[0] % 60:02}"))
    # Given up, nothing is left of it.
    keyboard.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(page.locator(".event[data-event-id^='new:']")).to_have_count(0)


def test_an_event_is_drawn_over_days_with_shift_and_arrows(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    page.locator("[data-day='2024-02-20'][tabindex='0']").first.focus()
    page.press("ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight")
    # From then on it stands above the hours.
    held = page.locator(".event:not(.timed-event)[data-traits~=lifted]")
    expect(held).to_have_count(1)
    start, end = (held.get_attribute(name) for name in ("data-start", "data-end"))
    assert start.startswith("2024-02-21T") and end.startswith("2024-02-23T")
    page.press("Shift+ArrowLeft", "Enter")
    expect(page.dialog.locator("[name=title]")).to_be_focused()
    page.page.keyboard.type("Fair")
    with page.page.expect_response(lambda response: response.request.method == "POST"
                                   and response.url.endswith("/api/events")) as answer:
        page.page.keyboard.press("Enter")
    expect(page.dialog).to_have_count(0)
    made = answer.value.json()
    assert made["title"] == "Fair"
    assert [made[name][:10] for name in ("start", "end")] == ["2024-02-21", "2024-02-22"]


def test_enter_makes_an_event_on_a_day_of_a_month_and_opens_one(busy, visit):  # noqa: F811
    page = visit(busy, BARE + "&view=month", **DESK)
    page.locator("[data-day='2024-02-20'][tabindex='0']").first.focus()
    page.press("ArrowRight", "ArrowRight", "Enter")
    form = page.page.get_by_role("dialog", name="New event")
    expect(form.locator("[name=start]")).to_have_js_property("value", "2024-02-22")
    page.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator("[data-day='2024-02-22'][tabindex='0']").first).to_be_focused()
    # With a modifier it is something else, and so it is on an event.
    page.press("Shift+Enter", "ArrowLeft", "ArrowLeft", "F2", "Enter")
    expect(page.page.get_by_role("dialog")).to_have_count(1)
    expect(form).to_have_count(0)
