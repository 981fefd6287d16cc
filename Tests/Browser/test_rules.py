# SPDX-License-Identifier: MIT
"""Rules about days as attributes, and what becomes of a value that cannot be selected."""

import pytest


def closed(bench):
    return bench.evaluate("() => bench.all('[aria-disabled=true][data-day]').map(c => c.dataset.day)")


def validity(bench):
    return bench.evaluate(
        "() => { const found = []; for (const name in calendar.validity)"
        " if (calendar.validity[name] && name !== 'valid') found.push(name);"
        " return [found, calendar.validationMessage] }"
    )


@pytest.mark.parametrize(
    "attributes, days",
    [
        ({"disabled-before": "2024-02-03"}, ["2024-02-01", "2024-02-02", "2024-02-03"]),
        ({"disabled-after": "2024-02-28"}, ["2024-02-28", "2024-02-29"]),
        ({"disabled-weekdays": "fri 7, SUNDAY"}, ["2024-02-02", "2024-02-03", "2024-02-04", "2024-02-09", "2024-02-10",
            "2024-02-11", "2024-02-16", "2024-02-17", "2024-02-18", "2024-02-23", "2024-02-24", "2024-02-25"]),
        ({"disabled-days": "2024-02-14, 2024-02-20/2024-02-22"},
            ["2024-02-14", "2024-02-20", "2024-02-21", "2024-02-22"]),
    ],
)  # fmt: skip
def test_fui37_rules_close_days(bench, attributes, days):
    bench.mount(outside_days="hidden", **attributes)
    assert closed(bench) == days
    bench.cell(days[0]).click(force=True)
    assert bench.value is None
    assert "not available" in bench.said()
    for name in attributes:
        bench.evaluate("name => calendar.removeAttribute(name)", name)
    assert closed(bench) == []


def test_rules_that_mean_nothing_do_not_take_the_others_with_them(bench):
    bench.forgive("days or weekdays: a day is not written as YYYY-MM-DD")
    bench.mount(outside_days="hidden", disabled_days="2024-02-30", disabled_weekdays="friday", rows="fit")
    assert closed(bench) == ["2024-02-02", "2024-02-09", "2024-02-16", "2024-02-23"]
    assert len(bench.evaluate("() => bench.all('.week')")) == 5


def test_lists_can_be_given_as_properties(bench):
    bench.mount(outside_days="hidden")
    bench.evaluate("() => { calendar.disabledDays = ['2024-02-14', '2024-02-16'] }")
    assert closed(bench) == ["2024-02-14", "2024-02-16"]
    assert bench.evaluate("() => calendar.disabledDays") == "2024-02-14 2024-02-16"


@pytest.mark.parametrize(
    "value, flag, message",
    [
        ("2024-01-31", "rangeUnderflow", "No earlier than Saturday, February 10, 2024"),
        ("2024-03-21", "rangeOverflow", "No later than Wednesday, March 20, 2024"),
        ("2024-02-17", "customError", "Saturday, February 17, 2024, not available"),
    ],
)
def test_fui36_a_value_that_cannot_be_selected_is_invalid(bench, value, flag, message):
    bench.forgive("cannot be selected")
    bench.mount(value=value, min="2024-02-10", max="2024-03-20", disabled_weekdays="saturday")
    assert bench.value is None
    assert validity(bench) == [[flag], message]
    bench.cell("2024-02-20").click()
    assert validity(bench) == [[], ""]
    bench.evaluate("day => { calendar.value = day }", value)
    assert (bench.value, validity(bench)) == ("2024-02-20", [[flag], message])


def test_attributes_come_in_any_order(bench):
    bench.forgive("cannot be selected")
    bench.mount(max="2024-02-20")
    bench.set("value", "2024-03-05")
    assert (bench.value, validity(bench)[0]) == (None, ["rangeOverflow"])
    bench.set("max", "2024-03-31")
    assert (bench.value, validity(bench)[0]) == ("2024-03-05", [])


def test_a_value_shows_its_month_unless_someone_is_at_work(bench):
    bench.mount()
    bench.evaluate("() => { calendar.value = '2024-06-15' }")
    bench.at_rest()
    assert bench.month == "2024-06"
    bench.cell("2024-06-15").focus()
    bench.evaluate("() => { calendar.value = '2024-09-15' }")
    bench.at_rest()
    assert (bench.value, bench.month) == ("2024-09-15", "2024-06")


def test_calls_before_ready_are_done_in_order(bench):
    bench.forgive("2024-13-01")
    days = bench.evaluate(
        """async () => {
          const calendar = document.createElement('almanac-calendar');
          calendar.setAttribute('today', '2024-02-20');
          globalThis.calendar = calendar;
          document.querySelector('#stage').append(calendar);
          calendar.show('2025-05-05');
          calendar.show('2024-13-01');
          calendar.next();
          calendar.next();
          calendar.previous();
          await calendar.ready;
          return calendar.month;
        }"""
    )
    assert days == "2025-06"


@pytest.mark.parametrize("locale, direction", [("ar-EG", "rtl"), ("en-US", "ltr")])
def test_auto_is_the_direction_of_the_language(bench, locale, direction):
    bench.mount(locale=locale, dir="auto")
    assert bench.evaluate("() => bench.query('.calendar').dir") == direction


def test_another_zone_after_a_journey_keeps_the_selection(open_bench):
    bench = open_bench(
        prepare=lambda page: page.clock.install(time="2024-02-28T23:30:00Z"), timezone_id="Europe/London"
    )
    bench.mount(today=None, date=None, value="2024-02-14")
    bench.evaluate(
        """() => {
          const original = Intl.DateTimeFormat.prototype.resolvedOptions;
          Intl.DateTimeFormat.prototype.resolvedOptions = function () {
            const options = original.call(this);
            return options.timeZone === 'Europe/London' ? { ...options, timeZone: 'Asia/Tokyo' } : options;
          };
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    assert bench.evaluate("() => calendar.today") == "2024-02-29"
    assert (bench.value, bench.month) == ("2024-02-14", "2024-02")


def test_a_value_that_is_selected_already_ends_a_refusal(bench):
    bench.forgive("cannot be selected")
    bench.mount(value="2024-02-20", max="2024-02-25")
    bench.evaluate("() => { calendar.value = '2024-03-05' }")
    assert validity(bench)[0] == ["rangeOverflow"]
    bench.evaluate("() => { calendar.value = '2024-02-20' }")
    assert (bench.value, validity(bench)[0]) == ("2024-02-20", [])
