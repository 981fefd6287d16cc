// SPDX-License-Identifier: MIT

/// Makes text from strangers fit for a log: one line, one word.
enum LogText {
  /// The most bytes of a path that are logged.
  private static let most = 256

  /// The path of a target, without its query.
  static func path(_ target: String) -> String {
    escaped(String(target.prefix { $0 != "?" && $0 != "#" }))
  }

  /// The text with spaces, quotation marks, control characters and non-ASCII bytes written as `%`
  /// and two digits.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8.prefix(most) {
      if (0x21...0x7E).contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += byte < 0x10 ? "%0" + digits : "%" + digits
      }
    }
    return text.utf8.count > most ? escaped + "..." : escaped
  }

  /// A time in milliseconds with three decimals.
  static func milliseconds(_ seconds: Double) -> String {
    let micros = Int((seconds * 1e6).rounded())
    let places = String(micros % 1_000)
    return "\(micros / 1_000)." + String(repeating: "0", count: 3 - places.count) + places
  }
}
