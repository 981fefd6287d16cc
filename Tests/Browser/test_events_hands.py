# SPDX-License-Identifier: MIT
"""Events of the page are made, moved and stretched by mouse, finger, keys and taps."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_editor import berlin, events


def at(page, day, minute):
    """Where a time is seen: 48 or more pixels an hour, as the page shows them."""
    return page.evaluate(
        """([day, minute]) => {
          const column = document.querySelector('#calendar').shadowRoot.querySelector(`.day-column[data-day="${day}"]`);
          const box = column.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height * minute / 1440];
        }""",
        [day, minute],
    )


def drag(page, start, end, drops=True):
    """A mouse goes from a time to another one, in steps, and up."""
    mouse = page.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 6, start[1], steps=2)
    mouse.move(*end, steps=8)
    if drops:
        mouse.up()


def held(page):
    return page.locator(".event[data-traits~=lifted]")


def test_a_mouse_moves_an_event_to_another_day(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=False)
    # It is seen under the hand, and where it comes from.
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")
    expect(held(page)).to_have_css("opacity", "1")
    expect(held(page)).not_to_have_css("box-shadow", "none")
    vacated = page.locator(".event[data-traits~=vacated]")
    expect(vacated).to_have_attribute("data-start", "2024-02-20T10:30")
    # `NodeDrawing+Held.swift` has the same for what is not drawn by a browser.
    expect(vacated).to_have_css("opacity", "0.45")
    page.page.mouse.up()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22T12:30")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-22T12:30"), berlin("2024-02-22T13:00"))
    expect(held(page)).to_have_count(0)
    # All of it can be undone.
    page.press("Control+Z")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00"))


def test_an_end_is_stretched(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    box = shown(page, "Review").bounding_box()
    x = box["x"] + 10
    drag(page, (x, box["y"] + box["height"] - 3), (x, at(page, "2024-02-20", 750)[1]))
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T12:30")
    expect(page.toast).to_have_text(re.compile(r"^Time changed · .*10:00\sAM\s–\s12:30\sPM.*Undo"))
    page.has_sent()
    assert events(busy)["Review"] == (berlin("2024-02-20T10:00"), berlin("2024-02-20T12:30"))


def test_both_edges_of_an_event_show_that_they_can_be_moved(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    box = shown(page, "Review").bounding_box()
    over = """([x, y]) => {
      const { shadowRoot } = document.getElementById('calendar');
      const part = shadowRoot.elementFromPoint(x, y);
      return [getComputedStyle(part, '::after').clipPath !== 'none', getComputedStyle(part, '::after').cursor];
    }"""
    for y in (box["y"] + 3, box["y"] + box["height"] - 3):
        assert page.evaluate(over, [box["x"] + 60, y]) == [True, "ns-resize"]
    # Not so between them.
    cursor = "([x, y]) => getComputedStyle(calendar.shadowRoot.elementFromPoint(x, y)).cursor"
    assert page.evaluate(cursor, [box["x"] + 60, box["y"] + box["height"] / 2]) != "ns-resize"
    x = box["x"] + 10
    drag(page, (x, box["y"] + 3), (x, at(page, "2024-02-20", 570)[1]))
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T09:30")
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T11:30")
    box = shown(page, "Review").bounding_box()
    drag(page, (x, box["y"] + box["height"] - 3), (x, at(page, "2024-02-20", 720)[1]))
    expect(shown(page, "Review")).to_have_attribute("data-start", "2024-02-20T09:30")
    expect(shown(page, "Review")).to_have_attribute("data-end", "2024-02-20T12:00")


def test_escape_leaves_all_as_it_was(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    before = events(busy)
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=False)
    expect(held(page)).to_have_count(1)
    page.press("Escape")
    expect(held(page)).to_have_count(0)
    page.page.mouse.up()
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20T10:30")
    assert events(busy) == before


def above(page, day):
    """The first row of what lasts whole days, above the column of a day."""
    box = page.locator(f".all-day[data-day='{day}']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + 12


def test_whole_days_are_carried_and_stretched(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Holiday")).to_be_visible()
    drag(page, above(page, "2024-02-22"), above(page, "2024-02-21"), drops=False)
    expect(held(page)).to_have_attribute("data-start", "2024-02-20")
    expect(page.locator(".event[data-traits~=vacated]")).to_have_attribute("data-start", "2024-02-21")
    page.page.mouse.up()
    expect(shown(page, "Holiday")).to_have_attribute("data-end", "2024-02-23")
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-20", "2024-02-23")
    box = shown(page, "Holiday").bounding_box()
    drag(page, (box["x"] + box["width"] - 3, box["y"] + 10), above(page, "2024-02-23"))
    expect(shown(page, "Holiday")).to_have_attribute("data-end", "2024-02-24")
    page.press("Control+Z").press("Control+Z")
    expect(shown(page, "Holiday")).to_have_attribute("data-start", "2024-02-21")
    page.has_sent()
    assert events(busy)["Holiday"] == ("2024-02-21", "2024-02-24")


def test_an_event_becomes_a_whole_day_and_an_hour_again(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), above(page, "2024-02-20"))
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-20")
    page.has_sent()
    assert events(busy)["Dentist"] == ("2024-02-20", "2024-02-21")
    drag(page, above(page, "2024-02-20"), at(page, "2024-02-22", 780))
    expect(shown(page, "Dentist")).to_have_attribute("data-end", "2024-02-22T14:00")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-22T13:00"), berlin("2024-02-22T14:00"))


def test_whole_days_are_drawn_and_named(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    drag(page, above(page, "2024-02-19"), above(page, "2024-02-20"))
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog).to_be_visible()
    page.fill(title="Fair").save()
    expect(dialog).to_have_count(0)
    expect(shown(page, "Fair")).to_have_attribute("data-start", "2024-02-19")
    page.has_sent()
    assert events(busy)["Fair"] == ("2024-02-19", "2024-02-21")


def cell(page, day):
    box = page.locator(f"[role=gridcell][data-day='{day}']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_month_has_its_events_carried(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    box = shown(page, "Dentist").bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    drag(page, start, cell(page, "2024-02-29"), drops=False)
    expect(held(page)).to_have_attribute("data-start", "2024-02-29")
    page.press("Escape")
    expect(held(page)).to_have_count(0)
    page.page.mouse.up()
    drag(page, start, cell(page, "2024-02-29"))
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-29")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-29T10:30"), berlin("2024-02-29T11:00"))
    # And by keys.
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowUp")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22")
    expect(shown(page, "Dentist")).to_be_focused()
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-22T10:30"), berlin("2024-02-22T11:00"))


def test_a_finger_carries_an_event_over_a_month(busy, visit):  # noqa: F811
    tablet = {**HAND, "viewport": {"width": 1024, "height": 768}}
    page = visit(busy, f"{PAGE}&view=month", **tablet)
    expect(shown(page, "Dentist")).to_be_visible()
    box = shown(page, "Dentist").bounding_box()
    start, end = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), cell(page, "2024-02-13")
    page.touch("touchStart", start)
    expect(held(page)).to_have_count(1)
    for part in (0.3, 0.6, 1):
        page.touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    page.touch("touchEnd")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-13")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-13T10:30"), berlin("2024-02-13T11:00"))


@pytest.mark.parametrize("saves", [True, False])
def test_an_event_is_drawn_and_named(busy, visit, saves):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    drag(page, at(page, "2024-02-22", 545), at(page, "2024-02-22", 630))
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog).to_be_visible()
    ghost = shown(page, "New event")
    expect(ghost).to_have_attribute("data-start", "2024-02-22T09:00")
    expect(dialog.locator("[name=startTime]")).to_have_js_property("value", "09:00")
    expect(dialog.locator("[name=endTime]")).to_have_js_property("value", "10:30")
    if not saves:
        page.press("Escape")
        expect(dialog).to_have_count(0)
        expect(ghost).to_have_count(0)
        return
    page.fill(title="Lunch").save()
    expect(dialog).to_have_count(0)
    expect(shown(page, "Lunch")).to_have_attribute("data-start", "2024-02-22T09:00")
    expect(ghost).to_have_count(0)
    page.has_sent()
    assert events(busy)["Lunch"] == (berlin("2024-02-22T09:00"), berlin("2024-02-22T10:30"))


def test_a_double_click_makes_an_event_there(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.mouse.dblclick(*at(page, "2024-02-22", 855))
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog.locator("[name=startTime]")).to_have_js_property("value", "14:00")
    page.fill(title="Call").save()
    expect(shown(page, "Call")).to_have_attribute("data-start", "2024-02-22T14:00")
    page.has_sent()
    assert events(busy)["Call"] == (berlin("2024-02-22T14:00"), berlin("2024-02-22T15:00"))


def test_keys_go_on_where_somebody_has_clicked(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.page.mouse.click(*at(page, "2024-02-22", 855))
    page.press("Enter")
    dialog = page.page.get_by_role("dialog", name="New event")
    expect(dialog.locator("[name=startTime]")).to_have_js_property("value", "14:00")
    page.press("Escape")
    expect(dialog).to_have_count(0)
    page.page.mouse.click(*at(page, "2024-02-23", 855))
    page.press("d")
    expect(page.locator(".day-column")).to_have_count(1)
    expect(page.locator(".day-column")).to_have_attribute("data-day", "2024-02-23")


def test_a_finger_takes_an_event_after_a_while(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    expect(shown(page, "Review")).to_be_visible()
    box = shown(page, "Review").bounding_box()
    start = (box["x"] + 12, box["y"] + box["height"] / 2)
    page.touch("touchStart", start)
    expect(held(page)).to_have_count(1)
    for part in (0.25, 0.5, 0.75, 1):
        page.touch("touchMove", (start[0] + 115 * part, start[1] + 56 * part))
    page.touch("touchEnd")
    expect(shown(page, "Review")).to_have_attribute("data-start", re.compile("^2024-02-21T1[01]:"))
    page.has_sent()
    assert events(busy)["Review"][0].startswith("2024-02-21T1")


def test_keys_move_an_event(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown", "Alt+ArrowRight")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-21T10:45")
    expect(shown(page, "Dentist")).to_be_focused()
    expect(page.toast).to_contain_text("Event moved")
    page.has_sent()
    assert events(busy)["Dentist"] == (berlin("2024-02-21T10:45"), berlin("2024-02-21T11:15"))


@pytest.mark.parametrize("device", ["touch", "keyboard"])
def test_move_and_then_a_tap_or_keys_need_no_drag(busy, visit, device):  # noqa: F811
    page = visit(busy, PAGE, **DESK, **({"has_touch": True} if device == "touch" else {}))
    shown(page, "Dentist").click()
    page.page.get_by_role("dialog", name="Dentist").get_by_role("button", name="Move…").click()
    expect(held(page)).to_have_attribute("data-start", "2024-02-20T10:30")
    if device == "touch":
        page.touch("touchStart", at(page, "2024-02-22", 780))
        page.touch("touchEnd")
        wanted = "2024-02-22T13:00"
    else:
        page.press("ArrowRight", "ArrowDown", "Enter")
        wanted = "2024-02-21T10:45"
    expect(shown(page, "Dentist")).to_have_attribute("data-start", wanted)
    expect(held(page)).to_have_count(0)
    page.has_sent()
    assert events(busy)["Dentist"][0] == berlin(wanted)


def test_what_is_deleted_meanwhile_stays_deleted(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=False)
    busy.ask("DELETE", "events/b?revision=1")
    # What is held outlasts the news.
    expect(page.locator(".event[data-traits~=vacated]")).to_have_count(0)
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")
    page.page.mouse.up()
    page.page.get_by_role("button", name="Keep other version").click(timeout=5000)
    expect(shown(page, "Dentist")).to_have_count(0)
    assert busy.get("events/b")["deleted"]


def test_a_mouse_draws_over_the_days_of_a_month(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=month", **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    first, last = (page.cell(day).bounding_box() for day in ("2024-02-13", "2024-02-15"))
    low = first["y"] + first["height"] - 8
    drag(page, (first["x"] + 40, low), (last["x"] + 40, low), drops=False)
    expect(held(page)).to_have_attribute("data-end", "2024-02-16")
    page.page.mouse.up()
    form = page.page.get_by_role("dialog", name="New event")
    expect(form.get_by_label("All day")).to_be_checked()
    form.get_by_label("Title").fill("Fair")
    form.get_by_role("button", name="Save").click()
    page.has_sent()
    assert events(busy)["Fair"] == ("2024-02-13", "2024-02-16")


def test_keys_go_on_with_what_a_mouse_has_moved(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765))
    expect(shown(page, "Dentist")).to_be_focused()
    page.page.keyboard.press("Alt+ArrowDown")
    expect(shown(page, "Dentist")).to_have_attribute("data-start", "2024-02-22T12:45")
