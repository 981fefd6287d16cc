# SPDX-License-Identifier: MIT
"""The type check against an SDK of iOS: what it reads, in which order, and what it says without an SDK."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))

import typecheck_apple  # noqa: E402
from apple import compiler, manifest, mutants, names, sdk, snippets  # noqa: E402


def target(name, imports=(), excluded=(), **more):
    dependencies = [{"byName": [other, None]} for other in imports]
    return {"name": name, "type": "regular", "dependencies": dependencies, "exclude": list(excluded), **more}


DUMP = {
    "targets": [
        target("Host", ["Engine", "Ground"]),
        target("Engine", ["Ground"], ["Parts/Book+Picker.swift"]),
        target("Ground"),
        target("CalendarWeb", ["Engine"]),
        target("Samples", ["Engine"], path="Tests/Samples"),
        {**target("EngineTests", ["Engine"]), "type": "test"},
    ]
}


class ManifestTest(unittest.TestCase):
    def test_modules_come_after_what_they_import(self):
        self.assertEqual([module.name for module in manifest.modules(DUMP)], ["Ground", "Engine", "Host"])

    def test_a_module_needs_what_its_imports_import(self):
        ordered = manifest.modules(DUMP)
        self.assertEqual(manifest.needed(ordered, ["Engine"]), ["Ground", "Engine"])
        self.assertEqual(manifest.needed(ordered, ["Host"]), ["Ground", "Engine", "Host"])

    def test_a_target_may_ask_for_another_language_mode(self):
        setting = {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}
        dump = {"targets": [target("Host", settings=[setting]), target("Ground")]}
        self.assertEqual([module.mode for module in manifest.modules(dump)], ["5", "6"])

    def test_files_of_other_editions_are_left_out(self):
        engine = manifest.modules(DUMP)[1]
        with tempfile.TemporaryDirectory() as folder:
            parts = Path(folder) / "Sources/Engine/Parts"
            parts.mkdir(parents=True)
            for name in ["Book.swift", "Book+Picker.swift", "notes.txt"]:
                (parts / name).write_text("")
            self.assertEqual([file.name for file in engine.sources(Path(folder))], ["Book.swift"])


class MutantsTest(unittest.TestCase):
    def test_each_mistake_has_one_place(self):
        for mutant in mutants.MUTANTS:
            source = (SCRIPTS.parent / mutant.file).read_text(encoding="utf-8")
            self.assertNotEqual(mutant.text(source), source, mutant.name)
        self.assertGreaterEqual(len(mutants.MUTANTS), 10)

    def test_what_is_refused_for_another_reason_survives(self):
        broken = mutants.Mutant("label", "Sources/A/B.swift", "to:", "of:", "wrong label")
        for said, count in [("error: wrong label", 0), ("error: no such module", 1), ("", 1)]:
            with tempfile.TemporaryDirectory() as folder:
                root = Path(folder)
                (root / "Sources/A").mkdir(parents=True)
                (root / broken.file).write_text("f(to: 1)")
                copies = []

                def refusal(_, copy, said=said, copies=copies):
                    copies.append(copy.read_text())
                    return said

                survivors = list(mutants.survivors([broken], root, root / "copies", refusal))
                self.assertEqual(len(survivors), count)
                self.assertEqual(copies, ["f(of: 1)"])

    def test_a_mistake_without_a_place_is_an_error(self):
        with self.assertRaises(ValueError):
            mutants.Mutant("label", "A.swift", "to:", "of:", "").text("f(1)")


class SnippetsTest(unittest.TestCase):
    TEXT = "# A\n\n```swift\n// SwiftUI\nText(a)\n```\n\n```swift\nold()\n```\n\n```swift\n// UIKit\nnew()\n```\n"

    def test_marked_blocks_are_found_with_their_lines(self):
        self.assertEqual(snippets.blocks(self.TEXT), [(4, "// SwiftUI\nText(a)\n"), (13, "// UIKit\nnew()\n")])

    def test_each_block_is_in_a_frame_of_its_own(self):
        text, count = snippets.source({"docs/a.md": self.TEXT})
        self.assertEqual(count, 2)
        self.assertIn("struct Snippet1: View", text)
        self.assertIn("final class Snippet2: UIViewController", text)
        self.assertIn('#sourceLocation(file: "docs/a.md", line: 13)', text)
        self.assertNotIn("old()", text)

    def test_methods_and_types_stand_beside_the_code(self):
        code = "// UIKit\na()\n\n// Asked.\nfunc b() {\n}\n\nfinal class C {\n}\n\nd()\n"
        found = {kind: [line for line, _ in texts] for kind, texts in snippets.parts(code).items()}
        self.assertEqual(found, {"code": [0, 10], "members": [3], "types": [7]})
        text, _ = snippets.source({"a.md": f"```swift\n{code}```\n"})
        self.assertLess(text.index("func b()"), text.index("a()"))
        self.assertLess(text.index("d()"), text.index("final class C"))

    def test_the_code_of_the_originals_is_checked_beside_them(self):
        text = "Before, so:\n\n```swift\nlet calendar = FSCalendar()\n```\n" + self.TEXT
        self.assertEqual(snippets.before(text), [(4, "let calendar = FSCalendar()\n")])
        checked, count = snippets.originals({"docs/migration/fscalendar.md": text})
        self.assertEqual(count, 1)
        self.assertIn("final class Before1: UIViewController, FSCalendarDelegate", checked)
        self.assertNotIn("new()", checked)

    def test_every_page_of_migration_has_both(self):
        pages = sorted((SCRIPTS.parent / "docs/migration").glob("*.md"))
        for page in pages:
            if page.stem != "README":
                codes = [code for _, code in snippets.blocks(page.read_text(encoding="utf-8"))]
                self.assertTrue(any(code.startswith("// SwiftUI") for code in codes), page.name)
                self.assertTrue(any(code.startswith("// UIKit") for code in codes), page.name)

    def test_every_page_of_migration_has_the_original_before_ours(self):
        for page in sorted((SCRIPTS.parent / "docs/migration").glob("*.md")):
            if page.stem != "README":
                _, app = page.read_text(encoding="utf-8").split("## In an app\n")
                self.assertRegex(app, r"^\nBefore[^\n]*:\n\n```swift\n(?!// (?:SwiftUI|UIKit)\n)", page.name)
                self.assertEqual(len(snippets.before(app)), 1, page.name)


class NamesTest(unittest.TestCase):
    def test_public_types_at_the_top_are_names(self):
        text = "public struct A {\n  public struct Inner {}\n}\npublic final class B {}\nstruct C {}\npublic indirect enum D {}\n"
        self.assertEqual(names.public_names(text), ["A", "B", "D"])

    def test_what_is_for_one_platform_is_at_the_top_too(self):
        text = (
            "#if canImport(UIKit)\n  @MainActor open class A: UIView {\n    public struct Inner {}\n  }\n"
            "  #if os(iOS)\n    public protocol B {}\n  #endif\n  extension A {\n    public enum E {}\n  }\n"
            "  public struct C {}\n#endif\npublic struct D {\n  public struct Inner {}\n}\n"
        )
        self.assertEqual(names.public_names(text), ["A", "B", "C", "D"])

    def test_the_views_of_our_hosts_are_among_them(self):
        found = set()
        for host in ["CalendarUIKit", "CalendarSwiftUI"]:
            for file in (SCRIPTS.parent / "Sources" / host).rglob("*.swift"):
                found.update(names.public_names(file.read_text(encoding="utf-8")))
        self.assertLessEqual({"CalendarUIView", "CalendarNode", "CalendarView", "DateField", "CalendarPicture"}, found)

    def test_each_name_is_used_once_without_its_module(self):
        text = names.source(["Engine"], ["A", "B", "A"])
        self.assertIn("import Engine\n", text)
        self.assertIn("import SwiftUI\n", text)
        self.assertEqual(text.count("typealias"), 2)
        self.assertIn("typealias Used1 = B\n", text)


class DocumentationTest(unittest.TestCase):
    @unittest.skipUnless(shutil.which("docc"), "no docc")
    def test_a_link_that_leads_nowhere_is_refused(self):
        for link, fault in [("", ""), ("``Nowhere``", "'Nowhere' doesn't exist")]:
            with tempfile.TemporaryDirectory() as folder:
                catalogue, graphs = Path(folder) / "A.docc", Path(folder) / "graphs"
                catalogue.mkdir()
                graphs.mkdir()
                page = f"# A\n\n@Metadata {{\n  @TechnologyRoot\n}}\n\nA page.\n\n## Overview\n\nWords. {link}\n"
                (catalogue / "A.md").write_text(page)
                said = compiler.documented("A", catalogue, graphs, Path(folder) / "made" / "A")
                self.assertIn(fault, said)
                self.assertEqual(bool(said), bool(fault))


class SDKTest(unittest.TestCase):
    def test_typed_throws_are_added_once(self):
        once = sdk.with_typed_throws("public struct Array {}\n")
        self.assertIn("_willThrowTyped", once)
        self.assertEqual(sdk.with_typed_throws(once), once)

    def test_two_functions_of_os_become_private(self):
        notes = "Functions:\n- Name: _os_log_impl\n  SwiftName: a\n- Name: other\n  SwiftName: b\n"
        self.assertEqual(
            sdk.with_private_logging(notes),
            "Functions:\n- Name: _os_log_impl\n  SwiftPrivate: true\n- Name: other\n  SwiftName: b\n",
        )

    @unittest.skipIf(sys.platform == "darwin", "a Mac has an SDK")
    def test_without_an_sdk_it_says_so(self):
        environment = {name: value for name, value in os.environ.items() if name not in {"SDK", "APINOTES"}}
        for arguments, code in [([], 2), (["--optional"], 0)]:
            command = [sys.executable, SCRIPTS / "typecheck_apple.py", *arguments]
            run = subprocess.run(command, env=environment, capture_output=True, text=True)
            self.assertEqual(run.returncode, code)
            self.assertIn("no SDK", run.stderr)
            self.assertEqual(run.stdout, "" if code else "0 passed, 0 failed, 1 skipped\n")

    def test_mistakes_are_made_unless_they_are_left_out(self):
        self.assertTrue(typecheck_apple.parsed([], {"SDK": "sdk"}).mutants)
        self.assertFalse(typecheck_apple.parsed(["--no-mutants"], {"SDK": "sdk"}).mutants)

    @unittest.skipIf(sys.platform == "darwin", "a Mac needs no notes")
    def test_without_its_notes_it_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "usr/lib/swift").mkdir(parents=True)
            with self.assertRaises(sdk.SDKProblem) as problem:
                sdk.flags(Path(folder), Path(folder), Path(folder))
            self.assertIn("os.apinotes", str(problem.exception))

    def test_a_folder_that_is_no_sdk_is_refused(self):
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(sdk.SDKProblem):
            sdk.flags(Path(folder), None, Path(folder))


if __name__ == "__main__":
    unittest.main()
