# SPDX-License-Identifier: MIT
"""The keys of the pages of streaks and of marks, and the sheet that tells about them."""

import pytest
from audit import Audit
from person import Person
from playwright.sync_api import expect

WIDE = {"viewport": {"width": 1440, "height": 900}}
MIDDLE = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
PATHS = {"streaks": "/streaks?date=2024-02-20&today=2024-02-28", "kal": "/kal?date=2024-02-20&today=2024-02-28"}
TITLES = {"en-US": "Keyboard shortcuts", "de-DE": "Tastenkürzel", "ar-EG": "اختصارات لوحة المفاتيح",
          "es-ES": "Atajos de teclado", "fr-FR": "Raccourcis clavier", "he-IL": "קיצורי מקלדת",
          "ja-JP": "キーボードショートカット"}


@pytest.fixture
def marked(almanac):
    almanac.tutorial().add_mark("a", "star", "2024-02-20")
    return almanac


def sheet(page):
    return page.page.get_by_role("dialog", name="Keyboard shortcuts")


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_a_question_mark_tells_the_keys(marked, visit, path):
    page = visit(marked, path, **WIDE)
    page.cell("2024-02-20").focus()
    page.page.keyboard.press("?")
    expect(sheet(page)).to_be_visible()
    page.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(page.cell("2024-02-20")).to_be_focused()


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_who_was_nowhere_is_nowhere_after_it(marked, visit, path):
    page = visit(marked, path, **WIDE)
    page.page.keyboard.press("?")
    expect(sheet(page)).to_contain_text("Move by months")
    page.press("Escape")
    expect(sheet(page)).to_have_count(0)
    assert page.focus() == "body"


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
@pytest.mark.parametrize("device, size", [("mouse", WIDE), ("keyboard", WIDE), ("touch", MIDDLE)])
def test_a_button_tells_them_too(marked, visit, path, device, size):
    page = visit(marked, path, **size)
    button = page.button("Keyboard shortcuts")
    found = button.bounding_box()
    assert min(found["width"], found["height"]) >= (44 if device == "touch" else 36)
    Person(page, device).press(button)
    expect(sheet(page)).to_be_visible()
    assert Audit(page.page).wrong == []


def test_each_page_tells_what_acts_there(marked, visit):
    told = {}
    for name, path in PATHS.items():
        page = visit(marked, path, **WIDE)
        page.page.keyboard.press("?")
        expect(sheet(page)).to_be_visible()
        told[name] = sheet(page).locator("dt").all_inner_texts()
    assert "Add session" in told["streaks"] and "Into the marks of a day" not in told["streaks"]
    assert {"Add mark", "Edit", "Delete", "Into the marks of a day"} <= set(told["kal"])
    # Where marks are dots no keyboard is on them.
    page = visit(marked, PATHS["kal"], **MIDDLE)
    page.page.keyboard.press("?")
    expect(sheet(page)).to_be_visible()
    assert "Edit" not in sheet(page).locator("dt").all_inner_texts()


@pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
def test_what_is_told_is_so(marked, visit, path):
    page = visit(marked, path, **WIDE)
    expect(page.cell("2024-02-20")).to_be_visible()
    page.press("j")
    page.at_month("2024-03")
    page.press("k", "k")
    page.at_month("2024-01")
    page.press("t")
    page.at_month("2024-02")
    page.press("ArrowDown")
    expect(page.locator("[role=gridcell][tabindex='0']")).to_be_focused()
    # Whoever turns letters off has turned all of them off.
    page.press("?")
    sheet(page).get_by_role("checkbox", name="Single-letter shortcuts").uncheck()
    page.press("Escape", "j", "n")
    expect(page.dialog).to_have_count(0)
    page.at_month("2024-02")
    page.press("?")
    letters = sheet(page).get_by_role("checkbox", name="Single-letter shortcuts")
    expect(letters).not_to_be_checked()
    letters.press("Space")
    page.press("Escape", "j")
    page.at_month("2024-03")


def test_f2_leads_into_the_marks_of_a_day(marked, visit):
    page = visit(marked, PATHS["kal"], **WIDE)
    mark = page.locator(".event").filter(has_text="star")
    expect(mark).to_be_visible()
    page.cell("2024-02-20").focus()
    page.press("F2")
    expect(mark).to_be_focused()


@pytest.mark.parametrize("locale", TITLES)
def test_the_button_has_a_name_in_every_language(marked, visit, locale):
    page = visit(marked, PATHS["kal"], locale=locale, **WIDE)
    button = page.page.locator("#help")
    expect(button).to_have_attribute("aria-label", TITLES[locale])
    button.click()
    help = page.page.locator("dialog.help")
    expect(help.get_by_role("heading", level=2)).to_have_text(TITLES[locale])
    heights = help.locator("dt").evaluate_all("all => all.map(each => each.getBoundingClientRect().height)")
    assert max(heights) < 26
    assert help.evaluate("help => help.scrollWidth <= help.clientWidth")


def test_a_phone_has_no_such_keys(marked, visit):
    page = visit(marked, PATHS["streaks"], viewport={"width": 390, "height": 844}, has_touch=True)
    expect(page.page.locator("#help")).to_be_hidden()
