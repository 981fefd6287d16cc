// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WebCalendar {
  /// Does what the attributes of an element ask, and says what of them has no meaning.
  mutating func configure(
    _ asked: AskedOptions, at time: Int64
  ) -> CalendarRuntime.Update {
    let name = asked.presetName
    let preset = asked.preset
    if !name.isEmpty, preset == nil, name != refusedPreset { warn(name[...], .invalidValue) }
    refusedPreset = preset == nil ? name : []
    let (options, problem) = asked.options(over: preset ?? CalendarOptions())
    if let problem { warn([], problem == .invalidDay ? .invalidDay : .reversedInterval) }
    tellExpansion(of: options)
    return runtime.send(CalendarInput(.action(.configure(options)), at: time))
  }

  /// Tells the page what could not be read: of which value, or of days where it is empty.
  private mutating func warn(_ value: ArraySlice<UInt8>, _ error: WireError) {
    reply.operation(.warning)
    reply.text(value)
    reply.word(Int32(error.rawValue))
  }
}
