# SPDX-License-Identifier: MIT
"""The server goes, is slow or says no while a hand edits: it is seen, it is said, and nothing is lost or there twice."""

import re

import pytest
from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, shown  # noqa: F401
from test_events_editor import STANDS, berlin, events
from test_events_hands import at, drag, held
from visit import AWAY

WAS = (berlin("2024-02-20T10:30"), berlin("2024-02-20T11:00"))
IS = (berlin("2024-02-22T12:30"), berlin("2024-02-22T13:00"))
OTHER = (berlin("2024-02-21T15:00"), berlin("2024-02-21T15:30"))


def desk(busy, visit, *forgives):  # noqa: F811
    page = visit(busy, PAGE, forgives=[AWAY, *forgives], **DESK)
    expect(shown(page, "Dentist")).to_be_visible()
    return page


def carry(page, drops=True):
    """Two days and two hours later."""
    drag(page, at(page, "2024-02-20", 645), at(page, "2024-02-22", 765), drops=drops)
    if not drops:
        expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")


def drop(page):
    page.page.mouse.up()
    expect(held(page)).to_have_count(0)


def is_at(page, start):
    expect(shown(page, "Dentist")).to_have_count(1)
    expect(shown(page, "Dentist")).to_have_attribute("data-start", start)
    expect(held(page)).to_have_count(0)
    expect(page.locator("[data-traits~=vacated]")).to_have_count(0)


def says_unsent(page, unsent=True):
    """What is told of an event whether the server has it."""
    shown(page, "Dentist").click(position={"x": 10, "y": 8})
    sheet = page.page.get_by_role("dialog", name="Dentist")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".pending")).to_have_count(1 if unsent else 0)
    if unsent:
        expect(sheet).to_contain_text("Not sent yet")
    page.press("Escape")
    expect(sheet).to_have_count(0)


def returns(page, almanac):
    """The server is back, and the page finds that out by a button and not some time later."""
    almanac.start()
    page.evaluate("() => document.querySelector('.notice.bad button')?.click()")
    page.is_back()


def has(almanac, times, revision):
    """The store has the event once, and each change of it once."""
    assert len(almanac.get("events?from=2024-02-01&to=2024-03-15")) == 3
    assert events(almanac)["Dentist"] == times
    assert almanac.get("events/b")["revision"] == revision


def stops(page, almanac):
    """The server goes, and the page has found that out: it has asked again since it was not answered."""
    failed = []
    page.page.on("requestfailed", lambda request: failed.append(request))
    with page.page.expect_event("requestfailed", lambda _: len(failed) > 2):
        almanac.stop()


def test_the_server_stops_while_an_event_is_carried_and_has_it_once_when_it_is_back(busy, visit):  # noqa: F811
    page = desk(busy, visit)
    carry(page, drops=False)
    place = held(page).bounding_box()
    stops(page, busy)
    # What is said of it moves nothing under the hand.
    assert page.notice.count() == 0
    assert held(page).bounding_box() == place
    drop(page)
    is_at(page, "2024-02-22T12:30")
    expect(page.notice).to_contain_text("Your change is kept on this device.")
    says_unsent(page)
    returns(page, busy)
    is_at(page, "2024-02-22T12:30")
    says_unsent(page, False)
    has(busy, IS, 2)


def test_the_server_stops_and_is_back_while_an_event_is_carried(busy, visit):  # noqa: F811
    page = desk(busy, visit)
    carry(page, drops=False)
    stops(page, busy)
    with page.page.expect_response(lambda response: "/api/" in response.url and response.ok):
        busy.start()
        page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(held(page)).to_have_attribute("data-start", "2024-02-22T12:30")
    has(busy, WAS, 1)
    drop(page)
    is_at(page, "2024-02-22T12:30")
    page.has_sent()
    has(busy, IS, 2)
    is_at(page, "2024-02-22T12:30")


def test_an_answer_that_takes_long_is_waited_for_and_the_next_edit_stands_behind_it(busy, visit):  # noqa: F811
    page = desk(busy, visit)
    slow = page.hold(re.compile("/api/events/b"), "PATCH")
    carry(page)
    is_at(page, "2024-02-22T12:30")
    slow.wait()
    says_unsent(page)
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    is_at(page, "2024-02-22T12:45")
    # One request at a time: the second one builds on the answer to the first.
    assert len(slow.routes) == 1
    has(busy, WAS, 1)
    slow.stop().release()
    page.has_sent()
    has(busy, (berlin("2024-02-22T12:45"), berlin("2024-02-22T13:15")), 3)
    is_at(page, "2024-02-22T12:45")
    says_unsent(page, False)


