# SPDX-License-Identifier: MIT
"""Back closes what is open and stays on the page; it leaves no entry in the history that leads to nothing."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, HAND, PAGE, busy, shown  # noqa: F401
from test_events_trail import BARE, address, in_view, period

LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('app/back.js'))"


def at(page, depth):
    """Waits until the entry of the history is that of so many sheets."""
    page.page.wait_for_function("depth => (history.state?.sheets ?? 0) === depth", arg=depth)


def step(page):
    """A step of the history that Back undoes: from three days or a week to one day."""
    period(page, "Day").check()
    address(page, view="day")
    page.page.wait_for_function(LOADED)


def leads_back(page, name):
    """One Back leads to before the step."""
    page.page.go_back()
    expect(period(page, name)).to_be_checked()


@pytest.mark.parametrize("settings, name", [(DESK, "Week"), (HAND, "3 days")])
def test_back_closes_a_sheet_and_stays(busy, visit, settings, name):  # noqa: F811
    page = visit(busy, BARE, **settings)
    step(page)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    expect(period(page, "Day")).to_be_checked()
    leads_back(page, name)


def test_a_sheet_that_was_closed_leaves_no_entry(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    for _ in range(2):
        shown(page, "Review").click()
        expect(page.dialog).to_be_visible()
        at(page, 1)
        page.press("Escape")
        expect(page.dialog).to_have_count(0)
        at(page, 0)
    # Forward leads to nothing either.
    page.page.go_forward()
    at(page, 0)
    expect(page.dialog).to_have_count(0)
    expect(period(page, "Day")).to_be_checked()
    leads_back(page, "Week")


def test_one_sheet_after_another_is_one_entry(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    shown(page, "Review").click()
    page.dialog.get_by_role("button", name="Edit").click()
    form = page.page.get_by_role("dialog", name="Edit event")
    expect(form).to_be_visible()
    at(page, 1)
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    at(page, 0)
    leads_back(page, "Week")


def test_what_was_typed_is_not_lost(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    page.press("n")
    page.fill(title="Lunch")
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    # As after Escape.
    page.toast.get_by_role("button", name="Undo").click()
    expect(page.dialog.locator("[name=title]")).to_have_value("Lunch")
    page.save()
    expect(shown(page, "Lunch")).to_be_visible()
    at(page, 0)
    leads_back(page, "Week")


def test_of_two_sheets_the_upper_one_goes_first(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **HAND)
    step(page)
    page.button("Calendars").click()
    page.button("Edit: Home").click()
    expect(page.page.get_by_role("dialog", name="Edit calendar")).to_be_visible()
    at(page, 2)
    page.page.go_back()
    expect(page.page.get_by_role("dialog", name="Edit calendar")).to_have_count(0)
    expect(page.page.get_by_role("dialog", name="Calendars")).to_be_visible()
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    leads_back(page, "3 days")


def test_a_search_that_leads_elsewhere_is_one_step(busy, visit):  # noqa: F811
    page = visit(busy, "/?today=2024-03-20&time-zone=Europe/Berlin", **DESK)
    in_view(page, "2024-03-17")
    page.press("/")
    page.page.keyboard.type("review")
    page.page.get_by_role("option", name="Review").click()
    expect(page.page.get_by_role("dialog", name="Review")).to_be_visible()
    in_view(page, "2024-02-18")
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    in_view(page, "2024-02-18")
    address(page, date="2024-02-20")
    page.page.go_back()
    in_view(page, "2024-03-17")
    address(page)


def test_a_reload_forgets_the_sheet_and_its_entry(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    at(page, 1)
    page.page.reload()
    expect(shown(page, "Review")).to_be_visible()
    at(page, 0)
    expect(page.dialog).to_have_count(0)
    expect(period(page, "Day")).to_be_checked()
    leads_back(page, "Week")


def test_further_back_there_is_another_day(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    at(page, 1)
    page.evaluate("() => history.go(-2)")
    expect(page.dialog).to_have_count(0)
    expect(period(page, "Week")).to_be_checked()
    address(page)
    at(page, 0)


# A browser that takes longer to leave an entry than the page waits for: `gone` are the entries that it is asked to leave.
SLOW = """() => {
  const { setTimeout: after } = globalThis;
  globalThis.gone = [];
  History.prototype.go = count => { globalThis.gone.push(count); };
  globalThis.setTimeout = (act, time, ...more) => after(() => {
    act(...more);
    if (time === 1000 && globalThis.gone.length) globalThis.hasWaited = true;
  }, time === 1000 ? 0 : time);
}"""


def test_a_slow_browser_is_asked_once_to_leave_an_entry(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    at(page, 1)
    page.evaluate(SLOW)
    page.press("Escape")
    expect(page.dialog).to_have_count(0)
    page.page.wait_for_function("() => globalThis.hasWaited")
    assert page.evaluate("() => globalThis.gone") == [-1]
    page.evaluate("() => history.back()")
    at(page, 0)
    expect(period(page, "Day")).to_be_checked()
    assert page.evaluate("() => globalThis.gone") == [-1]
    leads_back(page, "Week")


@pytest.mark.parametrize("path", ["/kal", "/streaks"])
def test_other_pages_stay_too(busy, visit, path):  # noqa: F811
    page = visit(busy, f"{path}?date=2024-02-20&today=2024-02-28", **HAND)
    before = page.page.url
    page.page.locator("#add").click()
    expect(page.dialog).to_be_visible()
    page.page.go_back()
    expect(page.dialog).to_have_count(0)
    assert page.page.url == before
    at(page, 0)


def test_a_link_pressed_as_soon_as_a_sheet_has_gone_is_followed(busy, visit):  # noqa: F811
    page = visit(busy, BARE, **DESK)
    step(page)
    shown(page, "Review").click()
    expect(page.dialog).to_be_visible()
    at(page, 1)
    page.page.evaluate("""async () => {
      const dialog = document.querySelector('dialog[open]');
      dialog.close();
      await new Promise(closed => { dialog.addEventListener('close', closed, { once: true }); });
      document.querySelector('a[data-view][href*="streaks"]').click();
    }""")
    page.page.wait_for_url("**/streaks*")
    page.page.wait_for_selector("html[data-ready]", state="attached")
    # The sheet's entry has gone.
    page.page.go_back()
    expect(period(page, "Day")).to_be_checked()
    at(page, 0)
