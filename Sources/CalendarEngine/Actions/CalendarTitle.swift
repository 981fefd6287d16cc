// SPDX-License-Identifier: MIT
import CivilTime

/// What the title names, according to `TitleRule`.
///
/// Titles that read alike are equal, so an app is told only about visible changes.
public struct CalendarTitle: Hashable, Sendable {
  /// The page that it names, or the month in which its subject begins.
  public let page: CalendarPage
  /// What it names.
  public let subject: Subject

  init(_ page: CalendarPage, _ subject: Subject = .page) {
    self.page = page
    self.subject = subject
  }
}
