# SPDX-License-Identifier: MIT
"""Notifications of events that are about to begin: chosen on a device, told once."""

import audit
import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, busy, event  # noqa: F401
from visit import Visit

PAGE = "/?time-zone=Europe/Berlin"
# Notifications that browsers would show are kept; one can be clicked.
RECORD = """
  globalThis.shown = [];
  class Shown extends EventTarget {
    static permission = 'granted';
    static requestPermission = async () => Shown.permission;
    constructor(title, options) {
      super();
      shown.push(this);
      Object.assign(this, { title, ...options });
    }
  }
  globalThis.Notification = Shown;
"""


@pytest.fixture
def at_nine(busy, browser):  # noqa: F811
    """Opens the calendar at a time of 2024-02-20 in Berlin, nine o'clock unless told otherwise."""
    opened = []

    def at_nine(time="2024-02-20T08:00:00Z", prepare="", path=PAGE, context=None, **settings):
        context = context or browser.new_context(
            locale="en-US", reduced_motion="reduce", service_workers="block", **{**DESK, **settings})
        opened.append(context)
        page = Visit(context.new_page(), busy.address)
        page.page.clock.install(time=time)
        page.page.add_init_script(RECORD + prepare)
        page.page.goto(busy.address + path)
        page.page.wait_for_selector("html[data-ready]", state="attached")
        expect(page.locator(".event").first).to_be_visible()
        return page

    yield at_nine
    for context in opened:
        context.close()


def sheet(page):
    return page.page.get_by_role("dialog", name="Notifications")


def choose(page, name):
    page.page.get_by_role("button", name="Notifications").click()
    sheet(page).get_by_label("Notify me").select_option(label=name)
    return page


def told(page):
    return page.evaluate("() => shown.map(({ title, body }) => `${title}: ${body.split('\\n')[1]}`)")


def passes(page, minutes):
    """Lets time pass, a quarter of a minute at a time: what is asked between is answered."""
    for _ in range(4 * minutes):
        page.page.clock.run_for(15_000)
        page.page.wait_for_timeout(5)
    return page


def test_an_event_is_told_ten_minutes_before(at_nine):
    page = choose(at_nine(), "10 minutes before")
    passes(page, 49)
    assert told(page) == []
    passes(page, 2)
    assert told(page) == ["Review: 10:00 – 11:30\u00a0AM"]
    # The other one half an hour later, and each once.
    passes(page, 30)
    assert [line.split(":")[0] for line in told(page)] == ["Review", "Dentist"]


def test_the_choice_is_remembered_and_each_event_told_once_on_a_device(at_nine):
    page = choose(at_nine("2024-02-20T08:55:00Z"), "10 minutes before")
    passes(page, 1)
    assert len(told(page)) == 1
    again = at_nine("2024-02-20T08:57:00Z", context=page.page.context)
    passes(again, 1)
    assert told(again) == []
    again.page.get_by_role("button", name="Notifications").click()
    expect(sheet(again).get_by_label("Notify me")).to_have_value("10")
    sheet(again).get_by_label("Notify me").select_option(label="Never")
    again.press("Escape")
    passes(again, 40)
    assert told(again) == []


def test_what_is_added_moved_and_hidden_meanwhile_counts(at_nine, busy):  # noqa: F811
    page = choose(at_nine(), "When an event starts")
    event(busy, "n", "work", "Call", "2024-02-20T09:20[Europe/Berlin]", "2024-02-20T09:30[Europe/Berlin]")
    expect(page.locator(".event").filter(has_text="Call")).to_be_visible()
    passes(page, 21)
    assert [line.split(":")[0] for line in told(page)] == ["Call"]
    page.press("Escape")
    page.page.get_by_role("checkbox", name="Work").uncheck()
    passes(page, 45)
    assert [line.split(":")[0] for line in told(page)] == ["Call"]


def test_cancelled_events_and_whole_days_are_not_told(at_nine, busy):  # noqa: F811
    event(busy, "x", "work", "Off", "2024-02-20T09:10[Europe/Berlin]", "2024-02-20T09:30[Europe/Berlin]",
          status="cancelled")
    event(busy, "y", "work", "Market", "2024-02-20", "2024-02-21")
    event(busy, "z", "work", "Floating", "2024-02-20T09:12", "2024-02-20T09:30")
    page = choose(at_nine(), "5 minutes before")
    passes(page, 20)
    assert [line.split(":")[0] for line in told(page)] == ["Floating"]


def test_a_notification_leads_to_its_event(at_nine):
    page = choose(at_nine("2024-02-20T08:55:00Z"), "10 minutes before")
    page.press("Escape")
    passes(page, 1)
    page.evaluate("() => shown[0].dispatchEvent(new Event('click'))")
    page.page.clock.run_for(1_000)
    expect(page.page.get_by_role("dialog", name="Review")).to_contain_text("Room 4")


@pytest.mark.parametrize("prepare, reason", [
    ("Shown.permission = 'denied';", "This browser blocks notifications"),
    ("delete globalThis.Notification;", "This browser does not support notifications"),
])
def test_why_there_are_none_is_said(at_nine, prepare, reason):
    page = at_nine(prepare=prepare)
    page.page.get_by_role("button", name="Notifications").click()
    expect(sheet(page)).to_contain_text(reason)
    expect(sheet(page).get_by_label("Notify me")).to_be_disabled()
    expect(sheet(page).get_by_role("button", name="Allow notifications")).to_have_count(0)


ASKED = "Shown.permission = 'default'; Shown.requestPermission = async () => (Shown.permission = '{}');"


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_the_browser_asks_when_a_button_is_pressed(at_nine, answer):
    page = at_nine("2024-02-20T08:55:00Z", prepare=ASKED.format(answer))
    page.page.get_by_role("button", name="Notifications").click()
    choice = sheet(page).get_by_label("Notify me")
    expect(choice).to_be_disabled()
    sheet(page).get_by_role("button", name="Allow notifications").click()
    if answer == "denied":
        expect(sheet(page)).to_contain_text("This browser blocks notifications")
        expect(choice).to_be_disabled()
        return
    expect(choice).to_be_focused()
    choice.select_option(label="10 minutes before")
    passes(page, 1)
    assert [line.split(":")[0] for line in told(page)] == ["Review"]


def test_on_a_phone_it_is_with_the_calendars(at_nine):
    page = at_nine(**HAND)
    page.page.get_by_role("button", name="Calendars").click()
    choose(page, "30 minutes before")
    expect(sheet(page)).to_contain_text("on this device")
    audit.passes(page.page)
    page.press("Escape")
    page.page.get_by_role("button", name="Calendars").click()
    expect(page.page.get_by_role("button", name="Notifications")).to_be_visible()
