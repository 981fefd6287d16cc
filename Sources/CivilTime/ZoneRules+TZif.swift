// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// The zone of a TZif file, versions 1 to 4 (RFC 8536 and RFC 9636).
  ///
  /// In a version 1 file the last offset is used for ever, in later ones the footer. Local time
  /// type 0 is used before the first transition. Transitions outside years −9999 through 9999 are
  /// ignored. Takes linear time; bytes after the footer are ignored.
  ///
  /// - Throws: What is wrong, and at which byte. No input traps.
  public init(tzif bytes: [UInt8]) throws(TZifError) {
    let reader = TZifReader(bytes: bytes)
    let header = try reader.header(at: 0, timeSize: 4)
    guard header.version >= 2 else {
      let content = try reader.content(of: header)
      self.init(initial: content.initial, ascending: content.changes, yearly: nil)
      return
    }
    let wide = try reader.header(at: header.end, timeSize: 8)
    let content = try reader.content(of: wide)
    var footer = FooterReader(bytes: bytes, position: wide.end)
    let yearly = try footer.footer()
    self.init(initial: content.initial, ascending: content.changes, yearly: yearly)
  }
}
