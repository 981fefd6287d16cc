# SPDX-License-Identifier: MIT
"""A person on one of our pages, in their words."""

from contextlib import contextmanager

from bench import DAY, MOMENT, SET_CLOCK, Bench
from playwright.sync_api import expect

# What a browser says of a server that is away; the pages say it themselves.
AWAY = "|".join([
    "net::ERR_", "occurred when fetching the script", "Failed to load resource", "facts could not be loaded",
    # What is loaded ahead or on demand, on a machine on which the worker has not kept it yet.
    "no style sheet", "Failed to fetch dynamically imported module",
])


@contextmanager
def people(browser, kind, **usual):
    """Opens pages for people of a kind; `context` of another one is the same person's next window.

    A person's browser has a service worker only where a test asks for a `worker` at their first page. A new
    browser's first worker fetches every file of every page, which takes as long as a short test does.
    At the end of the test every page has to have been quiet, but for what it `forgives`.
    """
    opened = []
    usual = {"locale": "en-US", "timezone_id": "UTC", "reduced_motion": "reduce", **usual}

    def open_page(address, path, context=None, forgives=(), worker=False, **settings):
        if context is None:
            context = browser.new_context(**usual | settings)
            if not worker:
                context.add_init_script("delete Navigator.prototype.serviceWorker")
        made = kind(context.new_page(), address)
        for pattern in forgives:
            made.forgive(pattern)
        opened.append(made)
        return made.open(path)

    yield open_page
    complaints = [complaint for made in opened for complaint in made.complaints]
    for made in opened:
        made.page.context.close()
    assert complaints == [], complaints


class Visit(Bench):
    """Drives the pages of `almanac serve`."""

    def __init__(self, page, address):
        super().__init__(page, address)
        # What the server refuses is for the page to say; the browser notes it all the same.
        self.forgive("the server responded with a status of 409")

    def open(self, path):
        # Which hours are in view at first is the clock's to say.
        if path.split("?")[0] == "/":
            self.page.add_init_script(f"({SET_CLOCK})('{MOMENT}')")
        self.page.goto(self.address + path)
        # From then on a page that writes keeps what is changed while the server is away.
        self.page.wait_for_selector("html[data-ready]:is([data-keeps], :not(:has(#notices)))", state="attached")
        return self

    def locator(self, selector):
        # A form has a calendar of its own.
        return self.page.locator(f"#calendar >> {selector}")

    def cell(self, day):
        return self.locator(DAY.format(day))

    @property
    def month(self):
        return self.evaluate("() => document.querySelector('almanac-calendar').month")

    @property
    def value(self):
        return self.evaluate("() => document.querySelector('almanac-calendar').value")

    def at_month(self, month):
        """Waits until a month, YYYY-MM, is the one that is shown, and nothing moves."""
        self.page.wait_for_function("m => document.querySelector('almanac-calendar').month === m", arg=month)
        expect(self.locator(f"[role=gridcell][data-day='{month}-15']")).to_be_visible()
        return self

    def button(self, name, exact=True):
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def dialog(self):
        return self.page.get_by_role("dialog")

    @property
    def cards(self):
        return self.page.locator("#sessions li")

    @property
    def rows(self):
        return self.page.locator("#marks li")

    @property
    def toast(self):
        return self.page.locator(".toast")

    @property
    def notice(self):
        return self.page.locator(".notice.bad")

    def has_sent(self):
        """Waits until the server has everything that was written."""
        kept = "Object.keys(localStorage).filter(key => key.startsWith('almanac.outbox.'))"
        self.page.wait_for_function(f"() => {kept}.length === 0", timeout=15_000)
        return self

    def is_back(self):
        """Waits until the page has found the server again and sent what waited."""
        expect(self.notice).to_have_count(0, timeout=15_000)
        self.has_sent()
        expect(self.page.locator(".pending")).to_have_count(0)
        return self

    def figure(self, heading):
        row = self.page.locator("#figures > *").filter(has=self.page.get_by_text(heading, exact=True))
        return row.locator(".value")

    def said_of_page(self):
        return self.page.locator("#said")

    def cut(self, pattern):
        """From now on requests to these addresses fail."""
        cut = """pattern => {
          const [reach, cut] = [window.fetch, new RegExp(pattern)];
          window.fetch = (url, ...rest) => cut.test(url) ? Promise.reject(new TypeError('cut')) : reach(url, ...rest);
          window.mend = () => { window.fetch = reach; };
        }"""
        self.page.evaluate(cut, pattern)
        return self

    def mend(self, button):
        """Requests arrive again, and the button is pressed before anything else finds that out."""
        button.evaluate("button => { window.mend(); button.click(); }")
        return self

    def focus(self):
        """Name or text of what has the focus; `body` when nothing has it."""
        return self.evaluate(
            """() => {
              const at = document.activeElement;
              return at === document.body ? 'body' : at.getAttribute('aria-label') ?? at.textContent;
            }"""
        )

    # Forms ------------------------------------------------------------------------------------

    def fill(self, **values):
        """Writes into fields of the open form, by the API's names."""
        for name, value in values.items():
            # A date is typed into the field within the picker.
            plain, picker = f"[name={name}]:not(almanac-picker)", f"almanac-picker[name={name}] input"
            self.dialog.locator(f"{plain}, {picker}").fill(str(value))
        return self

    def save(self):
        self.dialog.get_by_role("button", name="Save", exact=True).click()
        return self

    def add_session(self, start, end, points):
        self.button("Add session").click()
        self.fill(start=start, end=end, points=points).save()
        expect(self.dialog).to_have_count(0)
        return self

    def add_mark(self, kind, owner=""):
        self.button("Add mark").click()
        self.fill(type=kind, owner=owner).save()
        expect(self.dialog).to_have_count(0)
        return self

    def drop(self, *files):
        """Drops files, `(name, type, text)`, in the middle of the page."""
        transfer = self.page.evaluate_handle(
            """files => {
              const transfer = new DataTransfer();
              for (const [name, type, text] of files) transfer.items.add(new File([text], name, { type }));
              return transfer;
            }""",
            [list(file) for file in files],
        )
        for kind in ("dragenter", "dragover", "drop"):
            self.page.dispatch_event("main", kind, {"dataTransfer": transfer})
        return self

    def drag_over(self):
        """Holds a file over the page."""
        transfer = self.page.evaluate_handle(
            "() => { const t = new DataTransfer(); t.items.add(new File([''], 'a.csv')); return t; }"
        )
        self.page.dispatch_event("main", "dragover", {"dataTransfer": transfer})
        return self
