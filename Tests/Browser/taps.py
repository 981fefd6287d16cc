# SPDX-License-Identifier: MIT
"""A finger whose taps come when a test says: what a page shows in between takes as long as it may."""

import time


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Taps:
    """Real touches with times of their own, in seconds."""

    def __init__(self, page):
        self.cdp = page.cdp
        self.time = time.time()

    def tap(self, point, after=1.0):
        """Taps a while after the last tap."""
        self.time += after
        self._send("touchStart", [{"x": point[0], "y": point[1], "id": 1}])
        self.time += 0.05
        self._send("touchEnd", [])

    def press(self, locator):
        """Presses a control that is in view, as somebody does who has read what it says."""
        locator.wait_for()
        self.tap(middle(locator))

    def draw(self, start, end, after=1.0, seconds=0.3):
        """Draws something from a place to another one, a while after the last tap."""
        self.time += after
        self._send("touchStart", [{"x": start[0], "y": start[1], "id": 1}])
        for part in (0.25, 0.5, 0.75, 1):
            self.time += seconds / 4
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self._send("touchMove", [{"x": x, "y": y, "id": 1}])
        self._send("touchEnd", [])

    def _send(self, kind, points):
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.time})
