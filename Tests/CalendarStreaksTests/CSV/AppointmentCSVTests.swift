// SPDX-License-Identifier: MIT
import CalendarStreaks
import Testing

/// Events in tables of Google Calendar and Outlook.
struct AppointmentCSVTests {
  private static func texts(
    _ text: String, dates: CSVDateOrder? = nil, partLength: Int = .max
  ) -> [String] {
    var (reader, texts) = (AppointmentCSVReader(dates: dates), [String]())
    func take() {
      while let item = reader.next() {
        switch item {
        case .problem(let problem): texts.append(problem.description)
        case .row(let row):
          let fields = [row.start, row.end, row.title, row.location, row.notes]
          texts.append(
            fields.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|"))
        }
      }
    }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest.prefix(partLength).withUnsafeBytes { reader.feed($0) }
      rest = rest.dropFirst(partLength)
      take()
    }
    reader.finish()
    take()
    return texts
  }

  @Test(arguments: [1, 7, Int.max])
  func googleWritesItLikeThis(partLength: Int) {
    let file = """
      \u{FEFF}Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private\r
      Final exam,05/30/2026,10:00 AM,05/30/2026,1:00 PM,False,"50 questions,\r
      two ""essays"" in C:\\new",Columbia,True\r
      Trip,6/5/2026,,6/7/2026,,True,,,\r
      """
    #expect(
      Self.texts(file, partLength: partLength) == [
        "2026-05-30T10:00:00|2026-05-30T13:00:00|Final exam|Columbia|"
          + "50 questions,\ntwo \"essays\" in C:\\new",
        "2026-06-05|2026-06-08|Trip||",
      ])
  }

  @Test func outlookWritesItLikeThis() {
    let file = """
      "Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off",\
      "Reminder Date","Reminder Time","Meeting Organizer","Required Attendees",\
      "Optional Attendees","Meeting Resources","Billing Information","Categories","Description",\
      "Location","Mileage","Priority","Private","Sensitivity","Show time as"
      "Holiday","25.3.2026","0:00:00","26.3.2026","0:00:00","True",,,,,,,,,,,,,,,,
      "Holiday","3/25/2026","12:00:00 AM","3/26/2026","12:00:00 AM","True","False","3/24/2026",\
      "11:45:00 PM","Ann",,,,,,"
      ","Desk",,"Normal","False","Normal","3"
      "Night","3/25/2026","11:30:00 PM","3/26/2026","12:15:00 am","False",,,,,,,,,,,,,,,,
      """
    #expect(
      Self.texts(file) == [
        "line 2: start date: \"25.3.2026\" is not a date such as 2026-03-25 or 3/25/2026",
        "2026-03-25|2026-03-26|Holiday|Desk|\n",
        "2026-03-25T23:30:00|2026-03-26T00:15:00|Night||",
      ])
  }

  @Test func columnsComeInAnyOrderAndMostAreNotNeeded() {
    #expect(
      Self.texts("sep=;\n\nSTART DATE;subject;Colour\n2026-03-25;Trip;red\n") == [
        "line 3: field 3: \"Colour\" is not known and left out; known are subject, start date, "
          + "start time, end date, end time, all day event, description and location",
        "2026-03-25|2026-03-26|Trip||",
      ])
    #expect(
      Self.texts("End Time\tStart Time\tStart Date\tSubject\n10:15\t09:30\t2026/3/5\tReview\n") == [
        "2026-03-05T09:30:00|2026-03-05T10:15:00|Review||"
      ])
  }

  @Test(arguments: [
    (["3/5/2026", "3/25/2026"], nil, ["2026-03-05", "2026-03-25"]),
    (["3/5/2026", "25/3/2026"], nil, ["2026-05-03", "2026-03-25"]),
    (["3/5/2026", "4/6/2026"], CSVDateOrder.monthFirst, ["2026-03-05", "2026-04-06"]),
    (["3/5/2026", "4/6/2026"], .dayFirst, ["2026-05-03", "2026-06-04"]),
    // Neither order matters.
    (["3/3/2026", "2026-03-05"], nil, ["2026-03-03", "2026-03-05"]),
    (["25/3/2026", "3/25/2026"], nil, ["2026-03-25", "2026-03-25"]),
  ])
  func oneDateDecidesForAll(written: [String], order: CSVDateOrder?, days: [String]) {
    let file = "Subject,Start Date\n" + written.map { "a,\($0)\n" }.joined()
    let found = Self.texts(file, dates: order).map { String($0.prefix(10)) }
    #expect(found == days)
  }

  @Test(arguments: [["3/5/2026", "4/6/2026"], ["25/3/2026", "3/5/2026", "3/25/2026"]])
  func datesThatNothingDecidesAreNotGuessed(written: [String]) {
    let file = "Subject,Start Date\n" + written.map { "a,\($0)\n" }.joined()
    let line = 2 + (written.firstIndex(of: "3/5/2026") ?? 0)
    #expect(
      Self.texts(file) == [
        "line \(line): start date: \"3/5/2026\" can be 2026-03-05 or 2026-05-03, and no other date "
          + "decides it, so nothing was read: choose with --dates mdy or --dates dmy"
      ])
    // Of those that are chosen, one that is written the other way is a bad line.
    let chosen = Self.texts("Subject,Start Date\na,25/3/2026\nb,3/5/2026\n", dates: .monthFirst)
    #expect(
      chosen == [
        "line 2: start date: \"25/3/2026\" is not a date such as 2026-03-25 or 3/25/2026",
        "2026-03-05|2026-03-06|b||",
      ])
  }

  @Test(arguments: [
    ("9:00 AM", "09:00:00"), ("09:00", "09:00:00"), ("9:00:30 pm", "21:00:30"),
    ("12:00 AM", "00:00:00"), ("12:30PM", "12:30:00"), ("9:00\u{202F}AM", "09:00:00"),
    ("23:59:59", "23:59:59"),
  ])
  func timesHaveTwelveHoursOrAllOfThem(written: String, time: String) {
    let row = "a,2026-03-25,\(written),2026-03-26,10:00"
    #expect(
      Self.texts("Subject,Start Date,Start Time,End Date,End Time\n" + row) == [
        "2026-03-25T\(time)|2026-03-26T10:00:00|a||"
      ])
  }

  @Test(arguments: [
    ("9 AM,10:00,", "start time: \"9 AM\" is not a time such as 9:30 AM or 09:30"),
    ("13:00 PM,14:00,", "start time: \"13:00 PM\" is not a time such as 9:30 AM or 09:30"),
    ("24:00,10:00,", "start time: \"24:00\" is not a time such as 9:30 AM or 09:30"),
    ("9:00,10:60,", "end time: \"10:60\" is not a time such as 9:30 AM or 09:30"),
    ("9:00,,", "end time: is missing"), (",10:00,", "start time: is missing"),
    (",,False", "start time: is missing"),
    ("9:00,10:00,yes", "all day event: \"yes\" is neither True nor False"),
  ])
  func whatIsNoTimeIsSaid(fields: String, reason: String) {
    let file = "Subject,Start Date,Start Time,End Time,All Day Event\na,2026-03-25,\(fields)\n"
    #expect(Self.texts(file) == ["line 2: " + reason])
  }

  @Test(arguments: [
    "2/30/2026", "13/13/2026", "3/5/26", "3/5", "5.3.2026", "2026-02-30", "a/b/2026", "3//2026",
  ])
  func noOtherDateIsRead(written: String) {
    #expect(
      Self.texts("Subject,Start Date\na,\(written)\n") == [
        "line 2: start date: \"\(written)\" is not a date such as 2026-03-25 or 3/25/2026"
      ])
  }

  @Test func theFirstLineTellsWhoseColumnsTheyAre() {
    for (first, isWhole, expected) in [
      ("Subject,Start Date\n", false, true), ("\u{FEFF}\"subject\";\"start date\"\n", false, true),
      ("\r\n\r\nSubject\tEnd Date\tStart Date", true, true), ("Subject,Start Date", false, nil),
      ("", true, false), ("title,start,end\n", false, false), ("Subject,Start\n", false, false),
      ("sep=;\nSubject;Start Date\n", false, true), ("2026-03-25,2026-03-26\n", false, false),
      (String(repeating: "x", count: 70_000), false, false),
    ] as [(String, Bool, Bool?)] {
      #expect(AppointmentCSVReader.begins(Array(first.utf8), isWhole: isWhole) == expected)
    }
  }
}
