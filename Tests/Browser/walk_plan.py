# SPDX-License-Identifier: MIT
"""Where random walks begin and how far they go.

In `make test` they begin where they always do. `make walk` sets WALK_SEED, to begin elsewhere, and
WALK_SCALE, to go that many times as far.
"""

import os

SHIFT = int(os.environ.get("WALK_SEED", 0))
SCALE = int(os.environ.get("WALK_SCALE", 1))


def seed(usual):
    """`usual`, or another seed where `make walk` asks for it; 31 bits."""
    return (usual + SHIFT * 1000) % 2**31


def steps(usual):
    """The number of inputs of a walk that has `usual` in `make test`."""
    return usual * SCALE
