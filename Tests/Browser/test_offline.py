# SPDX-License-Identifier: MIT
"""Our pages without their program, opened anew: a service worker has kept them."""

import re

from playwright.sync_api import expect
from test_events import DESK, busy, event, shown  # noqa: F401
from visit import AWAY

STREAKS = "/streaks?date=2024-02-25&today=2024-02-28"
MARKS = "/kal?date=2024-02-20&today=2024-02-28"


def is_kept(page):
    """Waits until the worker has everything and serves this page."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=20_000)
    return page


def reload(page):
    page.page.reload()
    page.page.wait_for_selector("html[data-ready]", state="attached")
    return page


def test_a_page_opens_while_the_program_is_not_running(almanac, visit):
    page = is_kept(visit(almanac.tutorial(), STREAKS, forgives=[AWAY], worker=True))
    expect(page.cards).to_have_count(2)
    expect(page.figure("Longest streak")).to_have_text("2")
    almanac.stop()
    reload(page)
    # What was seen last is there, and says so.
    expect(page.notice).to_contain_text("Offline.")
    expect(page.cards).to_have_count(2)
    expect(page.figure("Longest streak")).to_have_text("2")
    expect(page.cell("2024-02-24")).to_have_attribute("data-tint", "streak-short")
    # The other page opens, too, by its link.
    page.page.get_by_role("link", name="Marks").click()
    expect(page.page.locator("#heading")).to_have_text("Marks")
    expect(page.cell("2024-02-25")).to_be_visible()


def test_what_is_written_then_is_kept_and_sent_later(almanac, visit):
    page = is_kept(visit(almanac.tutorial(), STREAKS, forgives=[AWAY], worker=True))
    expect(page.cards).to_have_count(2)
    almanac.stop()
    reload(page)
    page.add_session("18:00", "19:00", 7)
    expect(page.cards).to_have_count(3)
    # Not even a second time is anything lost.
    reload(page)
    expect(page.cards).to_have_count(3)
    expect(page.cards.nth(2)).to_contain_text("Not sent yet")
    expect(page.notice).to_contain_text("Offline. Your change is kept on this device.")
    almanac.start()
    page.is_back()
    assert sorted(session["points"] for session in almanac.sessions()) == [7, 20, 30, 80, 100, 120]
    expect(page.cards).to_have_count(3)


READ_AHEAD = """() => performance.getEntriesByType('resource')
  .some(({ name }) => name.includes('/api/sessions?') && name.includes('limit=10000'))"""


def has_read_ahead(page):
    page.page.wait_for_function(READ_AHEAD)
    return page


def test_days_that_nobody_has_chosen_have_their_sessions(almanac, visit):
    page = has_read_ahead(visit(almanac.tutorial(), STREAKS, forgives=[AWAY]))
    expect(page.cards).to_have_count(2)
    almanac.stop()
    expect(page.notice).to_contain_text("Offline.")
    for day, sessions, points in [("2024-02-24", 1, "130"), ("2024-02-26", 1, "220"), ("2024-02-23", 0, "130"),
                                  ("2024-02-25", 2, "220")]:
        page.cell(day).click()
        expect(page.cards).to_have_count(sessions)
        expect(page.page.locator("#figures .value").last).to_have_text(points)
    expect(page.figure("Longest streak")).to_have_text("2")
    expect(page.page.get_by_text("Could not load")).to_have_count(0)


def test_streaks_are_there_where_only_events_were_seen(almanac, visit):
    path = "/?date=2024-02-25&today=2024-02-28&time-zone=UTC"
    page = is_kept(has_read_ahead(visit(almanac.tutorial(), path, forgives=[AWAY], worker=True, **DESK)))
    almanac.stop()
    page.page.goto(f"{almanac.address}{STREAKS}&time-zone=UTC")
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.notice).to_contain_text("Offline.")
    expect(page.cards).to_have_count(2)
    expect(page.figure("Longest streak")).to_have_text("2")
    expect(page.cell("2024-02-24")).to_have_attribute("data-tint", "streak-short")
    # On the next morning, too.
    page.page.goto(f"{almanac.address}{STREAKS}&time-zone=UTC".replace("today=2024-02-28", "today=2024-02-29"))
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.cell("2024-02-24")).to_have_attribute("data-tint", "streak-short")
    expect(page.figure("Longest streak")).to_have_text("2")
    expect(page.page.get_by_text("Could not load")).to_have_count(0)


def test_a_page_that_was_never_open_shows_nothing_of_another_store(almanac, start_almanac, visit, tmp_path):
    page = is_kept(visit(almanac.tutorial(), STREAKS, forgives=[AWAY], worker=True))
    expect(page.cards).to_have_count(2)
    almanac.stop()
    # Another database at the same address: nothing of the former one may be seen.
    almanac.database = tmp_path / "another.sqlite"
    almanac.start()
    reload(page)
    expect(page.page.locator("#sessions")).to_contain_text("Add your first session")
    kept = page.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('almanac-answers-')).length")
    assert kept <= 1
    almanac.stop()
    reload(page)
    expect(page.cards).to_have_count(0)


def test_only_this_version_of_the_pages_is_kept(almanac, visit):
    old = "() => caches.open('almanac-pages-0000').then(cache => cache.put('/kal.html', new Response('old')))"
    page = visit(almanac, "/gallery", worker=True)
    page.evaluate(old)
    page = is_kept(visit(almanac, MARKS, context=page.page.context))
    page.page.wait_for_function("async () => (await caches.keys()).filter(n => n.startsWith('almanac-pages-')).length === 1")
    (name,) = page.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('almanac-pages-'))")
    assert re.fullmatch("almanac-pages-[0-9a-f]{16}", name) and not name.endswith("-0000")
    files = page.evaluate("async name => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)", name)
    assert {"/index.html", "/kal.html", "/almanac.wasm", "/almanac-streaks.wasm", "/phrases/pages/de.txt"} <= set(files)
    assert not [file for file in files if "probe" in file or file.endswith((".map", ".d.ts"))]


def test_days_that_were_read_in_other_pieces_are_shown(busy, visit):  # noqa: F811
    event(busy, "m", "home", "Fair", "2024-04-16", "2024-04-17")
    path = "/?date=2024-02-20&today=2024-02-20&time-zone=Europe/Berlin&view=month"
    page = is_kept(visit(busy, path, forgives=[AWAY], worker=True, **DESK))
    following = page.page.locator("#next")
    expect(shown(page, "Dentist")).to_be_visible()
    with page.page.expect_response("**/api/occurrences?from=2024-04-07&*"):
        following.click()
    expect(page.cell("2024-03-20")).to_be_in_viewport()
    busy.stop()
    reload(page)
    expect(page.cell("2024-03-20")).to_be_in_viewport()
    following.click()
    expect(shown(page, "Fair")).to_be_visible()
    # All of its days are known, those of March from another answer.
    failed = page.page.locator("#calendar").get_by_text("Could not load this month.")
    expect(failed).to_have_count(0)
    # Nobody has seen May.
    following.click()
    expect(failed).to_be_visible()
