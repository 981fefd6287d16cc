# SPDX-License-Identifier: MIT
"""What a disk may hold after a power cut, made from a log of what was done to its files.

`preload/iolog.c` writes the log. What a sync has ended for is there for certain. Of what was written
since, each sector may be there or not, and of files made, renamed and removed since the folder was
synced likewise. A new file is named for certain once its folder was synced, not once it was itself.
"""

import struct

HEADER = struct.Struct("<IB3xQQQ")
# What lives in memory only, and is made anew.
VOLATILE = "-shm"


class Event:
    __slots__ = ("kind", "file", "offset", "data", "end")

    def __init__(self, kind, file, offset, data, end):
        self.kind, self.file, self.offset, self.data, self.end = kind, file, offset, data, end


def events(log):
    """The whole events of a log, each with the place where it ends."""
    found, at = [], 0
    while at + HEADER.size <= len(log):
        length, kind, file, offset, _ = HEADER.unpack_from(log, at)
        at += HEADER.size
        if at + length > len(log):
            break
        found.append(Event(chr(kind), file, offset, log[at:at + length], at + length))
        at += length
    return found


class Pending:
    """Things that were done in order, some of them durable; a sync makes those durable that it found."""

    def __init__(self):
        self.waiting, self.done, self._begun = [], 0, []

    def add(self, thing):
        self.waiting.append(thing)

    def sync_begins(self):
        self._begun.append(self.done + len(self.waiting))

    def sync_ends(self):
        """What has become durable. Of overlapping syncs the one that began first counts."""
        mark = self._begun.pop(0) if self._begun else self.done
        settled, self.waiting = self.waiting[:mark - self.done], self.waiting[mark - self.done:]
        self.done = max(self.done, mark)
        return settled


class File:
    def __init__(self):
        self.durable, self.pending = bytearray(), Pending()


class Disk:
    """The state of a folder; of files that are there before the log begins, it is told."""

    def __init__(self, paths=()):
        self._files, self._names, self._moves = {}, {}, Pending()
        for path in paths:
            file = self._files[path.stat().st_ino] = self._names[path.name.encode()] = File()
            file.durable.extend(path.read_bytes())

    def apply(self, event):
        file, name = self._files.get(event.file), bytes(event.data)
        if event.kind == "c":
            file = self._files[event.file] = File()
            self._moves.add(("set", name, file))
        elif event.kind == "w" and file:
            file.pending.add(("write", event.offset, event.data))
        elif event.kind == "t" and file:
            file.pending.add(("cut", event.offset, None))
        elif event.kind == "s" and file:
            file.pending.sync_begins()
        elif event.kind == "S" and file:
            for change in file.pending.sync_ends():
                _change(file.durable, *change)
        elif event.kind == "d":
            self._moves.sync_begins()
        elif event.kind == "D":
            for move in self._moves.sync_ends():
                _move(self._names, *move)
        elif event.kind == "u":
            self._moves.add(("drop", name, None))
        elif event.kind == "l" and file:
            self._moves.add(("set", name, file))
        elif event.kind == "r" and file:
            self._moves.add(("rename", name, file))

    def image(self, numbers):
        """The files by name as they may be after a power cut now."""
        way = numbers.choice(["nothing", "all", "first", 512, 512, 4096, 4096])
        share = numbers.choice([0.1, 0.5, 0.9])
        names = dict(self._names)
        for move in _kept_whole(self._moves.waiting, way, share, numbers):
            _move(names, *move)
        return {name.decode(): _image_of(file, way, share, numbers)
                for name, file in names.items() if not name.decode().endswith(VOLATILE)}


def _kept_whole(things, way, share, numbers):
    if way == "nothing":
        return []
    if way == "all":
        return things
    if way == "first":
        return things[:numbers.randint(0, len(things))]
    return [thing for thing in things if numbers.random() < share]


def _image_of(file, way, share, numbers):
    content, waiting = bytearray(file.durable), file.pending.waiting
    if not isinstance(way, int):
        for change in _kept_whole(waiting, way, share, numbers):
            _change(content, *change)
        return bytes(content)
    for kind, offset, data in waiting:
        if kind == "cut":
            if numbers.random() < share:
                _change(content, kind, offset, data)
            continue
        at = offset
        while at < offset + len(data):
            end = min((at // way + 1) * way, offset + len(data))
            if numbers.random() < share:
                _change(content, "write", at, data[at - offset:end - offset])
            at = end
    return bytes(content)


def _change(content, kind, offset, data):
    if kind == "cut":
        del content[offset:]
        content.extend(bytes(offset - len(content)))
        return
    if offset > len(content):
        content.extend(bytes(offset - len(content)))
    content[offset:offset + len(data)] = data


def _move(names, kind, name, file):
    if kind == "rename":
        old, _, new = name.partition(b"\0")
        names.pop(old, None)
        names[new] = file
    elif kind == "drop":
        names.pop(name, None)
    else:
        names[name] = file


def cut_points(found, count, numbers):
    """Places in a log, in order, half of them right behind what was written or synced last."""
    syncs = [index for index, event in enumerate(found) if event.kind in "sSdDtul"]
    chosen = []
    for index in range(count):
        if syncs and index % 2:
            chosen.append(min(len(found) - 1, max(0, numbers.choice(syncs) + numbers.randint(-1, 1))))
        else:
            chosen.append(numbers.randrange(len(found)))
    return sorted(chosen)
