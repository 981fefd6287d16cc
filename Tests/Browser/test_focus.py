# SPDX-License-Identifier: MIT
"""The focus never falls to the page when what had it goes away."""

from playwright.sync_api import expect
from visit import AWAY

STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"


def test_undo_in_a_message_gives_the_focus_back(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Delete: 80 points, 6:30 AM – 9:50 AM").focus()
    page.press("Enter")
    expect(page.cards).to_have_count(1)
    assert page.focus() == "Delete: 20 points, 3:12 AM – 4:04 AM"
    page.toast.get_by_role("button").focus()
    page.press("Enter")
    expect(page.cards).to_have_count(2)
    assert page.focus() == "Delete: 20 points, 3:12 AM – 4:04 AM"


def test_a_message_that_another_one_replaces_gives_the_focus_to_its_button(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Delete: 80 points, 6:30 AM – 9:50 AM").click()
    page.toast.get_by_role("button").focus()
    page.page.locator("#sessions .remove").first.evaluate("button => button.click()")
    expect(page.cards).to_have_count(0)
    assert page.focus() == "Undo"
    page.press("Enter")
    assert page.focus() != "body"


def test_a_card_that_is_deleted_elsewhere_gives_the_focus_to_its_neighbour(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Edit: 20 points, 3:12 AM – 4:04 AM").focus()
    almanac.ask("DELETE", "sessions/d?revision=1")
    expect(page.cards).to_have_count(1)
    assert page.focus() == "Edit: 80 points, 6:30 AM – 9:50 AM"
    almanac.ask("DELETE", "sessions/c?revision=1")
    expect(page.cards).to_have_count(0)
    assert page.focus() == "Add session"


def test_a_mark_that_is_deleted_elsewhere_gives_the_focus_on(almanac, visit):
    almanac.add_mark("m1", "watered", "2024-02-20", "Fern")
    page = visit(almanac, MARKS)
    page.button("Delete: watered, Fern").focus()
    almanac.ask("DELETE", "marks/m1?revision=1")
    expect(page.rows).to_have_count(0)
    assert page.focus() == "Add mark"


def test_a_form_whose_card_is_gone_gives_the_focus_to_the_page(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Edit: 20 points, 3:12 AM – 4:04 AM").click()
    almanac.ask("DELETE", "sessions/d?revision=1")
    expect(page.cards).to_have_count(1)
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    assert page.focus() == "Add session"


def test_a_press_beside_a_form_gives_the_focus_back(almanac, visit):
    page = visit(almanac.tutorial(), STREAKS)
    page.button("Daily goal").click()
    page.page.mouse.click(5, 700)
    expect(page.dialog).to_have_count(0)
    assert page.focus() == "Daily goal"


def test_a_notice_that_goes_gives_the_focus_on(almanac, visit):
    page = visit(almanac, STREAKS, forgives=[AWAY])
    almanac.stop()
    page.notice.get_by_role("button").focus()
    almanac.start()
    expect(page.notice).to_have_count(0, timeout=15_000)
    assert page.focus() == "Add session"


def test_the_last_show_more_leads_to_what_it_has_shown(almanac, visit):
    for number in range(102):
        almanac.add_session(f"n{number:03}", "2024-02-25T06:00", "2024-02-25T07:00", number + 1)
    page = visit(almanac, STREAKS)
    page.button("Show more").focus()
    page.press("Enter")
    expect(page.cards).to_have_count(102)
    expect(page.button("Show more")).to_have_count(0)
    assert page.focus() == "Edit: 101 points, 6:00 AM – 7:00 AM"


def test_trying_again_gives_the_focus_on(almanac, visit):
    almanac.add_session("later", "2024-03-20T08:00", "2024-03-20T09:00", 40)
    page = visit(almanac.tutorial(), STREAKS, forgives=[AWAY])
    expect(page.cards).to_have_count(2)
    page.cut("/api/(days|sessions|streak)")
    # Of the month that was shown the page may have read each day by now.
    page.locator("[data-role=next]").click()
    page.cell("2024-03-20").click()
    again = page.page.locator("#sessions").get_by_role("button", name="Try again")
    again.focus()
    page.mend(again)
    expect(page.cards).to_have_count(1)
    assert page.focus() != "body"


def test_kinds_that_are_shown_again_give_the_focus_on(almanac, visit):
    almanac.add_mark("m1", "watered", "2024-02-20", "Fern")
    almanac.add_mark("m2", "pruned", "2024-02-21", "Fern")
    page = visit(almanac, f"{MARKS}&hide=watered")
    page.button("Show all").focus()
    page.press("Enter")
    expect(page.rows).to_have_count(1)
    assert page.focus() == "Add mark"


def test_an_import_that_is_tried_again_keeps_the_focus_in_its_dialog(almanac, visit):
    page = visit(almanac, STREAKS, forgives=[AWAY])
    page.page.route("**/api/sessions/import", lambda route: route.abort())
    page.drop(("walks.csv", "text/csv", "2024-02-25T08:00,2024-02-25T09:00,60\n"))
    page.dialog.get_by_role("button", name="Try again").focus()
    page.page.unroute_all()
    held = page.hold("**/api/sessions/import")
    page.press("Enter")
    expect(page.dialog.locator("progress")).to_be_visible()
    assert page.focus() == "Close"
    held.release()
    expect(page.dialog).to_contain_text("1 session added")
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    assert page.focus() == "Add session"
