// SPDX-License-Identifier: MIT

/// A phrase of our own pages around the calendar; these have a catalogue of their own.
///
/// Apps that embed only the calendar do not carry them. The raw values are part of the protocol of
/// the pages' module.
public enum PagePhrase: UInt8, CaseIterable, Sendable {
  /// Name of the page of marks.
  case marks = 0
  /// Name of the list of pages.
  case views
  /// The button that adds a session, and the title of its form.
  case addSession
  /// Title of the form for an existing session.
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
  /// Said when a session has been added.
  case sessionAdded
  /// Said when a session has been saved.
  case sessionSaved
  /// Said when a session has been deleted.
  case sessionDeleted
  /// Said when a change is undone.
  case undone
  /// Said about what the server has not received yet.
  case pending
  /// The server cannot be reached, and nothing is waiting.
  case offline
  /// The server cannot be reached, and {0} changes are waiting; counted.
  case offlineKept
  /// Said when the server can be reached again.
  case backOnline
  /// The page has never reached its server.
  case noServer
  /// What to do then; {0} is a command.
  case startServer
  /// Changes cannot be stored: the browser's storage is blocked or full.
  case notKept
  /// A list could not be loaded.
  case listFailed
  /// Text of an empty calendar.
  case emptyCalendar
  /// Error at a field.
  case needsTime
  /// Error at a field.
  case needsNumber
  /// A button, and the title of its form.
  case settings
  /// Label of a number of points.
  case goal
  /// Label of a day.
  case firstDay
  /// Hint below it.
  case firstDayHint
  /// Label of a time zone.
  case zone
  /// The zone of the device, {0}.
  case deviceZone
  /// Said when the settings have been saved.
  case settingsSaved
  /// A button, and the title of its dialog.
  case importCSV
  /// A link.
  case exportCSV
  /// Shown while a file is over the page.
  case dropHere
  /// Shown while a file, {0}, is being imported.
  case importing
  /// Shown when the import is complete.
  case importDone
  /// New sessions: {0}.
  case added
  /// Changed sessions: {0}.
  case updated
  /// Unchanged sessions: {0}.
  case unchanged
  /// Sessions that somebody had deleted: {0}.
  case leftDeleted
  /// The button that restores those.
  case bringBack
  /// Lines that could not be read: {0}.
  case rejected
  /// The number of a line: {0}.
  case line
  /// After a truncated list: {0} more.
  case more
  /// A file, {0}, of another type.
  case notCSV
  /// How a CSV file is written; {0} is its first line.
  case csvFormat
  /// A file, {0}, beyond the limit of {1} MB.
  case tooLarge
  /// A file, {0}, that could not be imported.
  case importFailed
  /// Says whose data the demonstration shows.
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
  /// Stands for a deleted value.
  case deletedValue
  /// Conflicts waiting for an answer: {0}.
  case undecided
  /// The button that opens them.
  case review
  /// A change that the server refuses; {0} is the reason.
  case notSaved
  /// The button after a truncated list.
  case showMore
  /// While a list is loaded.
  case loadingDay
  /// Heading of a day's marks: {0} is the date.
  case marksOn
  /// A day without marks: {0} is the date.
  case noMarks
  /// Text of a calendar without marks.
  case emptyMarks
  /// The button that adds a mark, and the title of its form.
  case addMark
  /// Label of a mark's kind.
  case kind
  /// Name of the list of kinds.
  case kinds
  /// Label of what a mark belongs to.
  case owner
  /// Error at a field.
  case needsKind
  /// Said when a mark has been added.
  case markAdded
  /// Said when a mark has been deleted.
  case markDeleted
  /// Marks of a day: {0}.
  case markCount
  /// Describes settings: {0} points per day.
  case goalOfADay
  /// Describes settings: from a day on, {0}.
  case since
  /// Marks hidden by a filter: {0}.
  case hidden
  /// The button that shows them.
  case showAll
  /// The server's database file is missing.
  case fileGone
  /// Said when an import was ended before anything was imported.
  case nothingImported
  /// Said when an undone change is made again.
  case redone
  /// Label of the day that a form is about.
  case date
  /// The goal of a day, {0}, whose points are counted, and the points that it has, {1}.
  case toward
  /// Name of the page of events.
  case events
  /// Heading of the list of calendars, and the button that shows it.
  case calendars
  /// Name of the buttons that choose between day, week and month.
  case period
  /// Name of the view that lists events by days.
  case agenda
  /// Said in place of events when no calendar is shown.
  case allHidden
  /// Name of the button to what comes before what is in view.
  case previous
  /// Name of the button to what comes after it.
  case next
  /// The button that makes an undone change again.
  case redo
}
