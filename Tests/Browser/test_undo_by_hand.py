# SPDX-License-Identifier: MIT
"""Undo and redo without a keyboard: step by step, from page to page, and where nothing has just been said."""

import pytest
from playwright.sync_api import expect
from taps import Taps
from test_events import HAND, PAGE, busy, shown  # noqa: F401

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MARKS = "/kal?date=2024-02-20&today=2024-02-28"
STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"


@pytest.fixture
def marked(almanac):
    for name, kind in [("a", "star"), ("b", "work"), ("c", "plants")]:
        almanac.add_mark(name, kind, "2024-02-20")
    return almanac


def remove(page, taps, *kinds):
    for kind in kinds:
        taps.press(page.button(f"Delete: {kind}"))
        expect(page.button(f"Delete: {kind}")).to_have_count(0)
    page.has_sent()


def of_toast(page, name):
    return page.toast.get_by_role("button", name=name, exact=True)


def test_what_is_said_of_an_undo_offers_the_next_one(marked, visit):
    page = visit(marked, MARKS, **PHONE)
    taps = Taps(page)
    remove(page, taps, "star", "work")
    place = of_toast(page, "Undo").bounding_box()
    taps.press(of_toast(page, "Undo"))
    expect(page.toast).to_contain_text("Undone")
    expect(page.rows).to_have_count(2)
    # It is where the finger is.
    there = of_toast(page, "Undo").bounding_box()
    assert abs(there["x"] + there["width"] - place["x"] - place["width"]) < 1
    taps.press(of_toast(page, "Undo"))
    expect(page.rows).to_have_count(3)
    expect(of_toast(page, "Undo")).to_have_count(0)
    taps.press(of_toast(page, "Redo"))
    expect(page.toast).to_contain_text("Redone")
    expect(page.rows).to_have_count(2)
    taps.press(of_toast(page, "Redo"))
    expect(page.rows).to_have_count(1)
    expect(of_toast(page, "Redo")).to_have_count(0)
    taps.press(of_toast(page, "Undo"))
    expect(page.rows).to_have_count(2)


def test_a_page_has_undo_and_redo_in_its_head(marked, visit):
    page = visit(marked, MARKS, **PHONE)
    taps = Taps(page)
    undo, redo = (page.page.locator(".bar").get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_be_disabled()
    expect(redo).to_be_disabled()
    remove(page, taps, "star", "work")
    taps.press(undo)
    expect(page.rows).to_have_count(2)
    taps.press(undo)
    expect(page.rows).to_have_count(3)
    expect(undo).to_be_disabled()
    taps.press(redo)
    expect(page.rows).to_have_count(2)
    remove(page, taps, "plants")
    expect(redo).to_be_disabled()


def test_the_sheet_of_calendars_has_undo_and_redo(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(page.button("Calendars"))
    expect(page.dialog.get_by_role("checkbox").first).to_be_visible()
    # Where there is nothing to undo they take no room.
    expect(page.dialog.get_by_role("button", name="Undo")).to_have_count(0)
    page.page.keyboard.press("Escape")
    taps.press(shown(page, "Dentist"))
    taps.press(page.dialog.get_by_role("button", name="Delete"))
    expect(shown(page, "Dentist")).to_have_count(0)
    taps.press(page.button("Calendars"))
    expect(page.dialog.get_by_role("button", name="Redo")).to_be_disabled()
    # With their words, and above what there is to choose.
    tops = {}
    for name in ("Undo", "Redo"):
        expect(page.dialog.get_by_text(name, exact=True)).to_be_in_viewport()
        tops[name] = page.dialog.get_by_role("button", name=name).bounding_box()["y"]
    assert tops["Undo"] == tops["Redo"] < page.dialog.get_by_role("checkbox").first.bounding_box()["y"]
    taps.press(page.dialog.get_by_role("button", name="Undo"))
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Dentist")).to_be_visible()
    taps.press(page.button("Calendars"))
    taps.press(page.dialog.get_by_role("button", name="Redo"))
    expect(shown(page, "Dentist")).to_have_count(0)


def test_what_was_just_done_is_undone_on_the_next_page(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=days", **HAND)
    taps = Taps(page)
    taps.press(shown(page, "Dentist"))
    taps.press(page.dialog.get_by_role("button", name="Delete"))
    expect(page.toast).to_contain_text("Event deleted")
    page.has_sent()
    taps.press(page.page.get_by_role("link", name="Marks"))
    expect(page.page).to_have_title("Marks")
    expect(page.toast).to_contain_text("Event deleted")
    taps.press(of_toast(page, "Undo"))
    expect(page.toast).to_contain_text("Undone")
    page.has_sent()
    assert not busy.get("events/b").get("deleted")
    taps.press(of_toast(page, "Redo"))
    expect(page.toast).to_contain_text("Redone")
    page.has_sent()
    assert busy.get("events/b")["deleted"]


def test_steps_outlive_the_page(almanac, visit):
    almanac.tutorial()
    page = visit(almanac, STREAKS, **PHONE)
    taps = Taps(page)
    for points in (9, 8):
        taps.press(page.button("Edit: ", exact=False).first)
        page.fill(points=points)
        taps.press(page.dialog.get_by_role("button", name="Save"))
        expect(page.dialog).to_have_count(0)
    taps.press(page.button("Delete: 8 points", exact=False))
    page.has_sent()
    page.page.reload()
    undo = page.page.locator(".bar").get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    for left, text in [(2, "8 points"), (1, "9 points"), (0, "80 points")]:
        taps.press(undo)
        expect(page.cards.filter(has_text=text)).to_have_count(1)
    expect(undo).to_be_disabled()
    redo = page.page.locator(".bar").get_by_role("button", name="Redo")
    taps.press(redo)
    expect(page.cards.filter(has_text="9 points")).to_have_count(1)
    # The card may come before the answer, by which the next page undoes it.
    expect(page.toast).to_contain_text("Redone")
    # Said of another page, it is not said again of what was undone.
    page.has_sent()
    page.page.reload()
    expect(undo).to_be_enabled()
    expect(page.toast).to_have_count(0)


def test_several_at_once_are_one_step_on_the_next_page(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, viewport={"width": 1440, "height": 900}, timezone_id="Europe/Berlin")
    shown(page, "Review").click(modifiers=["Control"])
    shown(page, "Dentist").click(modifiers=["Control"])
    page.press("Delete")
    expect(page.toast).to_contain_text("2 events deleted")
    page.has_sent()
    page.page.reload()
    expect(page.toast).to_contain_text("2 events deleted")
    of_toast(page, "Undo").click()
    expect(shown(page, "Review")).to_be_visible()
    expect(shown(page, "Dentist")).to_be_visible()
    expect(of_toast(page, "Undo")).to_have_count(0)
