// SPDX-License-Identifier: MIT
import AppSamples
import Foundation
import Testing

@testable import CalendarServer

struct JSONWriterTests {
  @Test func foundationReadsBackEveryCharacter() throws {
    // All of ASCII with its control characters, and what JavaScript once held for line ends.
    let texts =
      (0..<0x80).compactMap { UnicodeScalar($0) }.map { String($0) } + [
        "\u{80}", "é", "\u{2028}", "\u{2029}", "\u{FFFF}", "😀", "\u{10FFFF}", "a\u{0}b", "\r\n",
        "\"quoted\" \\ and / slashed", "</script>",
      ]
    var json = JSONWriter()
    json.array { json in texts.forEach { json.text($0) } }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read == texts)
  }

  @Test func foundationReadsBackEveryWidthOfNumber() throws {
    var numbers: [Int64] = [.min, .max, 0, -1, 1, 9, 10, -10, 99, 100]
    var seeded = SeededNumbers(seed: 3)
    for shift in 0..<63 { numbers.append(Int64(bitPattern: seeded.next()) >> Int64(shift)) }
    var json = JSONWriter()
    json.array { json in numbers.forEach { json.number($0) } }
    #expect(try JSONDecoder().decode([Int64].self, from: Data(json.bytes)) == numbers)
  }

  @Test func commasStandBetweenAndNowhereElse() {
    var json = JSONWriter()
    json.object { json in
      json.name("a")
      json.array { _ in }
      json.name("b")
      json.object { _ in }
      json.name("c")
      json.array { json in
        json.null()
        json.boolean(true)
        json.object { json in
          json.name("d")
          json.boolean(false)
        }
        json.array { $0.number(-7) }
      }
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":[],"b":{},"c":[null,true,{"d":false},[-7]]}"#)
  }
}
