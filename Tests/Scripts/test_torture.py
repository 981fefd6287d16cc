# SPDX-License-Identifier: MIT
"""The judges of Tests/Torture: they have to refuse what is wrong, or the attacks prove nothing."""

import itertools
import random
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Torture"))

from rig.disk import HEADER, Disk, events  # noqa: E402
from rig.history import EventState, Op, State, faults  # noqa: E402

FIRST = {"start": "a", "end": "b", "points": 1}
ONE = State("a", "b", 1)


def made(at=0):
    return Op("create", at, 0, dict(FIRST), at + 1, True, 1, ONE)


def patch(at, base, state, **fields):
    return Op("patch", at, base, fields, at + 1, True, base + 1, state)


def read(at, revision, state):
    return Op("read", at, returned=at + 1, took=True, revision=revision, state=state)


class Histories(unittest.TestCase):
    def refused(self, *ops):
        self.assertTrue(faults(list(ops)))

    def fits(self, *ops):
        self.assertEqual(faults(list(ops)), [])

    def test_a_chain_fits(self):
        two = ONE._replace(points=2)
        self.fits(made(), patch(2, 1, two, points=2), read(4, 2, two))

    def test_two_writes_on_one_base(self):
        self.refused(made(), patch(2, 1, ONE._replace(points=2), points=2),
                     patch(2.5, 1, ONE._replace(points=3), points=3))

    def test_an_event_is_judged_as_a_session_is(self):
        fields = {"start": "a", "end": "b", "title": "Walk"}
        one, two = EventState("a", "b", "Walk"), EventState("a", "b", "Run")
        created = Op("create", 0, 0, fields, 1, True, 1, one)
        self.fits(created, patch(2, 1, two, title="Run"), read(4, 2, two))
        self.refused(created, patch(2, 1, two, title="Run"), read(4, 2, one))
        self.refused(Op("create", 0, 0, fields, 1, True, 1, two))

    def test_a_write_that_undoes_another(self):
        two = ONE._replace(points=2)
        self.refused(made(), patch(2, 1, two, points=2), patch(2.5, 2, ONE._replace(end="c"), end="c"))

    def test_a_patch_that_revives_a_tombstone(self):
        gone = Op("delete", 2, 1, {}, 3, True, 2, ONE._replace(deleted=True))
        self.refused(made(), gone, patch(2.5, 2, ONE._replace(points=5), points=5))
        self.fits(made(), gone,
                  patch(2.5, 2, ONE._replace(points=5), points=5, deleted=False))

    def test_an_acknowledged_write_that_is_lost(self):
        self.refused(made(), patch(2, 1, ONE._replace(points=2), points=2), read(4, 1, ONE))
        self.refused(made(), read(4, 0, None))

    def test_a_write_in_doubt_may_be_there_or_not(self):
        doubtful = Op("patch", 2, 1, {"points": 2}, until=3)
        self.fits(made(), doubtful, read(4, 1, ONE))
        self.fits(made(), doubtful, read(4, 2, ONE._replace(points=2)))
        self.refused(made(), doubtful, read(4, 2, ONE._replace(points=3)))

    def test_a_write_that_takes_effect_after_its_server_has_died(self):
        doubtful = Op("patch", 2, 1, {"points": 2}, until=3)
        self.refused(made(), doubtful, read(4, 1, ONE), read(6, 2, ONE._replace(points=2)))

    def test_a_refusal_without_a_reason(self):
        self.refused(made(), Op("patch", 2, 1, {"points": 2}, 3, False, 1, ONE))

    def test_a_revision_from_nowhere(self):
        self.refused(made(), read(4, 2, ONE._replace(points=7)))

    def test_the_check_agrees_with_trying_every_order(self):
        numbers, verdicts = random.Random(9), [0, 0]
        for _ in range(3_000):
            ops = random_history(numbers)
            fits = not faults(ops)
            self.assertEqual(fits, some_order_fits(ops), ops)
            verdicts[fits] += 1
        self.assertGreater(min(verdicts), 300)


