# SPDX-License-Identifier: MIT
"""Requests as no client should send them: seeded changes of valid ones, as bytes."""

import json

NASTY = [b"\x00", b"\xff\xfe", b"%00", b"%", b"%zz", b"../", b"\r\n", b"\n", b"\r", b" ", b"\t", b"'", b'"',
         b"\xf0\x9f\x98\x80", b"\xed\xa0\x80", b";DROP", b"{}", b"[", b"\\u0000", b"9" * 40, b"-", b"A" * 300,
         b"1e999", b"NaN", b"0x10", b"&&", b"==", b"#", b"//", b"https://example.org/", b"@"]
METHODS = [b"GET", b"POST", b"PUT", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"TRACE", b"CONNECT", b"get",
           b"FOO", b"G\x00T", b"", b"PRI", b"GET GET", b"M-SEARCH"]
VERSIONS = [b"HTTP/1.1"] * 5 + [b"HTTP/1.0", b"HTTP/2.0", b"HTTP/0.9", b"HTTP/1.9", b"http/1.1", b"", b"HTTP/x"]
HEADERS = [b"Host: ", b"Host: example.org", b"Host: 127.0.0.1:99999", b"Origin: http://evil.example",
           b"Content-Length: -1", b"Content-Length: 5, 5", b"Content-Length: 99999999999999999999",
           b"Content-Length: 0x10", b"Content-Length: 3", b"Transfer-Encoding: chunked",
           b"Transfer-Encoding: gzip, chunked", b"Transfer-Encoding: identity", b"Expect: 100-continue",
           b"Expect: 200-ok", b"Content-Type: text/html", b"Content-Type: ", b"Upgrade: h2c\r\nConnection: Upgrade",
           b"Connection: close", b"Accept: */*;q=9", b"Range: bytes=0-0,5-", b"If-None-Match: *",
           b"Cookie: " + b"a" * 9_000,
           b"X: " + b"b" * 40_000, b" folded: x", b"No colon", b": nameless", b"Na me: x", b"N\x01: x",
           b"Last-Event-ID: zzz", b"Accept-Encoding: gzip;q=x"]
VALUES = [None, True, False, 0, -1, 1.5, 1e300, 2**31, 2**63, 2**64, "", "x" * 5_000, "\u0000", "\ud800", [], {},
          [[[[[]]]]], {"a": {"b": 1}}, "2024-02-30", "9999-12-31T23:59:60", "0000-00-00", "2024-02-20T08:00",
          "2024-02-20T08:00+99:00", "-0001-01-01", "2024-02-20T24:00", "types", "../../etc/passwd"]


def valid_requests(numbers):
    """One of the API's requests: method, target, body."""
    name = f"h-{numbers.randrange(200)}"
    day = f"2024-{numbers.randrange(1, 13):02}-{numbers.randrange(1, 29):02}"
    session = {"id": name, "start": f"{day}T08:00:01", "end": f"{day}T09:00:01", "points": numbers.randrange(99)}
    calendar = {"id": name, "name": "Work", "color": "#3A7BD5", "order": 1, "hidden": False, "zone": "Asia/Tokyo"}
    event = {"id": name, "calendar": "home", "title": "Review", "notes": "a\nb", "location": "5", "status": "tentative",
             "busy": True, "color": "#00FF00", "start": f"{day}T09:30[Europe/Berlin]", "end": f"{day}T10:15[UTC]"}
    return numbers.choice([
        (b"GET", "/", None), (b"GET", "/api/info", None), (b"GET", "/api/zones/Europe/Berlin", None),
        (b"GET", f"/api/days?from={day}&to=2025-01-01&zone=Asia/Tokyo&empty=true", None),
        (b"GET", f"/api/streak?on={day}", None), (b"GET", f"/api/sessions/{name}", None),
        (b"GET", f"/api/sessions?from={day}&to=2026-01-01&limit=5", None),
        (b"GET", "/api/changes?since=0123456789abcdef.4&limit=10", None), (b"GET", "/api/marks/types", None),
        (b"GET", f"/api/marks?from={day}&to=2026-01-01", None), (b"GET", "/api/sessions.csv", None),
        (b"POST", "/api/sessions", session), (b"POST", "/api/sessions", session),
        (b"PATCH", f"/api/sessions/{name}", {"revision": 1, "points": 7, "deleted": False}),
        (b"DELETE", f"/api/sessions/{name}?revision=1", None),
        (b"POST", "/api/marks", {"id": name, "type": "run", "owner": "me", "day": day}),
        (b"PATCH", f"/api/marks/{name}", {"revision": 1, "day": day}),
        (b"GET", "/api/calendars", None), (b"GET", f"/api/events/{name}", None),
        (b"GET", f"/api/events?from={day}&to=2025-01-01&calendars=home", None),
        (b"GET", f"/api/occurrences?from={day}&to=2025-01-01&zone=Asia/Tokyo", None),
        (b"GET", f"/api/occurrences?from={day}&to=2025-01-01&detail=counts", None),
        (b"POST", "/api/calendars", calendar), (b"POST", "/api/calendars", {"id": "home", "name": "Home"}),
        (b"PATCH", f"/api/calendars/{name}", {"revision": 1, "zone": None, "hidden": True}),
        (b"DELETE", f"/api/calendars/{name}?revision=2", None), (b"POST", "/api/events", event),
        (b"PATCH", f"/api/events/{name}", {"revision": 1, "start": day, "end": "2027-01-01", "color": None}),
        (b"DELETE", f"/api/events/{name}?revision=1", None),
        (b"PUT", "/api/settings", {"revision": 0, "goal": 5, "firstDay": None, "zone": "Europe/Berlin"}),
        (b"POST", "/api/sessions/import", f"{day}T08:00,{day}T09:00,5,{name}\n".encode()),
        (b"POST", "/api/sessions/import?strict=true", b"start,end,points\n2024-02-20,,\n"),
        (b"GET", "/api/changes/stream", None), (b"POST", "/api/own", None)])


