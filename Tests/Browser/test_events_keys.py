# SPDX-License-Identifier: MIT
"""The keys of the calendar, and the sheet that tells about them."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from test_accessibility import OPTIONS, findings
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_trail import BARE, in_view, period


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
    assert findings(Axe().run(page.page, options=OPTIONS), "violations") == []
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
