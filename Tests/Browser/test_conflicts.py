# SPDX-License-Identifier: MIT
"""Two windows that change the same: what is asked is about what the server has by now."""

import pytest
from playwright.sync_api import expect
from test_events import DESK, PAGE, busy, shown  # noqa: F401

# What is written is sent once it is released.
HOLD = """() => {
  const [reach, released] = [window.fetch, new Promise(resolve => { window.release = resolve; })];
  window.fetch = async (url, options) => {
    if (options?.method === 'PATCH') await released;
    return reach(url, options);
  };
}"""


def edit_stale(here, change):
    """Edits an event that somebody else changes while its form is open, and puts the question off."""
    shown(here, "Review").focus()
    here.press("e")
    here.fill(title="Retro")
    change()
    here.save()
    expect(here.dialog.locator(".version")).to_have_count(2)
    here.press("Escape")
    expect(here.notice).to_contain_text("1 change needs your decision.")


def patch(almanac, **values):
    revision = almanac.get("events/a")["revision"]
    status, answer = almanac.ask("PATCH", "events/a", {"revision": revision, **values})
    assert status == 200, answer


@pytest.mark.parametrize("shares", [True, False], ids=["of one browser", "of two devices"])
def test_a_deletion_that_is_undone_is_no_conflict_any_more(busy, visit, shares):  # noqa: F811
    here = visit(busy, PAGE, **DESK)
    there = visit(busy, PAGE, context=here.page.context if shares else None, **DESK)

    def delete():
        shown(there, "Review").focus()
        there.press("Delete")
        expect(there.toast).to_contain_text("Event deleted")
        there.has_sent()

    edit_stale(here, delete)
    there.press("Control+z")
    # The edit is of an event that is there again as it was.
    expect(here.notice).to_have_count(0)
    here.has_sent()
    expect(shown(here, "Retro")).to_be_visible()
    expect(shown(there, "Retro")).to_be_visible()
    kept = busy.get("events/a")
    assert (kept["title"], kept["location"], "deleted" in kept) == ("Retro", "Room 4", False)


def test_a_question_is_about_what_the_server_has_now(busy, visit):  # noqa: F811
    here = visit(busy, PAGE, **DESK)
    edit_stale(here, lambda: patch(busy, title="First"))
    patch(busy, title="Second")
    here.button("Review").click()
    other = here.dialog.locator(".version").nth(0)
    expect(other).to_contain_text("Second")
    # While it is open, too.
    patch(busy, title="Third")
    expect(other).to_contain_text("Third")
    expect(here.dialog.locator(".version").nth(1)).to_contain_text("Retro")
    here.button("Keep other version").click()
    expect(shown(here, "Third")).to_be_visible()
    here.has_sent()
    assert busy.get("events/a")["title"] == "Third"


def test_a_question_ends_with_what_it_is_about(busy, visit):  # noqa: F811
    here = visit(busy, PAGE, **DESK)
    edit_stale(here, lambda: patch(busy, title="First"))
    here.button("Review").click()
    expect(here.dialog.locator(".version").nth(0)).to_contain_text("First")
    patch(busy, title="Review")
    expect(here.dialog).to_have_count(0)
    here.has_sent()
    expect(shown(here, "Retro")).to_be_visible()
    assert busy.get("events/a")["title"] == "Retro"


def test_nothing_says_that_it_was_saved_what_was_not(busy, visit):  # noqa: F811
    here = visit(busy, PAGE, **DESK)
    here.evaluate(HOLD)
    shown(here, "Review").focus()
    here.press("e")
    here.fill(title="Retro")
    assert busy.ask("DELETE", "events/a?revision=1")[0] == 200
    here.save()
    # A form does not wait for long.
    expect(here.toast).to_contain_text("Event saved")
    here.evaluate("() => release()")
    expect(here.dialog.locator(".version")).to_have_count(2)
    here.button("Keep other version").click()
    expect(here.dialog).to_have_count(0)
    expect(shown(here, "Retro")).to_have_count(0)
    expect(here.toast).to_have_count(0)
    assert busy.get("events/a")["deleted"] is True
