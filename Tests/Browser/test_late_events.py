# SPDX-License-Identifier: MIT
"""Events of days that come into view are drawn over a few frames while the days move, and all of them at rest."""

import pytest
from bench import MOMENT, SET_CLOCK

SIZE = {"width": 900, "height": 720}
A_DAY = 25


@pytest.fixture
def dense(open_bench):
    def mount(**attributes):
        bench = open_bench(viewport=SIZE, has_touch=True)
        bench.evaluate(SET_CLOCK, MOMENT)
        bench.evaluate("() => { document.querySelector('#stage').style.height = '600px' }")
        options = {"view": "timeline", "fill": True, "hour_height": "24", "scroll_snap": "none", **attributes}
        return bench.mount("dense", **options).at_rest()

    return mount


def events(bench):
    """The ids of the events that are drawn, in their order, by day."""
    return bench.evaluate(
        """() => Object.fromEntries(bench.all('.day-column').map(day => [day.dataset.day,
             [...day.querySelectorAll('.timed-event')].map(e => e.dataset.eventId)]))"""
    )


def counts(bench):
    return {day: len(found) for day, found in events(bench).items()}


def middle(bench):
    box = bench.locator("[role=grid]").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6


# A hand that moves in one frame, and what stands in the day that has come after it, in this frame and the next ones.
STEP = """([dx, day]) => new Promise(done => {
  const target = bench.query('.day-column').closest('.strip');
  const box = target.getBoundingClientRect();
  bench.query('.root').setPointerCapture = () => {};
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const fire = (type, x) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true,
    pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, ...at, clientX: x }));
  const found = [];
  const count = () => bench.all(`.day-column[data-day="${day}"] .timed-event`).length;
  fire('pointerdown', at.clientX);
  fire('pointermove', at.clientX + dx / 4);
  found.push(count());
  requestAnimationFrame(() => {
    fire('pointermove', at.clientX + dx);
    found.push(count());
    const look = () => {
      found.push(count());
      if (found.length < 6) return requestAnimationFrame(look);
      globalThis.release = () => fire('pointerup', at.clientX + dx);
      done(found);
    };
    requestAnimationFrame(look);
  });
})"""


@pytest.mark.parametrize("dx, day", [(-60, "2024-02-25"), (60, "2024-02-17")])
def test_a_day_that_a_hand_brings_fills_up_while_the_hand_holds_still(dense, dx, day):
    bench = dense()
    found = bench.evaluate(STEP, [dx, day])
    # Ten are there with the day; how many a later frame brings depends on how long the one before it took.
    assert found[0] == 10
    assert found == sorted(found) and found[-1] == A_DAY
    bench.evaluate("() => release()")


def test_of_earlier_days_the_nearest_comes_first(dense):
    bench = dense()
    found = bench.evaluate(
        """() => new Promise(done => {
          calendar.previous();
          const looks = [];
          const days = ['2024-02-17', '2024-02-16', '2024-02-11'];
          const look = () => {
            const counts = days.map(day => bench.all(`.day-column[data-day="${day}"] .timed-event`).length);
            looks.push(counts);
            if (counts[2] < 25 && looks.length < 60) requestAnimationFrame(look); else done(looks);
          };
          look();
        })"""
    )
    assert all(near >= next_to >= far for near, next_to, far in found), found
    assert found[-1] == [A_DAY] * 3
    assert found[0][2] == 0 and found[0][0] == A_DAY


def test_with_reduced_motion_nothing_waits(open_bench):
    bench = open_bench(viewport=SIZE, reduced_motion="reduce")
    bench.evaluate("() => { document.querySelector('#stage').style.height = '600px' }")
    bench.mount("dense", view="timeline", fill=True, hour_height="24").at_rest()
    found = bench.evaluate("() => { calendar.next(); return bench.all('.day-column').map(e => e.querySelectorAll('.timed-event').length) }")
    assert found == [A_DAY] * 7


def test_what_the_app_asks_for_is_there(dense):
    bench = dense()
    # To a day that is far away, and back before anything came to rest.
    bench.evaluate("() => { calendar.next(); calendar.previous(); calendar.next(); calendar.setAttribute('view', 'month'); }")
    bench.at_rest()
    bench.evaluate("() => { calendar.setAttribute('view', 'timeline'); }")
    bench.at_rest()
    assert set(counts(bench).values()) == {A_DAY}


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_wherever_hands_and_wheels_have_led_all_is_drawn_at_rest(dense, direction):
    bench = dense(locale="ar-EG" if direction == "rtl" else "en-US")
    x, y = middle(bench)
    ways = [("swipe", -500), ("swipe", 300), ("wheel", 700), ("wheel", -1500), ("swipe", 700), ("swipe", -90)]
    for kind, distance in ways:
        if kind == "swipe":
            bench.swipe(distance)
        else:
            bench.page.mouse.move(x, y)
            for _ in range(10):
                bench.page.mouse.wheel(distance / 10, 0)
        bench.at_rest()
        shown = events(bench)
        assert len(shown) >= 7
        assert shown == {day: [f"{day} {number}" for number in range(A_DAY)] for day in shown}, (kind, distance)
