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

extension ZoneRules {
  /// The zone of a POSIX rule for the variable TZ, in ASCII bytes.
  ///
  ///     try ZoneRules(posix: Array("CET-1CEST,M3.5.0,M10.5.0/3".utf8))   // Berlin's rule of today
  ///     try ZoneRules(posix: Array("UTC+3".utf8))                        // three hours BEHIND UTC
  ///
  /// POSIX counts westward. The rule applies at all times, including those before it was made.
  /// Incomplete rules are refused: a second name needs both of its moments.
  ///
  /// - Throws: What is wrong, and at which byte of the rule. No input traps.
  public init(posix rule: [UInt8]) throws(TZifError) {
    var reader = FooterReader(bytes: [0x0A] + rule + [0x0A], position: 0)
    let yearly: YearlyZoneRule?
    do throws(TZifError) {
      yearly = try reader.footer()
    } catch {
      // The line feed before the rule was added here.
      throw TZifError(reason: error.reason, byteOffset: error.byteOffset - 1)
    }
    guard let yearly, reader.position == rule.count + 2 else {
      let reason: TZifError.Reason = yearly == nil ? .footerAbbreviation : .footerSyntax
      throw TZifError(reason: reason, byteOffset: Int32(clamping: reader.position - 2))
    }
    guard yearly.daylight != nil else {
      self = .fixed(yearly.standard)
      return
    }
    self.init(initial: yearly.standard, ascending: [], yearly: yearly)
  }
}