class Disks(unittest.TestCase):
    """Images of power cuts: what a sync has ended for is there, what came later may be."""

    def images(self, *steps, count=200):
        log = b"".join(HEADER.pack(len(data), ord(kind), file, offset, 0) + data
                       for kind, file, offset, data in steps)
        disk = Disk()
        for event in events(log):
            disk.apply(event)
        numbers = random.Random(4)
        return [disk.image(numbers) for _ in range(count)]

    made = [("c", 1, 0, b"name"), ("d", 9, 0, b""), ("D", 9, 0, b"")]

    def test_what_was_synced_is_there(self):
        for image in self.images(*self.made, ("w", 1, 0, b"a" * 2_000), ("s", 1, 0, b""), ("S", 1, 0, b"")):
            self.assertEqual(image, {"name": b"a" * 2_000})

    def test_each_sector_that_was_not_synced_may_be_there_or_not(self):
        found = {image["name"] for image in self.images(*self.made, ("w", 1, 0, b"a" * 512 + b"b" * 512))}
        self.assertEqual(found, {b"", b"a" * 512, bytes(512) + b"b" * 512, b"a" * 512 + b"b" * 512})

    def test_a_sync_does_not_cover_what_was_written_while_it_ran(self):
        steps = [("w", 1, 0, b"a"), ("s", 1, 0, b""), ("w", 1, 0, b"b"), ("S", 1, 0, b"")]
        self.assertEqual({image["name"] for image in self.images(*self.made, *steps)}, {b"a", b"b"})

    def test_a_name_needs_its_folder_synced(self):
        steps = [("w", 1, 0, b"a"), ("s", 1, 0, b""), ("S", 1, 0, b"")]
        self.assertIn({}, self.images(("c", 1, 0, b"name"), *steps))
        renamed = self.images(*self.made, *steps, ("r", 1, 0, b"name\0other"))
        self.assertIn({"name": b"a"}, renamed)
        self.assertIn({"other": b"a"}, renamed)
        self.assertNotIn({}, renamed)

    def test_an_inode_that_is_used_again_is_another_file(self):
        steps = [("w", 1, 0, b"a"), ("s", 1, 0, b""), ("S", 1, 0, b""), ("u", 0, 0, b"name"), ("c", 1, 0, b"new")]
        found = self.images(*self.made, *steps)
        self.assertIn({"name": b"a"}, found)
        self.assertTrue(all(image.get("new", b"") == b"" for image in found))


def random_history(numbers):
    """A few operations at random times on a register that at times does what it must not."""
    state, revision, ops = None, 0, []
    for number in range(numbers.randint(2, 5)):
        op = random_request(numbers, number, revision)
        after = op.applied(state) if op.base == revision else None
        if after is not None and numbers.random() < 0.9:
            op.took, state, revision = True, after, revision + 1
        op.took |= op.kind == "read" or (op.kind == "delete" and state is not None and state.deleted)
        op.revision, op.state = revision, state
        if numbers.random() < 0.2:
            op.until, op.returned = op.returned, None
            op.took, op.revision, op.state = False, 0, None
        ops.append(op)
    if numbers.random() < 0.4:
        one, other = numbers.choice(ops), numbers.choice(ops)
        one.invoked, other.invoked = other.invoked, one.invoked
        if None not in (one.returned, other.returned):
            one.returned, other.returned = other.returned, one.returned
    return [op for op in ops if op.invoked <= op.last]


def random_request(numbers, number, revision):
    kind = numbers.choice(["create", "patch", "patch", "delete", "read"]) if number else "create"
    base = 0 if kind in ("create", "read") else max(1, revision - numbers.choice([0, 0, 0, 1]))
    fields = {"create": FIRST | {"points": number}, "patch": {numbers.choice(["points", "start"]): 100 + number}}
    at = number * 2 + numbers.random()
    invoked, returned = at - numbers.random() * 2, at + numbers.random() * 2
    return Op(kind, invoked, base, fields.get(kind, {}), returned)


def some_order_fits(ops):
    """Tries every order of every choice of the operations in doubt."""
    sure = [op for op in ops if op.returned is not None]
    doubtful = [op for op in ops if op.returned is None and op.kind != "read"]
    for count in range(len(doubtful) + 1):
        for chosen in itertools.combinations(doubtful, count):
            for order in itertools.permutations([*sure, *chosen]):
                if in_time(order) and in_effect(order):
                    return True
    return False


def in_time(order):
    return all(later.last >= earlier.invoked for earlier, later in itertools.combinations(order, 2))


def in_effect(order):
    state, revision = None, 0
    for op in order:
        after = op.applied(state) if op.base == revision else None
        writes = op.kind != "read" and after is not None
        if writes:
            state, revision = after, revision + 1
        if op.returned is None:
            if not writes:
                return False
        elif (op.revision, op.state) != (revision, state):
            return False
        elif op.kind == "delete" and op.took != (state is not None and state.deleted):
            return False
        elif op.kind not in ("read", "delete") and op.took != writes:
            return False
    return True


if __name__ == "__main__":
    unittest.main()
