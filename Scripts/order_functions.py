#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Puts functions of a wasm module that are alike behind each other, which gzip looks for in the last 32 kB.

Usage: Scripts/order_functions.py IN.wasm OUT.wasm ORDER.txt [--tries N] [OPTION of wasm-as]...

The module does the same: binaryen's text of it is written with its functions in another order, and `wasm-as` numbers
them anew. ORDER.txt names them in the order in which they were smallest when that was last looked for, each by a hash
of its name, so IN.wasm has to have names (`wasm-opt -g`); OUT.wasm has none. A function that is not named there is put
beside the one that is likest. This takes seconds.

With --tries N the order is looked for anew, from the one that is written down on, and written down: for each function
N other places are tried, which takes some minutes for each ten of a module of 500 kB. No build needs that: without it
a module grows by the bytes that new functions would have saved in the best places.
"""

import argparse
import collections
import hashlib
import pathlib
import random
import subprocess
import sys
import tempfile
import zlib

HEADER = 8
CODE = 10
# Functions are alike in the runs of bytes that they share. A run that many have says nothing.
RUN = 5
MOST_OWNERS = 40
# How far back the next function may find what it shares: less than gzip does, since likeness fades.
WINDOW = 3_000
# What a function has beside its code, so that the smallest are not the likest.
OVERHEAD = 30
# Functions that share runs of so many bytes, which few others have, may be better neighbours.
RARE_RUN = 7
RARE_OWNERS = 12
NEIGHBOURS = 8
# Zopfli finds most of what zlib finds at this level.
LEVEL = 6
# Of a name's hash, in hexadecimal digits; and how many of them stand in a line.
DIGITS = 8
IN_A_LINE = 12
# How many functions lie between places from which they can be compressed anew.
STEP = 12
# After so many of these places gzip has forgotten most of what was before.
REACH = 8
# By how many bytes a try may be worse at the beginning of a search, of which nine tenths let ever less pass: what only
# ever gets smaller comes to its end sooner, at 0.2 % more (the pickers', 20 tries).
SLACK = 16


def number(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def bodies(data):
    """The functions' code, in their order."""
    at = HEADER
    while data[at] != CODE:
        size, start = number(data, at + 1)
        at = start + size
    _, at = number(data, at + 1)
    count, at = number(data, at)
    found = []
    for _ in range(count):
        size, at = number(data, at)
        found.append(data[at:at + size])
        at += size
    return found


def owners_of(runs):
    """The functions that have each of the runs."""
    owners = collections.defaultdict(list)
    for index, own in enumerate(runs):
        for run in own:
            owners[run].append(index)
    return owners


def runs_of(codes, size):
    """The runs of so many bytes that each function has, in the order in which they come: a set has another one in
    each process."""
    return [list(dict.fromkeys(code[at:at + size] for at in range(len(code) - size + 1))) for code in codes]


def chained(codes):
    """The indices of the codes, each followed by the one that shares most with those before it."""
    runs = runs_of(codes, RUN)
    owners = owners_of(runs)
    left = set(range(len(codes)))
    placed = []

    def likeness():
        shared = collections.Counter()
        size = 0
        for index in reversed(placed):
            for run in runs[index]:
                if len(owners[run]) <= MOST_OWNERS:
                    shared.update(owner for owner in owners[run] if owner in left)
            size += len(codes[index])
            if size > WINDOW:
                break
        return shared

    while left:
        shared = likeness()
        best = max(shared or left, key=lambda index: (
            shared[index] / (len(codes[index]) + OVERHEAD), 0 if shared else len(codes[index]), -index))
        placed.append(best)
        left.discard(best)
    return placed


def neighbours(codes):
    """For each function those that share most of what is rare with it."""
    runs = runs_of(codes, RARE_RUN)
    owners = owners_of(runs)
    found = []
    for index, own in enumerate(runs):
        shared = collections.Counter()
        for run in own:
            if len(owners[run]) <= RARE_OWNERS:
                shared.update(owners[run])
        del shared[index]
        found.append([other for other, _ in shared.most_common(NEIGHBOURS)])
    return found


