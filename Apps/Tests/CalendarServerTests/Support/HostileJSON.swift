// SPDX-License-Identifier: MIT

/// Texts that are no JSON object, or none that may be read, and what is said of each.
enum HostileJSON {
  static let texts: [(String, String)] = forms + numbers + strings + nested

  private static let forms: [(String, String)] = [
    ("", "it is no JSON object at byte 0"), (" ", "it is no JSON object at byte 1"),
    ("null", "it is no JSON object at byte 0"), ("[]", "it is no JSON object at byte 0"),
    ("\"a\"", "it is no JSON object at byte 0"), ("1", "it is no JSON object at byte 0"),
    ("\u{FEFF}{}", "it is no JSON object at byte 0"), ("{", "it ends too early at byte 1"),
    ("{}}", "it goes on behind its end at byte 2"),
    ("{} {}", "it goes on behind its end at byte 3"),
    ("{},", "it goes on behind its end at byte 2"),
    ("{}\u{0}", "it goes on behind its end at byte 2"),
    ("{}//x", "it goes on behind its end at byte 2"),
    ("{,}", "the name of a member is missing at byte 1"),
    ("{a:1}", "the name of a member is missing at byte 1"),
    ("{'a':1}", "the name of a member is missing at byte 1"),
    ("{1:1}", "the name of a member is missing at byte 1"),
    ("{/**/}", "the name of a member is missing at byte 1"),
    (#"{"a":1,}"#, "the name of a member is missing at byte 7"),
    (#"{"a"}"#, "a: a colon is missing at byte 4"),
    (#"{"a" 1}"#, "a: a colon is missing at byte 5"),
    (#"{"a"=1}"#, "a: a colon is missing at byte 4"),
    (#"{"a":}"#, "a: a value is missing at byte 5"),
    (#"{"a":,}"#, "a: a value is missing at byte 5"),
    (#"{"a":1"b":2}"#, "a comma or the end is missing at byte 6"),
    (#"{"a":1;"b":2}"#, "a comma or the end is missing at byte 6"),
    (#"{"a":1]"#, "a comma or the end is missing at byte 6"),
    (#"{"a":1 "#, "it ends too early at byte 7"),
    (#"{"a":nul}"#, "a: a value is missing at byte 5"),
    (#"{"a":True}"#, "a: a value is missing at byte 5"),
    (#"{"a":undefined}"#, "a: a value is missing at byte 5"),
    (#"{"a":nullx}"#, "a comma or the end is missing at byte 9"),
    (#"{"a":1,"a":1}"#, "a: the member occurs twice at byte 7"),
    (#"{"a":1,"b":{"c":1,"c":2}}"#, "b: the member occurs twice at byte 18"),
    (#"{"a":1,"b":[{"c":1,"c":2}]}"#, "b: the member occurs twice at byte 19"),
  ]

  private static let numbers: [(String, String)] = [
    "01", "00", "-", "-01", "1.", ".5", "+1", "1e", "1e+", "1.e1", "0x10", "1_000", "NaN",
    "Infinity",
    "-Infinity", "--1",
  ].map { number in
    let reason =
      switch number {
      case ".5", "+1", "NaN", "Infinity": "a: a value is missing at byte 5"
      case "0x10", "1_000": "a comma or the end is missing at byte 6"
      default: "a: a number is not as JSON writes it at byte 5"
      }
    return ("{\"a\":\(number)}", reason)
  }

  private static let strings: [(String, String)] = [
    (#"{"a":"x"#, "a: it ends too early at byte 7"),
    (#"{"a":"x\"#, "a: it ends too early at byte 8"),
    (#"{"a":"\u12"#, "a: it ends too early at byte 10"),
    (#"{"a":"\x41"}"#, "a: there is no such escape at byte 6"),
    (#"{"a":"\'"}"#, "a: there is no such escape at byte 6"),
    (#"{"a":"\U0041"}"#, "a: there is no such escape at byte 6"),
    (#"{"a":"\u00g0"}"#, "a: there is no such escape at byte 6"),
    (#"{"a":"\ud800"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"a":"\udc00"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"a":"\udc00\ud800"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"a":"\ud800\ud800"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"a":"\ud800\u0041"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"a":"\ud800x"}"#, "a: half a surrogate pair stands alone at byte 6"),
    (#"{"\ud800":1}"#, "half a surrogate pair stands alone at byte 2"),
    ("{\"a\":\"x\ny\"}", "a: a control character has no escape at byte 7"),
    ("{\"a\":\"\u{0}\"}", "a: a control character has no escape at byte 6"),
    ("{\"a\":\"\t\"}", "a: a control character has no escape at byte 6"),
  ]

  private static let nested: [(String, String)] = [
    ("{\"a\":" + String(repeating: "[", count: 100_000), "a: it is nested too deep at byte 36"),
    (String(repeating: "{\"a\":", count: 100_000), "a: it is nested too deep at byte 160"),
    (
      "{" + (0..<65).map { "\"\($0)\":0" }.joined(separator: ",") + "}",
      "64: an object has more than 64 members at byte 439"
    ),
    ("{\"a\":[1,]}", "a: a value is missing at byte 8"),
  ]

  static let bytes: [([UInt8], String)] = [
    (Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8), "it is not UTF-8 at byte 6"),
    (Array("{\"a\":\"".utf8) + [0xC0, 0x80] + Array("\"}".utf8), "it is not UTF-8 at byte 6"),
    (
      Array("{\"a\":\"".utf8) + [0xED, 0xA0, 0x80] + Array("\"}".utf8), "it is not UTF-8 at byte 6"
    ),
  ]
}
