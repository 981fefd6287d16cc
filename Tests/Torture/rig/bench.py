# SPDX-License-Identifier: MIT
"""The place where an attack happens: the program, a scratch folder, seeded numbers, losses."""

import random
import shutil
import sqlite3
import subprocess
import tempfile
import threading
from pathlib import Path

from .server import Server, environment

HERE = Path(__file__).resolve().parent.parent


class Rig:
    """One attack's place. Everything that it starts ends with it, all its files go."""

    def __init__(self, program, name, seed, scale):
        self.program = str(program)
        self.seed = f"{seed}/{name}"
        self.random = random.Random(self.seed)
        self.scale = scale
        self.losses = []
        self.folder = Path(tempfile.mkdtemp(prefix=f"almanac-torture-{name}-"))
        memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
        self.memory = Path(tempfile.mkdtemp(prefix=f"almanac-torture-{name}-", dir=memory))
        self._servers = []
        self._lock = threading.Lock()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for server in self._servers:
            server.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.rmtree(self.memory, ignore_errors=True)

    def count(self, full, least=1):
        """How many of something at this scale."""
        return max(least, round(full * self.scale))

    def numbers(self, name):
        """Seeded numbers for a thread of its own, or for one of many rounds."""
        return random.Random(f"{self.seed}/{name}")

    def lost(self, *words):
        """Notes what should not have happened."""
        with self._lock:
            self.losses.append(" ".join(map(str, words)))

    def expect(self, holds, *words):
        if not holds:
            self.lost(*words)
        return holds

    def path(self, name):
        """A path in the scratch folder whose own folder exists."""
        return self._under(self.folder, name)

    def quick_path(self, name):
        """The same, on a disk in memory where there is one: for what need not reach a real disk."""
        return self._under(self.memory, name)

    @staticmethod
    def _under(folder, name):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def serve(self, database, port=0, **more):
        """A server that listens; it ends with the rig at the latest."""
        server = Server(self.program, database, port, self.folder, **more)
        self._servers = [each for each in self._servers if each.is_alive] + [server]
        server.wait()
        return server

    def start(self, *words, **more):
        """A command that runs on."""
        more = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
                "text": True} | more
        extra = more.pop("env", {})
        command = [self.program, *map(str, words)]
        return subprocess.Popen(command, env=environment(self.folder) | extra, **more)

    def run(self, *words, seconds=60, **more):
        """A command that has ended; one that does not end is a loss, and its code -9."""
        process = self.start(*words, **more)
        try:
            process.stdout_text, process.stderr_text = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.stdout_text, process.stderr_text = process.communicate()
            self.lost("a command has not ended:", *words)
        return process

    def logging(self, folder, log, die_at=None):
        """The environment of a program whose input and output in a folder is logged.

        It ends as by `kill -9` right after the event of this number.
        """
        env = {"TORTURE_FOLDER": str(folder), "TORTURE_LOG": str(log), "LD_PRELOAD": self.preload("iolog")}
        return env if die_at is None else env | {"TORTURE_DIE_AT": str(die_at)}

    @staticmethod
    def call(words, env):
        """Another program, which has to succeed."""
        subprocess.run(words, env=env, check=True, timeout=60)

    def preload(self, name):
        """A library of `preload/`, built once."""
        library = self.path(f"{name}.so")
        if not library.exists():
            source = HERE / "preload" / f"{name}.c"
            subprocess.run(["cc", "-O2", "-Wall", "-shared", "-fPIC", "-o", library, source,
                            "-ldl", "-lpthread"], check=True)
        return str(library)


def integrity(path):
    """What SQLite says about a file, `ok` when it is whole."""
    try:
        with_file = sqlite3.connect(path, timeout=10)
        try:
            return with_file.execute("PRAGMA integrity_check").fetchone()[0]
        finally:
            with_file.close()
    except sqlite3.Error as error:
        return str(error)
