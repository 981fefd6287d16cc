# SPDX-License-Identifier: MIT
"""A test that would never end fails instead, and the next one has a browser all the same."""

import threading

import pytest
from conftest import end_pages
from playwright.sync_api import Error


@pytest.mark.parametrize("script", ["() => { for (;;); }", "() => new Promise(() => {})"])
def test_what_waits_for_a_page_in_vain_fails(open_bench, script):
    bench = open_bench()
    threading.Timer(0.5, end_pages).start()
    with pytest.raises(Error, match="crashed"):
        bench.evaluate(script)
    open_bench().mount()
