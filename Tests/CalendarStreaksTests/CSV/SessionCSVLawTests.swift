// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarStreaks
import CivilTime
import Testing

/// What holds for all files, on seeded ones.
struct SessionCSVLawTests {
  @Test func readingGivesBackWhatWasWritten() throws {
    var numbers = SeededNumbers(seed: 3)
    var sessions: [Session] = []
    for _ in 0..<5_000 { sessions.append(try #require(Self.session(using: &numbers))) }
    var bytes: [UInt8] = []
    SessionCSVWriter.appendHeader(to: &bytes)
    for session in sessions { SessionCSVWriter.append(session, to: &bytes) }
    let rows = items(in: bytes, partLength: 1_009).compactMap(\.row)
    try #require(rows.count == 5_000)
    for (index, (row, session)) in zip(rows, sessions).enumerated() {
      #expect(row.line == Int64(index) + 2)
      #expect(row.id == session.id)
      #expect(row.start == session.start)
      #expect(row.end == session.end)
      #expect(row.points == session.points)
    }
  }

  @Test func howTheBytesComeDoesNotMatter() {
    var numbers = SeededNumbers(seed: 4)
    var bytes: [UInt8] = Array("start,note,end,points,id\r\n".utf8)
    for line in 0..<300 {
      bytes += line % 3 == 0 ? BadCSVLine.any(using: &numbers) : Self.goodLine(using: &numbers)
      bytes += [[0x0A], [0x0D], [0x0D, 0x0A]].randomElement(using: &numbers) ?? []
    }
    let whole = items(in: bytes)
    #expect(whole.count > 250)
    for partLength in [1, 2, 3, 7, 64, 1_000] {
      #expect(items(in: bytes, partLength: partLength) == whole)
    }
  }

  @Test func aThousandBadLinesHaveAReasonEachAndTakeNoGoodOneWithThem() throws {
    var numbers = SeededNumbers(seed: 5)
    var (bytes, good, bad): ([UInt8], [Int64], [Int64]) = ([], [], [])
    for line in Int64(1)...2_500 {
      // The first line is good, the last one bad; some bad ones stand together.
      let isBad = line > 1 && bad.count < 1_000 && (line > 2_400 || line % 5 < 2)
      bytes += isBad ? BadCSVLine.any(using: &numbers) : Self.goodLine(using: &numbers)
      bytes.append(0x0A)
      if isBad { bad.append(line) } else { good.append(line) }
    }
    try #require(bad.count == 1_000)
    let found = items(in: bytes, partLength: 4_096)
    #expect(found.compactMap(\.row?.line) == good)
    #expect(found.compactMap(\.problem?.line) == bad)
    #expect(found.compactMap(\.problem).allSatisfy { $0.reasonText.utf8.count > 9 })
  }

  @Test func anyBytesAtAllAreRead() {
    var numbers = SeededNumbers(seed: 6)
    let alphabet = Array("\",;\t\r\n 2024-02-20T08:00,,1\"\n".utf8) + [0, 0xFF, 0xC3, 0xEF, 0xBB]
    var lines = 0
    for _ in 0..<3_000 {
      let count = Int.random(in: 0..<120, using: &numbers)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &numbers) }
      let whole = items(in: bytes)
      #expect(items(in: bytes, partLength: 5) == whole)
      lines += whole.count
    }
    #expect(lines > 3_000)
  }

  @Test func theUsualFormReadsAsEveryOther() throws {
    var numbers = SeededNumbers(seed: 7)
    var count = 0
    for _ in 0..<50_000 {
      let text = Self.timeText(using: &numbers)
      let expected = try? SessionTime(iso8601: text)
      #expect(items(in: "\(text),,1").first?.row?.start == expected, "\(text)")
      if expected != nil { count += 1 }
    }
    #expect((20_000..<49_000).contains(count))
  }
}

extension SessionCSVLawTests {
  /// Times of all shapes, one in four of them with a byte that is wrong.
  private static func timeText(using numbers: inout SeededNumbers) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let value = Int.random(in: range, using: &numbers)
      return value < 10 ? "0\(value)" : "\(value)"
    }
    var text = "20\(two(0...99))-\(two(1...12))-\(two(1...31))"
    text += (Bool.random(using: &numbers) ? "T" : " ") + "\(two(0...24)):\(two(0...60))"
    if Bool.random(using: &numbers) { text += ":\(two(0...60))" }
    let sign = Bool.random(using: &numbers) ? "+" : "-"
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: text += "Z"
    case 1: text += sign + "\(two(0...26)):\(two(0...60))"
    case 2: text += sign + two(0...26) + two(0...59)
    default: break
    }
    guard Int.random(in: 0..<4, using: &numbers) == 0 else { return text }
    var bytes = Array(text.utf8)
    let place = bytes.indices.randomElement(using: &numbers) ?? 0
    // Without a space or a separator, which would make it another field.
    bytes[place] = Array("0123456789:-+TZz.x/".utf8).randomElement(using: &numbers) ?? 0
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func time(using numbers: inout SeededNumbers) -> SessionTime? {
    let unit: Int64 = [60_000_000, 1_000_000, 1].randomElement(using: &numbers) ?? 1
    let reach = Instant.max.microsecondsSince1970 - 200_000_000_000
    let microseconds = Int64.random(in: 0...reach, using: &numbers) / unit * unit
    let quarter = Int32.random(in: -56...56, using: &numbers) * 900
    guard let instant = Instant(microsecondsSince1970: microseconds),
      let offset = UTCOffset(seconds: quarter)
    else { return nil }
    let zone = ["", "Europe/Berlin"].randomElement(using: &numbers) ?? ""
    return Bool.random(using: &numbers)
      ? .civil(instant.civil(at: .utc)) : .zoned(instant, offset: offset, zone: Array(zone.utf8))
  }

  private static func session(using numbers: inout SeededNumbers) -> Session? {
    let letters = ["a", "B", "7", "-", " ", "\"", ",", ";", "'", "é", "日", "👩‍👩‍👧", "|", "\\"]
    let count = Int.random(in: 1...20, using: &numbers)
    let id = (0..<count).compactMap { _ in letters.randomElement(using: &numbers) }.joined()
    guard let start = time(using: &numbers), let end = time(using: &numbers) else { return nil }
    let points = [Int32.min, -1, 0, 1, 100, .max].randomElement(using: &numbers) ?? 0
    return Session(id: SessionID(id), start: start, end: end, points: points)
  }

  private static func goodLine(using numbers: inout SeededNumbers) -> [UInt8] {
    let lines = [
      "2024-02-20T08:00,2024-02-20T09:04,100", "2024-02-20T08:00:00+01:00,,5,abc",
      "\"2024-02-20 08:00\",,\"-3\",\"a,\"\"b\"\"\"", "2024-02-20,2024-02-21,0,",
      " 2024-02-20 , , 7 ",
    ]
    return Array((lines.randomElement(using: &numbers) ?? "").utf8)
  }
}