def splice(data, numbers):
    """Bytes with something nasty put in, left out, doubled or turned over."""
    place, dice = numbers.randrange(len(data) + 1), numbers.random()
    if dice < 0.5:
        return data[:place] + numbers.choice(NASTY) + data[place:]
    if dice < 0.7:
        return data[:place] + data[place + numbers.randrange(1, 9):]
    if dice < 0.85:
        return data[:place] + data[max(0, place - 12):]
    return data[:place] + bytes([numbers.randrange(256)]) + data[place + 1:]


def odd_body(body, numbers):
    """A body with a member that is of another kind, missing, doubled or unknown; or no JSON."""
    if isinstance(body, bytes):
        return splice(body, numbers)
    if body is None:
        return numbers.choice([b"", b"{}", b"x" * 200])
    body, dice = dict(body), numbers.random()
    member = numbers.choice(list(body))
    if dice < 0.5:
        body[member] = numbers.choice(VALUES)
    elif dice < 0.6:
        del body[member]
    elif dice < 0.7:
        body[numbers.choice(["x", "", "id\u0000", "revision"])] = numbers.choice(VALUES)
    text = json.dumps(body).encode()
    if dice > 0.95:
        return b"[" * 20_000 + text
    return splice(text, numbers) if dice > 0.7 else text


def chunked(body, numbers):
    """A body in chunks, at times with sizes that are wrong."""
    sizes = [b"%x" % len(body), b"%x;ext=1" % len(body), b"%X" % (len(body) + 3), b"-1", b"zz", b"f" * 20,
             b"", b"0x5"]
    size = numbers.choice(sizes[:2]) if numbers.random() < 0.5 else numbers.choice(sizes)
    end = numbers.choice([b"0\r\n\r\n", b"0\r\nTrailer: x\r\n\r\n", b"0\r\n", b""])
    return size + b"\r\n" + body + b"\r\n" + end


def hostile_request(numbers, port):
    """The bytes of one request."""
    method, target, body = valid_requests(numbers)
    target, version = target.encode(), b"HTTP/1.1"
    kind = b"text/csv" if isinstance(body, bytes) else b"application/json"
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    headers = [b"Host: 127.0.0.1:%d" % port]
    has_length, dice = True, numbers.random()
    if dice < 0.08:
        method = numbers.choice(METHODS)
    elif dice < 0.3:
        target = splice(target, numbers)
    elif dice < 0.35:
        version = numbers.choice(VERSIONS)
    elif dice < 0.5:
        headers.insert(numbers.randrange(2), numbers.choice(HEADERS))
    elif dice < 0.78:
        data = odd_body(body, numbers)
    elif dice < 0.86:
        headers.append(b"Transfer-Encoding: chunked")
        data, has_length = chunked(data, numbers), False
    if data and has_length:
        headers += [b"Content-Type: " + kind, b"Content-Length: %d" % len(data)]
    elif data:
        headers.append(b"Content-Type: " + kind)
    request = method + b" " + target + b" " + version + b"\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + data
    if dice > 0.93:
        return request[:numbers.randrange(len(request))]
    return splice(request, numbers) if dice > 0.86 else request
