// SPDX-License-Identifier: MIT

extension ZoneRules {
  /// The zone in these bytes of a TZif file, versions 1 to 4 (RFC 8536 and RFC 9636).
  ///
  /// Of a version 1 file the last offset holds for ever, of a later one its footer. Before the first
  /// transition holds local time type 0. Transitions outside years −9999 through 9999 are beyond the
  /// ends of time here. Linear cost; bytes after the footer are ignored.
  ///
  /// - Throws: what is wrong and at which byte; no bytes trap.
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
