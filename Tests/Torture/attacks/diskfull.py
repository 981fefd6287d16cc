# SPDX-License-Identifier: MIT
"""A disk that fills up under a server, and has room again: a small one in memory, mounted for it.

Writes are refused with 507 while it is full, reads go on, nothing acknowledged is lost, and writes go
on by themselves when there is room.
"""

import os
import subprocess

from rig.bench import integrity
from rig.reading import whole
from rig.writers import Book, content

KILOBYTES = 3_000
NOTHING_BUT = {201, 503, 507}


class SmallDisk:
    """A file system of a few megabytes."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir()
        self.is_there = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={KILOBYTES}k", "tmpfs", folder],
            capture_output=True).returncode == 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.is_there:
            subprocess.run(["umount", "-l", self.folder], check=False)

    def fill(self, leaving):
        """Takes all room but so many bytes."""
        space = os.statvfs(self.folder)
        free = space.f_bavail * space.f_frsize
        with open(self.folder / "ballast", "ab") as file:
            file.write(bytes(max(0, free - leaving)))

    def free(self):
        (self.folder / "ballast").unlink(missing_ok=True)


def write_until(rig, book, wire, name, until, most=4_000):
    """Posts until an answer of one of these kinds; how many were sent, None when it never came."""
    for index in range(most):
        fields = content(rig.random)
        each = f"{name}-{index}"
        op = book.begin(each, "create", **fields)
        answer = wire.ask("POST", "/api/sessions", {"id": each, **fields})
        book.settle(each, op, answer)
        rig.expect(answer.status in NOTHING_BUT, "a full disk was answered", answer)
        if answer.status in until:
            return index
    return None


def turn(rig, disk, server, book, number):
    """Full, an import, room again."""
    disk.fill(leaving=rig.random.randrange(0, 300_000))
    with server.wire() as wire:
        sent = write_until(rig, book, wire, f"t{number}", {507})
        rig.expect(sent is not None, "a full disk refused nothing")
        for index in range(20):
            write_until(rig, book, wire, f"t{number}-full-{index}", {201, 503, 507}, most=1)
        rows = "".join(f"2024-02-20T08:00,,1,t{number}-row-{index}\n" for index in range(20_000))
        answer = wire.ask("POST", "/api/sessions/import?strict=true", rows.encode(), kind="text/csv")
        rig.expect(answer.status in (503, 507), "an import on a full disk was answered", answer)
        for path in ("/api/info", "/api/days?from=2010-01-01&to=2040-01-01"):
            rig.expect(wire.ask("GET", path).status == 200, path, "is not read while the disk is full")
    backup = rig.run("backup", disk.folder / f"backup-{number}.sqlite", "--database", server.database)
    rig.expect(backup.returncode in (73, 74), "a backup to a full disk:", backup.returncode)
    left = [path.name for path in disk.folder.iterdir() if path.name.startswith("backup")]
    rig.expect(not left, "a backup to a full disk left", left)
    disk.free()
    with server.wire() as wire:
        sent = write_until(rig, book, wire, f"t{number}-again", {201}, most=3)
        rig.expect(sent is not None, "writes do not go on when there is room")


def attack(rig):
    with SmallDisk(rig.path("disk")) as disk:
        if not disk.is_there:
            return "only root may mount a small disk"
        database, book = disk.folder / "almanac.sqlite", Book()
        turns = rig.count(12)
        for number in range(turns):
            server = rig.serve(database)
            turn(rig, disk, server, book, number)
            if number % 2:
                server.kill()
            else:
                rig.expect(server.stop() == 0, "the server did not end well")
            book.end_doubts()
        server = rig.serve(database)
        replica, doubled = whole(server)
        for name in list(book.ops):
            book.observe(name, replica.sessions.get(name))
        rows = [name for name in replica.sessions if "-row-" in name]
        rig.expect(not rows, f"{len(rows)} rows of strict imports that were refused are there")
        rig.expect(not doubled, doubled, "records were named twice")
        book.judge(rig)
        server.kill()
        said = integrity(database)
        rig.expect(said == "ok", "integrity_check:", said)
        return {"times full": turns, "acknowledged": book.acknowledged, "refused": book.answers[507]}
