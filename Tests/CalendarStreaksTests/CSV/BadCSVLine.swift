// SPDX-License-Identifier: MIT
import AlmanacSamples

/// Lines that are no session, in every way that the reader knows.
enum BadCSVLine {
  static func any(using numbers: inout SeededNumbers) -> [UInt8] {
    let fields = Self.fields(using: &numbers)
    var bytes = Array(fields.joined(separator: ",").utf8)
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      // A byte that no line may hold.
      let place = Int.random(in: 0...bytes.count, using: &numbers)
      let bad: [UInt8] = [0, 1, 7, 8, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F]
      bytes.insert(bad.randomElement(using: &numbers) ?? 0, at: place)
    }
    return bytes
  }

  private static func fields(using numbers: inout SeededNumbers) -> [String] {
    var fields = ["2024-02-20T08:00", "2024-02-20T09:04", "100", "an id"]
    let times = [
      "x", "2024", "2024-00-01", "2023-02-29T08:00", "2024-02-20T", "2024-02-20T08", "08:00",
      "2024-02-20T08:61", "2024-02-20T08:00:00+1", "20.02.2024", "2/20/2024", "2024-02-20T08:00zz",
      "1708416000", "2024-02-20T08:00[Europe/Berlin]", "-", "１２", "\u{1F4A5}", "NaN", "null",
    ]
    let points = [
      "", "x", "1.5", "1e3", "--1", "0x10", "2147483648", "-2147483649", "1 000", "٣", "∞", "100%",
      String(repeating: "9", count: 400),
    ]
    let marks = ["\"", "\"open", "a\"b", "\"a\"b", "\"\"\"", "\"a\" \"b\"", "a\"\"", "x\""]
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: fields[0] = times.randomElement(using: &numbers) ?? ""
    case 1: fields[0] = ""
    case 2: fields[1] = times.randomElement(using: &numbers) ?? ""
    case 3: fields[2] = points.randomElement(using: &numbers) ?? ""
    case 4:
      fields[Int.random(in: 0..<4, using: &numbers)] = marks.randomElement(using: &numbers) ?? ""
    case 5: fields[3] = String(repeating: "é", count: Int.random(in: 129...3_000, using: &numbers))
    case 6: fields += (1...Int.random(in: 1...90, using: &numbers)).map { "more \($0)" }
    default: fields.removeLast(Int.random(in: 2...3, using: &numbers))
    }
    return fields
  }
}
