// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarEngine
import CalendarFoundation
import CalendarHost
import CalendarModel
import CalendarTerminal
import CivilTime
import Foundation
import Testing

/// A timeline as a terminal shows it; its golden bears its name.
struct SampleTimeline: Sendable, CustomTestStringConvertible {
  let name: String
  var locale = LocaleProfile()
  var showing = "2024-02-20"
  var now = CalendarNow(day: EpochDay(19_774) ?? .epoch, minute: 637)
  /// Lines of the terminal; 0 for all hours.
  var rows: Int32 = 0
  var zone: String?
  var options = TerminalOptions()
  var asked = CalendarOptions()
  /// What is done before it is drawn.
  var keys: [KeySample] = []
  var occurrences: [Occurrence] = (try? Occurrence.week()) ?? []

  init(_ name: String, _ change: (inout SampleTimeline) -> Void = { _ in }) {
    self.name = name
    asked.view = .timeline
    asked.loadsFacts = true
    asked.loadsOccurrences = true
    asked.timeline.hours = MinuteRange(start: 420, end: 1200)
    change(&self)
  }

  var testDescription: String { name }

  mutating func speak(_ locale: LocaleProfile) {
    self.locale = locale
    options.phrases = PhraseBook(tag: locale.tag)
  }
}

extension SampleTimeline {
  static let all: [SampleTimeline] =
    looks + widths + languages + clocks + keyboard + agendas

  private static let looks: [SampleTimeline] = [
    SampleTimeline("timeline"),
    SampleTimeline("timeline-light") {
      $0.options.colors = .truecolor
      $0.asked.timeline.workingHours = MinuteRange(start: 540, end: 1020)
    },
    SampleTimeline("timeline-dark") {
      $0.options.colors = .ansi256
      $0.options.scheme = .dark
    },
    SampleTimeline("timeline-16") { $0.options.colors = .ansi16 },
    SampleTimeline("timeline-cascade") {
      $0.asked.timeline.days = 1
      $0.asked.timeline.packing = .cascade
    },
    SampleTimeline("timeline-hours") { $0.asked.timeline.slot = 60 },
  ]

  private static let widths: [SampleTimeline] = [
    SampleTimeline("timeline-40") { $0.options.width = 40 },
    SampleTimeline("timeline-120") { $0.options.width = 120 },
    SampleTimeline("timeline-1") {
      $0.options.width = 1
      $0.rows = 8
    },
    SampleTimeline("timeline-screen") {
      $0.rows = 21
      $0.asked.timeline.hours = .wholeDay
    },
  ]

  private static let languages: [SampleTimeline] = [
    SampleTimeline("timeline-arabic") { $0.speak(.arabic) },
    SampleTimeline("timeline-arabic-dark") {
      $0.speak(.arabic)
      $0.options.colors = .truecolor
      $0.options.scheme = .dark
      $0.options.width = 40
    },
    SampleTimeline("timeline-german") { $0.speak(LocaleProfile(Locale(identifier: "de-DE"))) },
    SampleTimeline("timeline-japanese") {
      $0.speak(LocaleProfile(Locale(identifier: "ja-JP")))
      $0.options.width = 50
      for index in $0.occurrences.indices {
        $0.occurrences[index].title = Array("デザイン会議".utf8)
      }
    },
  ]

  /// Berlin on the days of 23 and of 25 hours, and Apia where a day is left out.
  private static let clocks: [SampleTimeline] = [
    changing("timeline-gap", "Europe/Berlin", "2026-03-28"),
    changing("timeline-fold", "Europe/Berlin", "2026-10-24"),
    changing("timeline-missing-day", "Pacific/Apia", "2011-12-29"),
  ]

  private static func changing(_ name: String, _ zone: String, _ day: String) -> SampleTimeline {
    SampleTimeline(name) {
      $0.showing = day
      $0.zone = zone
      $0.options.width = 60
      $0.asked.timeline.days = 3
      $0.asked.timeline.hours = MinuteRange(start: 0, end: 360)
    }
  }

  private static let keyboard: [SampleTimeline] = [
    keyed("timeline-cursor", [KeySample(key: .down), KeySample(key: .right)]),
    keyed("timeline-event", [KeySample(key: .f2), KeySample(key: .down), KeySample(key: .down)]),
    selected("timeline-selected") { $0.options.colors = .none },
    selected("timeline-selected-16") { $0.options.colors = .ansi16 },
  ]

  /// The whole days of a week and its first event with hours, while the keyboard is on the next one.
  private static func selected(
    _ name: String, _ change: (inout SampleTimeline) -> Void
  ) -> SampleTimeline {
    let select = KeySample(key: .space, modifiers: .control)
    let (f2, down) = (KeySample(key: .f2), KeySample(key: .down))
    var sample = keyed(name, [f2, select, down, select, down, select, down])
    sample.asked.timeline.isEditable = true
    change(&sample)
    return sample
  }

  private static let agendas: [SampleTimeline] = [
    agenda("agenda"),
    agenda("agenda-dark") {
      $0.options.colors = .ansi256
      $0.options.scheme = .dark
      $0.rows = 18
    },
    agenda("agenda-arabic") {
      $0.speak(.arabic)
      $0.options.width = 40
    },
    agenda("agenda-event") {
      $0.keys = [KeySample(key: .f2), KeySample(key: .down)]
      $0.rows = 18
      $0.options.showsFocus = true
      $0.options.colors = .ansi16
    },
    agenda("agenda-empty") { $0.occurrences = [] },
  ]

  private static func agenda(
    _ name: String, _ change: (inout SampleTimeline) -> Void = { _ in }
  ) -> SampleTimeline {
    SampleTimeline(name) {
      $0.asked.view = .agenda
      change(&$0)
    }
  }

  private static func keyed(_ name: String, _ keys: [KeySample]) -> SampleTimeline {
    SampleTimeline(name) {
      $0.keys = keys
      $0.rows = 18
      $0.options.showsFocus = true
      $0.options.colors = .ansi16
    }
  }
}

extension SampleTimeline {
  func picture() throws -> TerminalPicture {
    var renderer = TerminalRenderer(theme: .streak, options: options)
    let day = try EpochDay(iso8601: showing)
    var environment = CalendarEnvironment(
      today: now.day, locale: locale, metrics: renderer.eventMetrics(rows: rows, asked.view),
      reducesMotion: true)
    environment.now = now
    var runtime = CalendarRuntime(
      state: CalendarState(options: renderer.fitting(asked), showing: day),
      environment: environment)
    let rules = try zone.map { try ZoneRules(identifier: $0) }
    func answer() {
      runtime.answer(
        zone: rules, occurrences: { days in occurrences.filter { $0.days.overlaps(days) } }
      ) { _ in [] }
    }
    answer()
    if !keys.isEmpty { _ = runtime.send(CalendarInput(.action(.focusEntered(nil)), at: 0)) }
    for key in keys {
      _ = runtime.send(CalendarInput(.key(key), at: 0))
      answer()
    }
    renderer.options.focus = runtime.state.focus.occurrence
    return renderer.picture(runtime.scene)
  }

  func bytes() throws -> [UInt8] {
    try picture().lines.flatMap { $0 + [0x0A] }
  }
}
