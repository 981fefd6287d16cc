// SPDX-License-Identifier: MIT

import CivilTime
import Testing

/// What is no time zone file says so, and where.
@Suite struct TZifTests {
  private func failure(_ bytes: [UInt8]) -> TZifError? {
    do throws(TZifError) {
      _ = try ZoneRules(tzif: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func footerFailure(_ footer: String) -> String? {
    // The footer's text begins behind two blocks of 54 bytes and a line feed.
    failure(TZifBuilder(footer: footer).bytes).map { "\($0.reason) \($0.byteOffset - 109)" }
  }

  @Test func everyVersionIsRead() throws {
    for version in [0, 0x32, 0x33, 0x34, 0x35] as [UInt8] {
      var builder = TZifBuilder()
      builder.version = version
      builder.types = [3600, 7200]
      builder.transitions = [(-1000, 1), (1000, 0)]
      let zone = try ZoneRules(tzif: builder.bytes)
      #expect(zone.offset(at: .min).seconds == 3600)
      #expect(zone.offset(at: .epoch).seconds == 7200)
      #expect(zone.offset(at: .max).seconds == 3600)
    }
  }

  @Test func everyPrefixOfAFileIsTruncatedAtItsEnd() throws {
    let bytes = try #require(ZoneFixture.named("Europe/Berlin")).tzif
    #expect(failure(bytes) == nil)
    for count in 0..<bytes.count {
      let error = try #require(failure(Array(bytes.prefix(count))))
      #expect(Int(error.byteOffset) == count)
      let footer = bytes.dropLast().lastIndex(of: 0x0A) ?? 0
      if count <= footer - 1 { #expect(error.reason == .truncated) }
    }
  }

  @Test func wrongHeadersAreNamed() {
    let good = TZifBuilder().bytes
    func changed(_ index: Int, _ byte: UInt8) -> TZifError? {
      var bytes = good
      bytes[index] = byte
      return failure(bytes)
    }
    #expect(failure([]) == TZifError(reason: .truncated, byteOffset: 0))
    #expect(changed(2, 0) == TZifError(reason: .noMagic, byteOffset: 2))
    #expect(changed(4, 0x31) == TZifError(reason: .unknownVersion, byteOffset: 4))
    #expect(changed(39, 0) == TZifError(reason: .typeCount, byteOffset: 36))
    #expect(changed(36, 0xFF) == TZifError(reason: .typeCount, byteOffset: 36))
    #expect(changed(32, 0xFF)?.reason == .truncated)
    #expect(changed(54, 0) == TZifError(reason: .noMagic, byteOffset: 54))
  }

  @Test func wrongDataAreNamed() {
    var builder = TZifBuilder()
    builder.version = 0
    builder.transitions = [(0, 0), (0, 0)]
    #expect(failure(builder.bytes) == TZifError(reason: .transitionsNotAscending, byteOffset: 48))
    builder.transitions = [(0, 0), (1, 1)]
    #expect(failure(builder.bytes) == TZifError(reason: .noSuchType, byteOffset: 53))
    builder.transitions = []
    builder.types = [0, 93_600]
    #expect(failure(builder.bytes) == TZifError(reason: .offsetOutOfRange, byteOffset: 50))
    builder.types = [.min]
    #expect(failure(builder.bytes)?.reason == .offsetOutOfRange)
    builder.types = [0]
    builder.leapSeconds = 1
    #expect(failure(builder.bytes) == TZifError(reason: .leapSeconds, byteOffset: 28))
  }

  @Test(arguments: [
    ("E", "footerAbbreviation 1"), ("<+0", "footerAbbreviation 3"), ("CET", "footerNumber 3"),
    ("CET-25", "footerNumberOutOfRange 4"), ("CET-1x", "footerAbbreviation 6"),
    ("CET-1CEST", "footerNumber 9"), ("CET-1CEST,M3.5.0", "footerSyntax 16"),
    ("CET-1CEST,M13.5.0,M10.5.0", "footerNumberOutOfRange 11"),
    ("CET-1CEST,M3.0.0,M10.5.0", "footerNumberOutOfRange 13"),
    ("CET-1CEST,M3.5.7,M10.5.0", "footerNumberOutOfRange 15"),
    ("CET-1CEST,J0,M10.5.0", "footerNumberOutOfRange 11"),
    ("CET-1CEST,366,M10.5.0", "footerNumberOutOfRange 10"),
    ("CET-1CEST,M3.5.0/168,M10.5.0", "footerNumberOutOfRange 17"),
    ("CET-1CEST,M3.5.0/1:60,M10.5.0", "footerNumberOutOfRange 19"),
    ("CET-1CEST,M3.5.0,M10.5.0/", "footerNumber 25"),
    ("CET-99999999999999999999", "footerNumberOutOfRange 4"),
    ("CET-1CEST,M3.5.0,M10.5.0,", "footerSyntax 24"),
  ])
  func wrongFootersAreNamed(footer: String, expected: String) {
    #expect(footerFailure(footer) == expected)
  }

  @Test func transitionsBeyondTheCalendarAreBeyondTime() throws {
    var builder = TZifBuilder()
    builder.types = [0, 3600, 7200]
    builder.transitions = [(.min, 1), (-(1 << 59), 2), (0, 0), (.max, 1)]
    let zone = try ZoneRules(tzif: builder.bytes)
    #expect(zone.offset(at: .min).seconds == 7200)
    #expect(zone.offset(at: .max).seconds == 0)
    #expect(zone.nextTransition(after: .min)?.instant == .epoch)
    #expect(zone.nextTransition(after: .epoch) == nil)
  }

  @Test func twentyThousandMutationsNeitherTrapNorRunAway() throws {
    var generator = SeededGenerator(seed: 20_261_121)
    let names = ["Europe/Dublin", "Africa/Cairo", "America/St_Johns", "Asia/Gaza", "Etc/UTC"]
    let files = try names.map { try #require(ZoneFixture.named($0)).tzif }
    var read = 0
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = files.randomElement(using: &generator) ?? []
      mutate(&bytes, with: &generator)
      guard let zone = try? ZoneRules(tzif: bytes) else {
        refused += 1
        continue
      }
      read += 1
      // What could be read, answers.
      let time = Instant(clamping: Int64.random(in: .min ... .max, using: &generator) / 16)
      let civil = zone.civil(at: time)
      let start = zone.startOfDay(civil.day)
      let isConsistent =
        zone.instant(of: civil) >= .min && zone.secondsInDay(civil.day) >= 0 && start <= .max
        && (zone.nextTransition(after: time)?.instant ?? .max) >= time
        && (zone.nextMidnight(after: time) ?? .max) >= time
      if !isConsistent { Issue.record("\(bytes)") }
    }
    #expect(read + refused == 20_000)
    #expect(read > 2000 && refused > 2000)
  }

  private func mutate(_ bytes: inout [UInt8], with generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let last = bytes.indices.upperBound - 1
      // Half of the blows fall on headers and footer, where they hurt.
      let near = [min(last, 50), last - min(last, 40)]
      let place = [
        Int.random(in: 0...last, using: &generator), Int.random(in: 0...near[0], using: &generator),
        Int.random(in: near[1]...last, using: &generator),
      ].randomElement(using: &generator)
      let index = place ?? 0
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
      case 3: bytes[index] = UInt8.random(in: 0x2B...0x3A, using: &generator)
      case 4: bytes[index] = 0xFF
      case 5: bytes[index] = 0
      default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
  }
}
