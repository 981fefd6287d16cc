# SPDX-License-Identifier: MIT
"""What the workflows of a Mac and of Linux run is there, and every part of the house is in one of them."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / ".github/workflows").glob("*.yml")}
PRESETS = (ROOT / "Examples/App/UITests/PresetTests.swift").read_text(encoding="utf-8")


class Workflows(unittest.TestCase):
    def test_there_is_one_for_each_platform(self):
        self.assertEqual(set(WORKFLOWS), {"apple", "linux"})
        self.assertIn(".ci/run", WORKFLOWS["linux"])

    def test_what_they_name_exists(self):
        targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
        for text in WORKFLOWS.values():
            for target in re.findall(r"run: make ([a-z-]+)", text):
                self.assertIn(target, targets)
            for path in re.findall(r"--(?:package-path|spec) (\S+)", text):
                self.assertTrue((ROOT / path).exists(), path)
        products = re.findall(r'library\(name: "(\w+)"', (ROOT / "Package.swift").read_text())
        for scheme in re.findall(r"-scheme (Calendar\w+)", WORKFLOWS["apple"]):
            self.assertIn(scheme, products)
        suites = {folder.name for folder in (ROOT / "Apps/Tests").iterdir()}
        for suite in re.findall(r"--filter (\w+)", WORKFLOWS["apple"]):
            self.assertIn(suite, suites)

    def test_a_mac_builds_and_tests_every_package(self):
        apple = WORKFLOWS["apple"]
        for command in [
            "swift build --build-tests",
            "swift test --skip-build",
            "swift run --package-path Tests/Consumer",
            "swift build --package-path Apps --build-tests",
            "swift test --package-path Apps",
            "make typecheck-apple",
            "xcodebuild docbuild",
            "xcodebuild test",
        ]:
            self.assertIn(command, apple)

    def test_every_preset_is_audited_and_kept_as_a_picture_in_each_of_its_looks(self):
        self.assertIn("for preset in Preset.allCases", PRESETS)
        self.assertIn("performAccessibilityAudit()", PRESETS)
        self.assertIn(".keepAlways", PRESETS)
        self.assertEqual(len(re.findall(r"func test(?:In|From)", PRESETS)), 4)
        project = (ROOT / "Examples/App/project.yml").read_text(encoding="utf-8")
        self.assertIn("- path: UITests", project)
        # The app shows what the test asks for.
        app = (ROOT / "Examples/App/AlmanacApp.swift").read_text(encoding="utf-8")
        for name in re.findall(r'"([A-Z]+)":', PRESETS):
            self.assertIn(f'environment["{name}"]', app)


if __name__ == "__main__":
    unittest.main()
