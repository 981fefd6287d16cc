// SPDX-License-Identifier: MIT
import ArgumentParser
import CalendarEngine
import CalendarFoundation
import CivilTime
import Foundation

/// What stands around the days and in them: the attributes of `<almanac-calendar>` about that.
struct ChromeArguments: ParsableArguments {
  @Flag(help: "The numbers of weeks stand in front of them.")
  var weekNumbers = false

  @Option(help: "How weekdays are written.")
  var weekdays: WeekdaysOption?

  @Flag(help: "The weekday of today is marked while today is in view.")
  var weekdayToday = false

  @Option(
    help: ArgumentHelp(
      "Buttons of pictures that are left out: previous,next,today, or all.", valueName: "names"),
    transform: HiddenButtonsArgument.parse)
  var hideButtons: HeaderButtons?

  @Option(help: "What the title names.")
  var titleRule: TitleOption?

  @Option(
    help: ArgumentHelp(
      "Titles of the neighbouring pages stand beside it, 0 to 1 opaque.", valueName: "opacity"))
  var neighbourTitles: Double?

  @Flag(help: "Today is not marked.")
  var hideToday = false

  @Flag(help: "No dots.")
  var noIndicators = false

  @Flag(help: "With -i, letters alone are no commands: t does not go to today.")
  var noSingleKeys = false

  @Option(
    help: ArgumentHelp(
      "Another calendar whose dates stand under the numbers, such as hebrew.", valueName: "name"),
    transform: AlternateArgument.parse)
  var alternateCalendar: AlternateCalendar?

  @Option(
    help: ArgumentHelp(
      "The language of these dates; else that of the calendar.", valueName: "tag"),
    transform: LocaleArgument.parse)
  var alternateLocale: Locale?

  func validate() throws {
    if let neighbourTitles, !(0...1).contains(neighbourTitles) {
      throw ValidationError("--neighbour-titles is a number from 0 to 1.")
    }
  }

  /// Changes what was asked for.
  func apply(to options: inout CalendarOptions) {
    if weekNumbers { options.showsWeekNumbers = true }
    if let weekdays { options.weekdayForm = weekdays.form }
    if weekdayToday { options.marksWeekdayOfToday = true }
    if let hideButtons { options.headerButtons.subtract(hideButtons) }
    if let titleRule { options.titleRule = titleRule.rule }
    if let neighbourTitles { options.neighbourTitleOpacity = neighbourTitles }
    if hideToday { options.marksToday = false }
    if noIndicators { options.showsIndicators = false }
    if noSingleKeys { options.singleKeys = false }
    if alternateCalendar != nil { options.showsAlternateDates = true }
  }

  /// The other calendar, in the language that was asked for.
  var alternate: AlternateCalendar? {
    guard let alternateCalendar, let alternateLocale else { return alternateCalendar }
    return AlternateCalendar(alternateCalendar.identifier, locale: alternateLocale)
  }
}

/// `--weekdays`.
enum WeekdaysOption: String, CaseIterable, ExpressibleByArgument {
  case fitting, narrow, short, full

  var form: WeekdayForm {
    switch self {
    case .fitting: .fitting
    case .narrow: .narrow
    case .short: .short
    case .full: .full
    }
  }
}

/// `--hide-buttons`.
enum HiddenButtonsArgument {
  /// The buttons in a text.
  ///
  /// - Throws: What buttons are called.
  static func parse(_ text: String) throws -> HeaderButtons {
    var buttons = HeaderButtons()
    for name in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      switch name {
      case "previous": buttons.insert(.previous)
      case "next": buttons.insert(.next)
      case "today": buttons.insert(.today)
      case "all": buttons = .all
      default: throw ValidationError("Buttons are called previous, next, today; or all of them.")
      }
    }
    return buttons
  }
}

/// `--alternate-calendar`.
enum AlternateArgument {
  /// The calendar of a name of CLDR's.
  ///
  /// - Throws: The names that there are.
  static func parse(_ text: String) throws -> AlternateCalendar {
    if let calendar = AlternateCalendar(named: text.lowercased()) { return calendar }
    let names = AlternateCalendar.names
    let near = Spelling.nearest(to: text, in: names).map { " Is it \($0)?" }.first ?? ""
    throw ValidationError("Calendars are called \(names.joined(separator: ", ")).\(near)")
  }
}
