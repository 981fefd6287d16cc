// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WebCalendar {
  /// Configures the calendar as an element's attributes say, and warns of values without a meaning.
  mutating func configure(
    _ given: ElementOptions, at time: Int64
  ) -> CalendarRuntime.Update {
    let name = given.presetName
    let preset = given.preset
    if !name.isEmpty, preset == nil, name != refusedPreset { warn(name[...], .invalidValue) }
    refusedPreset = preset == nil ? name : []
    let (options, problem) = given.options(over: preset ?? CalendarOptions())
    if let problem { warn([], WireError(problem)) }
    tellExpansion(of: options)
    return runtime.send(CalendarInput(.action(.configure(options)), at: time))
  }

  /// Warns the page of a value that could not be read; an empty value stands for a day.
  private mutating func warn(_ value: ArraySlice<UInt8>, _ error: WireError) {
    reply.operation(.warning)
    reply.text(value)
    reply.word(Int32(error.rawValue))
  }
}
