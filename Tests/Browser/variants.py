# SPDX-License-Identifier: MIT
"""Which variants of a test run: all of them, or of many a spread.

A test that is tried in 24 languages and sizes seldom fails in one of them alone, and each takes a browser's page.
"""

# So many variants of a test run in any case; of more a third, and no fewer than so many.
FEW = 4
LEAST = 3
PART = 3


def spread(count):
    """The indices of those that run: as far from each other as can be, the first and the last among them."""
    if count <= FEW:
        return list(range(count))
    kept = max(LEAST, -(-count // PART))
    return [round(at * (count - 1) / (kept - 1)) for at in range(kept)]


def spread_of(items):
    """The tests that run, in their order, and those that are left out."""
    groups = {}
    for item in items:
        groups.setdefault(item.nodeid.split("[")[0], []).append(item)
    kept = {id(group[index]) for group in groups.values() for index in spread(len(group))}
    return [item for item in items if id(item) in kept], [item for item in items if id(item) not in kept]
