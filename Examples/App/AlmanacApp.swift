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
        List(Preset.allCases, id: \.self) { preset in
          NavigationLink("\(preset.name)") { PresetScreen(preset: preset) }
        }
        .navigationTitle("Almanac")
      }
      .navigationViewStyle(.stack)
    }
  }
}

/// A calendar that behaves as a preset says, with what it selects below it.
struct PresetScreen: View {
  let preset: Preset
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
    case .interval: CalendarView(range: $stay).preset(preset)
    case .multiple: CalendarView(days: $days).preset(preset)
    case .time: CalendarView(time: $time).preset(preset)
    case .none, .single, .singlePerPage, .week: CalendarView(day: $day).preset(preset)
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
