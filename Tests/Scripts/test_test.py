# SPDX-License-Identifier: MIT
"""The count at the end of `make test`: read right from every runner, and never better than true."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path
from types import SimpleNamespace

SCRIPTS = Path(__file__).resolve().parents[2] / "Scripts"
sys.path.insert(0, str(SCRIPTS))

import test as runner  # noqa: E402
from suites import counts, programs, screens  # noqa: E402
from suites.counts import Count  # noqa: E402
from suites.steps import STEPS, Step  # noqa: E402

SWIFT = """
\t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
◇ Test case passing 1 argument x → 2 to many(_:) started.
➜ Test skippedOne() skipped: "no"
✘ Test many(_:) recorded an issue with 1 argument x → 3 at t.swift:5:50: a test skipped
✔ Test caseFolding() passed after 0.001 seconds.
✘ Test many(_:) with 3 test cases failed after 0.001 seconds with 2 issues.
✘ Test "with a name" failed after 0.001 seconds with 2 issues.
✘ Test caseOpening() failed after 0.001 seconds with 1 issue.
✘ Suite Good failed after 0.001 seconds with 5 issues (including 1 known issue).
✘ Test run with 7 tests in 1 suite failed after 0.002 seconds with 5 issues.
"""

NODE = "# tests 5\n# suites 0\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n"


class Counts(unittest.TestCase):
    def test_swift(self):
        self.assertEqual(counts.swift(SWIFT), Count(3, 3, 1))
        one = "✔ Test run with 1 test in 0 suites passed after 0.001 seconds."
        self.assertEqual(counts.swift(one), Count(1, 0))
        self.assertEqual(counts.swift("error: Exited with unexpected signal code 4"), Count())
        xctest = "\t Executed 3 tests, with 1 failure (0 unexpected) in 0.1 (0.1) seconds"
        self.assertEqual(counts.swift(xctest), Count(2, 1))

    def test_swift_twice(self):
        self.assertEqual(counts.swift_twice(SWIFT), Count(3, 3, 1))
        again = f"\n{programs.AGAIN} many, caseOpening\n"
        closing = "✘ Test many(_:) failed after 1 s\n✘ Test run with 3 tests in 1 suite failed after 1 s"
        self.assertEqual(counts.swift_twice(SWIFT + again + closing), Count(5, 1, 1, repeated=3))
        self.assertEqual(counts.swift_twice(SWIFT + again + "crashed"), Count(3, 3, 1))

    def test_pytest_twice(self):
        first = "1 failed, 7 passed, 2 rerun in 9.0s\n"
        self.assertEqual(counts.pytest_twice(first), Count(7, 1, repeated=2))
        again = f"\n{programs.AGAIN} a.py::test_b\n"
        self.assertEqual(counts.pytest_twice(first + again + "1 passed in 1.0s\n"), Count(8, 0, repeated=3))
        self.assertEqual(counts.pytest_twice(first + again + "1 failed in 1.0s\n"), Count(7, 1, repeated=3))
        self.assertEqual(counts.pytest_twice(first + again + "killed"), Count(7, 1, repeated=2))

    def test_unittest(self):
        self.assertEqual(counts.unittest("Ran 23 tests in 0.042s\n\nOK\n"), Count(23))
        closing = "FAILED (failures=1, errors=1, skipped=1, expected failures=1)\n"
        self.assertEqual(counts.unittest("Ran 5 tests in 0.000s\n\n" + closing), Count(2, 2, 1))

    def test_node(self):
        self.assertEqual(counts.node(NODE), Count(3, 2, 1))

    def test_pytest(self):
        closing = "1 failed, 7 passed, 1 skipped, 2 errors in 0.02s\n"
        self.assertEqual(counts.pytest("FAILED a - 3 passed in a\n" + closing), Count(7, 3, 1))
        coloured = "===== \x1b[32m12 passed\x1b[0m in 61.30s (0:01:01) ====="
        self.assertEqual(counts.pytest(coloured), Count(12))
        self.assertEqual(counts.pytest("7 passed, 2 rerun in 4.0s\n"), Count(7, repeated=2))
        self.assertEqual(counts.pytest("no tests ran in 0.01s\n"), Count())

    def test_plain(self):
        self.assertEqual(counts.plain("x\n5 passed, 1 failed\n2 passed, 0 failed\n"), Count(7, 1))
        self.assertEqual(counts.plain("0 passed, 0 failed, 1 skipped\n"), Count(skipped=1))
        self.assertEqual(counts.plain("said 5 passed, 1 failed"), Count())


class Sample(unittest.TestCase):
    """Runs steps made of shell scripts, with their logs and files in a folder of the test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.addCleanup(setattr, runner, "LOGS", runner.LOGS)
        runner.LOGS = self.folder

    def step(self, script, count=counts.plain, name="sample", **options):
        return Step(name, ["bash", "-c", script], count, **options)

    def total(self, *steps):
        with contextlib.redirect_stdout(io.StringIO()):
            return runner.run(steps)

    def meeting(self, name, other):
        """A step that passes when another one is under way at the same time."""
        script = f"""cd {self.folder}; touch {name}.began
            until [ -e {other}.began ]; do sleep 0.01; done; echo '1 passed, 0 failed'"""
        return self.step(script, name=name, minutes=0.5)


