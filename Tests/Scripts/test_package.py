# SPDX-License-Identifier: MIT
"""The package for npm, and the manifest that describes its elements."""

import io
import json
import pathlib
import re
import sys
import tarfile
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from manifest import manifest, members  # noqa: E402
from package import ENTRIES, PARTS, contents, description, pack  # noqa: E402


def named(rows, name):
    return next(row for row in rows if row["name"] == name)


class ManifestTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        modules = manifest(ROOT / "Web" / "element")["modules"]
        cls.calendar, cls.field = (module["declarations"][0] for module in modules)

    def test_every_row_of_the_table_is_an_attribute(self):
        text = (ROOT / "Web/element/almanac-calendar.d.ts").read_text(encoding="utf-8")
        rows = re.findall(r"^ \* \| `([\w-]+)` \|", text, re.MULTILINE)
        self.assertGreater(len(rows), 55)
        self.assertEqual([row["name"] for row in self.calendar["attributes"]], rows)

    def test_an_attribute_has_its_values_default_and_meaning(self):
        view = named(self.calendar["attributes"], "view")
        self.assertEqual(view["type"]["text"], '"month" | "week" | "expandable" | "months" | "year" | "timeline" | "agenda"')
        self.assertEqual(view["default"], '"month"')
        self.assertEqual(named(self.calendar["attributes"], "zooms")["type"]["text"], "boolean")
        self.assertEqual(named(self.calendar["attributes"], "heat")["type"]["text"], "string")

    def test_the_field_has_its_own_attributes_and_those_it_hands_on(self):
        names = [row["name"] for row in self.field["attributes"]]
        self.assertEqual(len(names), len(set(names)))
        self.assertIn("placeholder", names)
        self.assertEqual(named(self.field["attributes"], "rows")["default"], '"six"')

    def test_members_are_fields_and_methods(self):
        self.assertEqual(named(self.calendar["members"], "show")["return"]["type"]["text"], "Promise<{ completed: boolean }>")
        self.assertTrue(named(self.calendar["members"], "visibleDays")["readonly"])
        self.assertFalse(named(self.calendar["members"], "value")["readonly"])
        self.assertNotIn("addEventListener", [member["name"] for member in self.calendar["members"]])

    def test_what_is_no_member_is_refused(self):
        with self.assertRaisesRegex(ValueError, "what is this"):
            members("  what is this;\n")

    def test_events_and_styles_are_listed(self):
        self.assertEqual([event["name"] for event in self.field["events"]], ["input", "change", "open", "close"])
        self.assertIn("visibledayschange", [event["name"] for event in self.calendar["events"]])
        properties = [row["name"] for row in self.calendar["cssProperties"]]
        self.assertIn("--almanac-accent", properties)
        self.assertEqual([name for name in properties if "heat" in name], [f"--almanac-heat-{step}" for step in range(1, 5)])
        self.assertIn("week-number", [part["name"] for part in self.calendar["cssParts"]])


class PackageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.dist = pathlib.Path(folder.name)
        for part in PARTS:
            self.write(part.replace("*", "some"), "x")
        for module, types in ENTRIES.values():
            self.write(f"element/{module}", f"export {{}};\n//# sourceMappingURL={module}.map\n")
            self.write(f"element/{types}", (ROOT / "Web/element" / types).read_text(encoding="utf-8"))

    def write(self, path, text):
        file = self.dist / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def test_what_it_exports_is_in_it(self):
        files = contents(self.dist)
        for entry in list(description()["exports"].values())[:-1]:
            for path in entry.values():
                self.assertIn(path.removeprefix("./"), files)
        self.assertIn(description()["customElements"], files)

    def test_pages_probes_and_source_maps_stay_out(self):
        for path in ["almanac-probe.wasm", "index.html", "kal/kal.js", "phrases/pages/de.txt", "element/parts.js.map"]:
            self.write(path, "x")
        files = contents(self.dist)
        self.assertFalse({"almanac-probe.wasm", "index.html", "kal/kal.js", "phrases/pages/de.txt", "element/parts.js.map"} & set(files))
        self.assertEqual(files["element/almanac-picker.js"], b"export {};\n")

    def test_what_is_missing_is_named(self):
        (self.dist / "almanac-field.wasm").unlink()
        with self.assertRaisesRegex(FileNotFoundError, "almanac-field.wasm"):
            contents(self.dist)

    def test_the_same_files_give_the_same_bytes_in_a_folder_called_package(self):
        files = contents(self.dist)
        self.assertEqual(pack(files), pack(dict(reversed(files.items()))))
        with tarfile.open(fileobj=io.BytesIO(pack(files))) as archive:
            self.assertEqual({name.split("/")[0] for name in archive.getnames()}, {"package"})
            described = json.load(archive.extractfile("package/package.json"))
        self.assertEqual(described["name"], "almanac-calendar")
        self.assertRegex(described["version"], r"^\d+\.\d+\.\d+$")


if __name__ == "__main__":
    unittest.main()
