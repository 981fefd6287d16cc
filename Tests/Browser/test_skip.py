# SPDX-License-Identifier: MIT
"""The first stop of Tab leads past the head of a page, into the calendar."""

import pytest
from audit import Audit
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401

PATHS = [PAGE, "/streaks?date=2024-02-20&today=2024-02-20", "/kal?date=2024-02-20&today=2024-02-20"]
NAMES = {"en-US": "Skip to calendar", "de-DE": "Zum Kalender springen", "ar-EG": "الانتقال إلى التقويم",
         "es-ES": "Ir al calendario", "fr-FR": "Aller au calendrier", "he-IL": "דילוג ללוח השנה",
         "ja-JP": "カレンダーへ移動"}


def link(page):
    return page.page.locator("#skip")


@pytest.mark.parametrize("size", [DESK, HAND], ids=["desk", "hand"])
@pytest.mark.parametrize("path", PATHS)
def test_tab_leads_past_the_head(busy, visit, path, size):  # noqa: F811
    page = visit(busy, path, **size)
    before = page.page.url
    expect(page.locator("[data-day='2024-02-20']").first).to_be_visible()
    # Nobody sees it who does not ask for it.
    expect(link(page)).to_have_css("clip-path", "inset(50%)")
    page.press("Tab")
    expect(link(page)).to_be_focused()
    expect(link(page)).to_have_css("clip-path", "none")
    expect(link(page)).to_be_in_viewport(ratio=1)
    assert Audit(page.page).wrong == []
    page.press("Enter")
    expect(page.locator("[data-day='2024-02-20']:focus")).to_have_count(1)
    expect(link(page)).to_have_css("clip-path", "inset(50%)")
    assert page.page.url == before


def test_it_leads_to_the_day_where_the_keyboard_was(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=month", **DESK)
    page.cell("2024-02-20").focus()
    page.press("ArrowDown")
    link(page).focus()
    page.press("Enter")
    expect(page.cell("2024-02-27")).to_be_focused()


def test_it_leads_to_an_event_of_an_agenda(busy, visit):  # noqa: F811
    page = visit(busy, f"{PAGE}&view=agenda", **DESK)
    expect(shown(page, "Review")).to_be_visible()
    page.press("Tab", "Enter")
    expect(page.locator(".event:focus, [data-day]:focus")).to_have_count(1)


@pytest.mark.parametrize("locale", NAMES)
def test_it_is_named_in_every_language(busy, visit, locale):  # noqa: F811
    page = visit(busy, PAGE, locale=locale, viewport={"width": 320, "height": 640})
    expect(link(page)).to_have_text(NAMES[locale])
    page.press("Tab")
    expect(link(page)).to_be_in_viewport(ratio=1)


def test_the_gallery_has_it_too(open_bench):
    bench = open_bench("/gallery.html")
    bench.page.wait_for_function("() => document.querySelector('almanac-calendar')?.month")
    bench.press("Tab")
    expect(bench.page.locator("#skip")).to_be_focused()
    bench.press("Enter")
    expect(bench.page.locator("almanac-calendar")).to_be_focused()
