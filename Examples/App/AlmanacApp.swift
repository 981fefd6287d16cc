// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarSwiftUI
import SwiftUI

/// A screen for each preset.
@main
struct AlmanacApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationView {
        // A test asks for one screen, on a day that stays the same.
        if let preset = asked {
          PresetScreen(preset: preset, today: today)
        } else {
          List(Preset.allCases, id: \.self) { preset in
            NavigationLink("\(preset.name)") { PresetScreen(preset: preset) }
          }
          .navigationTitle("Almanac")
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  private var asked: Preset? {
    Preset.allCases.first { "\($0.name)" == environment["PRESET"] }
  }

  private var today: Date? {
    environment["TODAY"].flatMap { ISO8601DateFormatter().date(from: $0) }
  }
}

/// A calendar that behaves as a preset says, with what it selects below it.
struct PresetScreen: View {
  let preset: Preset
  var today: Date?
  @State private var day: Date?
  @State private var stay: ClosedRange<Date>?
  @State private var days: Set<DateComponents> = []
  @State private var time: DateInterval?

  var body: some View {
    VStack {
      calendar
      Text(selected).font(.footnote).foregroundColor(.secondary)
      Spacer(minLength: 0)
    }
    .padding()
    .navigationTitle("\(preset.name)")
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var calendar: some View {
    switch CalendarOptions(preset).selection {
    case .interval: CalendarView(range: $stay).preset(preset).today(today)
    case .multiple: CalendarView(days: $days).preset(preset).today(today)
    case .time: CalendarView(time: $time).preset(preset).today(today)
    case .none, .single, .singlePerPage, .week: CalendarView(day: $day).preset(preset).today(today)
    }
  }

  private var selected: String {
    if let stay {
      return "\(stay.lowerBound.formatted(date: .abbreviated, time: .omitted)) to "
        + stay.upperBound.formatted(date: .abbreviated, time: .omitted)
    }
    if !days.isEmpty { return "\(days.count) days" }
    if let time { return DateIntervalFormatter().string(from: time) ?? "" }
    return day?.formatted(date: .abbreviated, time: .omitted) ?? "Nothing is selected."
  }
}
