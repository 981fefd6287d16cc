// SPDX-License-Identifier: MIT
import HTTPTypes

extension HTTPFields {
  /// Headers of every answer: browsers may load only this server's own files, and must not guess
  /// types.
  ///
  /// `Scripts/serve.py` sends the same headers, and a test compares the two.
  static let guarding: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        + "img-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
  ]

  /// Sets those fields.
  mutating func guardPages() {
    for (name, value) in Self.guarding {
      if let name = HTTPField.Name(name) { self[name] = value }
    }
  }
}
