# SPDX-License-Identifier: MIT
"""Selected events in the list of a day agree with those in the calendar, and the bar says which they are."""

from audit import Audit
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_editor import events
from test_events_inspector import opened, panel
from test_events_layers import MONTH
from test_events_several import bar


def row(page, title):
    return panel(page).locator(".item").filter(has_text=title)


def pressed(page):
    return panel(page).locator(".item[aria-pressed=true] .name").all_inner_texts()


def test_on_a_phone_taps_in_the_list_of_a_day_select_while_anything_is_selected(busy, visit):  # noqa: F811
    page = visit(busy, MONTH, **HAND)
    row(page, "Review").tap()
    page.dialog.get_by_role("button", name="Select").tap()
    expect(row(page, "Review")).to_have_attribute("aria-pressed", "true")
    expect(row(page, "Dentist")).not_to_have_attribute("aria-pressed", "true")
    grounds = [row(page, title).evaluate("row => getComputedStyle(row).backgroundColor")
               for title in ("Review", "Dentist")]  # fmt: skip
    assert grounds[0] != grounds[1]
    row(page, "Dentist").tap()
    expect(bar(page)).to_contain_text("2 selected")
    expect(bar(page)).to_contain_text("Review and Dentist")
    expect(page.dialog).to_have_count(0)
    assert pressed(page) == ["Review", "Dentist"]
    assert Audit(page.page).wrong == []
    row(page, "Review").tap()
    expect(bar(page)).to_contain_text("1 selected")
    bar(page).get_by_role("button", name="Delete").tap()
    expect(row(page, "Dentist")).to_have_count(0)
    page.has_sent()
    assert "Dentist" not in events(busy) and "Review" in events(busy)
    # With nothing selected a tap tells about an event again.
    row(page, "Review").tap()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()


def test_what_is_selected_can_be_scrolled_out_of_the_bar(busy, visit):  # noqa: F811
    page = visit(busy, MONTH, **HAND | {"viewport": {"width": 390, "height": 700}})
    row(page, "Review").tap()
    page.dialog.get_by_role("button", name="Select").tap()
    expect(bar(page)).to_be_visible()
    last = panel(page).locator(".item").last
    panel(page).evaluate("place => place.scrollTo(0, place.scrollHeight)")
    page.evaluate("() => document.querySelector('.desk').scrollTo(0, 9999)")
    box, own = last.bounding_box(), bar(page).bounding_box()
    assert box["y"] + box["height"] <= own["y"]


def test_the_list_beside_the_days_shows_what_is_selected_there(busy, visit):  # noqa: F811
    page = opened(visit(busy, PAGE, **DESK))
    row(page, "Dentist").click(modifiers=["Control"])
    expect(shown(page, "Dentist")).to_have_attribute("aria-pressed", "true")
    shown(page, "Review").click(modifiers=["Control"], position={"x": 8, "y": 8})
    expect(row(page, "Review")).to_have_attribute("aria-pressed", "true")
    expect(bar(page)).to_contain_text("2 selected")
    page.press("Escape")
    expect(bar(page)).to_have_count(0)
    assert pressed(page) == []
    # The keyboard on a row means its event.
    row(page, "Dentist").focus()
    page.press("Delete")
    expect(row(page, "Dentist")).to_have_count(0)
    page.has_sent()
    assert "Dentist" not in events(busy) and "Review" in events(busy)
