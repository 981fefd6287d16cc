// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  static let englishPages: StaticString = """
    Marks
    Pages
    Add session
    Edit session
    Start
    End
    Points
    Ends the next day
    Save
    Cancel
    Delete
    Undo
    Close
    Edit: {0}
    Delete: {0}
    Session added
    Session saved
    Session deleted
    Undone
    Not sent yet
    Offline. What you see may be out of date.
    1:Offline. Your change is kept on this device.|Offline. Your {0} changes are kept on this device.
    Back online
    This page cannot reach the calendar’s server.
    Start it with {0}.
    This browser cannot keep changes while offline.
    Could not load this day.
    No sessions yet. Add the first one, or drop a CSV file anywhere on this page.
    Enter a time.
    Enter a whole number.
    Settings
    Daily goal
    First day that counts
    Left empty, every day counts.
    Time zone
    This device’s ({0})
    Settings saved
    Import CSV
    Export CSV
    Drop a CSV file to import its sessions
    Importing {0} …
    {0} imported
    1:{0} session added|{0} sessions added
    1:{0} session updated|{0} sessions updated
    1:{0} was there already|{0} were there already
    1:{0} was deleted before and stays so|{0} were deleted before and stay so
    Bring back
    1:{0} line could not be read|{0} lines could not be read
    Line {0}
    and {0} more
    {0} is not a CSV file.
    A CSV file has a line for each session: {0}
    {0} is too large. The limit is {1} MB.
    {0} could not be imported.
    Sample data
    Start your calendar
    Changed on another device
    Somebody else changed this. Which one do you want to keep?
    Theirs
    Yours
    Keep theirs
    Save mine
    Deleted
    1:{0} change needs your decision.|{0} changes need your decision.
    Review
    Not saved: {0}
    Show more
    Loading …
    Marks on {0}
    No marks on {0}
    No marks yet. Pick a day and add the first one.
    Add mark
    Kind
    Kinds
    Belongs to (optional)
    Say what kind of mark it is.
    Mark added
    Mark deleted
    1:{0} mark|{0} marks
    1:{0} point each day|{0} points each day
    from {0}
    1:{0} mark is hidden.|{0} marks are hidden.
    Show all
    The file with your days is missing. What you enter is kept on this device until it is back.
    Nothing imported
    Redone
    """
}
