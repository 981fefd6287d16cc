#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes the offsets of every time zone according to Python's zoneinfo, for the tests of CivilTime.

    python3 Scripts/oracles/zones.py [directory]      default: Tests/CivilTimeTests/Fixtures

Takes the TZif files of the PyPI package tzdata where it can be imported, else those of the system.
Two files, each with the generator, the version of tzdata and a checksum in line 1:

zones.tzpack   behind line 1 for every distinct file its length (4 bytes, big endian) and its bytes;
               the checksum is of what stands behind line 1
zones.oracle   in the same order for every distinct file
    Z names                          all zones that have these bytes, the first is the key
    T instant before after probes    an instant (seconds since 1970) at which the offset (seconds)
                                     changes; offsets at instant - 1, instant and instant + 1 were
                                     asked. Probes: ten letters, the offset for fold 0 and 1 of the
                                     wall time just before the gap or fold, at its start, in its
                                     middle, just before its end and at its end; b before, a after
    M day instant                    a day (since 1970-01-01) whose midnight is missing, its start
    D day:minutes ...                days from start to start that are not 1440 minutes long
    H days minutes hash              the days before, of and after each transition until 2037, how many
                                     minutes their clocks show in all, and FNV-1a (64 bits) of
                                     `day minutes gaps folds;` of each, where gaps and folds are
                                     `120-180` in minutes since 0:00, joined by commas
    S instant:offset ...             seeded samples of all years from 1970 to 2400
