# SPDX-License-Identifier: MIT
"""A page with one calendar on it, and what tests do with it in the user's words."""

import re

from held import Held

DAY = '[role=gridcell][data-day="{}"]'

# The hours in view are those around the present one. A clock of Playwright's would stop what glides.
MOMENT = "2024-02-20T10:20:30Z"
SET_CLOCK = """moment => {
  const Real = Date;
  const ahead = Real.parse(moment) - Real.now();
  globalThis.Date = class extends Real {
    constructor(...parts) { if (parts.length) super(...parts); else super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
}"""


class Bench:
    """Drives `pages/bench.html`. `complaints` collects errors and broken policies."""

    def __init__(self, page, address):
        self.page = page
        self.address = address
        self.complaints = []
        self.console = []
        self._forgiven = []
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("console", self._heard)

    def _heard(self, message):
        self.console.append((message.type, message.text))
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _complain(self, text):
        if not any(re.search(pattern, text) for pattern in self._forgiven):
            self.complaints.append(text)

    def forgive(self, pattern):
        """Expects complaints that match, from now on."""
        self._forgiven.append(pattern)

    def hold(self, pattern, method=None):
        """Holds requests to these addresses from now on."""
        return Held(self.page, pattern, method)

    def open(self, path):
        self.page.goto(self.address + path)
        self.page.evaluate("() => globalThis.benchIsReady")

    # The calendar -----------------------------------------------------------------------------

    def mount(self, source=None, **attributes):
        """Puts a calendar on the page and waits until it is on the screen.

        `first_weekday` stands for the attribute `first-weekday`; True for one without a value.
        `source` names a data source of the bench: queue, dots, none...
        """
        attributes.setdefault("today", "2024-02-28")
        attributes.setdefault("date", "2024-02-20")
        written = {
            name.replace("_", "-"): "" if value is True else value
            for name, value in attributes.items()
            if value is not None and value is not False
        }
        self.page.evaluate("([a, s]) => bench.mount(a, s)", [written, source])
        return self

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def set(self, name, value):
        """Sets an attribute, or removes it for None."""
        self.evaluate(
            "([n, v]) => v === null ? calendar.removeAttribute(n) : calendar.setAttribute(n, v)",
            [name, value],
        )

    def at_rest(self):
        """Waits until no page moves."""
        self.evaluate("() => bench.atRest()")
        return self

    def cell(self, day):
        return self.page.locator(f"almanac-calendar >> {DAY.format(day)}")

    def role(self, name):
        """The element with a `data-role`: title, previous, next, today, retry."""
        return self.page.locator(f"almanac-calendar >> [data-role={name}]")

    def locator(self, selector):
        return self.page.locator(f"almanac-calendar >> {selector}")

    @property
    def title(self):
        return self.role("title").inner_text()

    @property
    def month(self):
        return self.evaluate("() => calendar.month")

    @property
    def value(self):
        return self.evaluate("() => calendar.value")

    def events(self):
        """The events since the last call, each `[type, detail]`."""
        return self.evaluate("() => bench.takeEvents()")

    def said(self):
        """What the live region says, without the space that tells two sayings apart."""
        return self.evaluate("() => bench.said()")

    # The keyboard -----------------------------------------------------------------------------

    def focus_grid(self):
        """Puts the keyboard on the grid's one tab stop."""
        self.evaluate("() => bench.query('[role=grid] [tabindex=\"0\"]').focus()")
        return self

    def focused(self):
        """`data-day` or `data-role` of the deepest focused element; None outside."""
        return self.evaluate("() => bench.focused()")

    def tab_stops(self):
        return self.evaluate("() => bench.all('[role=grid] [tabindex=\"0\"]').map(e => e.dataset.day)")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        return self

    # Fingers ----------------------------------------------------------------------------------

    @property
    def cdp(self):
        if not hasattr(self, "_cdp"):
            self._cdp = self.page.context.new_cdp_session(self.page)
        return self._cdp

    def touch(self, kind, *points):
        """A raw touch event: touchStart, touchMove, touchEnd, touchCancel."""
        self.cdp.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": 1} for x, y in points]},
        )

    def swipe(self, dx, dy=0, steps=6, end="touchEnd"):
        """A finger from the grid's middle by (dx, dy)."""
        box = self.locator("[role=grid]").first.bounding_box()
        x, y = box["x"] + box["width"] / 2 - dx / 2, box["y"] + box["height"] * 0.55 - dy / 2
        self.touch("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
        self.touch(end)
        return self
