# SPDX-License-Identifier: MIT
"""axe-core on a page as it is: every rule, and those that look at colours in both colour schemes."""

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


class Audit:
    """Findings as `(rule, element, scheme)`: what is `wrong`, what axe has `left_open`, and how many rules were met
    in the light."""

    def __init__(self, page, context=None):
        self.wrong = []
        self.left_open = []
        self.met = 0
        judged = {}
        for scheme, options in [("light", OPTIONS), ("dark", OF_COLOURS)]:
            page.emulate_media(color_scheme=scheme)
            page.evaluate(AT_REST)
            found = Axe().run(page, context=context, options=options).response
            self.wrong += self._list(found["violations"], scheme)
            self.left_open += self._list(found["incomplete"], scheme)
            self.met = self.met or len(found["passes"])
            rules = found["violations"] + found["incomplete"] + found["passes"]
            judged[scheme] = {rule["id"] for rule in rules} & set(COLOURS)
        # What has gone by then has not been looked at.
        assert judged["dark"] == judged["light"]
        page.emulate_media(color_scheme="light")

    @staticmethod
    def _list(rules, scheme):
        return sorted((rule["id"], str(node["target"][-1]), scheme) for rule in rules for node in rule["nodes"])

    def left_open_besides(self, *rules):
        """What axe has left open, without the rules about which it cannot decide there."""
        return [found for found in self.left_open if found[0] not in rules]