Transitions from 1970 through 2037 and, for the footers, from 2098 through 2101; days 1970 to 2037.
"""
import hashlib
import os
import random
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

EPOCH = datetime(1970, 1, 1)
ORDINAL = date(1970, 1, 1).toordinal()
STEP = 6 * 3600
DAYS = range(0, date(2038, 1, 1).toordinal() - ORDINAL)


def source():
    """The directory of TZif files, the names in it, and the version of tzdata."""
    try:
        import tzdata

        root = os.path.join(os.path.dirname(tzdata.__file__), "zoneinfo")
        return root, tzdata.IANA_VERSION
    except ImportError:
        root = "/usr/share/zoneinfo"
        with open(os.path.join(root, "tzdata.zi")) as file:
            return root, file.readline().split()[-1]


def files(root):
    """The distinct files: their bytes, and the names of the zones that share them."""
    found = {}
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in ("right", "posix", "__pycache__"))
        for name in sorted(names):
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                data = file.read()
            if data[:4] == b"TZif" and name != "localtime":
                found.setdefault(data, []).append(os.path.relpath(path, root))
    return sorted(((names, data) for data, names in found.items()), key=lambda pair: pair[0])


def seconds(year):
    return int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp())


def offset(zone, instant):
    return int(datetime.fromtimestamp(instant, zone).utcoffset().total_seconds())


def wall_offset(zone, wall, fold):
    local = (EPOCH + timedelta(seconds=wall)).replace(tzinfo=zone, fold=fold)
    return int(local.utcoffset().total_seconds())


def transitions(zone, start, end):
    """Every change of the offset in [start, end), found by asking every six hours and bisecting."""
    before = offset(zone, start - 1)
    low = start - 1
    while low < end - 1:
        high = min(low + STEP, end - 1)
        after = offset(zone, high)
        if after != before:
            left, right = low, high
            while right - left > 1:
                middle = (left + right) // 2
                if offset(zone, middle) == before:
                    left = middle
                else:
                    right = middle
            after = offset(zone, right)
            yield right, before, after
            before, high = after, right
        low = high


def probes(zone, instant, before, after):
    low, high = sorted((instant + before, instant + after))
    letters = ""
    for wall in (low - 1, low, (low + high) // 2, high - 1, high):
        for fold in (0, 1):
            answer = wall_offset(zone, wall, fold)
            letters += "b" if answer == before else "a" if answer == after else "?"
    return letters


def start_of_day(zone, day):
    """Whether midnight is missing, and the first instant of this day or a later one."""
    wall = day * 86400
    first, second = wall_offset(zone, wall, 0), wall_offset(zone, wall, 1)
    if first >= second:
        return False, wall - first
    # In a gap: bisect for the jump over it.
    left, right = wall - second, wall - first
    left -= 1
    while right - left > 1:
        middle = (left + right) // 2
        if middle + offset(zone, middle) < wall:
            left = middle
        else:
            right = middle
    return True, right


def times_shown(zone, wall):
    """How often the clocks show a wall time: 0 in a gap, 2 in a fold."""
    first, second = wall_offset(zone, wall, 0), wall_offset(zone, wall, 1)
    return 0 if first < second else 2 if first > second else 1


def hours(zone, day):
    """The minutes of a day that the clocks show, counting twice those that come twice, and the ranges
    of those that come never and of those that come twice."""
    probe = 5
    at = [times_shown(zone, day * 86400 + minute * 60) for minute in range(0, 1440, probe)]
    times = []
    for place, shown in enumerate(at):
        # The first minutes of the next day are never asked, so the last ones are asked one by one.
        same = place + 1 < len(at) and at[place + 1] == shown
        minutes = range(place * probe + 1, place * probe + probe)
        times += [shown] + [shown if same else times_shown(zone, day * 86400 + m * 60) for m in minutes]

    def ranges(number):
        edges = [m for m in range(1441) if (m < 1440 and times[m] == number) != (m > 0 and times[m - 1] == number)]
        return ",".join(f"{start}-{end}" for start, end in zip(edges[::2], edges[1::2]))

    return sum(times), ranges(0), ranges(2)


def hash64(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def around(changes):
    """The days before, of and after these changes, as they are on the wall."""
    days = set()
    for instant, before, after in changes:
        low, high = sorted((instant + before, instant + after))
        days.update(range(low // 86400 - 1, high // 86400 + 2))
    return sorted(days)


def describe(names, data):
    import io

    zone = ZoneInfo.from_file(io.BytesIO(data), names[0])
    yield "Z " + " ".join(names)
    changes = list(transitions(zone, seconds(1970), seconds(2038)))
    for instant, before, after in changes + list(transitions(zone, seconds(2098), seconds(2102))):
        assert offset(zone, instant + 1) == after
        letters = probes(zone, instant, before, after)
        yield f"T {instant} {before} {after} {letters}"
    starts = [start_of_day(zone, day) for day in range(DAYS.start, DAYS.stop + 1)]
    for day in DAYS:
        if starts[day][0]:
            yield f"M {day} {starts[day][1]}"
    lengths = [(day, starts[day + 1][1] - starts[day][1]) for day in DAYS]
    odd = [f"{day}:{length / 60:g}" for day, length in lengths if length != 86400]
    if odd:
        yield "D " + " ".join(odd)
    shown = [(day, *hours(zone, day)) for day in around(changes)]
    text = "".join(f"{day} {length} {gaps} {folds};" for day, length, gaps, folds in shown)
    if shown:
        yield f"H {len(shown)} {sum(day[1] for day in shown)} {hash64(text)}"
    generator = random.Random(names[0])
    samples = sorted(generator.randrange(seconds(1970), seconds(2400)) for _ in range(24))
    yield "S " + " ".join(f"{sample}:{offset(zone, sample)}" for sample in samples)


def write(path, head, body):
    digest = hashlib.sha256(body).hexdigest()
    with open(path, "wb") as file:
        file.write(f"# generated by Scripts/oracles/zones.py, {head}, sha256 {digest}\n".encode())
        file.write(body)
    print(path, len(body))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else "Tests/CivilTimeTests/Fixtures"
    root, version = source()
    found = files(root)
    head = f"tzdata {version}"
    pack = b"".join(len(data).to_bytes(4, "big") + data for _, data in found)
    write(os.path.join(folder, "zones.tzpack"), head, pack)
    lines = [line for names, data in found for line in describe(names, data)]
    write(os.path.join(folder, "zones.oracle"), head, ("\n".join(lines) + "\n").encode())
    for kind in "ZTMDHS":
        print(kind, sum(1 for line in lines if line[0] == kind))


if __name__ == "__main__":
    main()
