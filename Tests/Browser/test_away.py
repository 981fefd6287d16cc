# SPDX-License-Identifier: MIT
"""The server goes and comes under open pages: nothing is lost, nothing is there twice."""

import re

import pytest
from playwright.sync_api import expect
from test_offline import is_kept
from visit import AWAY

PAGE = "/streaks?date=2024-02-25&today=2024-02-28"


@pytest.fixture
def away(visit):
    """Opens a page that will see the server go."""

    def away(almanac, path=PAGE, **settings):
        return visit(almanac, path, forgives=[AWAY], worker=True, **settings)

    return away


def points(almanac):
    return sorted(session["points"] for session in almanac.sessions())


def test_what_is_written_meanwhile_arrives_once(almanac, away):
    almanac.tutorial()
    here, there = away(almanac), away(almanac)
    expect(here.cards).to_have_count(2)
    expect(there.cards).to_have_count(2)
    almanac.stop()
    expect(here.notice).to_contain_text("Offline. What you see may be out of date.")
    here.add_session("10:00", "11:00", 7)
    here.add_session("12:00", "13:00", 8)
    here.button("Edit: 80 points, 6:30 AM – 9:50 AM").click()
    here.fill(points=82).save()
    here.button("Delete: 20 points, 3:12 AM – 4:04 AM").click()
    expect(here.notice).to_contain_text("Offline. Your 4 changes are kept on this device.")
    expect(here.cards).to_have_count(3)
    expect(here.page.locator("#sessions .pending")).to_have_count(3)
    expect(here.cards.nth(1)).to_contain_text("Not sent yet")
    # The calendar counts what waits: 82 + 7 + 8.
    expect(here.cell("2024-02-25")).to_have_attribute("aria-label", re.compile("97 of 100 points"))
    expect(here.cell("2024-02-25")).to_have_attribute("data-tint", "streak-short")
    almanac.start()
    here.is_back()
    for page in (here, there):
        expect(page.page.locator("#sessions .pending")).to_have_count(0)
        expect(page.cards).to_have_count(3)
        expect(page.cards.nth(2)).to_contain_text("8 points")
        expect(page.cell("2024-02-25")).to_have_attribute("aria-label", re.compile("97 of 100 points"))
    assert points(almanac) == [7, 8, 30, 82, 100, 120]


@pytest.mark.parametrize("path", ["/?date=2024-02-20&today=2024-02-20&view=week", PAGE])
def test_what_has_to_fail_is_not_asked_while_the_server_is_away(almanac, visit, path):
    almanac.tutorial()
    page = visit(almanac, path, forgives=[AWAY], viewport={"width": 1440, "height": 900})
    page.page.wait_for_load_state("networkidle")
    page.page.context.set_offline(True)
    expect(page.notice).to_contain_text("Offline. What you see may be out of date.")
    asked = []
    page.page.on("request", lambda request: "/api/" in request.url and asked.append(request.url))
    if path == PAGE:
        page.add_session("10:00", "11:00", 7)
    else:
        page.press("n")
        page.page.get_by_label("Title", exact=True).fill("Tea")
        page.page.get_by_role("button", name="Save").click()
        expect(page.locator("[data-role=timedEvent], .timed-event").filter(has_text="Tea").first).to_be_visible()
    expect(page.notice).to_contain_text(re.compile(r"changes? (is|are) kept on this device"))
    # What was read again after a change was read by the second time that it is asked whether the server is back.
    for _ in range(2):
        page.page.wait_for_event("requestfailed", lambda request: request.url.endswith("/api/info"))
    assert [url for url in asked if not url.endswith("/api/info")] == []
    asked.clear()
    page.page.context.set_offline(False)
    page.has_sent()
    assert sum(url.endswith("/api/info") for url in asked) == 1


def test_nothing_is_lost_on_reload(almanac, away):
    page = away(almanac)
    expect(page.page.locator("#sessions .empty")).to_be_visible()
    almanac.stop()
    expect(page.notice).to_have_count(1)
    page.add_session("10:00", "11:00", 7)
    expect(page.notice).to_contain_text("Your change is kept")
    almanac.start()
    # Before it is sent from here, the page is opened anew.
    page.page.reload()
    page.page.wait_for_selector("html[data-ready]", state="attached")
    expect(page.cards).to_have_count(1)
    page.has_sent()
    assert points(almanac) == [7]


