// SPDX-License-Identifier: MIT
import CalendarEngine

extension LocaleProfile {
  /// Words in its language, where there are some.
  func words<Words>(of languages: [String: Words]) -> Words? {
    languages[String(decoding: tag.prefix { $0 != 0x2D }, as: UTF8.self)]
  }

  /// A text in which a number stands for "%"; none for zero.
  func text(_ text: String, of count: Int) -> String {
    guard count > 0 else { return "" }
    var number: [UInt8] = []
    append(Int64(count), to: &number)
    return text.replacing("%", with: String(decoding: number, as: UTF8.self))
  }
}
