// SPDX-License-Identifier: MIT

/// A phrase of our pages around the calendar, in a catalogue of their own.
///
/// Who embeds the calendar alone does not carry them. The raw values are part of the protocol of the
/// pages' module.
public enum PagePhrase: UInt8, CaseIterable, Sendable {
  /// Name of the page of marks.
  case marks = 0
  /// Name of the list of pages.
  case views
  /// The button that adds a session, and the title of its form.
  case addSession
  /// Title of the form of a session that is there.
  case editSession
  /// Label of a time of day.
  case start
  /// Label of a time of day.
  case end
  /// Label of a number of points.
  case pointsLabel
  /// A check box beside an end that comes before the start.
  case endsNextDay
  /// A button.
  case save
  /// A button.
  case cancel
  /// A button.
  case delete
  /// A button.
  case undo
  /// A button.
  case close
  /// Name of a button that edits {0}.
  case edit
  /// Name of a button that deletes {0}.
  case deleteOne
  /// Said when it is.
  case sessionAdded
  /// Said when it is.
  case sessionSaved
  /// Said when it is.
  case sessionDeleted
  /// Said when a deletion is undone.
  case restored
  /// Said of what the server has not got yet.
  case pending
  /// The server cannot be reached, and nothing waits.
  case offline
  /// The server cannot be reached, and {0} changes wait; counted.
  case offlineKept
  /// Said when the server can be reached again.
  case backOnline
  /// The page has never reached its server.
  case noServer
  /// What to do then; {0} is a command.
  case startServer
  /// Changes cannot be kept: the browser's storage is closed or full.
  case notKept
  /// A list could not be loaded.
  case listFailed
  /// What an empty calendar says.
  case emptyCalendar
  /// Said at a field.
  case needsTime
  /// Said at a field.
  case needsNumber
  /// A button, and the title of its form.
  case settings
  /// Label of a number of points.
  case goal
  /// Label of a day.
  case firstDay
  /// Stands below it.
  case firstDayHint
  /// Label of a time zone.
  case zone
  /// The zone of the device, {0}.
  case deviceZone
  /// Said when they are.
  case settingsSaved
  /// A button, and the title of its dialog.
  case importCSV
  /// A link.
  case exportCSV
  /// Shown while a file is over the page.
  case dropHere
  /// While a file, {0}, is taken in.
  case importing
  /// When it is.
  case importDone
  /// Sessions that are new: {0}.
  case added
  /// Sessions that have changed: {0}.
  case updated
  /// Sessions that were there: {0}.
  case unchanged
  /// Sessions that someone had deleted: {0}.
  case leftDeleted
  /// The button that restores those.
  case bringBack
  /// Lines that could not be read: {0}.
  case rejected
  /// The number of a line: {0}.
  case line
  /// Behind a list that is cut: {0} more.
  case more
  /// A file, {0}, of another type.
  case notCSV
  /// How a CSV file is written; {0} is its first line.
  case csvFormat
  /// A file, {0}, beyond the limit of {1} MB.
  case tooLarge
  /// A file, {0}, that could not be taken in.
  case importFailed
  /// Whose data the demonstration shows.
  case demo
  /// The button that leaves it.
  case startOwn
  /// Title of the question after a conflict.
  case conflict
  /// The question.
  case conflictText
  /// Heading of the present value.
  case theirs
  /// Heading of one's own value.
  case mine
  /// A button.
  case keepTheirs
  /// A button.
  case saveMine
  /// Stands for a value that is deleted.
  case deletedValue
  /// Conflicts that wait for an answer: {0}.
  case undecided
  /// The button that asks.
  case review
  /// A change that the server refuses; {0} is the reason.
  case notSaved
  /// The button behind a list that is cut.
  case showMore
  /// While a list is loaded.
  case loadingDay
  /// Heading of a day's marks: {0} is the date.
  case marksOn
  /// A day without marks: {0} is the date.
  case noMarks
  /// What a calendar without marks says.
  case emptyMarks
  /// The button that adds a mark, and the title of its form.
  case addMark
  /// Label of a mark's kind.
  case kind
  /// Name of the list of kinds.
  case kinds
  /// Label of what a mark belongs to.
  case owner
  /// Said at a field.
  case needsKind
  /// Said when it is.
  case markAdded
  /// Said when it is.
  case markDeleted
  /// Marks of a day: {0}.
  case markCount
  /// Stands for settings: {0} points a day.
  case goalOfADay
  /// Stands for settings: from a day on, {0}.
  case since
  /// Marks that a filter hides: {0}.
  case hidden
  /// The button that shows them.
  case showAll
  /// The server's database file is missing.
  case fileGone
}
