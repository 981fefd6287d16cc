# SPDX-License-Identifier: MIT
"""Selected events in the list of a day agree with those in the calendar, and the bar says which they are; so are those
that are pasted. What is undone is said, and has the keyboard."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_clipboard import CLIPBOARD, times, told
from test_events_editor import events
from test_events_hands import at
from test_events_inspector import opened, panel
from test_events_layers import MONTH
from test_events_several import bar, copied, select


def row(page, title):
    return panel(page).locator(".item").filter(has_text=title)


def pressed(page):
    return panel(page).locator(".item[aria-pressed=true] .name").all_inner_texts()


def test_on_a_phone_taps_in_the_list_of_a_day_select_while_anything_is_selected(busy, visit):  # noqa: F811
    page = visit(busy, MONTH, **HAND)
    row(page, "Review").tap()
    page.dialog.get_by_role("button", name="Select").tap()
    expect(row(page, "Review")).to_have_attribute("aria-pressed", "true")
    expect(row(page, "Dentist")).not_to_have_attribute("aria-pressed", "true")
    grounds = [row(page, title).evaluate("row => getComputedStyle(row).backgroundColor")
               for title in ("Review", "Dentist")]  # fmt: skip
    assert grounds[0] != grounds[1]
    row(page, "Dentist").tap()
    expect(bar(page)).to_contain_text("2 selected")
    expect(bar(page)).to_contain_text("Review and Dentist")
    expect(page.dialog).to_have_count(0)
    assert pressed(page) == ["Review", "Dentist"]
    passes(page.page)
    row(page, "Review").tap()
    expect(bar(page)).to_contain_text("1 selected")
    bar(page).get_by_role("button", name="Delete").tap()
    expect(row(page, "Dentist")).to_have_count(0)
    page.has_sent()
    assert "Dentist" not in events(busy) and "Review" in events(busy)
    # With nothing selected a tap tells about an event again.
    row(page, "Review").tap()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_what_is_selected_can_be_scrolled_out_of_the_bar(busy, visit):  # noqa: F811
    page = visit(busy, MONTH, **HAND | {"viewport": {"width": 390, "height": 700}})
    row(page, "Review").tap()
    page.dialog.get_by_role("button", name="Select").tap()
    expect(bar(page)).to_be_visible()
    last = panel(page).locator(".item").last
    panel(page).evaluate("place => place.scrollTo(0, place.scrollHeight)")
    page.evaluate("() => document.querySelector('.desk').scrollTo(0, 9999)")
    box, own = last.bounding_box(), bar(page).bounding_box()
    assert box["y"] + box["height"] <= own["y"]


def test_the_list_beside_the_days_shows_what_is_selected_there(busy, visit):  # noqa: F811
    page = opened(visit(busy, PAGE, **DESK))
    row(page, "Dentist").click(modifiers=["Control"])
    expect(shown(page, "Dentist")).to_have_attribute("aria-pressed", "true")
    shown(page, "Review").click(modifiers=["Control"], position={"x": 8, "y": 8})
    expect(row(page, "Review")).to_have_attribute("aria-pressed", "true")
    expect(bar(page)).to_contain_text("2 selected")
    # Escape ends the selection first, wherever the keyboard is, and then closes the list.
    row(page, "Review").focus()
    page.press("Escape")
    expect(bar(page)).to_have_count(0)
    expect(row(page, "Review")).to_be_focused()
    assert pressed(page) == []
    # The keyboard on a row means its event.
    row(page, "Dentist").focus()
    page.press("Delete")
    expect(row(page, "Dentist")).to_have_count(0)
    page.has_sent()
    assert "Dentist" not in events(busy) and "Review" in events(busy)


# What is pasted, undone and redone ---------------------------------------------------------------


def test_what_is_pasted_is_selected_in_view_and_undone(busy, visit):  # noqa: F811
    page = copied(busy, visit)
    page.press("Control+V")
    expect(page.toast).to_contain_text("2 events pasted")
    expect(bar(page)).to_contain_text("2 selected")
    expect(bar(page)).to_contain_text("Review and Dentist")
    picked = page.locator("[aria-pressed=true]")
    expect(picked).to_have_count(2)
    assert {each[:10] for each in picked.evaluate_all("all => all.map(each => each.dataset.start)")} == {"2024-02-22"}
    # The keyboard is on the first, and nothing lies over it.
    expect(page.locator(".event:focus")).to_have_attribute("data-start", "2024-02-22T14:00")
    expect(page.locator(".time-cursor").locator("visible=true")).to_have_count(0)
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.toast).to_contain_text("Undone: 2 events pasted")
    expect(shown(page, "Review")).to_have_count(1)
    expect(bar(page)).to_have_count(0)
    page.has_sent()
    assert len(times(busy, "Review")) == len(times(busy, "Dentist")) == 1


def test_what_is_pasted_out_of_view_comes_into_view(busy, visit):  # noqa: F811
    page = copied(busy, visit)
    page.page.set_viewport_size({"width": 1440, "height": 600})
    page.evaluate("() => document.querySelector('#calendar').show('2024-02-22', { hours: '22:00-23:00' })")
    expect(page.locator(".time-cursor")).not_to_be_in_viewport()
    page.press("Control+V")
    expect(page.locator(".event:focus")).to_be_in_viewport()
    expect(page.locator(".event:focus")).to_have_attribute("data-start", "2024-02-22T14:00")


def test_one_that_is_pasted_has_the_keyboard(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    shown(page, "Dentist").focus()
    page.press("Control+C")
    expect(told(page)).to_contain_text("Event copied")
    page.page.mouse.click(*at(page, "2024-02-22", 855))
    page.press("Control+V")
    expect(page.toast).to_contain_text("Event pasted")
    expect(page.locator(".event:focus")).to_have_attribute("data-start", "2024-02-22T14:00")
    expect(bar(page)).to_have_count(0)


def test_after_undo_and_redo_the_keyboard_is_on_the_event(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_contain_text("Event moved")
    page.press("Escape", "Escape")
    expect(page.locator(".time-cursor").locator("visible=true")).to_have_count(1)
    for keys, start, told_text in (("Control+Z", "10:30", "Undone"), ("Control+Shift+Z", "10:45", "Redone")):
        page.press(keys)
        expect(shown(page, "Dentist")).to_have_attribute("data-start", f"2024-02-20T{start}")
        expect(shown(page, "Dentist")).to_be_focused()
        expect(page.locator(".time-cursor").locator("visible=true")).to_have_count(0)
        expect(page.toast).to_contain_text(f"{told_text}: Event moved · \u2068Dentist\u2069")
        expect(page.said_of_page()).to_have_text(f"{told_text}: Event moved · \u2068Dentist\u2069")


@pytest.mark.parametrize("locale, undone, redone", [
    ("en-US", "Undone: Event moved", "Redone: Event moved"),
    ("de-DE", "Rückgängig gemacht: Termin verschoben", "Wiederholt: Termin verschoben"),
    ("fr-FR", "Annulé\u00a0: Événement déplacé", "Rétabli\u00a0: Événement déplacé"),
    ("es-ES", "Deshecho: Evento movido", "Rehecho: Evento movido"),
    ("ja-JP", "元に戻しました: 予定を移動しました", "やり直しました: 予定を移動しました"),
    ("ar-EG", "تم التراجع: نُقل الحدث", "تمت الإعادة: نُقل الحدث"),
    ("he-IL", "הפעולה בוטלה: האירוע הועבר", "הפעולה בוצעה שוב: האירוע הועבר")])
def test_what_was_undone_is_said_in_every_language(busy, visit, locale, undone, redone):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **DESK)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_be_visible()
    page.press("Control+Z")
    expect(page.toast).to_contain_text(undone)
    page.press("Control+Shift+Z")
    expect(page.toast).to_contain_text(redone)


def test_the_next_page_says_what_it_undoes(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_contain_text("Event moved")
    page.has_sent()
    page.page.reload()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:45")
    page.press("Control+Z")
    expect(page.toast).to_contain_text("Undone: Event moved")


def test_the_keyboard_goes_with_an_event_to_another_day_and_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowRight")
    expect(page.toast).to_contain_text("Event moved")
    # What has been copied and is gone again has left the keyboard on its day.
    page.press("Control+C", "Control+V")
    expect(shown(page, "Dentist")).to_have_count(2)
    expect(page.toast).to_contain_text("Event pasted")
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_count(1)
    expect(page.locator(".day-column:focus")).to_have_attribute("data-day", "2024-02-21")
    page.press("Control+Z")
    expect(page.locator(".event:focus")).to_have_attribute("data-start", "2024-02-20T10:30")
    box = page.toast.locator("p").bounding_box()
    assert box["height"] < 40


def test_what_an_undo_says_has_one_line_on_a_desk(busy, visit):  # noqa: F811
    event(busy, "long", "work", "Quarterly planning", "2024-02-20T14:00[Europe/Berlin]",
          "2024-02-20T15:00[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&locale=de", **DESK)
    shown(page, "Quarterly").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_contain_text("Termin verschoben")
    page.press("Control+Z")
    told_text = page.toast.locator("p")
    expect(told_text).to_contain_text("Rückgängig gemacht: Termin verschoben · \u2068Quarterly planning\u2069")
    assert told_text.bounding_box()["height"] < 40


def test_no_sheet_stays_about_an_event_that_is_gone(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").focus()
    page.evaluate("""() => {
      const event = document.querySelector('#calendar').shadowRoot.activeElement;
      for (const key of ['Enter', 'Delete']) {
        event.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      }
    }""")
    expect(page.toast).to_contain_text("Event deleted")
    expect(shown(page, "Review")).to_have_count(0)
    page.has_sent()
    expect(page.dialog).to_have_count(0)
