// SPDX-License-Identifier: MIT

extension PhraseLanguage {
  static let englishCatalogue: StaticString = """
    1:Previous month|Previous months
    1:Next month|Next months
    Today
    Loading …
    Could not load this month.
    Try again
    Nothing here yet.
    not available
    kept
    short of the goal
    no points
    1:{0} of {1} point|{0} of {1} points
    1:{0} point|{0} points
    No sessions on {0}
    Current streak
    Longest streak
    Goal days
    1:{0} day|{0} days
    Sessions on {0}
    ends before it starts
    {0} – {1}
    Streaks
    Points this week
    {0}, selected
    ,\u{20}
    {0}, not selected
    start of range
    end of range
    Start: {0}. Choose the end date.
    {0} to {1}
    1:{0} day selected|{0} days selected
    1:{0} day not available|{0} days not available
    Nothing selected
    1:At most {0} day|At most {0} days
    1:At least {0} day|At least {0} days
    1:{0} event|{0} events
    +{0} more
    1:Previous week|Previous weeks
    1:Next week|Next weeks
    No earlier than {0}
    No later than {0}
    Week {0}
    Week
    Switch from month view to week view
    Switch from week view to month view
    Month view
    Week view
    Yesterday
    Tomorrow
    Last week
    This week
    Next week
    Last month
    This month
    Next month
    Last quarter
    This quarter
    Next quarter
    Last year
    This year
    Next year
    Week to date
    Month to date
    Quarter to date
    Year to date
    1:Last {0} day|Last {0} days
    1:Next {0} day|Next {0} days
    Type a date, such as {0}.
    Previous year
    Next year
    Previous years
    Next years
    {0}, zoom out
    1:{0} day kept|{0} days kept
    1:{0} day short of the goal|{0} days short of the goal
    1:{0} entry|{0} entries
    1:{0} day marked|{0} days marked
    Could not load this year.
    Q1 {0}
    Q2 {0}
    Q3 {0}
    Q4 {0}
    1st quarter {0}
    2nd quarter {0}
    3rd quarter {0}
    4th quarter {0}
    Choose a day.
    Choose the last day.
    1:Previous day|Previous {0} days
    1:Next day|Next {0} days
    clocks go forward
    clocks go back
    this day does not exist here
    all-day
    Show all all-day events
    Show fewer all-day events
    free
    No events
    """
}
