# SPDX-License-Identifier: MIT
"""A calendar with events is deleted only after a question, which says how many they are."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from visit import AWAY


def ask(page, name, edit="Edit: ", remove="Delete"):
    """Opens the form for a calendar, and presses the button that deletes it."""
    page.button(f"{edit}{name}").click()
    page.dialog.last.get_by_role("button", name=remove).click()
    return page.dialog.last.locator("[aria-labelledby=calendar-question]")


def test_nothing_goes_before_it_is_answered(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    asked = ask(page, "Home")
    expect(asked).to_have_accessible_name("Delete “Home” and its 2 events?")
    expect(asked.get_by_role("button", name="Cancel")).to_be_focused()
    expect(page.dialog.locator("[name=name]")).to_be_hidden()
    expect(page.dialog).to_have_accessible_name("Delete calendar")
    page.press("Enter")
    # The form is as it was.
    expect(page.dialog).to_have_accessible_name("Edit calendar")
    expect(asked).to_have_count(0)
    expect(page.dialog.locator("[name=name]")).to_have_value("Home")
    expect(page.dialog.get_by_role("button", name="Delete")).to_be_focused()
    page.press("Enter", "Escape")
    expect(page.dialog).to_have_count(0)
    page.has_sent()
    assert not busy.get("calendars/home").get("deleted")


def test_what_waits_to_be_sent_is_counted(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shown(page, "Dentist").click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(page.toast).to_contain_text("Event deleted")
    expect(ask(page, "Home")).to_have_accessible_name("Delete “Home” and its 1 event?")


def test_an_empty_one_goes_at_once(busy, visit):  # noqa: F811
    busy.ask("POST", "calendars", {"id": "club", "name": "Club", "color": "#C76A00", "order": 3})
    page = visit(busy, PAGE, **DESK)
    page.button("Edit: Club").click()
    page.dialog.get_by_role("button", name="Delete").click()
    expect(page.dialog).to_have_count(0)
    expect(page.toast).to_contain_text("Calendar deleted")
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.page.get_by_role("checkbox", name="Club")).to_be_checked()


def test_without_the_server_all_are_meant(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY], **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    page.button("Edit: Work").click()
    expect(page.dialog).to_be_visible()
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    busy.stop()
    expect(page.notice).to_be_visible()
    expect(ask(page, "Home")).to_have_accessible_name("Delete “Home” and all its events?")


@pytest.mark.parametrize("locale, edit, remove, text", [
    ("de-DE", "Bearbeiten: ", "Löschen", "„Home“ mit 2 Terminen löschen?"),
    ("ar-EG", "تعديل: ", "حذف", "هل تريد حذف «Home» والحدثين اللذين فيه؟"),
    ("he-IL", "עריכה: ", "מחיקה", "למחוק את „Home” ואת שני האירועים שבו?"),
    ("ja-JP", "編集: ", "削除", "「Home」と2件の予定を削除しますか？"),
])
def test_numbers_have_their_forms(busy, visit, locale, edit, remove, text):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, **DESK)
    expect(ask(page, "Home", edit, remove)).to_have_accessible_name(text)


def test_on_a_phone_it_asks_in_the_same_sheet(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **HAND, is_mobile=True)
    page.button("Calendars").click()
    asked = ask(page, "Home")
    expect(asked.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
    asked.get_by_role("button", name="Delete").click()
    expect(page.dialog).to_have_count(0)
    expect(shown(page, "Dentist")).to_have_count(0)
