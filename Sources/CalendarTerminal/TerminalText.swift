// SPDX-License-Identifier: MIT

/// Measures text in the columns of a terminal.
public enum TerminalText {
  /// How many columns UTF-8 text takes.
  public static func width(_ text: some Collection<UInt8>) -> Int32 {
    DisplayWidth.of(text)
  }

  /// The longest prefix of UTF-8 text that fits into so many columns.
  public static func prefix(_ text: [UInt8], columns: Int32) -> ArraySlice<UInt8> {
    DisplayWidth.prefix(text[...], columns: columns)
  }
}
