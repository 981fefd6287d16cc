# SPDX-License-Identifier: MIT
"""`localStorage` is behind what the disk has of it: what was answered is over, what was lost comes back."""

import time

import pytest
from playwright.sync_api import expect
from test_events import DESK, busy, shown  # noqa: F401
from visit import AWAY, Visit

PAGE = "/?date=2024-02-20&today=2024-02-20&time-zone=Europe/Berlin"
KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('almanac.outbox.')))"""
# Resolves with what the database has.
OPEN = """
  const done = request => new Promise(resolve => { request.onsuccess = () => resolve(request.result); });
  const opened = async () => (await done(indexedDB.open('almanac-outbox'))).transaction('entries', 'readwrite')
    .objectStore('entries');
"""
COUNT = "async () => {" + OPEN + "return done((await opened()).count()); }"
LOCKS = "async () => (await navigator.locks.query()).held.map(({ name, mode }) => `${name} ${mode}`)"
# Asks for the lock that a page alone gets, as `ask(lock, callback)` has it.
ASKED = """{
  const request = LockManager.prototype.request;
  LockManager.prototype.request = function (name, options, callback) {
    const go = callback => request.call(this, name, options, callback);
    return options.ifAvailable ? (%s)(go, callback) : request.apply(this, arguments);
  };
}"""


def eventually(condition):
    limit = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < limit


class Browser:
    def __init__(self, browser, almanac):
        self.context = browser.new_context(locale="en-US", reduced_motion="reduce", **DESK)
        self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.almanac = almanac

    def open(self, script=None):
        page = Visit(self.context.new_page(), self.almanac.address)
        page.forgive(AWAY)
        if script:
            page.page.add_init_script(script)
        return page.open(PAGE)

    def make(self):
        """Makes an event that the server does not hear of."""
        page = self.open()
        page.page.route("**/api/events**", lambda route: (
            route.continue_() if route.request.method == "GET" else route.abort("connectionreset")))
        page.press("Escape", "c")
        page.fill(title="Made", startTime="06:00").save()
        expect(page.dialog).to_have_count(0)
        expect(shown(page, "Made")).to_have_count(1)
        self.has_on_disk(page, 1)
        return page

    def has_on_disk(self, page, count):
        # What is waited for in the page itself may not be a promise.
        eventually(lambda: page.evaluate(COUNT) == count)

    def meanwhile(self, body, argument=None):
        """Does something to what is kept while no page is open."""
        page = self.context.new_page()
        page.goto(self.almanac.address + "/api/info")
        page.evaluate("async argument => {" + OPEN + body + "}", argument)
        page.close()

    def titles(self):
        return [event["title"] for event in self.almanac.get("events?from=2024-02-01&to=2024-03-01")]


@pytest.fixture
def own(browser, busy):  # noqa: F811
    own = Browser(browser, busy)
    yield own
    own.context.close()


def test_what_was_answered_is_not_sent_again_when_its_removal_was_not_flushed(own):
    page = own.make()
    former = page.evaluate(KEPT)
    assert len(former) == 1
    page.page.unroute_all()
    page.press("Escape", "c")
    page.fill(title="Next", startTime="08:00").save()
    page.has_sent()
    own.has_on_disk(page, 0)
    page.page.close()
    own.meanwhile("Object.assign(localStorage, argument);", former)
    sent = []
    own.context.on("request", lambda request: sent.append(request.method))
    page = own.open()
    page.has_sent()
    expect(shown(page, "Made")).to_have_count(1)
    assert set(sent) == {"GET"}
    assert page.complaints == []


def test_what_was_kept_before_there_was_a_database_is_made(own):
    own.make().page.close()
    own.meanwhile("await new Promise(resolve => { indexedDB.deleteDatabase('almanac-outbox').onsuccess = resolve; });")
    page = own.open()
    page.has_sent()
    assert own.titles().count("Made") == 1


def test_what_the_database_could_not_take_is_made(own):
    page = own.open("""{
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...rest) { put.apply(this, rest); this.transaction.abort(); };
    }""")
    page.page.route("**/api/events**", lambda route: (
        route.continue_() if route.request.method == "GET" else route.abort("connectionreset")))
    page.press("Escape", "c")
    page.fill(title="Made", startTime="06:00").save()
    expect(shown(page, "Made")).to_have_count(1)
    page.page.wait_for_function("() => localStorage.getItem('almanac.outbox-behind') === '1'")
    page.page.close()
    page = own.open()
    page.has_sent()
    assert own.titles().count("Made") == 1


def test_what_was_made_before_a_store_was_known_is_made_though_it_is_found_late(own):
    own.make().page.close()
    own.meanwhile("""
      const entries = await opened();
      const [[key], [text]] = [await done(entries.getAllKeys()), await done(entries.getAll())];
      entries.put(text, key.replace(/outbox\\.[^.]*/, 'outbox.null'));
      await done(entries.delete(key));
      localStorage.removeItem(key);""")
    page = own.open(ASKED % "(go, callback) => new Promise(resolve => { window.find = () => resolve(go(callback)); })")
    page.page.wait_for_function("() => window.find")
    # It goes on without.
    page.press("Escape", "c")
    page.fill(title="Later", startTime="08:00").save()
    page.has_sent()
    assert own.titles().count("Made") == 0
    page.evaluate("() => { window.find(); }")
    expect(shown(page, "Made")).to_have_count(1)
    page.has_sent()
    assert own.titles().count("Made") == 1


def test_no_page_is_between_the_lock_of_one_and_that_of_all(own):
    page = own.open(ASKED % """(go, callback) => go(async lock => {
      await callback(lock);
      window.next = (await navigator.locks.query()).pending.map(({ name, mode }) => `${name} ${mode}`);
    })""")
    page.page.wait_for_function("() => window.next")
    assert page.evaluate("() => window.next") == ["almanac-outbox-open shared"]


def test_a_page_whose_storage_is_full_lives_as_any_other(own):
    own.make().page.close()
    own.meanwhile("localStorage.clear();")
    page = own.open("""{
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('almanac.outbox.')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    }""")
    eventually(lambda: "almanac-outbox-open shared" in page.evaluate(LOCKS))
