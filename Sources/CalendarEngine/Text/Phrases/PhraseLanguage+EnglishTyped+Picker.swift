// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  /// Without a field nothing is typed.
  @inline(__always)
  static func appendTyped(to bytes: inout [UInt8]) {}
}