@pytest.mark.parametrize("status", [500, 507])
def test_what_the_server_fails_to_write_stays_and_is_sent_again(busy, visit, status):  # noqa: F811
    page = desk(busy, visit, f"status of {status}")
    failed = []

    def fail(route):
        if route.request.method == "PATCH" and not failed:
            failed.append(route.request.post_data_json["start"])
            problem = {"type": "about:blank", "title": "No room", "status": status, "detail": "There is no room left."}
            route.fulfill(status=status, content_type="application/problem+json", json=problem)
        else:
            route.continue_()

    page.page.route("**/api/events/b*", fail)
    carry(page)
    is_at(page, "2024-02-22T12:30")
    expect(page.toast).to_contain_text("There is no room left.")
    page.has_sent()
    assert failed == ["2024-02-22T12:30[Europe/Berlin]"]
    has(busy, IS, 2)
    is_at(page, "2024-02-22T12:30")


def test_what_the_server_refuses_goes_back_and_the_reason_is_said(busy, visit):  # noqa: F811
    page = desk(busy, visit, "status of 400")
    problem = {"type": "about:blank", "title": "No", "status": 400, "detail": "Not on a Thursday."}
    page.page.route("**/api/events/b*", lambda route: route.fulfill(
        status=400, content_type="application/problem+json", json=problem))
    carry(page)
    expect(page.toast).to_contain_text("Not on a Thursday.")
    is_at(page, "2024-02-20T10:30")
    page.has_sent()
    page.page.unroute_all()
    # Nothing is left of it: not in the store, not to be undone, and the next edit works.
    has(busy, WAS, 1)
    page.press("Control+Z")
    shown(page, "Dentist").focus()
    page.press("Alt+ArrowDown")
    is_at(page, "2024-02-20T10:45")
    page.has_sent()
    has(busy, (berlin("2024-02-20T10:45"), berlin("2024-02-20T11:15")), 2)


@pytest.mark.parametrize("has_heard, choice, times, revision", [
    (True, "Keep this version", IS, 3), (False, "Keep other version", OTHER, 2)], ids=["heard", "unheard"])
def test_an_event_that_another_device_has_moved_meanwhile_is_asked_about(  # noqa: F811
        busy, visit, has_heard, choice, times, revision):  # noqa: F811
    page = desk(busy, visit)
    carry(page, drops=False)
    if not has_heard:
        # What is over the days is not read anew.
        page.cut("/api/occurrences")
    status, _ = busy.ask("PATCH", "events/b", {"revision": 1, "start": "2024-02-21T15:00[Europe/Berlin]",
                                              "end": "2024-02-21T15:30[Europe/Berlin]"})
    assert status == 200
    if has_heard:
        expect(page.locator("[data-traits~=vacated]")).to_have_attribute("data-start", "2024-02-21T15:00")
    page.page.mouse.up()
    question = page.page.get_by_role("dialog", name="Changed on another device")
    expect(question.locator(".version")).to_have_count(2)
    theirs, mine = question.locator(".version").all()
    expect(theirs).to_contain_text(re.compile("Dentist.*Wednesday, February 21, 2024.*3:00"))
    expect(mine).to_contain_text(re.compile("Dentist.*Thursday, February 22, 2024.*12:30"))
    # Nobody's version has been overwritten by then.
    has(busy, OTHER, 2)
    if not has_heard:
        page.evaluate("() => mend()")
    question.get_by_role("button", name=choice).click()
    expect(question).to_have_count(0)
    is_at(page, times[0][:16])
    page.has_sent()
    has(busy, times, revision)
    expect(page.notice).to_have_count(0)
    page.page.reload()
    is_at(page, times[0][:16])


FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def test_where_a_browser_has_no_room_to_keep_an_edit_it_says_so(busy, visit):  # noqa: F811
    page = desk(busy, visit)
    # What has been read ahead can be edited without the server.
    page.page.wait_for_load_state("networkidle")
    page.evaluate(FULL)
    busy.stop()
    expect(page.notice).to_contain_text("Offline.")
    shown(page, "Dentist").evaluate(STANDS)
    carry(page)
    is_at(page, "2024-02-22T12:30")
    for words in (page.toast, page.said_of_page()):
        expect(words).to_contain_text(re.compile("Event moved.*This browser can’t keep changes", re.DOTALL))
    expect(page.toast.get_by_role("button", name="Undo")).to_be_visible()
    # Nor does anything say that it is kept.
    expect(page.notice).to_contain_text("This browser can’t keep changes")
    says_unsent(page)
    # As long as the page is open it is there, and is sent.
    # Nothing of it is kept that would say when it has been sent.
    with page.page.expect_response(lambda response: response.request.method == "PATCH"):
        returns(page, busy)
    says_unsent(page, False)
    has(busy, IS, 2)
    is_at(page, "2024-02-22T12:30")
