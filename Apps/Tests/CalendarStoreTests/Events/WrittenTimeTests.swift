// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

/// Times of events as people and programs write them.
@Suite struct WrittenTimeTests {
  @Test(arguments: [
    ("2026-03-29", "2026-03-29"),
    ("2026-03-29T09:30", "2026-03-29T09:30"),
    ("2026-03-29T09:30:15", "2026-03-29T09:30:15"),
    ("2026-03-29T09:30Z", "2026-03-29T09:30:00+00:00[UTC]"),
    ("2026-03-29T09:30Z[Europe/Berlin]", "2026-03-29T11:30:00+02:00[Europe/Berlin]"),
    ("2026-03-29T09:30[Europe/Berlin]", "2026-03-29T09:30:00+02:00[Europe/Berlin]"),
    ("2026-01-29T09:30+00:00[Europe/London]", "2026-01-29T09:30:00+00:00[Europe/London]"),
    // A gap: there was no such time, the clock was an hour ahead by then.
    ("2026-03-29T02:30[Europe/Berlin]", "2026-03-29T03:30:00+02:00[Europe/Berlin]"),
    // A fold: the first, unless the offset says the second.
    ("2026-10-25T02:30[Europe/Berlin]", "2026-10-25T02:30:00+02:00[Europe/Berlin]"),
    ("2026-10-25T02:30+01:00[Europe/Berlin]", "2026-10-25T02:30:00+01:00[Europe/Berlin]"),
    ("-009999-01-01T00:00", "-009999-01-01T00:00"),
  ])
  func itIsReadAndWrittenAgain(text: String, written: String) throws {
    let time = try eventTime(text)
    #expect(time.description == written)
    #expect(try WrittenTime(written, field: "start") == .time(time))
  }

  @Test(arguments: [
    "", "2026-02-30", "2026-03-29T", "2026-03-29T25:00", "09:30", "2026-03-29T09:30+02:00",
    "2026-03-29T09:30[", "2026-03-29T09:30[]", "2026-03-29T09:30[!Europe/Berlin]",
    "2026-03-29T09:30[../x]", "2026-03-29[Europe/Berlin]", "9999-12-31T23:59-12:00[A/B]",
    "2026-03-29T09:30[u-ca=gregory]extra",
  ])
  func otherTextsAreRefusedWithTheirField(text: String) {
    #expect {
      _ = try WrittenTime(text, field: "end")
    } throws: { error in
      guard case .invalid("end", let reason) = error as? StoreError else { return false }
      return !reason.text.isEmpty && reason.cause != nil
    }
  }

  @Test(arguments: [
    ("2026-03-29", "2026-03-29T10:00"), ("2026-03-29T10:00", "2026-03-29T10:00Z"),
    ("2026-03-29", "2026-03-29"), ("2026-03-29T10:00", "2026-03-29T09:59"),
    ("2026-03-29T10:00[Europe/Berlin]", "2026-03-29T10:30[Asia/Tokyo]"),
    ("2026-03-29T10:00", "2026-03-29T10:00:00.5"),
  ])
  func endsThatDoNotFitAreRefused(start: String, end: String) throws {
    let (first, last) = (try eventTime(start), try eventTime(end))
    #expect {
      _ = try EventSpan(start: first, end: last)
    } throws: { error in
      guard case .invalid("end", _) = error as? StoreError else { return false }
      return true
    }
  }

  @Test(arguments: [
    ("#3a7bd5", "#3A7BD5"), ("#000000", "#000000"), ("#FFFFFF", "#FFFFFF"), ("#00000a", "#00000A"),
  ])
  func aColorIsAnySixDigits(text: String, written: String) {
    #expect(HexColor(text)?.description == written)
  }

  @Test(arguments: ["", "#", "3A7BD5", "#3A7BD", "#3A7BD55", "#3A7BDG", "#+A7BD5", "#３A7BD5"])
  func otherTextsAreNoColor(text: String) {
    #expect(HexColor(text) == nil)
  }
}
