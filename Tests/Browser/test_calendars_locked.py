# SPDX-License-Identifier: MIT
"""Calendars that are locked: their events are seen and copied at /, and are not changed."""

import re

import pytest
from audit import passes
from playwright.sync_api import expect
from test_calendars_editing import box, edit, save
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

LOCKED = "The calendar is locked."


def lock(almanac, is_locked=True):
    almanac.ask("PATCH", "calendars/home",
                {"revision": almanac.get("calendars/home")["revision"], "locked": is_locked})


def has_lock(page, title, is_locked=True):
    part = expect(shown(page, title).first)
    (part.to_have_attribute if is_locked else part.not_to_have_attribute)("data-traits", re.compile("locked"))


def test_a_calendar_is_locked_and_unlocked_on_two_pages(busy, visit):  # noqa: F811
    here, there = visit(busy, PAGE, **DESK), visit(busy, PAGE, **DESK)
    for is_locked in (True, False):
        edit(here, "Home").dialog.get_by_label("Locked").set_checked(is_locked)
        expect(here.dialog).to_contain_text("Its events can be seen and copied, but not changed.")
        save(here)
        assert busy.get("calendars/home")["locked"] is is_locked
        for page in (here, there):
            has_lock(page, "Dentist", is_locked)
            has_lock(page, "Review", False)
            shown(page, "Dentist").click()
            expect(page.dialog.get_by_role("button", name="Edit")).to_have_count(0 if is_locked else 1)
            expect(page.dialog.get_by_text(LOCKED)).to_have_count(1 if is_locked else 0)
            page.press("Escape")
            expect(page.dialog).to_have_count(0)


@pytest.mark.parametrize("locale, text", [("en-US", "Locked"), ("de-DE", "Gesperrt"), ("ar-EG", "مقفل")])
@pytest.mark.parametrize("size", [DESK, HAND])
def test_the_list_shows_which_calendars_are_locked(busy, visit, locale, text, size):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, locale=locale, **size)
    if size == HAND:
        page.page.locator("#open").tap()
    expect(box(page, f"Home {text}")).to_be_checked()
    sign = page.page.get_by_role("img", name=text)
    expect(sign).to_be_visible()
    expect(box(page, "Work")).to_be_checked()
    passes(page.page)
    lock(busy, False)
    expect(sign).to_have_count(0)
    expect(box(page, "Home")).to_be_checked()


def test_the_lock_is_undone(busy, visit):  # noqa: F811
    page = edit(visit(busy, PAGE, **DESK), "Home")
    page.dialog.get_by_label("Locked").check()
    save(page)
    # It has to be unlocked before it can go.
    expect(edit(page, "Home").dialog.get_by_role("button", name="Delete")).to_have_count(0)
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.press("Control+Z")
    page.has_sent()
    assert busy.get("calendars/home")["locked"] is False
    expect(edit(page, "Home").dialog.get_by_role("button", name="Delete")).to_be_visible()


def test_new_events_are_of_other_calendars(busy, visit):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    has_lock(page, "Dentist")
    page.press("n")
    choice = page.dialog.locator("[name=calendar]")
    expect(choice.locator("option")).to_have_text(["Work"])
    expect(choice).to_have_value("work")
    page.fill(title="Match")
    save(page)
    expect(shown(page, "Match")).to_be_visible()
    # A copy of what is locked is of another calendar.
    shown(page, "Dentist").click()
    page.dialog.get_by_role("button", name="Duplicate").click()
    expect(page.dialog.locator("[name=title]")).to_have_value("Dentist")
    expect(page.dialog.locator("[name=calendar]")).to_have_value("work")
    save(page)
    expect(shown(page, "Dentist")).to_have_count(2)
    assert busy.get("events/b")["revision"] == 1


def test_where_all_are_locked_a_new_one_is_made(busy, visit):  # noqa: F811
    lock(busy)
    busy.ask("PATCH", "calendars/work", {"revision": 1, "locked": True})
    page = visit(busy, PAGE, **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    page.press("n")
    page.fill(title="Match")
    save(page)
    expect(box(page, "Calendar")).to_be_checked()
    expect(shown(page, "Match")).to_be_visible()


@pytest.mark.parametrize("key", ["e", "Delete", "Control+X"])
def test_keys_change_nothing(busy, visit, key):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, **DESK)
    part = shown(page, "Dentist").first
    part.focus()
    page.press(key)
    expect(page.toast).to_contain_text(LOCKED)
    expect(page.dialog).to_have_count(0)
    expect(part).to_be_visible()
    page.has_sent()
    assert busy.get("events/b")["revision"] == 1


def test_a_hand_moves_nothing(busy, visit):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, **DESK)
    part = shown(page, "Dentist").first
    start = part.get_attribute("data-start")
    box_ = part.bounding_box()
    page.page.mouse.move(box_["x"] + 8, box_["y"] + 8)
    page.page.mouse.down()
    page.page.mouse.move(box_["x"] + 8, box_["y"] + 120, steps=5)
    page.page.mouse.up()
    expect(shown(page, "Dentist").first).to_have_attribute("data-start", start)
    page.has_sent()
    assert busy.get("events/b")["revision"] == 1


def test_what_others_lock_meanwhile_is_refused_and_said(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=["status of 403"], **DESK)
    shown(page, "Dentist").click()
    page.dialog.get_by_role("button", name="Edit").click()
    expect(page.dialog.locator("[name=title]")).to_have_value("Dentist")
    lock(busy)
    page.fill(title="Surgeon").save()
    # What was typed stays.
    expect(page.dialog.locator(".of-calendar .error")).to_contain_text("“Home” is locked")
    expect(page.dialog.locator("[name=title]")).to_have_value("Surgeon")
    assert busy.get("events/b")["title"] == "Dentist"


@pytest.mark.parametrize("locale, text", [
    ("de-DE", "Der Kalender ist gesperrt."), ("ar-EG", "التقويم مقفل."), ("ja-JP", "カレンダーはロックされています。")])
@pytest.mark.parametrize("size", [DESK, HAND])
def test_it_is_said_in_the_language_of_the_page(busy, visit, locale, text, size):  # noqa: F811
    lock(busy)
    page = visit(busy, PAGE, locale=locale, **size)
    shown(page, "Dentist").first.click()
    expect(page.dialog.locator(".locked")).to_have_text(text)
    passes(page.page)


def test_an_undo_that_a_lock_refuses_can_be_tried_again(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=["status of 403"], **DESK)
    shown(page, "Dentist").first.focus()
    page.press("Delete")
    expect(shown(page, "Dentist")).to_have_count(0)
    page.has_sent()
    assert busy.get("events/b")["deleted"]
    lock(busy)
    page.press("Control+Z")
    expect(page.toast).to_contain_text("locked")
    page.has_sent()
    assert busy.get("events/b")["deleted"]
    lock(busy, False)
    page.press("Control+Z")
    expect(shown(page, "Dentist").first).to_be_visible()
    page.has_sent()
    assert not busy.get("events/b").get("deleted")