class Judging(Sample):
    def test_a_good_suite(self):
        self.assertEqual(self.total(self.step("echo '3 passed, 0 failed'")), Count(3))

    def test_a_bad_exit_code_is_a_failure(self):
        self.assertEqual(self.total(self.step("echo '3 passed, 0 failed'; exit 1")), Count(3, 1))

    def test_failures_are_not_counted_twice(self):
        self.assertEqual(self.total(self.step("echo '3 passed, 2 failed'; exit 1")), Count(3, 2))

    def test_a_suite_without_tests_is_a_failure(self):
        self.assertEqual(self.total(self.step("true")), Count(0, 1))

    def test_a_step_that_is_no_suite_counts_only_when_it_fails(self):
        self.assertEqual(self.total(self.step("true", counts.nothing)), Count())
        self.assertEqual(self.total(self.step("false", counts.nothing)), Count(0, 1))

    def test_an_endless_step_is_a_failure(self):
        self.assertEqual(self.total(self.step("sleep 60", minutes=0.01)), Count(0, 1))

    def test_what_needs_a_failed_step_is_left_out(self):
        build = Step("build", ["false"])
        use = Step("use", ["bash", "-c", "echo '1 passed, 0 failed'"], counts.plain, needs=("build",))
        self.assertEqual(self.total(build, use), Count(0, 1))

    def test_a_check_that_cannot_run_is_skipped_and_not_passed(self):
        apple = next(step for step in STEPS if step.name == "apple")
        self.assertEqual(apple.count("0 passed, 0 failed, 1 skipped"), Count(skipped=1))
        self.assertTrue(apple.is_suite)

    def test_needs_name_earlier_steps(self):
        for at, step in enumerate(STEPS):
            self.assertLessEqual(set(step.needs), {earlier.name for earlier in STEPS[:at]})


class Repeating(unittest.TestCase):
    """The tests of the programs: what failed runs once more, and only that."""

    def outcome(self, *runs):
        """The exit code, and the options of each run, of runs that end with these codes and outputs."""
        calls, left = [], iter(runs)

        def run(*options):
            calls.append(options)
            return next(left)

        with contextlib.redirect_stdout(io.StringIO()):
            return programs.main(run), calls

    ISSUES = (
        "✘ Test many(_:) with 3 test cases failed after 1 s with 2 issues.\n"
        "✘ Test opening() failed after 1 s with 1 issue.\n"
    )
    END = "✘ Test run with 7 tests in 1 suite failed after 2 s with 3 issues.\n"

    def test_what_passes_runs_once(self):
        self.assertEqual(self.outcome((0, "")), (0, [()]))

    def test_what_failed_runs_once_more(self):
        second = ("--filter", r"/(many|opening)\(")
        ended = self.ISSUES + self.END
        self.assertEqual(self.outcome((1, ended), (0, "")), (0, [(), second]))
        self.assertEqual(self.outcome((1, ended), (1, "")), (1, [(), second]))

    def test_a_crash_and_an_issue_of_no_test_are_not_forgotten_for_a_failure(self):
        self.assertEqual(self.outcome((1, self.ISSUES)), (1, [()]))
        more = self.END.replace("3 issues", "4 issues")
        self.assertEqual(self.outcome((1, self.ISSUES + more)), (1, [()]))

    def test_what_has_only_a_title_is_not_repeated(self):
        self.assertEqual(self.outcome((1, SWIFT)), (1, [()]))

    def test_a_crash_and_a_flood_are_not_repeated(self):
        self.assertEqual(self.outcome((4, "error: signal 4")), (4, [()]))
        lines = [f"✘ Test t{n}() failed after 1 second with 1 issue.\n" for n in range(6)]
        flood = "".join(lines) + self.END.replace("3 issues", "6 issues")
        self.assertEqual(self.outcome((1, flood)), (1, [()]))


