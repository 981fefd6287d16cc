// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  /// The lines after the English ones that every calendar has: what is said of events.
  static let englishFurther: StaticString = """
    Outside working hours
    Outside open times
    This time is already taken.
    This event is locked.
    locked
    Other
    tentative
    cancelled
    Choose a time.
    until {0}
    {0}. Grabbed. Use the arrow keys to move it, Enter to drop it, Escape to cancel.
    {0}: {1}
    {0}; was {1}
    {0}. Grabbed. Use the arrow keys to move its end, Enter to drop it, Escape to cancel.
    Nothing changed
    {0}. Grabbed. Use the arrow keys to move its start, Enter to drop it, Escape to cancel.
    """
}
