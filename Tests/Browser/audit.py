# SPDX-License-Identifier: MIT
"""axe-core on a page as it is: every rule, and those that look at colours in both colour schemes."""

import re

from axe_playwright_python.sync_playwright import Axe

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Of what passes only the rules are needed: a selector for each node takes axe twice as long as all the rest.
OPTIONS = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations", "incomplete"],
}
# Whatever the others look at is the same in every scheme: names, roles, places and sizes.
COLOURS = ["color-contrast", "link-in-text-block"]
OF_COLOURS = {**OPTIONS, "runOnly": {"type": "rule", "values": COLOURS}, "rules": {}}
AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const roots = [document, ...[...document.querySelectorAll('*')].map(each => each.shadowRoot).filter(Boolean)];
  const moving = roots.flatMap(root => root.getAnimations()).filter(each => each.effect.getTiming().iterations < Infinity);
  await Promise.allSettled(moving.map(each => each.finished));
}"""
# Texts whose letters join are narrower than their letters alone, and axe takes their fonts for those of icons, whose
# contrast it does not measure: of a page in Arabic it had measured none. No page of ours has icons in a font.
WITHOUT_ICON_FONTS = """() => {
  const context = CanvasRenderingContext2D.prototype;
  window.measured ??= context.measureText;
  context.measureText = text => ({ width: 20 * text.length });
}"""
AS_BEFORE = "() => { CanvasRenderingContext2D.prototype.measureText = window.measured; }"
# What axe cannot decide on the page of events: the rule, what it says, and why that is well.
UNDECIDED = [
    ("color-contrast", "pseudo element", "lines and marks that are drawn beside the text, never behind it"),
    ("color-contrast", "overlap|obscured", "what lies under a sheet, a bar or the edge of a list is not read there"),
    ("color-contrast", "background gradient", "arrows of fields, and stripes whose colours test_colors.py measures"),
    ("color-contrast", "too short|non-text characters", "a letter, a number or an arrow in the colour of its line"),
    ("aria-valid-attr-value", "aria-controls referenced ID", "what a closed date field opens comes when it is opened"),
    ("target-size", "negative tabindex has .*px by 22px", "bars of events; rows of 44 px in the list of a day lead there too"),
]


class Audit:
    """Findings as `(rule, element, scheme)`: what is `wrong`, what axe has `left_open`, and how many rules were met
    in the light."""

    def __init__(self, page, context=None):
        self.wrong = []
        self.left_open = []
        self.undecided = []
        self.met = 0
        judged = {}
        for scheme, options in [("light", OPTIONS), ("dark", OF_COLOURS)]:
            page.emulate_media(color_scheme=scheme)
            page.evaluate(AT_REST)
            page.evaluate(WITHOUT_ICON_FONTS)
            found = Axe().run(page, context=context, options=options).response
            page.evaluate(AS_BEFORE)
            self.wrong += self._list(found["violations"], scheme)
            self.left_open += self._list(found["incomplete"], scheme)
            self.undecided += [f"{scheme}: {rule['id']}: {node['target'][-1]}: {said}" for rule in found["incomplete"]
                               for node in rule["nodes"] if (said := self._open(rule["id"], node))]
            self.met = self.met or len(found["passes"])
            rules = found["violations"] + found["incomplete"] + found["passes"]
            judged[scheme] = {rule["id"] for rule in rules} & set(COLOURS)
        # What has gone by then has not been looked at, nor has anything of a page without colours.
        assert "color-contrast" in judged["light"] and judged["dark"] == judged["light"], judged
        page.emulate_media(color_scheme="light")

    @staticmethod
    def _list(rules, scheme):
        return sorted((rule["id"], str(node["target"][-1]), scheme) for rule in rules for node in rule["nodes"])

    @staticmethod
    def _open(rule, node):
        """What is said of a node that is left open; nothing where that is known.

        The checks of a node are about one and the same thing, and the first one that is known says what it is.
        """
        said = [check["message"] for kind in ("any", "all", "none") for check in node[kind]]
        known = [pattern for name, pattern, _ in UNDECIDED if name == rule]
        return "" if any(re.search(pattern, " ".join(said)) for pattern in known) else " ".join(said)

    def left_open_besides(self, *rules):
        """What axe has left open, without the rules about which it cannot decide there."""
        return [found for found in self.left_open if found[0] not in rules]


def passes(page, state="", context=None):
    """Whether axe finds nothing on the page of events as it is, and leaves nothing open but what is `UNDECIDED`."""
    audit = Audit(page, context)
    assert (state, audit.wrong, audit.undecided) == (state, [], [])
