// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WireReader {
  /// A preset by its name.
  mutating func preset() -> Preset {
    let name = text()
    // The pickers' build has no presets.
    return checked(Edition.isPicker ? nil : Preset(name: name), or: .fioriMonth)
  }
}

extension ReplyWriter {
  /// Says what a preset is in attributes of the element, a line each.
  mutating func write(_ preset: Preset) {
    var attributes: [UInt8] = []
    if !Edition.isPicker { CalendarOptions(preset).appendAttributes(to: &attributes) }
    operation(.preset)
    text(attributes[...])
  }
}
