# SPDX-License-Identifier: MIT
"""Requests that a page has sent, and that wait until a test lets them go."""

import time


class Held:
    """Holds every request to `pattern` from now on, or those of one method.

    What a page shows may be there before its request has reached us: `wait` for it before it is released.
    """

    def __init__(self, page, pattern, method=None):
        self._page = page
        self._holds = True
        self._method = method
        self.routes = []
        page.route(pattern, self._take)

    def _take(self, route):
        if self._holds and self._method in (None, route.request.method):
            self.routes.append(route)
        else:
            route.continue_()

    def wait(self, seconds=10):
        """Waits until a request is held."""
        end = time.monotonic() + seconds
        while not self.routes:
            assert time.monotonic() < end, "nothing has been sent"
            # Handlers of routes run only while something is asked of the page.
            self._page.wait_for_timeout(10)
        return self

    def stop(self):
        """Requests that come from now on go on at once; those that are held stay so."""
        self._holds = False
        return self

    def release(self):
        """Waits for a request, and lets all that are held go on."""
        for route in self.wait().routes:
            route.continue_()
        self.routes.clear()
