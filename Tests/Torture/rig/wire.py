# SPDX-License-Identifier: MIT
"""One connection to a server of this machine: requests out, answers in, in order."""

import json
import socket


class Answer:
    """What came back: a status, the headers in lower case, and a body."""

    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)

    def __repr__(self):
        return f"{self.status} {self.body[:200]!r}"


class Wire:
    """A connection; `OSError` when it breaks."""

    def __init__(self, port, seconds=30):
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=seconds)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._data = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def request(self, method, path, body=None, kind="application/json"):
        """The bytes of a request; a body that is no bytes goes as JSON."""
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        if body is not None:
            head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
        return head.encode() + b"\r\n" + (body or b"")

    def send(self, *request, **more):
        self.socket.sendall(self.request(*request, **more))

    def ask(self, *request, **more):
        self.send(*request, **more)
        return self.answer()

    def _more(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the connection has ended")
        self._data += data

    def _until(self, mark):
        while mark not in self._data:
            self._more()
        found, self._data = self._data.split(mark, 1)
        return found

    def _exactly(self, count):
        parts = [self._data]
        have = len(self._data)
        while have < count:
            data = self.socket.recv(min(1 << 20, count - have))
            if not data:
                raise ConnectionError("the connection has ended")
            parts.append(data)
            have += len(data)
        whole = b"".join(parts)
        self._data = whole[count:]
        return whole[:count]

    def head(self):
        """Status and headers of the next answer."""
        lines = self._until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        headers = {}
        for line in lines[1:]:
            name, _, value = line.partition(":")
            headers[name.strip().lower()] = value.strip()
        return int(lines[0].split(" ", 2)[1]), headers

    def chunks(self):
        """The parts of a chunked body, to its end."""
        while size := int(self._until(b"\r\n").split(b";")[0], 16):
            yield self._exactly(size)
            self._exactly(2)
        self._until(b"\r\n")

    def answer(self, method="GET"):
        """The next answer."""
        status, headers = self.head()
        if method == "HEAD" or status in (204, 304) or status < 200:
            return Answer(status, headers, b"")
        if "chunked" in headers.get("transfer-encoding", ""):
            return Answer(status, headers, b"".join(self.chunks()))
        return Answer(status, headers, self._exactly(int(headers.get("content-length", 0))))