def test_a_lost_answer_is_asked_for_again(almanac, visit):
    page = visit(almanac, PAGE, forgives=[AWAY], worker=True)
    lost = []

    def lose(route):
        if route.request.method == "POST" and not lost:
            # The server has written it; the answer gets lost on the way.
            lost.append(route.fetch().status)
            route.abort("connectionreset")
        else:
            route.continue_()

    page.page.route("**/api/sessions", lose)
    page.button("Add session").click()
    page.fill(start="10:00", end="11:00", points=7).save()
    expect(page.cards).to_have_count(1)
    page.has_sent()
    assert lost == [201]
    assert points(almanac) == [7]


def test_two_windows_send_what_waits_once(almanac, away):
    here = away(almanac)
    there = away(almanac, context=here.page.context)
    almanac.stop()
    for page in (here, there):
        expect(page.notice).to_have_count(1)
    here.add_session("10:00", "11:00", 7)
    there.add_session("12:00", "13:00", 8)
    for page in (here, there):
        expect(page.cards).to_have_count(2)
        expect(page.notice).to_contain_text("Your 2 changes are kept")
    almanac.start()
    for page in (here, there):
        page.is_back()
        expect(page.cards).to_have_count(2)
    assert points(almanac) == [7, 8]


def test_an_undone_deletion_survives_the_night(almanac, away):
    almanac.tutorial()
    page = away(almanac)
    expect(page.cards).to_have_count(2)
    almanac.kill()
    expect(page.notice).to_have_count(1)
    page.button("Delete: 20 points, 3:12 AM – 4:04 AM").click()
    expect(page.cards).to_have_count(1)
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.cards).to_have_count(2)
    almanac.start()
    page.is_back()
    assert points(almanac) == [20, 30, 80, 100, 120]


def test_changes_for_one_store_never_reach_another(almanac, away, tmp_path):
    page = away(almanac)
    almanac.stop()
    expect(page.notice).to_have_count(1)
    page.add_session("10:00", "11:00", 7)
    first, almanac.database = almanac.database, tmp_path / "another.sqlite"
    almanac.start()
    expect(page.notice).to_have_count(0, timeout=15_000)
    expect(page.page.locator("#sessions")).to_contain_text("Add your first session")
    assert points(almanac) == []
    almanac.stop()
    expect(page.notice).to_have_count(1)
    almanac.database = first
    almanac.start()
    expect(page.cards).to_have_count(1)
    page.has_sent()
    assert points(almanac) == [7]


def test_an_offline_conflict_is_asked_about(almanac, away):
    almanac.tutorial()
    page = away(almanac)
    expect(page.cards).to_have_count(2)
    port = almanac.port
    almanac.stop()
    expect(page.notice).to_have_count(1)
    page.button("Edit: 80 points, 6:30 AM – 9:50 AM").click()
    page.fill(points=85).save()
    # Somebody else is faster, where this page cannot see it.
    almanac.port = 0
    almanac.start()
    status, _ = almanac.ask("DELETE", "sessions/c?revision=1")
    assert status == 200
    almanac.stop()
    almanac.port = port
    almanac.start()
    expect(page.dialog).to_contain_text("Changed on another device")
    expect(page.dialog.locator(".version").nth(0)).to_contain_text("Deleted")
    page.button("Keep this version").click()
    page.has_sent()
    expect(page.cards).to_have_count(2)
    assert points(almanac) == [20, 30, 85, 100, 120]


def test_failed_months_figures_and_lists_can_be_tried_again(almanac, visit):
    almanac.tutorial()
    page = visit(almanac, PAGE, forgives=[AWAY], worker=True)
    expect(page.cards).to_have_count(2)
    almanac.add_session("may", "2024-05-15T08:00", "2024-05-15T09:00", 5)
    page.cut("/api/(days|sessions|streak)")
    for month in ("2024-03", "2024-04", "2024-05"):
        page.role("next").click()
        page.at_month(month)
    expect(page.role("retry")).to_be_visible()
    # Nothing is known of its days, as it would be of the month that was in view.
    page.cell("2024-05-15").click()
    expect(page.page.locator("#sessions")).to_contain_text("Could not load this day.")
    page.mend(page.page.locator("#sessions").get_by_role("button", name="Try again"))
    expect(page.cards).to_have_count(1)
    page.role("retry").click()
    expect(page.role("retry")).to_be_hidden()


def test_without_a_server_the_page_says_so(address, browser):
    page = browser.new_context(locale="en-US").new_page()
    page.goto(address + "/streaks.html?date=2024-02-25&today=2024-02-28")
    notice = page.locator(".notice.bad")
    expect(notice).to_contain_text("Can’t connect to Almanac.")
    expect(notice).to_contain_text("almanac serve")
    expect(page.locator("almanac-calendar").locator("[data-day='2024-02-25']")).to_be_visible()
    expect(page.locator("#sessions")).to_contain_text("Could not load this day.")
    page.context.close()


