# SPDX-License-Identifier: MIT
"""The pages and the element on paper."""

import re

import pytest
from playwright.sync_api import expect

PAGE = "/streaks?date=2024-02-20&today=2024-02-28"


def colour(page, selector, name="backgroundColor"):
    return page.evaluate(
        "([selector, name]) => getComputedStyle(document.querySelector(selector))[name]", [selector, name]
    )


@pytest.mark.parametrize("path", [PAGE, "/kal?date=2024-02-20&today=2024-02-28"])
def test_a_page_is_black_on_white_and_has_nothing_to_press(almanac, visit, path):
    almanac.add_mark("m1", "watered", "2024-02-20", "Monstera")
    almanac.add_session("s1", "2024-02-20T10:00Z", "2024-02-20T10:45Z", 20)
    page = visit(almanac, path, color_scheme="dark").page
    expect(page.locator(".marks li, .session")).to_have_count(1)
    page.emulate_media(media="print")
    for selector in [".views", ".tools", ".add", "#notices"]:
        expect(page.locator(selector)).to_be_hidden()
    expect(page.get_by_role("button")).to_have_count(0)
    assert colour(page, ".card") == "rgb(255, 255, 255)"
    assert colour(page, "body", "color") == "rgb(29, 29, 31)"
    cell = page.locator("almanac-calendar [data-day='2024-02-21']")
    expect(cell).to_be_visible()
    # Days keep their colours, as tints are what they say.
    assert page.evaluate("() => getComputedStyle(document.querySelector('almanac-calendar')).printColorAdjust") == "exact"


def test_a_month_fits_a_page_of_paper(almanac, visit):
    for hour in range(10, 16):
        almanac.add_session(f"s{hour}", f"2024-02-20T{hour}:00Z", f"2024-02-20T{hour}:45Z", 20)
    page = visit(almanac, PAGE).page
    expect(page.locator(".cards").first).to_be_visible()
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(pages) == 1
    page.emulate_media(media="print")
    # No card of the strip is cut off.
    widths = page.evaluate("() => { const strip = document.querySelector('.cards'); return [strip.scrollWidth, strip.clientWidth]; }")
    assert widths[0] <= widths[1]
