// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CalendarUIKit
  import CivilTime
  import SwiftUI

  /// What the modifiers of a calendar have collected.
  public struct CalendarConfiguration {
    var preset: Preset?
    var changes: [(inout CalendarOptions, DayDates) -> Void] = []
    var showing: Date?
    var today: Date?
    var alternate: AlternateCalendar?
    var furtherTimeZones: [TimeZone] = []
    var fillsHeight = false
    var followsTint = false
    var hasFeedback = true
    /// Nil leaves it to UIKit.
    var dragsEvents: Bool?
    var sources: [@MainActor (DayContext) -> DaySource] = []
    var triggers: [ReloadTrigger] = []
    var drawings: [Role: (CalendarNode) -> AnyView?] = [:]
    var callbacks = CalendarCallbacks()

    /// What nobody has asked anything of.
    public init() {}
  }

  extension CalendarConfiguration {
    /// The options: those of the preset, then what the selection needs, then each modifier.
    func options(
      _ dates: DayDates, isEnabled: Bool, selecting policy: (inout CalendarOptions) -> Void
    ) -> CalendarOptions {
      var options = preset.map { CalendarOptions($0) } ?? CalendarOptions()
      policy(&options)
      options.isDisabled = !isEnabled
      for change in changes { change(&options, dates) }
      return options
    }

    /// All sources as one, or nil without any.
    @MainActor
    func source(_ context: DayContext) -> DaySource? {
      DaySource(combining: sources.map { $0(context) })
    }

    /// The looks: those that are said in the environment, else those of the preset.
    func theme(_ environment: EnvironmentValues) -> Theme {
      var theme = environment.calendarTheme ?? preset.map { Theme($0) } ?? .standard
      for sheet in environment.calendarStyleSheets { theme.apply(sheet) }
      return theme
    }
  }

  extension EnvironmentValues {
    /// The calendar in the zone of the environment.
    var zonedCalendar: Foundation.Calendar {
      var calendar = calendar
      calendar.timeZone = timeZone
      return calendar
    }
  }

  /// What sources need to say what days hold.
  struct DayContext {
    let dates: DayDates
    /// Today if it is pinned.
    let pinned: Date?
    let locale: Locale

    /// Today.
    var today: EpochDay { dates.day(pinned ?? Date()) }
  }

  /// Something that is told when days hold something else.
  struct ReloadTrigger: Hashable {
    let name: Notification.Name
    let sender: ObjectIdentifier?
  }
#endif
