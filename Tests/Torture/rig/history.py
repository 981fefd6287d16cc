# SPDX-License-Identifier: MIT
"""Whether what clients saw of one record fits one order of its writes: a check of linearizability.

A record is a register with compare-and-set: a write names the revision that it has seen, and one that
takes effect makes the next. The order of writes is therefore known, and a history fits it exactly when

- every revision has one content, which is the content before it with what its write changes;
- every revision has a write that made it, and no write was refused without a reason;
- no answer was complete before something was asked that comes earlier in that order.

Times are any numbers that grow: seconds, or places in a log.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

NEVER = float("inf")


class State(NamedTuple):
    """What a session holds at one revision."""

    start: str
    end: str
    points: int
    deleted: bool = False

    @staticmethod
    def of(record):
        """From a record as the server shows it."""
        return State(record["start"], record["end"], record["points"], record.get("deleted", False))


class EventState(NamedTuple):
    """What an event holds at one revision."""

    start: str
    end: str
    title: str
    deleted: bool = False

    @staticmethod
    def of(record):
        """From a record as the server shows it."""
        return EventState(record["start"], record["end"], record["title"], record.get("deleted", False))


def kind_of(fields):
    """The kind of state that some fields, or a record, are of."""
    return EventState if "title" in fields else State


@dataclass
class Op:
    """One request and what became of it."""

    kind: str  # create, patch, delete, read
    invoked: float
    base: int = 0
    fields: dict = field(default_factory=dict)
    # Of an answer: when it came, whether the write is said to be in effect, what the record was.
    returned: float | None = None
    took: bool = False
    revision: int = 0
    state: State | None = None
    # Without an answer: since when it cannot take effect any more.
    until: float = NEVER

    @property
    def last(self):
        return self.until if self.returned is None else self.returned

    @property
    def request(self):
        return self.kind, self.base, tuple(sorted(self.fields.items()))

    def applied(self, state):
        """The state after it, or None when it does not apply to this one."""
        if self.kind == "create":
            return kind_of(self.fields)(**self.fields) if state is None else None
        if self.kind == "read" or state is None:
            return None
        if self.kind == "delete":
            return None if state.deleted else state._replace(deleted=True)
        if state.deleted and self.fields.get("deleted") is not False:
            return None
        return state._replace(**self.fields)

    def claims(self):
        """Whether the answer says that this request made the revision that it shows."""
        return self.took and self.kind != "read" and self.revision == self.base + 1


def faults(ops):
    """What is wrong with the history of one record; empty when it fits."""
    found = []
    states = {0: None}
    for op in ops:
        if op.returned is None:
            continue
        if op.revision not in states:
            states[op.revision] = op.state
        elif states[op.revision] != op.state:
            found.append(f"revision {op.revision} is {states[op.revision]} and {op.state}")
        found += _answer_faults(op)
    if found:
        return found
    writers, found = _writers(ops, states)
    return found or _order_faults(ops, writers)


def _answer_faults(op):
    """What is wrong with an answer by itself."""
    if op.took:
        if op.kind == "patch" and op.revision not in (op.base, op.base + 1):
            yield f"a patch of revision {op.base} made revision {op.revision}"
        if op.kind == "create" and op.state != kind_of(op.fields)(**op.fields):
            yield f"{op.fields} was made as {op.state}"
        if op.kind == "patch" and op.state._replace(**op.fields) != op.state:
            yield f"a patch with {op.fields} made {op.state}"
        if op.kind == "patch" and op.state.deleted:
            yield f"a patch took, and the record is deleted at revision {op.revision}"
        if op.kind == "delete" and not op.state.deleted:
            yield f"a deletion took, and the record is there at revision {op.revision}"
    elif op.kind == "create" and op.state is None:
        yield "a creation was refused, and there was no record"
    elif op.kind == "delete" and op.state is not None and op.state.deleted:
        yield f"a deletion was refused, and the record is deleted at revision {op.revision}"
    elif op.kind in ("patch", "delete") and op.revision == op.base:
        if op.applied(op.state) not in (None, op.state):
            yield f"a {op.kind} of revision {op.base} was refused at that revision"


def _writers(ops, states):
    """The operations that may have made each revision, and what is wrong with them."""
    claims, doubtful = defaultdict(list), defaultdict(list)
    for op in ops:
        if op.claims():
            claims[op.revision].append(op)
        elif op.returned is None and op.kind != "read":
            doubtful[op.base + 1].append(op)
    writers, before = {}, {None}
    for revision in range(1, max(states) + 1):
        claiming = claims[revision]
        requests = {op.request for op in claiming if op.kind != "delete"}
        if len(requests) > 1:
            return {}, [f"two writes made revision {revision}: {sorted(requests)}"]
        same = [op for op in doubtful[revision] if op.request in {each.request for each in claiming}]
        candidates = claiming + same if claiming else doubtful[revision]
        outcomes = [(op, op.applied(state)) for op in candidates for state in before]
        wanted = states.get(revision)
        fitting = [(op, state) for op, state in outcomes
                   if state is not None and wanted in (None, state)]
        if not fitting:
            told = f" of {sorted(op.request for op in candidates)}" if candidates else ""
            return {}, [f"revision {revision}, {wanted}, does not come from {before}{told}"]
        writers[revision] = [op for op, _ in fitting]
        before = {state for _, state in fitting}
    return writers, []


def _order_faults(ops, writers):
    """Answers that came before something was asked which they have to come after."""
    seen = defaultdict(list)
    for op in ops:
        if op.returned is not None and not (op.claims() and len(writers[op.revision]) == 1):
            seen[op.revision].append(op)
    newest, newest_of = -NEVER, 0
    for revision in range(max([0, *writers, *seen]) + 1):
        making = writers.get(revision, [])
        groups = [(min(op.invoked for op in making), max(op.last for op in making))] if making else []
        for batch in (groups, [(op.invoked, op.returned) for op in seen[revision]]):
            for _, last in batch:
                if last < newest:
                    return [f"revision {revision} was there until {last} or later, but what saw or made "
                            f"{newest_of} began at {newest}: later in time, earlier in order"]
            for invoked, _ in batch:
                if invoked > newest:
                    newest, newest_of = invoked, revision
    return []
