#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the dates of other calendars according to Python packages, for CalendarFoundation's tests.

    python3 Scripts/oracles/calendars.py [directory]  default: Tests/CalendarFoundationTests/Fixtures

Needs the PyPI packages pyluach (Hebrew), convertdate (Persian, Islamic civil, Indian, Coptic),
hijridate (Umm al-Qura, AH 1343 to 1500) and lunar_python (Chinese). One file, calendars.oracle: line 1
names the generator, the versions and a checksum of what stands behind it; then a line for a year:

    calendar year start month:length ...

in CLDR's names and numbers: start is the first day of the first month listed, counted from
1970-01-01; an L behind a month says that it is a leap month; Hebrew years have the months 1 Tishri to
13 Elul, in which 6, Adar I, is in leap years only; a Chinese year is its place in the cycle of 60.
Years are whole and cover 1900-01-01 to 2100-12-31, but those of Umm al-Qura. A day is in exactly one
month, so that a walk over the months is one over all days.
"""
import hashlib
import os
import sys
from datetime import date
from importlib.metadata import version

from convertdate import coptic, indian_civil, islamic, persian
from hijridate import Hijri
from lunar_python import LunarYear
from pyluach import dates, hebrewcal

EPOCH = date(1970, 1, 1).toordinal()
FIRST, LAST = date(1900, 1, 1).toordinal(), date(2100, 12, 31).toordinal()
JULIAN_DAY = 2440588  # of 1970-01-01, at noon


def day(year, month, day):
    return date(year, month, day).toordinal() - EPOCH


def plain(module, years, months):
    """The years of a calendar whose months are numbered 1, 2, ..."""

    def start(year, month):
        return day(*(int(part) for part in module.to_gregorian(year, month, 1)))

    for year in years:
        starts = [start(year, month) for month in range(1, months + 1)] + [start(year + 1, 1)]
        lengths = [after - before for before, after in zip(starts, starts[1:])]
        yield year, starts[0], [(str(i), length) for i, length in enumerate(lengths, 1)]


def hebrew(years):
    """pyluach counts from Nisan, 1, to Adar, 12, or Adar II, 13; CLDR counts from Tishri."""
    for year in years:
        is_leap = hebrewcal.Year(year).leap
        order = [7, 8, 9, 10, 11] + ([12, 13] if is_leap else [12]) + [1, 2, 3, 4, 5, 6]
        names = [1, 2, 3, 4, 5] + ([6, 7] if is_leap else [7]) + [8, 9, 10, 11, 12, 13]
        starts = [dates.HebrewDate(year, month, 1).to_pydate().toordinal() for month in order]
        starts.append(dates.HebrewDate(year + 1, 7, 1).to_pydate().toordinal())
        lengths = [after - before for before, after in zip(starts, starts[1:])]
        yield year, starts[0] - EPOCH, [(str(n), length) for n, length in zip(names, lengths)]


def umm_al_qura():
    for year in range(1343, 1501):
        months = [(str(month), Hijri(year, month, 1).month_length()) for month in range(1, 13)]
        yield year, Hijri(year, 1, 1).to_gregorian().toordinal() - EPOCH, months


def chinese(years):
    for year in years:
        months = [month for month in LunarYear.fromYear(year).getMonths() if month.getYear() == year]
        # Julian days begin at noon.
        start = int(months[0].getFirstJulianDay() + 0.5) - JULIAN_DAY
        names = [f"{abs(m.getMonth())}{'L' if m.getMonth() < 0 else ''}" for m in months]
        lengths = [month.getDayCount() for month in months]
        yield (year - 4) % 60 + 1, start, list(zip(names, lengths))


def covering(years):
    """Only years that have a day between 1900 and 2100."""
    for year, start, months in years:
        length = sum(count for _, count in months)
        if start + length + EPOCH > FIRST and start + EPOCH <= LAST:
            yield year, start, months


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "Tests/CalendarFoundationTests/Fixtures"
    calendars = [
        ("hebrew", covering(hebrew(range(5659, 5863)))),
        ("persian", covering(plain(persian, range(1277, 1481), 12))),
        ("islamic-civil", covering(plain(islamic, range(1316, 1526), 12))),
        ("indian", covering(plain(indian_civil, range(1820, 2024), 12))),
        ("coptic", covering(plain(coptic, range(1615, 1819), 13))),
        ("chinese", covering(chinese(range(1899, 2102)))),
        ("islamic-umalqura", umm_al_qura()),
    ]
    lines = []
    for name, years in calendars:
        count = 0
        for year, start, months in years:
            listed = " ".join(f"{month}:{length}" for month, length in months)
            lines.append(f"{name} {year} {start} {listed}")
            count += 1
        print(name, count)
    body = ("\n".join(lines) + "\n").encode()
    packages = ("pyluach", "convertdate", "hijridate", "lunar_python")
    head = ", ".join(f"{package} {version(package)}" for package in packages)
    digest = hashlib.sha256(body).hexdigest()
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, "calendars.oracle")
    with open(path, "wb") as file:
        file.write(f"# generated by Scripts/oracles/calendars.py, {head}, sha256 {digest}\n".encode())
        file.write(body)
    print(path, len(body))


if __name__ == "__main__":
    main()
