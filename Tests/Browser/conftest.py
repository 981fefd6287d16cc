# SPDX-License-Identifier: MIT
"""What the browser tests share: a server, one Chromium, and pages that complain of every error."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PAGES = Path(__file__).resolve().parent / "pages"
# A test that fails is run once more, since browsers stall beside other work: of a hundred one. More have
# another reason.
MOST_REPEATED = 14
sys.path.insert(0, str(ROOT / "Scripts"))

import serve  # noqa: E402
import walk_plan  # noqa: E402

from almanac import Almanac  # noqa: E402
from bench import Bench  # noqa: E402
from field import Field  # noqa: E402
from variants import spread_of  # noqa: E402
from visit import Visit, people  # noqa: E402


# They take up to a hundred seconds each. Last of all, one of them would leave the other worker idle.
LONG = ["test_one_engine.py", "test_preset_walks.py"]
# Laws over many inputs, of which every variant runs.
WALKS = [*LONG, "test_random_walk.py"]


def pytest_addoption(parser):
    parser.addoption("--variants", choices=["all", "spread"], default="all",
                     help="of a test with many variants all, or a spread of a third; walks run all the same")


def pytest_collection_modifyitems(config, items):
    items.sort(key=lambda item: item.path.name not in LONG)
    if config.getoption("variants") == "spread":
        _, left_out = spread_of([item for item in items if item.path.name not in WALKS])
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


# What is said of a test that failed once, and passed when it was repeated.
MOST_LINES = 8


def pytest_sessionfinish(session):
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    repeated = reporter.stats.get("rerun", []) if reporter else []
    for report in repeated:
        why = [line for line in report.longreprtext.splitlines() if line[:2] in ("> ", "E ")]
        reporter.write_line("\n".join([f"\nrepeated: {report.nodeid}", *why[:MOST_LINES]]))
    if len(repeated) > MOST_REPEATED:
        reporter.write_line(f"\n{len(repeated)} tests had to be repeated; {MOST_REPEATED} may be")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


class BenchHandler(serve.Handler):
    """Web/dist as it is shipped, under the same policy, with the tests' own pages in /bench/."""

    def translate_path(self, path):
        if path.startswith("/bench/"):
            return str(PAGES / Path(path.split("?")[0]).name)
        return super().translate_path(path)


@pytest.fixture(scope="session")
def address():
    """Where Web/dist is served."""

    def handler(*arguments):
        return BenchHandler(*arguments, directory=str(ROOT / "Web" / "dist"))

    server = serve.Server((serve.LOOPBACK, 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{serve.LOOPBACK}:{server.server_address[1]}"
    server.shutdown()


def chromium_path():
    # The same browser without windows is quicker by a third.
    names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    return found or pytest.exit("there is no chromium; run Scripts/setup.sh test")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        # Without its sandbox, since it refuses to start as root with it; it sees only our pages.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        arguments += ["--js-flags=--expose-gc"]
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=arguments)
        yield browser
        browser.close()


# Three times as long as the longest test takes, which is a walk. A page that does not come to rest would hold up
# all the others.
MOST_SECONDS = walk_plan.steps(300)


def end_pages():
    """Kills what runs the pages of this process's browser: they crash, and what waits for them fails."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,args="], capture_output=True, text=True).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    parents = {int(pid): int(parent) for pid, parent, *_ in rows}

    def is_ours(pid):
        while pid and pid != os.getpid():
            pid = parents.get(pid, 0)
        return pid != 0

    for pid, _, *arguments in rows:
        if "--type=renderer" in " ".join(arguments) and is_ours(int(pid)):
            os.kill(int(pid), signal.SIGKILL)


@pytest.fixture(autouse=True)
def time_limit():
    timer = threading.Timer(MOST_SECONDS, end_pages)
    timer.daemon = True
    timer.start()
    yield
    timer.cancel()


@pytest.fixture
def open_bench(browser, address):
    """Opens a page of the bench; settings are those of a browser context.

    At the end of the test every page has to have been quiet, but for what it `forgives`.
    """
    benches = []

    def open_bench(path="/bench/bench.html", prepare=None, kind=Bench, **settings):
        settings.setdefault("locale", "en-US")
        settings.setdefault("timezone_id", "UTC")
        settings.setdefault("viewport", {"width": 460, "height": 720})
        context = browser.new_context(**settings)
        bench = kind(context.new_page(), address)
        benches.append(bench)
        if prepare:
            prepare(bench.page)
        bench.open(path)
        return bench

    yield open_bench
    complaints = [complaint for bench in benches for complaint in bench.complaints]
    for bench in benches:
        bench.page.context.close()
    assert complaints == []


@pytest.fixture
def bench(open_bench):
    """A page without a calendar yet."""
    return open_bench()


@pytest.fixture
def open_field(open_bench):
    """Opens a page for a date field; attributes come by `mount`."""

    def open_field(**settings):
        settings.setdefault("reduced_motion", "reduce")
        return open_bench("/bench/picker.html", kind=Field, **settings)

    return open_field


@pytest.fixture
def field(open_field):
    """A page without a field yet."""
    return open_field()


@pytest.fixture
def start_almanac(tmp_path):
    """Starts the program over databases of this test."""
    started = []

    def start_almanac(*arguments, name="calendar.sqlite"):
        started.append(Almanac(tmp_path / name, *arguments))
        return started[-1].start()

    yield start_almanac
    for almanac in started:
        almanac.stop()


@pytest.fixture
def almanac(start_almanac):
    """The program over an empty database."""
    return start_almanac()


@pytest.fixture
def visit(browser):
    """Opens a page of a running program, see `people`."""
    with people(browser, Visit, viewport={"width": 1024, "height": 800}) as open_page:
        yield lambda almanac, path, **settings: open_page(almanac.address, path, **settings)
