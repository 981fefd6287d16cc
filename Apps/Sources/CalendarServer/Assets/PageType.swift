// SPDX-License-Identifier: MIT

/// The type of a file, by the suffix of its name.
struct PageType {
  /// The media type.
  let text: String

  init(_ path: String) {
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    text = Self.types[ending] ?? "application/octet-stream"
  }

  // The same types as in `Scripts/serve.py`.
  private static let types = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "ics": "text/calendar; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
  ]
}