class RepeatingAlone(unittest.TestCase):
    """The tests of browsers and windows: what failed among others runs once more by itself."""

    def outcome(self, *runs):
        calls, left = [], iter(runs)

        def run(cache, *options):
            calls.append(options)
            return next(left)

        with contextlib.redirect_stdout(io.StringIO()):
            return screens.main("Tests/Window", "--durations=20", run=run, cores=2), calls

    def test_what_passes_runs_once(self):
        code, [options] = self.outcome((0, []))
        self.assertEqual((code, options[:3]), (0, ("Tests/Window", "-n", "3")))
        self.assertEqual(options[-1], "--durations=20")

    def test_a_third_of_many_variants_runs_unless_all_are_wanted(self):
        last = "from suites.steps import STEPS; print(STEPS[-1].name, STEPS[-1].command[-1])"
        for given, meant in [("", "spread"), ("all", "all")]:
            environment = os.environ | {"PYTHONPATH": str(SCRIPTS), "VARIANTS": given}
            printed = subprocess.check_output([sys.executable, "-c", last], env=environment, text=True)
            self.assertEqual(printed, f"browser --variants={meant}\n")

    def test_what_failed_runs_once_more_and_alone(self):
        for second in (0, 1):
            code, (_, alone) = self.outcome((1, ["a.py::test_b"]), (second, []))
            self.assertEqual((code, alone), (second, ("Tests/Window", "--last-failed")))

    def test_what_is_no_failure_of_a_test_is_not_repeated(self):
        for code, names in ((2, ["a"]), (3, ["a"]), (1, []), (1, list("abcdef"))):
            self.assertEqual(self.outcome((code, names))[0], code)
            self.assertEqual(len(self.outcome((code, names))[1]), 1)

    def test_a_machine_of_one_core_has_two_browsers(self):
        self.assertEqual([screens.processes(cores) for cores in (1, 2, 4)], [2, 3, 6])


class Reasons(Sample):
    def shown(self, script):
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            runner.run([self.step(script)])
        return printed.getvalue().splitlines()[-1]

    def test_why_stands_last(self):
        said = "✘ Test a() recorded an issue at b.swift:1:2"
        self.assertEqual(self.shown(f"echo '{said}'; seq 40; exit 1"), f"sample: {said}")

    def test_nothing_is_said_of_what_passed(self):
        self.assertTrue(self.shown("echo '1 passed, 0 failed'").startswith("sample "))


class SideBySide(Sample):
    def can_start(self, step, *under_way, waiting=()):
        session = runner.Session([*waiting, step])
        session.runs = [SimpleNamespace(step=other) for other in under_way]
        return session.can_start(step)

    def test_two_steps_go_on_at_once(self):
        self.assertEqual(self.total(self.meeting("a", "b"), self.meeting("b", "a")), Count(2))

    def test_a_third_waits_for_a_lane(self):
        steps = [Step(name, ["true"]) for name in "abc"]
        self.assertTrue(self.can_start(steps[1], steps[0]))
        self.assertFalse(self.can_start(steps[2], *steps[:2]))

    def test_a_step_that_takes_both_lanes_is_alone(self):
        both, other = Step("both", ["true"], lanes=2), Step("other", ["true"])
        self.assertTrue(self.can_start(both))
        self.assertFalse(self.can_start(both, other))
        self.assertFalse(self.can_start(other, both))

    def test_steps_that_use_one_folder_take_turns(self):
        first, second = (Step(name, ["true"], uses="folder") for name in "ab")
        self.assertFalse(self.can_start(second, first))

    def test_a_step_waits_for_all_that_it_needs(self):
        first, second = Step("a", ["true"]), Step("b", ["true"])
        step = Step("c", ["true"], needs=("a", "b"))
        self.assertFalse(self.can_start(step, first))
        self.assertFalse(self.can_start(step, waiting=[second]))
        self.assertTrue(self.can_start(step))

    def test_every_step_can_be_run(self):
        for step in STEPS:
            self.assertLessEqual(step.lanes, runner.LANES)


if __name__ == "__main__":
    unittest.main()
