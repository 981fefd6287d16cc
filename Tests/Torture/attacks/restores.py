# SPDX-License-Identifier: MIT
"""`almanac restore`, killed at each of its writes and syncs, and with the power cut there.

What stands under the database's name is the former one or the backup, whole, and never nothing; once the
command has said that it is done it is the backup, also after a power cut.
"""

import signal

from rig.bench import integrity
from rig.disk import Disk, cut_points, events
from rig.reading import whole

NAME, BACKUP, NO_SUCH_COMMAND = "almanac.sqlite", "backup.sqlite", 64


def prepare(rig, name, is_stopped):
    """The files of a database, the latest changes in its log unless it was stopped, and of an earlier backup."""
    database, backup = rig.path(f"{name}/{NAME}"), rig.path(f"{name}/{BACKUP}")
    server = rig.serve(database)
    for index in range(40):
        post(server, f"both-{index}")
    done = rig.run("backup", backup, "--database", database)
    rig.expect(done.returncode == 0, "backup:", done.stderr_text)
    for index in range(40):
        post(server, f"later-{index}")
    if is_stopped:
        server.stop()
    else:
        server.kill()
    return {path.name: path.read_bytes() for path in database.parent.iterdir() if not path.name.endswith("-shm")}


def post(server, name):
    time = "2024-02-20T08:00:01"
    answer = server.ask("POST", "/api/sessions", {"id": name, "start": time, "end": time, "points": 1})
    if answer.status != 201:
        raise ValueError(f"a session was answered {answer}")


class Place:
    """A folder with a database and a backup of it."""

    def __init__(self, rig, name, contents):
        self.rig, self.folder = rig, rig.quick_path(f"{name}/files/x").parent
        self.log = rig.quick_path(f"{name}/log")
        for each, content in contents.items():
            (self.folder / each).write_bytes(content)

    def restore(self, die_at=None):
        return self.rig.run("restore", self.folder / BACKUP, "--database", self.folder / NAME,
                            env=self.rig.logging(self.folder, self.log, die_at))


def judge(rig, title, folder, is_done):
    """Which of the two stands there; None for neither."""
    database = folder / NAME
    if not rig.expect(database.exists(), title, "there is nothing under the database's name"):
        return
    try:
        server = rig.serve(database)
        found = set(whole(server)[0].sessions)
        server.kill()
    except Exception as error:  # noqa: BLE001
        rig.lost(title, "cannot be opened:", repr(error))
        return
    later = sum(name.startswith("later-") for name in found)
    rig.expect(len(found) - later == 40 and later in (0, 40), title, f"{len(found)} sessions, {later} later ones")
    rig.expect(not (is_done and later), title, "it was acknowledged, and the former database is there")
    said = integrity(database)
    rig.expect(said == "ok", title, "integrity_check:", said)


def attack(rig):
    totals = {"kills": 0, "cuts": 0, "writes and syncs": 0}
    for name, is_stopped in (("stopped", True), ("killed", False)):
        contents = prepare(rig, name, is_stopped)
        place = Place(rig, f"{name}-whole", contents)
        disk, done = Disk(place.folder.iterdir()), place.restore()
        if done.returncode == NO_SUCH_COMMAND:
            rig.lost("there is no command restore yet")
            return totals
        rig.expect(done.returncode == 0, "restore:", done.returncode, done.stderr_text)
        judge(rig, "restored:", place.folder, True)
        found = events(place.log.read_bytes())
        totals["kills"] += kill(rig, name, contents, len(found))
        totals["cuts"] += cut(rig, name, disk, found)
        totals["writes and syncs"] += len(found)
    return totals


def kill(rig, name, contents, most):
    """Ends the command at one of its events after the other."""
    kills = rig.count(30, 4)
    for number in range(kills):
        place, event = Place(rig, f"{name}-kill-{number}", contents), number * most // kills
        code = place.restore(event).returncode
        judge(rig, f"{name}, killed at {event} of {most}:", place.folder, code == 0)
        rig.expect(code in (0, -signal.SIGKILL), "restore ended with", code)
    return kills


def cut(rig, name, disk, found):
    """Cuts the power somewhere, and once when the command is done."""
    cuts, at = rig.count(50, 6), 0
    for number, index in enumerate(cut_points(found, cuts - 1, rig.random) + [len(found) - 1]):
        for event in found[at:index + 1]:
            disk.apply(event)
        at, folder = index + 1, rig.quick_path(f"{name}-cut-{number}/x").parent
        for each, content in disk.image(rig.random).items():
            (folder / each).write_bytes(content)
        judge(rig, f"{name}, power cut at {index} of {len(found)}:", folder, index == len(found) - 1)
    return cuts