class Packed:
    """Codes in an order, and how small they are."""

    def __init__(self, codes, order):
        self.codes, self.order, self.marks, self.runs = codes, order, [], {}
        packer, size = zlib.compressobj(LEVEL), 0
        for at in range(0, len(order), STEP):
            self.marks.append((packer.copy(), size))
            size += len(packer.compress(self.joined(order[at:at + STEP])))
        self.size = size + len(packer.flush())

    def joined(self, order):
        return b"".join(self.codes[index] for index in order)

    def size_from(self, mark, order):
        """What codes take after a mark."""
        packer = self.marks[mark][0].copy()
        return len(packer.compress(self.joined(order))) + len(packer.flush())

    def run(self, first, last):
        """What the codes between two marks take there."""
        if (first, last) not in self.runs:
            self.runs[first, last] = self.size_from(first, self.order[first * STEP:last * STEP])
        return self.runs[first, last]

    def seems_smaller(self, moved, start, place):
        """Whether what begins at an index would take less before another one, by what is near both."""
        low, high = sorted([start // STEP, place // STEP])
        near = high - low <= REACH
        change = 0
        for first, last in [(low, high + REACH)] if near else [(low, low + REACH), (high, high + REACH)]:
            order = []
            for at in range(first * STEP, min(last * STEP, len(self.order))):
                if at == place:
                    order += moved
                if not start <= at < start + len(moved):
                    order.append(self.order[at])
            change += self.size_from(first, order) - self.run(first, last)
        return change < 0

    def size_of(self, order, first):
        """The size in another order, which differs from some place on."""
        mark = first // STEP
        packer, size = self.marks[mark][0].copy(), self.marks[mark][1]
        return size + len(packer.compress(self.joined(order[mark * STEP:]))) + len(packer.flush())


def improved(codes, order, tries):
    """The order in which the codes were smallest while a few functions in a row were put beside one that is like the
    first of them, again and again. What is tried depends on the order, or another search would try the same again."""
    near = neighbours(codes)
    chance = random.Random(zlib.crc32(repr(order).encode()))
    packed = smallest = Packed(codes, order)
    count = tries * len(codes)
    for number in range(count):
        slack = max(0, SLACK * (1 - number / count / 0.9))
        start = chance.randrange(len(codes))
        moved = packed.order[start:start + chance.choice([1, 1, 1, 2, 3, 5, 8])]
        others = [index for index in near[moved[0]] if index not in moved]
        if not others:
            continue
        place = packed.order.index(chance.choice(others)) + chance.choice([0, 1])
        if start <= place <= start + len(moved) or place == len(codes) or not packed.seems_smaller(moved, start, place):
            continue
        rest = packed.order[:start] + packed.order[start + len(moved):]
        index = place if place < start else place - len(moved)
        tried = rest[:index] + moved + rest[index:]
        if packed.size_of(tried, min(start, place)) < packed.size + slack:
            packed = Packed(codes, tried)
        if packed.size < smallest.size:
            smallest = packed
    return smallest.order


def placed(codes, known):
    """All indices of the codes: those of a known order, and each other one behind the one that is likest."""
    if not known:
        return chained(codes)
    order = list(known)
    near = neighbours(codes) if len(known) < len(codes) else []
    for index in sorted(set(range(len(codes))) - set(known)):
        likest = next((other for other in near[index] if other in order), order[-1])
        order.insert(order.index(likest) + 1, index)
    return order


def key(name):
    return hashlib.sha256(name.encode()).hexdigest()[:DIGITS]


def read_order(path, names):
    """The indices of those names that are written down, in the order in which they are."""
    indices = {key(name): index for index, name in enumerate(names)}
    written = path.read_text().split() if path.exists() else []
    return [indices[each] for each in dict.fromkeys(written) if each in indices]


def write_order(path, names):
    keys = [key(name) for name in names]
    lines = [" ".join(keys[at:at + IN_A_LINE]) for at in range(0, len(keys), IN_A_LINE)]
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines))


def parts(text):
    """The text of a module before its functions, that of each function, and the text after them."""
    before, functions, after = [], [], []
    lines = before
    for line in text.splitlines():
        if line.startswith(" (func "):
            lines = []
            functions.append(lines)
        elif functions and line.startswith(("(", " (", ")")):
            lines = after if not line.startswith(" )") else lines
        lines.append(line)
    return before, functions, after


def names_of(functions):
    """The name of each function, from the first line of its text."""
    return [lines[0].split()[1] for lines in functions]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source", type=pathlib.Path, metavar="IN.wasm")
    parser.add_argument("target", type=pathlib.Path, metavar="OUT.wasm")
    parser.add_argument("order", type=pathlib.Path, metavar="ORDER.txt")
    parser.add_argument("--tries", type=int, default=0, help="looks for a better order, and writes it down")
    return parser.parse_known_args()


def main():
    given, options = parse_arguments()
    codes = bodies(given.source.read_bytes())
    text = subprocess.run(["wasm-dis", given.source], check=True, capture_output=True, text=True).stdout
    before, functions, after = parts(text)
    if len(functions) != len(codes):
        sys.exit(f"order_functions: {len(codes)} functions, of which the text has {len(functions)}")
    names = names_of(functions)
    known = read_order(given.order, names)
    if len(known) < len(names):
        print(f"{given.order.name} knows {len(known)} of {len(names)} functions", file=sys.stderr)
    order = placed(codes, known)
    if given.tries:
        order = improved(codes, order, given.tries)
        write_order(given.order, [names[index] for index in order])
    lines = [*before, *(line for index in order for line in functions[index]), *after]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "ordered.wat")
        path.write_text("\n".join(lines))
        subprocess.run(["wasm-as", path, "-o", given.target, *options], check=True)


if __name__ == "__main__":
    main()
