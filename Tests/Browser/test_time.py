# SPDX-License-Identifier: MIT
"""Which day it is: midnight, zones, days that some zones do not have."""

import pytest


def mount_at(open_bench, moment, zone="UTC", **attributes):
    """A calendar without a pinned today, where the page's clock stands at a moment."""
    bench = open_bench(prepare=lambda page: page.clock.install(time=moment), timezone_id=zone)
    bench.mount(today=None, date=None, **attributes)
    return bench


def today(bench):
    return bench.evaluate("() => bench.all('[aria-current=date]').map(c => c.dataset.day)")


def test_today_moves_at_midnight_and_not_before(open_bench):
    bench = mount_at(open_bench, "2024-02-28T23:59:50Z")
    assert today(bench) == ["2024-02-28"]
    bench.page.clock.run_for(9_000)
    assert today(bench) == ["2024-02-28"]
    bench.page.clock.run_for(2_000)
    assert today(bench) == ["2024-02-29"]
    bench.page.clock.run_for(86_400_000)
    assert today(bench) == ["2024-03-01"]
    assert bench.month == "2024-02"


@pytest.mark.parametrize(
    "zone, moment, days",
    [
        # 30 December 2011 never came in Apia.
        ("Pacific/Apia", "2011-12-30T09:59:30Z", ["2011-12-29", "2011-12-31"]),
        # Midnight is missing in Santiago on 8 September 2024, and in Cairo on 26 April 2024.
        ("America/Santiago", "2024-09-08T03:59:30Z", ["2024-09-07", "2024-09-08"]),
        ("Africa/Cairo", "2024-04-25T21:59:30Z", ["2024-04-25", "2024-04-26"]),
        ("Asia/Kathmandu", "2024-02-28T18:14:30Z", ["2024-02-28", "2024-02-29"]),
    ],
)
def test_today_follows_the_zone(open_bench, zone, moment, days):
    for attributes, browser in [({}, zone), ({"time_zone": zone}, "UTC")]:
        bench = mount_at(open_bench, moment, browser, **attributes)
        assert today(bench) == days[:1]
        bench.page.clock.run_for(60_000)
        assert today(bench) == days[1:]


def test_another_zone_is_another_today(open_bench):
    bench = mount_at(open_bench, "2024-02-28T12:00:00Z", time_zone="Pacific/Kiritimati")
    assert today(bench) == ["2024-02-29"]
    bench.set("time-zone", "Pacific/Pago_Pago")
    assert today(bench) == ["2024-02-28"]
    bench.set("time-zone", "Nowhere/At_All")
    assert today(bench) == ["2024-02-28"]


def test_a_pinned_today_stays(open_bench):
    bench = open_bench(prepare=lambda page: page.clock.install(time="2024-02-28T23:59:50Z"))
    bench.mount(today="2024-02-10")
    bench.page.clock.run_for(3_600_000)
    assert today(bench) == ["2024-02-10"]
    bench.evaluate("() => { calendar.today = null }")
    assert today(bench) == ["2024-02-29"]


def test_a_page_that_wakes_up_knows_what_day_it_is(open_bench):
    bench = mount_at(open_bench, "2024-02-28T12:00:00Z")
    bench.page.clock.set_system_time("2024-02-29T07:00:00Z")
    bench.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert today(bench) == ["2024-02-29"]
