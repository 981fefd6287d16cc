# SPDX-License-Identifier: MIT
"""Occurrences as bars: where they are in the document, what they are called, how they are chosen."""

import pytest

VIEWPORT = {"width": 1000, "height": 900}


@pytest.fixture
def bench(open_bench):
    return open_bench(viewport=VIEWPORT)


def mount(bench, source="trips", **options):
    bench.evaluate("() => { document.querySelector('#stage').style.cssText = 'width: 940px; height: 800px; max-width: none'; }")
    bench.mount(source, fill=True, **options)


def bars(bench):
    """Of each bar its id, its days, and the day in whose cell it begins."""
    return bench.evaluate(
        "() => bench.all('[data-event-id]').map(e => [e.dataset.eventId, e.dataset.start, e.dataset.end, e.closest('[data-day]').dataset.day])"
    )


def test_bars_carry_their_id_and_days(bench):
    mount(bench)
    found = bars(bench)
    assert ["trip 1", "2024-02-08", "2024-02-13", "2024-02-08"] in found
    assert ["trip 1", "2024-02-08", "2024-02-13", "2024-02-11"] in found
    first = bench.locator("[data-event-id='trip 1']").first
    assert first.get_attribute("role") == "button"
    assert first.get_attribute("aria-label") == "Skiing, Thursday, February 8, 2024 to Monday, February 12, 2024"
    assert first.inner_text() == "Skiing"
    assert first.get_attribute("data-tint") == "teal"
    assert first.get_attribute("data-traits") == "continues-after"
    assert bench.cell("2024-02-09").get_attribute("aria-label") == "Friday, February 9, 2024, 1 event"


def test_a_bar_lies_over_its_days(bench):
    mount(bench)
    box = bench.locator("[data-event-id='trip 1']").first.bounding_box()
    first, last = bench.cell("2024-02-08").bounding_box(), bench.cell("2024-02-10").bounding_box()
    assert first["x"] <= box["x"] < first["x"] + 6
    assert box["x"] + box["width"] == pytest.approx(last["x"] + last["width"], abs=1)
    assert first["y"] + 30 < box["y"] and box["y"] + box["height"] <= first["y"] + first["height"]
    assert box["height"] >= 22
    # It can be seen all along: nothing is drawn over it.
    shown = bench.evaluate(
        "([x, y]) => calendar.shadowRoot.elementsFromPoint(x, y).some(e => e.dataset?.eventId === 'trip 1')",
        [box["x"] + box["width"] - 20, box["y"] + 8],
    )
    assert shown


def test_a_click_chooses_it(bench):
    mount(bench)
    bench.evaluate("() => { globalThis.chosen = []; for (const type of ['itemselect', 'moreselect']) calendar.addEventListener(type, e => chosen.push([type, e.detail])); }")
    box = bench.locator("[data-event-id='trip 1']").first.bounding_box()
    bench.page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 8)
    assert bench.evaluate("() => chosen") == [["itemselect", {"id": "trip 1", "start": "2024-02-08", "end": "2024-02-13"}]]
    assert bench.value is None
    bench.locator(".more").first.click()
    assert bench.evaluate("() => chosen[1]") == ["moreselect", {"day": "2024-02-14"}]


def test_what_has_no_place_is_counted(bench):
    mount(bench)
    more = bench.locator(".more")
    shown = bench.evaluate("() => bench.all('[data-event-id^=call]').length")
    assert more.inner_text() == f"+{9 - shown} more"
    assert more.get_attribute("aria-label") == f"+{9 - shown} more, Wednesday, February 14, 2024"


def test_the_keyboard_goes_into_a_day_and_back(bench):
    mount(bench, value="2024-02-09", date="2024-02-09")
    bench.evaluate("() => { globalThis.chosen = []; calendar.addEventListener('itemselect', e => chosen.push(e.detail.id)); }")
    bench.focus_grid().press("F2")
    assert bench.evaluate("() => calendar.shadowRoot.activeElement.dataset.eventId") == "trip 1"
    bench.press("Enter")
    assert bench.evaluate("() => chosen") == ["trip 1"]
    bench.press("Escape")
    assert bench.focused() == "2024-02-09"
    assert len(bench.tab_stops()) == 1


def test_a_screen_reader_can_press_it(bench):
    mount(bench)
    bench.evaluate("() => { globalThis.chosen = []; calendar.addEventListener('itemselect', e => chosen.push(e.detail.id)); bench.query('[data-event-id]').click(); }")
    assert len(bench.evaluate("() => chosen")) == 1


def test_small_cells_have_dots(bench):
    bench.mount("trips")
    assert bars(bench) == []
    assert bench.cell("2024-02-09").locator(".dots i").count() == 1
    assert bench.cell("2024-02-14").locator(".dots").inner_text() == "+6"
    assert bench.cell("2024-02-14").get_attribute("aria-label") == "Wednesday, February 14, 2024, 9 events"


@pytest.mark.parametrize("source", ["trips", "tripsLater"])
def test_pages_turn_and_bars_go_with_them(bench, source):
    mount(bench, source)
    bench.evaluate("() => bench.until(() => bench.query('[data-event-id]'))")
    before = bars(bench)
    bench.role("next").click()
    bench.at_rest()
    bench.evaluate("() => bench.until(() => bench.all('[data-event-id]').length > 0)")
    assert bars(bench) != before
    assert all(day >= "2024-02-25" for _, _, _, day in bars(bench))
    bench.role("previous").click()
    bench.at_rest()
    assert bars(bench) == before


@pytest.mark.parametrize("view", ["month", "timeline", "agenda"])
def test_what_is_not_certain_is_seen_and_said(bench, view):
    mount(bench, "doubts", view=view)
    for status in ("confirmed", "tentative", "cancelled"):
        for name in (status, f"whole {status}"):
            event = bench.locator(f"[data-event-id='{name}']").first
            event.wait_for()
            traits = (event.get_attribute("data-traits") or "").split()
            assert set(traits) & {"tentative", "cancelled"} == {status} - {"confirmed"}
            assert event.get_attribute("aria-label").endswith(f", {status}") == (status != "confirmed")
            struck = event.evaluate("element => getComputedStyle(element).textDecorationLine")
            assert struck == ("line-through" if status == "cancelled" else "none")
