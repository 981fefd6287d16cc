// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

/// How an element is configured: its attributes, and what only the host knows.
struct ElementOptions {
  /// The attributes as they are written.
  var attributes: [OptionAttribute] = []
  /// What the host adds.
  var flags: HostFlags = []
  /// The kinds of days that the app names.
  var legend: [LegendEntry] = []
  /// What the days of a timeline can be divided into.
  var groups: [CalendarGroup] = []

  /// What the host says of itself beside the attributes.
  struct HostFlags: OptionSet {
    let rawValue: UInt8

    /// The form that the element stands in has it disabled.
    static let isDisabled = HostFlags(rawValue: 1)
    /// There is a data source.
    static let hasFacts = HostFlags(rawValue: 2)
    /// It has occurrences too.
    static let hasOccurrences = HostFlags(rawValue: 4)
    /// It can write the dates of another calendar.
    static let hasAlternates = HostFlags(rawValue: 8)
    /// Somebody listens before days are selected.
    static let asksBeforeSelecting = HostFlags(rawValue: 16)
    /// Somebody listens before pages are turned.
    static let asksBeforeTurning = HostFlags(rawValue: 32)
    /// Somebody listens when cells are shown.
    static let tellsCells = HostFlags(rawValue: 64)
  }
}

extension ElementOptions {
  /// The name of the preset, empty without one.
  var presetName: [UInt8] {
    for attribute in attributes where attribute.isNamed("preset") { return attribute.value }
    return []
  }

  /// The options, over those of a preset, and what is wrong with the days that the attributes
  /// name.
  func options(over preset: CalendarOptions) -> (CalendarOptions, OptionProblem?) {
    var options = preset
    let problem = options.read(attributes)
    options.isDisabled = flags.contains(.isDisabled)
    apply(to: &options)
    return (options, problem)
  }
}

extension WireReader {
  /// How an element is configured.
  mutating func elementOptions() -> ElementOptions {
    var given = ElementOptions()
    given.flags = ElementOptions.HostFlags(rawValue: uint8())
    for _ in 0..<uint8() { given.attributes.append(OptionAttribute(name: text(), value: text())) }
    readFurther(into: &given)
    return given
  }

  /// The kinds of days that the app names.
  mutating func legend() -> [LegendEntry] {
    var legend: [LegendEntry] = []
    for _ in 0..<uint8() {
      legend.append(LegendEntry(name: text(), tint: uint8(), image: text()))
    }
    return legend
  }
}
