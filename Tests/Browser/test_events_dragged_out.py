# SPDX-License-Identifier: MIT
"""Events that a mouse drags out of an agenda, of the list of a day and of what a search finds, as texts."""

import pytest
from playwright.sync_api import expect
from taps import Taps, middle
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

# A place where texts are dropped, as another page has it, and what arrived there.
TARGET = """() => {
  const target = Object.assign(document.createElement('textarea'), { id: 'elsewhere', ariaLabel: 'Elsewhere' });
  Object.assign(target.style, { position: 'fixed', left: 0, bottom: 0, width: '200px', height: '80px', zIndex: 9 });
  (document.querySelector('dialog[open]') ?? document.body).append(target);
}"""

LETS_GO = """row => {
  const press = { pointerId: 9, pointerType: 'mouse', bubbles: true, composed: true };
  for (const type of ['pointerdown', 'pointercancel']) row.dispatchEvent(new PointerEvent(type, press));
  return row.draggable;
}"""


def drag_out(page, row):
    """Drags a row with the mouse to where texts are dropped; returns what is there then."""
    # What lets rows go comes when nothing else is to do.
    page.page.wait_for_function(LETS_GO, arg=row.element_handle())
    page.evaluate(TARGET)
    start, end = middle(row), middle(page.page.locator("#elsewhere"))
    page.page.mouse.move(*start)
    page.page.mouse.down()
    page.page.mouse.move(*end, steps=8)
    page.page.mouse.up()
    expect(page.page.locator("#elsewhere")).not_to_have_value("")
    return page.page.locator("#elsewhere").input_value()


def is_review(text):
    return text.split("\n")[0] == "Review" and "Tuesday, February 20, 2024" in text and "Room 4" in text


def test_the_rows_of_an_agenda(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    row = shown(page, "Review")
    expect(row).to_be_visible()
    text = drag_out(page, row)
    assert is_review(text) and "Bring the plans." in text
    # Nothing of it is a press, and the next one is.
    expect(page.dialog).to_have_count(0)
    row.click()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_the_list_of_a_day(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    page.press("i")
    row = page.page.locator("#inspector .item").filter(has_text="Review")
    expect(row).to_be_visible()
    assert is_review(drag_out(page, row))
    expect(page.dialog).to_have_count(0)
    row.click()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_what_a_search_finds(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    page.press("/")
    page.page.keyboard.type("review")
    row = page.page.get_by_role("option", name="Review")
    expect(row).to_be_visible()
    assert is_review(drag_out(page, row))
    # Who drags goes on typing.
    expect(page.page.get_by_role("combobox")).to_be_focused()
    row.click()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_our_own_calendar_makes_no_second_event_of_them(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    page.press("i")
    row = page.page.locator("#inspector .item").filter(has_text="Review")
    page.page.wait_for_function(LETS_GO, arg=row.element_handle())
    page.evaluate(
        """() => {
          globalThis.seen = [];
          for (const type of ['dragstart', 'dragover', 'drop', 'dragend']) {
            document.addEventListener(type, () => { globalThis.seen.push(type); }, true);
          }
        }"""
    )
    page.page.mouse.move(*middle(row))
    page.page.mouse.down()
    page.page.mouse.move(*middle(page.page.locator("#calendar >> [data-day='2024-02-14']").first), steps=8)
    page.page.mouse.up()
    page.page.wait_for_function("() => globalThis.seen.includes('dragend')")
    assert page.evaluate("() => [...new Set(globalThis.seen)]") == ["dragstart", "dragend"]
    expect(page.dialog).to_have_count(0)


def test_what_held_still_goes_on_after_a_drag(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    row = shown(page, "Review")
    page.page.wait_for_function(LETS_GO, arg=row.element_handle())
    moved = page.evaluate(
        """row => {
          let count = 0;
          document.addEventListener('pointermove', () => { count += 1; });
          const how = { pointerId: 9, pointerType: 'mouse', bubbles: true, composed: true };
          const move = () => row.dispatchEvent(new PointerEvent('pointermove', how)) && count;
          row.dispatchEvent(new PointerEvent('pointerdown', how));
          const counts = [move()];
          // A browser that ends the press with the drag alone.
          row.dispatchEvent(new DragEvent('dragend', { bubbles: true, composed: true }));
          return [...counts, move()];
        }""",
        row.element_handle(),
    )
    assert moved == [0, 1]


def test_nothing_of_the_hours_is_dragged_out(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    event = shown(page, "Review")
    event.hover()
    page.page.mouse.down()
    assert not event.evaluate("event => event.draggable")
    page.page.mouse.up()


@pytest.mark.parametrize("view", ["agenda", "month"])
def test_a_finger_presses_and_scrolls_as_ever(busy, visit, view):  # noqa: F811
    page = visit(busy, f"{PAGE}&view={view}", **HAND)
    row = shown(page, "Review") if view == "agenda" else page.page.locator("#inspector .item").filter(has_text="Review")
    expect(row).to_be_visible()
    Taps(page).press(row)
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()
    assert not row.evaluate("row => row.draggable")