def test_what_was_written_on_a_page_that_never_reached_the_server_arrives(almanac, visit):
    almanac.set(firstDay="2024-02-01")
    page = visit(almanac, "/kal", forgives=[AWAY], worker=True)
    page.page.context.route("**/api/**", lambda route: route.abort())
    page.open(PAGE)
    expect(page.notice).to_contain_text("Offline.")
    page.add_session("10:00", "11:00", 7)
    expect(page.cards).to_have_count(1)
    page.page.context.unroute_all()
    page.is_back()
    expect(page.cards).to_have_count(1)
    expect(page.cell("2024-02-25")).to_have_attribute("data-tint", "streak-short")
    assert points(almanac) == [7]


def sleep(page, is_asleep):
    page.evaluate(
        """isAsleep => {
          Object.defineProperty(document, 'visibilityState', { value: isAsleep ? 'hidden' : 'visible', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        is_asleep,
    )


def test_after_sleep_the_page_catches_up(almanac, visit):
    page = visit(almanac, PAGE, worker=True)
    expect(page.page.locator("#sessions .empty")).to_be_visible()
    sleep(page, True)
    almanac.add_session("x", "2024-02-25T08:00", "2024-02-25T09:00", 100)
    sleep(page, False)
    expect(page.cards).to_have_count(1)
    almanac.add_session("y", "2024-02-25T10:00", "2024-02-25T11:00", 1)
    expect(page.cards).to_have_count(2)


def test_a_database_that_cannot_be_written_is_no_silence(almanac, visit):
    page = visit(almanac, PAGE, forgives=[AWAY], worker=True)
    full = {"type": "about:blank", "title": "Full", "status": 507, "detail": "The disk is full."}
    page.page.route(
        "**/api/sessions",
        lambda route: (
            route.fulfill(status=507, content_type="application/problem+json", json=full)
            if route.request.method == "POST"
            else route.continue_()
        ),
    )
    page.add_session("10:00", "11:00", 7)
    expect(page.toast).to_contain_text("Not saved: The disk is full.")
    expect(page.page.locator("#sessions .pending")).to_have_count(1)
    page.page.unroute_all()
    expect(page.page.locator("#sessions .pending")).to_have_count(0, timeout=15_000)
    assert points(almanac) == [7]


def test_a_database_that_goes_is_said_and_what_is_entered_waits(almanac, away):
    almanac.tutorial()
    page = away(almanac)
    expect(page.cards).to_have_count(2)
    file = almanac.database
    kept = file.with_name("kept.sqlite")
    file.rename(kept)
    page.add_session("10:00", "11:00", 7)
    expect(page.notice).to_contain_text("database")
    expect(page.notice).not_to_contain_text("Offline")
    expect(page.cards).to_have_count(3)
    expect(page.cards.nth(2)).to_contain_text("Not sent yet")
    status, problem = almanac.ask("GET", "days?from=2024-02-01&to=2024-03-01")
    assert (status, problem["type"]) == (503, "urn:almanac:problem:database-gone")
    assert not file.exists(), "a server never makes a database in the place of one that is gone"
    kept.rename(file)
    page.is_back()
    expect(page.page.locator("#sessions .pending")).to_have_count(0)
    assert points(almanac) == [7, 20, 30, 80, 100, 120]


def test_what_is_wrong_stands_above_what_is_not(start_almanac, away):
    almanac = start_almanac("--demo")
    page = is_kept(away(almanac, "/"))
    notices = page.page.locator(".notice")
    expect(notices).to_have_text(re.compile("Sample data"))
    almanac.stop()
    expect(notices).to_have_text([re.compile("Offline"), re.compile("Sample data")])
    page.page.reload()
    expect(notices).to_have_text([re.compile("Offline"), re.compile("Sample data")])


def test_notices_of_a_phone_are_one_band(start_almanac, away):
    almanac = start_almanac("--demo")
    page = is_kept(away(almanac, "/", viewport={"width": 390, "height": 844}, has_touch=True))
    notices = page.page.locator(".notice")
    almanac.stop()
    expect(notices).to_have_text([re.compile("Offline"), re.compile("Sample data")])
    first, second = (notice.bounding_box() for notice in notices.all())
    assert first["y"] == 0
    assert second["y"] - first["height"] <= 1
