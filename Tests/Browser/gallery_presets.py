# SPDX-License-Identifier: MIT
"""The presets of which the gallery has a page, and what they set."""

import re
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[2] / "Web" / "gallery"
PRESETS = re.findall(r"{ name: '([a-z-]+)',", (GALLERY / "presets.js").read_text(encoding="utf-8"))
SET = (GALLERY / "options.js").read_text(encoding="utf-8").split("PRESET_VALUES = {")[1]


def presets_of(view):
    """Those that set this view, as the engine says."""
    return [name for name, values in re.findall(r"'([a-z-]+)': {([^}]*)}", SET) if f"view: '{view}'" in values]


# They have columns for days, and none is selected by a tap.
TIMELINES = presets_of("timeline")
