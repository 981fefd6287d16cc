// SPDX-License-Identifier: MIT
import CalendarEngine
import CivilTime

extension WireReader {
  /// A preset, by name.
  mutating func preset() -> Preset {
    let name = text()
    // The pickers' build has no presets.
    return checked(Edition.isPicker ? nil : Preset(name: name), or: .fioriMonth)
  }
}

extension ReplyWriter {
  /// Writes a preset as attributes of the element, one per line.
  mutating func write(_ preset: Preset) {
    var attributes: [UInt8] = []
    if !Edition.isPicker { CalendarOptions(preset).appendAttributes(to: &attributes) }
    operation(.preset)
    text(attributes[...])
  }
}
