# SPDX-License-Identifier: MIT
"""Menus of events and of places for them: by the other button of a mouse and by keys."""

import pytest
from audit import passes
from playwright.sync_api import expect
from test_calendars_locked import lock
from test_events import DESK, PAGE, busy, event, shown  # noqa: F401
from test_events_clipboard import CLIPBOARD, times, told
from test_events_editor import berlin, field
from test_events_hands import at

EVENT = ["Edit", "Duplicate", "Cut", "Copy", "Move…", "Resize…", "Select", "Delete"]
PLACE = ["New event here", "Paste"]


def entries(page):
    return page.page.get_by_role("menuitem")


def of(page, title):
    """Opens the menu of an event."""
    expect(shown(page, title).first).to_be_visible()
    shown(page, title).first.click(button="right")
    return page.page.get_by_role("menu")


def on(page, day, minute):
    """Opens the menu of a time."""
    expect(shown(page, "Review").first).to_be_visible()
    page.page.mouse.click(*at(page, day, minute), button="right")
    return page.page.get_by_role("menu")


def choose(page, name):
    page.page.get_by_role("menuitem", name=name, exact=True).click()


def test_an_event_has_a_menu_at_the_pointer(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    about = shown(page, "Review").bounding_box()
    menu = of(page, "Review")
    expect(entries(page)).to_have_text(EVENT)
    expect(entries(page).first).to_be_focused()
    box = menu.bounding_box()
    assert abs(box["x"] - about["x"] - about["width"] / 2) < 2
    assert abs(box["y"] - about["y"] - about["height"] / 2) < 2
    passes(page.page, context=".menu")
    choose(page, "Edit")
    expect(page.page.get_by_role("dialog", name="Edit event")).to_be_visible()
    assert field(page, "title") == "Review"


def test_keys_lead_through_a_menu_and_back(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for key in ("Shift+F10", "ContextMenu"):
        shown(page, "Review").focus()
        page.press(key)
        menu = page.page.get_by_role("menu", name="Review")
        expect(entries(page).first).to_be_focused()
        box, about = menu.bounding_box(), shown(page, "Review").bounding_box()
        assert (round(box["x"] - about["x"]), round(box["y"] - about["y"] - about["height"])) == (0, 0)
        for way, name in [("ArrowUp", "Delete"), ("ArrowDown", "Edit"), ("End", "Delete"), ("Home", "Edit"),
                          ("c", "Cut"), ("c", "Copy"), ("m", "Move…")]:
            page.page.keyboard.press(way)
            expect(page.page.get_by_role("menuitem", name=name)).to_be_focused()
        page.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        assert shown(page, "Review").evaluate("part => part.getRootNode().activeElement === part")
    # The keys of the page were not meant.
    assert times(busy, "Review") == [(berlin("2024-02-20T10:00"), berlin("2024-02-20T11:30"))]


def test_a_press_beside_a_menu_only_closes_it(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    menu = of(page, "Review")
    expect(menu).to_be_visible()
    shown(page, "Holiday").click(force=True)
    expect(menu).to_have_count(0)
    expect(page.dialog).to_have_count(0)
    # Also with the other button, which opens the next one.
    of(page, "Review")
    expect(menu).to_be_visible()
    page.page.mouse.click(*at(page, "2024-02-22", 900), button="right")
    expect(entries(page)).to_have_text(PLACE)


def test_it_copies_cuts_and_pastes(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **CLIPBOARD)
    of(page, "Dentist")
    choose(page, "Copy")
    expect(told(page)).to_contain_text("Event copied")
    on(page, "2024-02-22", 880)
    expect(entries(page)).to_have_text(PLACE)
    choose(page, "Paste")
    expect(told(page)).to_contain_text("Event pasted")
    page.has_sent()
    assert times(busy, "Dentist")[1] == (berlin("2024-02-22T14:30"), berlin("2024-02-22T15:00"))
    of(page, "Review")
    choose(page, "Cut")
    expect(shown(page, "Review")).to_have_count(0)
    on_day = page.locator(".all-day[data-day='2024-02-20']")
    on_day.click(button="right")
    choose(page, "Paste")
    expect(shown(page, "Review")).to_have_count(1)


@pytest.mark.parametrize("permissions", [[], ["clipboard-read", "clipboard-write"]])
def test_without_leave_to_read_it_pastes_what_it_has_copied(busy, visit, permissions):  # noqa: F811
    page = visit(busy, PAGE, **DESK, permissions=permissions)
    of(page, "Dentist")
    choose(page, "Copy")
    expect(told(page)).to_contain_text("Event copied")
    if permissions:
        page.evaluate("() => navigator.clipboard.writeText('Lunch')")
    on(page, "2024-02-22", 880)
    choose(page, "Paste")
    if not permissions:
        expect(shown(page, "Dentist")).to_have_count(2)
        return
    # What has been copied elsewhere since is meant.
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    assert field(page, "title") == "Lunch"


def test_a_new_event_is_where_the_menu_was(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    on(page, "2024-02-22", 880)
    choose(page, "New event here")
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    assert [field(page, name) for name in ("start", "startTime", "endTime")] == ["2024-02-22", "14:30", "15:30"]
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.locator(".all-day[data-day='2024-02-20']").click(button="right")
    choose(page, "New event here")
    expect(page.dialog.get_by_label("All day")).to_be_checked()
    assert [field(page, name) for name in ("start", "end")] == ["2024-02-20", "2024-02-20"]


def test_a_day_of_a_month_has_one(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=month", **DESK)
    page.cell("2024-02-27").click(button="right")
    expect(entries(page)).to_have_text(PLACE)
    choose(page, "New event here")
    expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
    assert field(page, "start") == "2024-02-27"


def test_several_go_together(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    for title in ("Review", "Dentist"):
        shown(page, title).click(modifiers=["Control"])
    of(page, "Review")
    choose(page, "Delete")
    expect(shown(page, "Review")).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_count(0)


def test_what_is_locked_is_only_copied(busy, visit):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, **DESK)
    of(page, "Dentist")
    expect(entries(page)).to_have_text(["Duplicate", "Copy"])


def test_a_menu_stays_in_the_window_and_is_mirrored(busy, visit):  # noqa: F811
    for title, day in [("Early", 18), ("Late", 23)]:
        event(busy, title, "work", title, f"2024-02-{day}T11:00[Europe/Berlin]", f"2024-02-{day}T12:00[Europe/Berlin]")
    for locale in ("en-US", "ar-EG"):
        page = visit(busy, PAGE, locale=locale, viewport={"width": 1024, "height": 640}, timezone_id="Europe/Berlin")
        for title in ("Early", "Late"):
            part = shown(page, title)
            expect(part).to_be_visible()
            about = part.bounding_box()
            menu = of(page, title)
            box = menu.bounding_box()
            assert 8 <= box["x"] and box["x"] + box["width"] <= 1016
            assert 8 <= box["y"] and box["y"] + box["height"] <= 632
            middle = about["x"] + about["width"] / 2
            assert min(abs(box["x"] - middle), abs(box["x"] + box["width"] - middle)) < 2
            page.page.keyboard.press("Escape")


def test_a_resting_finger_opens_none(busy, visit):  # noqa: F811
    page = visit(busy, PAGE + "&view=week", has_touch=True, **DESK)
    expect(shown(page, "Review")).to_be_visible()
    shown(page, "Review").evaluate("""part => {
      dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
      part.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, composed: true, pointerType: 'touch' }));
    }""")
    expect(page.page.get_by_role("menu")).to_have_count(0)
