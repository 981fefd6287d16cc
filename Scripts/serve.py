#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Serves Web/dist on this machine only, under the policy that the element promises to work with.

Usage: Scripts/serve.py [--port N] [--root DIR] [--open]
The port is --port, else $PORT, else 8080; 0 picks a free one, and so does 8080 when it is taken.
"""

import argparse
import errno
import os
import shutil
import signal
import subprocess
import sys
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

LOOPBACK = "127.0.0.1"
LOOPBACK_NAMES = {"127.0.0.1", "localhost"}
DEFAULT_PORT = 8080

# The same as the server's `HTTPFields.guarding`; a test compares the two.
GUARDING = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self'; manifest-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Handler(SimpleHTTPRequestHandler):
    """GET and HEAD of files; no directory listings, no caching."""

    protocol_version = "HTTP/1.1"
    server_version = "Almanac"
    sys_version = ""
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ics": "text/calendar; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".ts": "text/plain; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
    }

    def send_head(self):
        if not self.names_this_machine():
            # A request under another name comes from a page that rebinds its DNS entry.
            return self.send_error(HTTPStatus.MISDIRECTED_REQUEST, "Only loopback names are served")
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def names_this_machine(self):
        try:
            return urlsplit(f"//{self.headers.get('Host', '')}").hostname in LOOPBACK_NAMES
        except ValueError:
            return False

    def list_directory(self, path):
        return self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self):
        for name, value in GUARDING.items():
            self.send_header(name, value)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        if isinstance(code, int) and code >= 400:
            super().log_request(code, size)

    def log_error(self, *arguments):
        """Prints nothing, because `log_request` has printed it."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A browser that hangs up early is not an error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def make_server(port, root):
    """A server on `port`; on a free port when `port` is None and the default is taken."""

    def handler(*arguments):
        return Handler(*arguments, directory=str(root))

    try:
        return Server((LOOPBACK, DEFAULT_PORT if port is None else port), handler)
    except OSError as error:
        if port is None and error.errno == errno.EADDRINUSE:
            return Server((LOOPBACK, 0), handler)
        raise


def open_browser(url):
    """Opens a browser if there is a screen; otherwise the printed address has to do."""
    has_screen = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if has_screen and opener:
        subprocess.Popen([opener, url], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def port_number(text):
    port = int(text)
    if not 0 <= port <= 65535:
        raise ValueError(text)
    return port


def parse_arguments():
    dist = Path(__file__).resolve().parent.parent / "Web" / "dist"
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    # A default given as text also goes through `type`, so a bad $PORT is refused like --port.
    parser.add_argument("--port", type=port_number, default=os.environ.get("PORT") or None)
    parser.add_argument("--root", type=Path, default=dist)
    parser.add_argument("--open", action="store_true", help="open a browser if there is a screen")
    return parser.parse_args()


def main():
    options = parse_arguments()
    if not (options.root / "index.html").is_file():
        sys.exit(f"serve: there is no index.html in {options.root}; run make run")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        server = make_server(options.port, options.root)
    except OSError as error:
        sys.exit(f"serve: cannot listen on port {options.port}: {error.strerror}")
    url = f"http://{LOOPBACK}:{server.server_address[1]}/"
    print(f"Almanac listening on {url}", flush=True)
    if options.open:
        open_browser(url)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
