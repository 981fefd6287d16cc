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

    def _send(self, kind, points):
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.time})
