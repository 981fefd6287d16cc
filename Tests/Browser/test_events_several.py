# SPDX-License-Identifier: MIT
"""Several events are selected, moved, copied and deleted together; texts are dragged in and out."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, event, shown  # noqa: F401
from test_events_clipboard import CLIPBOARD, times, told
from test_events_editor import berlin, events
from test_events_hands import at, cell, drag, held

TOUCH = {**DESK, "has_touch": True}
BEFORE = {"Review": (berlin("2024-02-20T10:00"), berlin("2024-02-20T11:30")),
          "Dentist": (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00"))}


def bar(page):
    return page.page.get_by_role("toolbar")


def select(page, *titles):
    """With Control and clicks, as one does with a mouse."""
    for title in titles:
        box = shown(page, title).bounding_box()
        page.page.keyboard.down("Control")
        page.page.mouse.click(box["x"] + 8, box["y"] + 8)
        page.page.keyboard.up("Control")
        expect(shown(page, title)).to_have_attribute("aria-pressed", "true")
    return page


def both(almanac):
    return {title: times for title, times in events(almanac).items() if title in BEFORE}


def test_what_is_selected_is_carried_and_undone_at_once(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    select(page, "Review", "Dentist")
    expect(bar(page)).to_contain_text("2 selected")
    expect(page.said_of_page()).to_have_text("2 selected")
    # The sheets of neither have been opened.
    expect(page.dialog).to_have_count(0)
    passes(page.page)
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=False)
    expect(held(page)).to_have_count(2)
    expect(page.locator(".event[data-traits~=vacated]")).to_have_count(2)
    page.page.mouse.up()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22T12:30")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-22T12:00")
    expect(page.toast).to_contain_text("2 events moved")
    page.has_sent()
    assert both(busy) == {"Review": (berlin("2024-02-22T12:00"), berlin("2024-02-22T13:30")),
                          "Dentist": (berlin("2024-02-22T12:30"), berlin("2024-02-22T13:00"))}
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T10:00")
    page.has_sent()
    assert both(busy) == BEFORE
    page.press("Control+Shift+Z")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-22T12:00")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22T12:30")


def test_all_are_deleted_and_restored_at_once(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    select(page, "Review", "Dentist")
    page.press("Delete")
    expect(page.toast).to_contain_text("2 events deleted")
    for title in BEFORE:
        expect(shown(page, title)).to_have_count(0)
    expect(bar(page)).to_have_count(0)
    page.toast.get_by_role("button", name="Undo").click()
    for title in BEFORE:
        expect(shown(page, title)).to_be_visible()
    page.has_sent()
    assert both(busy) == BEFORE


def test_what_is_selected_goes_wherever_the_keyboard_is(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    select(page, "Review", "Dentist", "Holiday")
    # Selected no longer, it still has the keyboard.
    shown(page, "Holiday").click(modifiers=["Control"], position={"x": 8, "y": 8})
    expect(bar(page)).to_contain_text("2 selected")
    page.press("Delete")
    expect(page.toast).to_contain_text("2 events deleted")
    expect(shown(page, "Holiday")).to_be_visible()
    page.has_sent()
    assert list(events(busy)) == ["Holiday"]


def test_who_undoes_a_deletion_by_keys_is_on_what_is_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").focus()
    page.press("Control+Space", "ArrowDown", "Control+Space", "Delete")
    expect(page.toast).to_contain_text("2 events deleted")
    page.press("Control+Z")
    expect(page.toast).to_contain_text("2 events restored")
    expect(page.said_of_page()).to_have_text("2 events restored")
    expect(page.locator(".event:focus")).to_have_text(re.compile("Review|Dentist"))
    page.has_sent()
    assert both(busy) == BEFORE
    page.press("Control+Shift+Z")
    expect(page.toast).to_contain_text("2 events deleted")
    # So it is with one.
    page.press("Control+Z")
    shown(page, "Dentist").focus()
    page.press("Delete", "Control+Z")
    expect(page.toast).to_contain_text("Undone")
    expect(shown(page, "Dentist")).to_be_focused()


def test_keys_select_and_escape_ends_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").focus()
    page.press("Control+Space", "ArrowDown", "Control+Space")
    expect(bar(page)).to_contain_text("2 selected")
    page.press("Alt+ArrowRight")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-21T10:00")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-21T10:30")
    expect(shown(page, "Dentist")).to_be_focused()
    page.press("Escape")
    expect(bar(page)).to_have_count(0)
    # A second one of them leaves the event.
    expect(shown(page, "Dentist")).to_be_focused()
    # From the bar it ends the selection as well, and the keyboard is back in the calendar.
    page.press("Control+Space")
    bar(page).get_by_role("button", name="Delete").focus()
    page.press("Escape")
    expect(bar(page)).to_have_count(0)
    expect(page.page.locator("#calendar")).to_be_focused()


@pytest.mark.parametrize("device", [TOUCH, HAND], ids=["wide", "phone"])
def test_taps_alone_do_all_of_it(busy, visit, device):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **device)
    expect(shown(page, "Dentist")).to_be_visible()
    shown(page, "Review").tap(position={"x": 8, "y": 8})
    page.dialog.get_by_role("button", name="Select").tap()
    expect(bar(page)).to_contain_text("1 selected")
    shown(page, "Dentist").tap(position={"x": 8, "y": 8})
    expect(bar(page)).to_contain_text("2 selected")
    expect(page.dialog).to_have_count(0)
    bar(page).get_by_role("button", name="Move…").tap()
    expect(held(page)).to_have_count(2)
    page.touch("touchStart", at(page, "2024-02-22", 780))
    page.touch("touchEnd")
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-22T13:00")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22T13:30")
    page.has_sent()
    bar(page).get_by_role("button", name="Close").tap()
    expect(bar(page)).to_have_count(0)
    expect(page.locator("[aria-pressed]")).to_have_count(0)


def copied(busy, visit):  # noqa: F811
    """A page on which two events have been copied, with the keyboard on another day."""
    page = visit(busy, PAGE, **CLIPBOARD)
    select(page, "Dentist", "Review")
    page.press("Control+C")
    expect(told(page)).to_contain_text("2 events copied")
    page.page.mouse.click(*at(page, "2024-02-22", 855))
    expect(bar(page)).to_have_count(0)
    return page


def test_all_are_copied_and_pasted(busy, visit):  # noqa: F811
    page = copied(busy, visit)
    page.press("Control+V")
    # The first one in time is where the keyboard is.
    expect(shown(page, "Review")).to_have_count(2)
    expect(shown(page, "Dentist")).to_have_count(2)
    page.has_sent()
    assert times(busy, "Review")[1] == (berlin("2024-02-22T14:00"), berlin("2024-02-22T15:30"))
    assert times(busy, "Dentist")[1] == (berlin("2024-02-22T14:30"), berlin("2024-02-22T15:00"))
    page.press("Control+Z")
    expect(shown(page, "Review")).to_have_count(1)
    expect(shown(page, "Dentist")).to_have_count(1)


def test_what_is_cut_or_hidden_is_not_selected_any_more(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    select(page, "Dentist", "Review")
    # Dentist is at home.
    page.page.get_by_role("checkbox", name="Home").uncheck()
    expect(bar(page)).to_contain_text("1 selected")
    page.page.get_by_role("checkbox", name="Home").check()
    expect(shown(page, "Dentist")).to_be_visible()
    expect(page.locator("[aria-pressed]")).to_have_count(1)
    shown(page, "Review").focus()
    select(page, "Dentist")
    page.press("Control+X")
    expect(told(page)).to_contain_text("2 events cut")
    expect(bar(page)).to_have_count(0)
    # What is told can be read, and undone at once.
    told(page).get_by_role("button", name="Undo").click()
    expect(shown(page, "Review")).to_be_visible()
    expect(shown(page, "Dentist")).to_be_visible()


def test_what_is_told_stands_above_the_bar(busy, visit):  # noqa: F811
    for device in (DESK, HAND):
        page = visit(busy, f"{PAGE}&view=days", **device)
        expect(shown(page, "Dentist")).to_be_visible()
        page.evaluate("() => { document.querySelector('#calendar').selectedItems = ['a', 'b'] }")
        expect(bar(page)).to_be_visible()
        shown(page, "Review").focus()
        page.press("Alt+ArrowDown")
        expect(page.toast).to_be_visible()
        told_box, own = page.toast.bounding_box(), bar(page).bounding_box()
        assert told_box["y"] + told_box["height"] <= own["y"]
        page.press("Control+Z")
        page.has_sent()


def test_on_a_phone_what_is_told_takes_the_place_of_what_is_selected(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Dentist")).to_be_visible()
    page.evaluate("() => { document.querySelector('#calendar').selectedItems = ['a', 'b'] }")
    names = ("Close", "Move…", "Delete")

    def buttons():
        return [bar(page).get_by_role("button", name=name).bounding_box() for name in names]

    expect(bar(page)).to_contain_text("2 selected")
    before = buttons()
    shown(page, "Review").focus()
    page.press("Alt+ArrowDown")
    expect(page.toast).to_contain_text("2 events moved")
    expect(bar(page).get_by_text("2 selected")).to_be_hidden()
    assert buttons() == before
    told, own = page.toast.bounding_box(), bar(page).bounding_box()
    assert own["height"] <= 56 and 4 <= own["y"] - told["y"] - told["height"] <= 12
    page.toast.get_by_role("button", name="Undo").click()
    page.page.locator("#toasts").evaluate("toasts => toasts.replaceChildren()")
    expect(bar(page).get_by_text("2 selected")).to_be_visible()
    page.has_sent()


@pytest.mark.parametrize("button", ["Close", "Delete"])
def test_what_is_held_is_let_go_with_the_selection(busy, visit, button):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    select(page, "Review", "Dentist")
    bar(page).get_by_role("button", name="Move…").click()
    expect(held(page)).to_have_count(2)
    # Whoever moves them has one bar, to leave them where they are.
    expect(bar(page)).to_be_hidden()
    page.page.locator(".held").get_by_role("button", name="Cancel").press("Enter")
    expect(held(page)).to_have_count(0)
    bar(page).get_by_role("button", name=button).click()
    page.page.mouse.click(*at(page, "2024-02-23", 855))
    expect(page.dialog).to_have_count(0)
    if button == "Delete":
        page.has_sent()
        assert both(busy) == {}
        page.press("Control+Z")
    for title in BEFORE:
        expect(shown(page, title)).to_be_visible()
    page.has_sent()
    assert both(busy) == BEFORE


@pytest.mark.parametrize("width", [390, 320])
def test_the_bar_has_room_on_phones(busy, visit, width):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days&locale=de", **HAND | {"viewport": {"width": width, "height": 640}})
    expect(shown(page, "Dentist")).to_be_visible()
    page.evaluate("() => { document.querySelector('#calendar').selectedItems = ['a', 'b'] }")
    expect(bar(page)).to_contain_text("2 ausgewählt")
    for name in ("Verschieben …", "Löschen"):
        box = bar(page).get_by_role("button", name=name).bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["height"] >= 44


def test_a_month_has_all_carried(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    select(page, "Review", "Dentist")
    box = shown(page, "Dentist").bounding_box()
    drag(page, (box["x"] + 20, box["y"] + box["height"] / 2), cell(page, "2024-02-14"))
    for title in BEFORE:
        expect(shown(page, title)).to_have_attribute("data-start", "2024-02-14")
    page.has_sent()
    assert both(busy)["Review"] == (berlin("2024-02-14T10:00"), berlin("2024-02-14T11:30"))


# Texts ------------------------------------------------------------------------------------------

DRAG = """([type, [x, y], text]) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  let target = document.elementFromPoint(x, y);
  while (target.shadowRoot?.elementFromPoint(x, y)) target = target.shadowRoot.elementFromPoint(x, y);
  const event = new DragEvent(type, { clientX: x, clientY: y, dataTransfer: data, bubbles: true, composed: true,
    cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}"""


def dragged(page, kind, place, text="Call Kemal\nAbout the prices"):
    return page.evaluate(DRAG, [kind, list(place), text])


def test_a_text_that_is_dropped_becomes_an_event(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    assert dragged(page, "dragover", at(page, "2024-02-22", 800))
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T13:00")
    assert dragged(page, "dragover", at(page, "2024-02-22", 797))
    assert dragged(page, "drop", at(page, "2024-02-22", 797))
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog.locator("[name=title]")).to_have_value("Call Kemal")
    expect(dialog.locator("[name=notes]")).to_have_value("About the prices")
    expect(dialog.locator("[name=startTime]")).to_have_js_property("value", "13:15")
    page.save()
    expect(shown(page, "Call Kemal")).to_have_attribute("data-start", "2024-02-22T13:15")
    page.has_sent()
    assert events(busy)["Call Kemal"] == (berlin("2024-02-22T13:15"), berlin("2024-02-22T14:15"))


def test_a_text_that_leaves_again_is_forgotten(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    assert dragged(page, "dragover", at(page, "2024-02-22", 800))
    dragged(page, "dragleave", at(page, "2024-02-22", 800))
    expect(held(page)).to_have_count(0)
    expect(page.dialog).to_have_count(0)
    # Without a text there is nothing to make an event of, and nobody waits for it.
    assert dragged(page, "dragover", at(page, "2024-02-22", 800))
    dragged(page, "drop", at(page, "2024-02-22", 800), text=" ")
    expect(held(page)).to_have_count(0)
    expect(page.dialog).to_have_count(0)


def test_the_title_of_a_sheet_can_be_dragged_out(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Review").click()
    expect(page.dialog).to_contain_text("Bring the plans.")
    text = page.evaluate("""() => {
      const data = new DataTransfer();
      const heading = document.querySelector('dialog h2');
      if (!heading.draggable) return null;
      heading.dispatchEvent(new DragEvent('dragstart', { dataTransfer: data, bubbles: true }));
      return data.getData('text/plain');
    }""")
    first, *_, last = text.split("\n")
    assert (first, last) == ("Review", "Bring the plans.")
    assert "February 20, 2024" in text and "Room 4" in text


# The keyboard -----------------------------------------------------------------------------------


def test_n_means_the_keyboards_time(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.mouse.click(*at(page, "2024-02-23", 855))
    page.press("n")
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog.locator("[name=startTime]")).to_have_js_property("value", "14:00")
    page.fill(title="Tea").save()
    expect(shown(page, "Tea")).to_have_attribute("data-start", "2024-02-23T14:00")


def test_after_a_deletion_and_undo_f2_leads_to_the_events(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Delete")
    expect(shown(page, "Dentist")).to_have_count(0)
    expect(page.locator(".day-column:focus")).to_have_count(1)
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_be_focused()
    page.press("Escape")
    expect(page.locator(".day-column:focus")).to_have_count(1)
    page.press("F2")
    expect(page.locator(".event:focus")).to_have_count(1)


def test_a_tapped_event_has_the_keyboard_when_its_sheet_goes(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **TOUCH)
    shown(page, "Dentist").tap(position={"x": 8, "y": 8})
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Dentist")).to_be_focused()
    page.press("Delete")
    expect(shown(page, "Dentist")).to_have_count(0)


def test_e_edits_the_selected_event_on_which_the_keyboard_is(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    select(page, "Review", "Dentist")
    shown(page, "Review").focus()
    page.press("e")
    expect(page.dialog.locator("[name=title]")).to_have_value("Review")


LATE = [("l", "Concert", "2024-02-20T22:30"), ("m", "Sauna", "2024-02-21T22:45")]


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "phone"])
def test_what_stands_at_the_foot_hides_nothing_that_is_meant(busy, visit, settings):  # noqa: F811
    """Neither the bar lies on what is selected, nor a message on what it is about."""
    for id, title, start in LATE:
        event(busy, id, "work", title, f"{start}[Europe/Berlin]", f"{start[:11]}23:30[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=days", **settings)
    page.page.mouse.move(settings["viewport"]["width"] * 0.6, 500)
    page.page.mouse.wheel(0, 4000)
    expect(shown(page, "Sauna")).to_be_in_viewport()
    for title in ("Sauna", "Concert"):
        shown(page, title).last.click(modifiers=["Control"])
    expect(bar(page)).to_contain_text("2 selected")

    def is_clear(part, *titles):
        page.page.wait_for_function("""([part, titles]) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          const events = [...calendar.shadowRoot.querySelectorAll('.event')];
          return box && box.top > 0 && titles.every(title => events.filter(each => each.textContent.startsWith(title))
            .map(each => each.getBoundingClientRect()).every(event => event.bottom <= box.top || box.bottom <= event.top
              || event.right <= box.left + 24 || box.right <= event.left + 24));
        }""", arg=[part, list(titles)])

    is_clear("[role=toolbar]", "Concert", "Sauna")
    page.press("Delete")
    expect(shown(page, "Concert")).to_have_count(0)
    page.press("Control+z")
    expect(page.toast).to_contain_text("2 events restored")
    expect(shown(page, "Sauna")).to_be_visible()
    page.press("Escape")
    # A message stands clear of the event that it is about.
    shown(page, "Sauna").focus()
    page.press("Delete", "Control+z")
    expect(page.toast).to_contain_text("Undone")
    expect(shown(page, "Sauna")).to_be_focused()
    is_clear(".toast", "Sauna")


@pytest.mark.parametrize("settings", [DESK, HAND], ids=["desk", "phone"])
def test_the_bar_lies_on_no_words_of_what_is_beside_what_is_selected(busy, visit, settings):  # noqa: F811
    for id, title, start in [("f", "Film", "22:00"), ("g", "Gig", "23:15")]:
        event(busy, id, "work", title, f"2024-02-20T{start}[Europe/Berlin]", "2024-02-20T23:45[Europe/Berlin]")
    page = visit(busy, f"{PAGE}&view=day", **settings)
    expect(shown(page, "Review")).to_be_visible()
    page.page.locator("#calendar").evaluate("calendar => calendar.show('2024-02-20', { hours: '20:00-24:00' })")
    expect(shown(page, "Gig")).to_be_in_viewport()
    page.page.locator("#calendar").evaluate("calendar => { calendar.selectedItems = [calendar.shadowRoot.querySelector("
                                            "'[data-start$=\"23:15\"]').dataset.eventId]; }")
    expect(bar(page)).to_contain_text("1 selected")
    for title in ("Film", "Gig"):
        words = shown(page, title).locator("> .text")
        page.page.wait_for_function("""words => {
          const box = document.querySelector('[role=toolbar]').getBoundingClientRect();
          const { top } = words.getBoundingClientRect();
          return top + 34 <= box.top || top >= box.bottom;
        }""", arg=words.element_handle())
