# SPDX-License-Identifier: MIT
"""A screen without a monitor, a message bus of its own, and windows of `almanac` on it."""

import json
import os
import queue
import re
import shutil
import signal
import struct
import subprocess
import threading
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("ALMANAC", ROOT / "Apps/.build-tests/debug/almanac"))
SYSTEM_PYTHON = "/usr/bin/python3"
NEEDED = ("Xvfb", "xdotool", "dbus-daemon")


def lack():
    """Why these tests cannot run here, or None."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    if not PROGRAM.exists():
        return f"not built: {PROGRAM}"
    probe = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True)
    if probe.returncode:
        return "not installed: python3-pyatspi"
    # Without a screen it ends at once, and says why.
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    bare = {key: value for key, value in os.environ.items() if key not in screens}
    bare["GDK_BACKEND"] = "x11"
    said = subprocess.run([PROGRAM, "window"], env=bare, capture_output=True, text=True)
    return said.stderr.strip() if "without GTK" in said.stderr else None


def png(width, height, lines):
    """A picture of these lines: a zero, and three bytes for each point."""

    def chunk(kind, content):
        check = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + check

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class Desk:
    """A screen of 1000 x 800, and its bus."""

    def __init__(self, folder):
        self.folder = folder
        self.children = []
        self.env = os.environ | {
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "LC_ALL": "C.UTF-8",
            "NO_AT_BRIDGE": "0",
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        self.env.pop("GTK_THEME", None)
        screen = self.start(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1000x800x24", "-fbdir", folder]
        )
        self.env["DISPLAY"] = ":" + screen.stdout.readline().strip()
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.reader = self.start(
            [SYSTEM_PYTHON, Path(__file__).with_name("reader.py")], stdin=subprocess.PIPE
        )

    def start(self, command, **settings):
        log = open(self.folder / f"{Path(command[0]).name}.err", "ab")
        child = subprocess.Popen(
            command, env=self.env, stdout=subprocess.PIPE, stderr=log, text=True, **settings
        )
        self.children.append(child)
        return child

    def close(self):
        for child in reversed(self.children):
            child.terminate()
        for child in self.children:
            child.wait(10)

    def ask(self, **request):
        self.reader.stdin.write(json.dumps(request) + "\n")
        self.reader.stdin.flush()
        return json.loads(self.reader.stdout.readline())

    def hand(self, *command):
        """Moves the mouse, presses keys; see xdotool."""
        words = [str(word) for word in command]
        subprocess.run(["xdotool", *words], env=self.env, check=True, capture_output=True)

    def picture(self, path, width, height):
        """Writes a corner of the screen as PNG."""
        data = (self.folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        start, stride = header[0] + header[19] * 12, header[12]
        lines = []
        for row in range(height):
            line = data[start + row * stride :][: 4 * width]
            colors = bytearray(3 * width)
            colors[0::3], colors[1::3], colors[2::3] = line[2::4], line[1::4], line[0::4]
            lines.append(b"\0" + bytes(colors))
        Path(path).write_bytes(png(width, height, b"".join(lines)))
        return b"".join(lines)


class Window:
    """A running `almanac window`."""

    def __init__(self, desk, *arguments, database=None):
        self.desk = desk
        database = ["--database", str(database)] if database else []
        command = [PROGRAM, "window", "--log", *arguments, *database]
        self.process = desk.start(command)
        desk.children.remove(self.process)
        self.lines = queue.Queue()
        self.heard = []
        # Roles and actions.
        self.performed = set()
        threading.Thread(target=self._listen, daemon=True).start()
        self.expect("shown")
        self.id = self._find()
        # Out of the way of what the next test moves it to.
        desk.hand("mousemove", 990, 790)
        desk.hand("windowfocus", "--sync", self.id)
        self.calm()

    def _listen(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def _find(self):
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)]
        found = subprocess.run(search, env=self.desk.env, capture_output=True, text=True)
        return found.stdout.split()[-1]

    def expect(self, pattern, seconds=10):
        """Waits for a line of the log; returns its match."""
        until = time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(until - time.monotonic(), 0.01))
            except queue.Empty:
                raise AssertionError(f"no {pattern!r} after {self.heard[-20:]}") from None
            if line is None:
                raise AssertionError(f"the window has gone: {self.heard[-20:]}")
            self.heard.append(line)
            match = re.fullmatch(pattern, line)
            if match:
                return match

    def state(self):
        """Frames, drawn nodes and elements so far, the focused day, and the scene as text."""
        self.process.send_signal(signal.SIGUSR1)
        counts = [int(part) for part in self.expect(r"counts (\d+) (\d+) (\d+)").groups()]
        focused = self.expect(r"focused (.*)")[1]
        before = len(self.heard)
        self.expect("end")
        return {"counts": counts, "focused": focused, "scene": self.heard[before:-1]}

    def size(self, width, height):
        self.desk.hand("windowsize", self.id, width, height)
        self.calm()

    def keys(self, *keys):
        self.desk.hand("key", "--clearmodifiers", *keys)

    def tree(self):
        """What a screen reader sees, as soon as it is all there."""
        for _ in range(50):
            reply = self.desk.ask(do="tree", app="almanac")
            if reply.get("ok"):
                return reply["ok"]
            time.sleep(0.1)
        raise AssertionError(f"no tree: {reply}")

    def element(self, role=None, name=None):
        for element in self.tree():
            fits = name is None or re.search(name, element["name"])
            if fits and role in (None, element["role"]):
                return element
        raise AssertionError(f"no {role} {name!r}")

    def act(self, element, action):
        self.performed.add((element["role"], action))
        return self.desk.ask(do="act", app="almanac", path=element["path"], action=action)

    def middle(self, element):
        x, y, width, height = element["frame"]
        return x + width // 2, y + height // 2

    def click(self, element, button=1):
        self.desk.hand("mousemove", *self.middle(element), "click", button)

    def focused(self):
        return [one for one in self.tree() if "focused" in one["states"] and one["name"]]

    def calm(self):
        """Waits until no frame has been painted for a while."""
        last = None
        while last != (last := self.state()["counts"][0]):
            time.sleep(0.25)

    def close(self):
        self.process.terminate()
        self.process.wait(10)
