# SPDX-License-Identifier: MIT
"""The calendar as an app of its own: what a browser needs to install it."""

import json
import struct

import pytest
from playwright.sync_api import expect
from test_events import DESK, PAGE, busy  # noqa: F401


@pytest.mark.parametrize("path", [PAGE, "/streaks", "/kal"])
def test_a_browser_has_nothing_against_installing_it(busy, visit, path):  # noqa: F811
    page = visit(busy, path, worker=True, **DESK)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    session = page.page.context.new_cdp_session(page.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"] == busy.address + "/almanac.webmanifest"
    assert manifest["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_its_pictures_are_as_large_as_it_says(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    answer = page.page.request.get(busy.address + "/almanac.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    sizes = []
    for icon in json.loads(answer.text())["icons"]:
        picture = page.page.request.get(f"{busy.address}/{icon['src']}")
        assert (picture.status, picture.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", picture.body()[16:24])) == icon["sizes"]
            sizes.append(icon["sizes"])
    assert sizes == ["192x192", "512x512", "512x512"]
    apple = page.page.locator("link[rel=apple-touch-icon]").evaluate("link => link.href")
    assert struct.unpack(">II", page.page.request.get(apple).body()[16:24]) == (180, 180)


def test_its_shortcuts_lead_where_they_say(busy, visit):  # noqa: F811
    page = visit(busy, PAGE, **DESK)
    shortcuts = json.loads(page.page.request.get(busy.address + "/almanac.webmanifest").text())["shortcuts"]
    assert [shortcut["name"] for shortcut in shortcuts] == ["New event", "Streaks", "Marks"]
    for shortcut in shortcuts:
        page.page.goto(f"{busy.address}/{shortcut['url']}")
        page.page.wait_for_selector("html[data-ready]", state="attached")
        if shortcut["name"] == "New event":
            expect(page.page.get_by_role("dialog", name="New event")).to_be_visible()
        else:
            expect(page.page.locator("#heading")).to_have_text(shortcut["name"])
