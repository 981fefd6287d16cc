# SPDX-License-Identifier: MIT
"""Somebody with a mouse, a finger or a keyboard in front of a calendar."""

from datetime import date

DEVICES = ["mouse", "touch", "keyboard"]


class Person:
    """Does the same with each device, the way that device does it."""

    def __init__(self, bench, device):
        self.bench = bench
        self.device = device

    def centre(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _walk_to(self, day):
        """Arrows from where the keyboard is, days first and weeks then."""
        self.bench.focus_grid()
        at = self.bench.focused()
        distance = (date.fromisoformat(day) - date.fromisoformat(at)).days
        weeks = int(distance / 7)
        days = distance - 7 * weeks
        self.bench.press(*["ArrowRight" if days > 0 else "ArrowLeft"] * abs(days))
        self.bench.press(*["ArrowDown" if weeks > 0 else "ArrowUp"] * abs(weeks))
        assert self.bench.focused() == day

    def press(self, locator):
        """Presses a button or a cell."""
        if self.device == "mouse":
            locator.click()
        elif self.device == "touch":
            self.bench.touch("touchStart", self.centre(locator))
            self.bench.touch("touchEnd")
        else:
            locator.focus()
            self.bench.press("Enter")
        return self

    def choose(self, day):
        """Chooses a day that is in view."""
        if self.device != "keyboard":
            return self.press(self.bench.cell(day).first)
        self._walk_to(day)
        self.bench.press("Enter")
        return self

    def turn(self, by=1, axis="horizontal"):
        """Turns to the next page, or the one before: by button, by swipe, by key."""
        if self.device == "mouse":
            self.bench.role("next" if by > 0 else "previous").click()
        elif self.device == "touch":
            # More than half of either side.
            far = -by * (300 if axis == "horizontal" else 230)
            self.bench.swipe(*((far, 0) if axis == "horizontal" else (0, far)))
        else:
            self.bench.focus_grid().press("PageDown" if by > 0 else "PageUp")
        self.bench.at_rest()
        return self

    def scroll(self):
        """Scrolls a list of months on by about a month; by key to the same day of the next one."""
        box = self.bench.locator(".strip").bounding_box()
        x, y = box["x"] + 30, box["y"]
        before = self.bench.evaluate("() => calendar.visibleDays.last")
        if self.device == "mouse":
            self.bench.page.mouse.move(x, y + 100)
            for _ in range(5):
                self.bench.page.mouse.wheel(0, 78)
        elif self.device == "touch":
            # How far a list glides on depends on the speed: a month may take a second stroke.
            month = self.bench.month
            for _ in range(3):
                self.drag_between((x, y + box["height"] - 12), (x, y + 12))
                self.bench.at_rest()
                if self.bench.month != month:
                    break
        else:
            self.bench.focus_grid().press("PageDown")
        # A key may lead to a day that is in view already.
        if self.device != "keyboard":
            self.bench.evaluate("last => bench.until(() => calendar.visibleDays.last > last)", before)
        self.bench.at_rest()
        return self

    def day_in_view(self):
        """The last day in the middle of what a list has in view."""
        return self.bench.evaluate("""() => {
          const view = bench.query('.strip').getBoundingClientRect();
          const middle = (view.top + view.bottom) / 2;
          return bench.all('[data-day]').filter(cell => cell.getBoundingClientRect().bottom < middle + 60).at(-1).dataset.day;
        }""")

    def drag_between(self, start, end, steps=8, lets_go=True):
        """Drags from place to place; not for keyboards."""
        places = [
            (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
            for step in range(1, steps + 1)
        ]
        if self.device == "mouse":
            self.bench.page.mouse.move(*start)
            self.bench.page.mouse.down()
            for place in places:
                self.bench.page.mouse.move(*place)
            if lets_go:
                self.bench.page.mouse.up()
        else:
            self.bench.touch("touchStart", start)
            for place in places:
                self.bench.touch("touchMove", place)
            if lets_go:
                self.bench.touch("touchEnd")
        return self

    def drag(self, first, last, lets_go=True):
        """Drags from the middle of a day to that of another."""
        start, end = (self.centre(self.bench.cell(day).first) for day in (first, last))
        return self.drag_between(start, end, lets_go=lets_go)

    def has(self, value):
        """Waits until the value is this one."""
        self.bench.evaluate("v => bench.until(() => calendar.value === v, `the value ${v}`)", value)
        return self
