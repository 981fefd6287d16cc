// SPDX-License-Identifier: MIT

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
