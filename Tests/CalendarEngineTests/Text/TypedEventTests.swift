// SPDX-License-Identifier: MIT

import AlmanacSamples
import CivilTime
import Testing

@testable import CalendarEngine

/// Events as people type them in one line.
///
/// It is Tuesday, 24 November 2026, three in the afternoon; the line is written on the 30th.
struct TypedEventTests {
  /// The readings: "2026-11-25 12:00/13:00 lunch", several behind bars.
  private static func read(
    _ text: String, _ locale: LocaleProfile = LocaleProfile(), on date: String = "2026-11-30",
    minute: Int32 = 15 * 60, isPlaced: Bool = false
  ) -> String {
    TypedEvent.readings(
      of: Array(text.utf8), in: locale, on: day(date), today: day("2026-11-24"), minute: minute,
      isPlaced: isPlaced
    ).map(written).joined(separator: " | ")
  }

  private static func written(_ event: TypedEvent) -> String {
    let (first, last) = (event.days.start, event.days.last ?? event.days.start)
    let days = first == last ? "\(first)" : "\(first)/\(last)"
    var title = String(decoding: event.title, as: UTF8.self)
    if !event.place.isEmpty { title += "@" + String(decoding: event.place, as: UTF8.self) }
    guard let minutes = event.minutes else { return "\(days) \(title)" }
    return "\(days) \(clock(minutes.lowerBound))/\(clock(minutes.upperBound)) \(title)"
  }

  private static func clock(_ minute: Int32) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return (hour < 10 ? "0" : "") + "\(hour)" + (rest < 10 ? ":0" : ":") + "\(rest)"
  }

  @Test(
    arguments: [
      ("lunch tomorrow 12-13", "2026-11-25 12:00/13:00 lunch"),
      ("Lunch with Anna tomorrow at 12:30pm", "2026-11-25 12:30/13:30 Lunch with Anna"),
      ("tomorrow 9am-10:30am Stand-up", "2026-11-25 09:00/10:30 Stand-up"),
      ("Dentist Fri 27 Nov 9:30 am", "2026-11-27 09:30/10:30 Dentist"),
      (
        "Dentist on Friday at 9:30 a.m., bring papers",
        "2026-11-27 09:30/10:30 Dentist bring papers"
      ),
      ("Call mum in 30 minutes", "2026-11-24 15:30/16:30 Call mum"),
      ("Check in 2 hours for 15 min", "2026-11-24 17:00/17:15 Check"),
      ("Holiday Dec 24-26", "2026-12-24/2026-12-26 Holiday"),
      ("Conference 27-29 November 2026", "2026-11-27/2026-11-29 Conference"),
      ("Trip from Friday to Sunday", "2026-11-27/2026-11-29 Trip"),
      ("Trip Fri 18:00 - Sun 12:00", "2026-11-27/2026-11-29 18:00/60:00 Trip"),
      ("Party 31 December 22-2", "2026-12-31/2027-01-01 22:00/26:00 Party"),
      ("noon run the day after tomorrow", "2026-11-26 12:00/13:00 run"),
      ("Yoga 11/27 17:30", "2026-11-27 17:30/18:30 Yoga"),
      ("Yoga 2026-12-01 17:30 for 1.5 hours", "2026-12-01 17:30/19:00 Yoga"),
      ("Review next week Thursday 14:00", "2026-12-03 14:00/15:00 Review"),
      ("Review Thursday next week 14:00", "2026-12-03 14:00/15:00 Review"),
      ("Birthday 3 May", "2027-05-03 Birthday"),
      ("Retreat in 2 weeks for 3 days", "2026-12-08/2026-12-10 Retreat"),
      ("Half past eight", "2026-11-30 08:30/09:30  | 2026-11-30 20:30/21:30 "),
      ("Tea half past 16", "2026-11-30 16:30/17:30 Tea"),
      ("Tea at 17", "2026-11-30 17:00/18:00 Tea"),
      ("9-5pm work tomorrow", "2026-11-25 09:00/17:00 work"),
      ("work tomorrow 5-6pm", "2026-11-25 17:00/18:00 work"),
      ("work tomorrow 11-1pm", "2026-11-25 11:00/13:00 work"),
      ("work tomorrow 9-17", "2026-11-25 09:00/17:00 work"),
      ("Meeting 12:00 – 13:15", "2026-11-30 12:00/13:15 Meeting"),
      ("5pm", "2026-11-30 17:00/18:00 "), ("Leap 29 February 2028", "2028-02-29 Leap"),
      ("Saturday 27 March", "2027-03-27 "), ("Saturday 27 November 2027", "2027-11-27 "),
      ("dinner tonight at 8pm", "2026-11-24 20:00/21:00 dinner"),
      ("Movie night Friday 8pm", "2026-11-27 20:00/21:00 Movie night"),
      ("run tomorrow at 8 in the evening", "2026-11-25 20:00/21:00 run"),
      ("run tomorrow 9am for 0.5 hours", "2026-11-25 09:00/09:30 run"),
      ("run tomorrow 9am for half an hour", "2026-11-25 09:00/09:30 run"),
      ("run tomorrow 9am for an hour and a half", "2026-11-25 09:00/10:30 run"),
      ("Run 5-10 km tomorrow", "2026-11-25 Run 5-10 km"),
      ("10-12 people tomorrow", "2026-11-25 10-12 people"),
      ("email from 3 customers tomorrow", "2026-11-25 email from 3 customers"),
      ("Call Mayer 5pm", "2026-11-30 17:00/18:00 Call Mayer"),
      ("Lunch with May 5pm", "2026-11-30 17:00/18:00 Lunch with May"),
      ("Review 2026-12-24T09:30", "2026-12-24 09:30/10:30 Review"),
      ("party Friday 12:30-1:30am", "2026-11-27 00:30/01:30 party"),
      ("12 noon lunch", "2026-11-30 12:00/13:00 lunch"),
      ("Holiday Nov 23-26", "2026-11-23/2026-11-26 Holiday"),
      ("dinner tonight", "2026-11-24 19:00/20:00 dinner | 2026-11-24 dinner tonight"),
      (
        "Call mum this evening",
        "2026-11-24 19:00/20:00 Call mum | 2026-11-24 Call mum this evening"
      ),
      ("dinner tonight at 8", "2026-11-24 20:00/21:00 dinner"),
      ("Dinner this evening at 7:30", "2026-11-24 19:30/20:30 Dinner"),
      ("tonight 8-10 poker", "2026-11-24 20:00/22:00 poker"),
      ("tomorrow evening at 9", "2026-11-25 21:00/22:00 "),
      ("Dinner tomorrow evening at 8pm", "2026-11-25 20:00/21:00 Dinner"),
      ("Movie night Friday at 8", "2026-11-27 20:00/21:00 Movie night"),
      ("Morning run Friday at 7", "2026-11-27 07:00/08:00 Morning run"),
      ("Stand-up Friday morning at nine", "2026-11-27 09:00/10:00 Stand-up"),
      ("Friday lunchtime at 1 Thai", "2026-11-27 13:00/14:00 Thai"),
      ("run Friday afternoon at twelve", "2026-11-27 12:00/13:00 run"),
      ("Tea at half past three in the afternoon", "2026-11-30 15:30/16:30 Tea"),
      ("Tea tomorrow at a quarter to five pm", "2026-11-25 16:45/17:45 Tea"),
      ("from nine to five pm work tomorrow", "2026-11-25 09:00/17:00 work"),
      ("Pub at half eight this evening", "2026-11-24 20:30/21:30 Pub"),
      ("seven dwarfs tomorrow", "2026-11-25 seven dwarfs"),
      ("One on one tomorrow 9 am", "2026-11-25 09:00/10:00 One on one"),
      ("Half marathon tomorrow", "2026-11-25 Half marathon"),
    ])
  func englishSaysWhen(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("lunch", ""), ("", ""), ("Chapters 12-13 of the book", ""), ("Buy 3.5 kg flour", ""),
      ("Room A4 5th floor", ""), ("tomorrow Friday", ""), ("lunch tomorrow 12-13 or 14-15", ""),
      ("5 pm 6 pm", ""), ("12-13 for 2 hours", ""), ("Run 90 min", ""), ("25:00 run", ""),
      ("run 13 am", ""), ("Friday 28 November", ""), ("30 February", ""), ("price $5 pm", ""),
      ("Meeting on the 3rd floor at 2pm", ""), ("Pay 10-12 €", ""), ("costs 9 $", ""),
      ("Call 5pm EST", ""),
      ("Trip 12/3-5", ""), ("dinner this evening at 2", ""),
      ("Good night stories at 5", ""), ("tomorrow morning and evening at 8", ""),
      ("Call at nine thirty", ""), ("Call at nine fifteen tomorrow", ""), ("Call at 9 and 10", ""),
      ("Bus at thirteen fifty", ""),
      ("standup 18:00 UTC tomorrow", ""), ("email from 3 customers", ""),
      ("Saturday 27 November", ""), ("Call 17:00 cest", ""),
      ("Sundae", ""), ("mayor 5", ""), ("50% at 120", ""),
    ])
  func whatSaysNoTimeOrTwoIsRefused(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("tea tomorrow at 5", "2026-11-25 17:00/18:00 tea | 2026-11-25 05:00/06:00 tea"),
      ("tea tomorrow at 9", "2026-11-25 09:00/10:00 tea | 2026-11-25 21:00/22:00 tea"),
      ("tea today at 5", "2026-11-24 17:00/18:00 tea"),
      ("tea today at 2", "2026-11-24 14:00/15:00 tea | 2026-11-24 02:00/03:00 tea"),
      ("run Tuesday", "2026-11-24 run | 2026-12-01 run"),
      ("run Tuesday 8 am", "2026-12-01 08:00/09:00 run"),
      ("run next Friday", "2026-11-27 run | 2026-12-04 run"),
      ("run this Friday", "2026-11-27 run"),
      ("paid 20 November", "2027-11-20 paid"), ("paid 20 November 2026", "2026-11-20 paid"),
      ("lunch at 12", "2026-11-30 12:00/13:00 lunch"), ("paid yesterday", "2026-11-23 paid"),
    ])
  func whatCanMeanTwoTimesIsReadAsBoth(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("party Friday night", "2026-11-27 20:00/21:00 party | 2026-11-27 party night"),
      ("run tomorrow morning", "2026-11-25 09:00/10:00 run | 2026-11-25 run morning"),
      ("dinner tonight for 3 hours", "2026-11-24 19:00/22:00 dinner"),
      // What belongs to the title says no hour, nor does what is over, or what two parts say.
      ("Movie night Friday", "2026-11-27 Movie night"),
      ("Report this morning", "2026-11-24 Report this morning"),
      ("Sale tomorrow morning and evening", "2026-11-25 Sale morning and evening"),
      ("Trip 27-29 November evening", "2026-11-27/2026-11-29 Trip evening"),
      (
        "walk Tuesday evening",
        "2026-11-24 19:00/20:00 walk | 2026-12-01 19:00/20:00 walk | "
          + "2026-11-24 walk evening | 2026-12-01 walk evening"
      ),
    ])
  func aPartOfADayIsItsUsualHourOrTheWholeDay(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("tonight at 1", "2026-11-25 01:00/02:00 "),
      ("dinner tonight at 2", "2026-11-25 02:00/03:00 dinner"),
      ("tonight at 12", "2026-11-25 00:00/01:00 "), ("tonight at 1 am", "2026-11-25 01:00/02:00 "),
      ("bus tonight 11-1", "2026-11-24/2026-11-25 23:00/25:00 bus"),
      ("party Friday night at 1", "2026-11-28 01:00/02:00 party"),
      (
        "Movie night Friday 1am",
        "2026-11-27 01:00/02:00 Movie night | 2026-11-28 01:00/02:00 Movie night"
      ),
      ("midnight tonight fireworks", "2026-11-25 00:00/01:00 fireworks"),
      (
        "flight Friday at 1 at night",
        "2026-11-27 01:00/02:00 flight | 2026-11-28 01:00/02:00 flight"
      ),
      ("call tomorrow at 9 at night", "2026-11-25 21:00/22:00 call"),
      (
        "train tomorrow at 12 at night",
        "2026-11-25 00:00/01:00 train | 2026-11-26 00:00/01:00 train"
      ),
    ])
  func aNightGoesOnAfterMidnight(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  /// A date that no day has is no other day; beside one that there is it belongs to the title.
  @Test(
    arguments: [
      ("meet 25/12 at 10am", ""), ("board meeting 31 feb 10am", ""),
      ("board meeting February 30 at 10am", ""), ("Party 31. November 20:00", ""),
      ("meet 12/25 at 10am", "2026-12-25 10:00/11:00 meet"),
      ("24/7 support tomorrow 9am", "2026-11-25 09:00/10:00 24/7 support"),
      ("Marathon 42 km at 10am", "2026-11-30 10:00/11:00 Marathon 42 km"),
      ("Room 40 marching at 10am", "2026-11-30 10:00/11:00 Room 40 marching"),
      ("May 45 min at 10am", "2026-11-30 10:00/10:45 May"),
    ])
  func aDateThatDoesNotExistIsNotGuessed(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test func anHourOfTheNightIsTheComingOne() {
    let (german, today) = (SampleLocales.german, "2026-11-24")
    for text in ["heute Nacht um 1", "nachts um 1", "um 1 Uhr nachts"] {
      #expect(Self.read(text, german, on: today) == "2026-11-25 01:00/02:00 ", "\(text)")
      // At half past midnight it is a moment later, or a day.
      let both = "2026-11-24 01:00/02:00  | 2026-11-25 01:00/02:00 "
      #expect(Self.read(text, german, on: today, minute: 30) == both, "\(text)")
    }
    #expect(
      Self.read("Zug Samstag 1 Uhr nachts", german)
        == "2026-11-28 01:00/02:00 Zug | 2026-11-29 01:00/02:00 Zug")
  }

  @Test(
    arguments: [
      ("dinner at 8", "2026-11-30 20:00/21:00 dinner | 2026-11-30 08:00/09:00 dinner"),
      ("breakfast at 5", "2026-11-30 05:00/06:00 breakfast | 2026-11-30 17:00/18:00 breakfast"),
      ("brunch at 11", "2026-11-30 11:00/12:00 brunch | 2026-11-30 23:00/24:00 brunch"),
      (
        "supper with Ann 7-9",
        "2026-11-30 19:00/21:00 supper with Ann | 2026-11-30 07:00/09:00 supper with Ann"
      ),
      ("dinner 6-8pm", "2026-11-30 18:00/20:00 dinner"),
      ("dinner at 18:30", "2026-11-30 18:30/19:30 dinner"),
      ("breakfast tonight at 8", "2026-11-24 20:00/21:00 breakfast"),
    ])
  func aMealSaysWhichHourIsTheLikelierOne(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("Abendessen um 8", "2026-11-30 20:00/21:00 Abendessen | 2026-11-30 08:00/09:00 Abendessen"),
      (
        "Mittagessen um 1",
        "2026-11-30 13:00/14:00 Mittagessen | 2026-11-30 01:00/02:00 Mittagessen"
      ),
      ("Frühstück um 8", "2026-11-30 08:00/09:00 Frühstück"),
      (
        "Nachmittagskaffee um 3",
        "2026-11-30 15:00/16:00 Nachmittagskaffee | 2026-11-30 03:00/04:00 Nachmittagskaffee"
      ),
      ("Abendessen um 20 Uhr", "2026-11-30 20:00/21:00 Abendessen"),
      ("Kurs um 8", "2026-11-30 08:00/09:00 Kurs"),
      ("Abenteuer um 8", "2026-11-30 08:00/09:00 Abenteuer"),
      ("mittags Pause", "2026-11-30 12:00/13:00 Pause"),
      ("Pause morgen mittags für 30 Minuten", "2026-11-25 12:00/12:30 Pause"),
      ("abends um 8 Kino", "2026-11-30 20:00/21:00 Kino"),
      ("Mittag mit Anna", ""), ("Serverumzug nachts", ""),
    ])
  func germanWordsSayAPartOfADay(text: String, expected: String) {
    #expect(Self.read(text, SampleLocales.german) == expected)
  }

  @Test func anHourThatIsOverIsRatherTomorrows() {
    func read(_ text: String, isPlaced: Bool = false) -> String {
      Self.read(text, on: "2026-11-24", isPlaced: isPlaced)
    }
    #expect(read("call 9am") == "2026-11-25 09:00/10:00 call | 2026-11-24 09:00/10:00 call")
    #expect(read("call noon") == "2026-11-25 12:00/13:00 call | 2026-11-24 12:00/13:00 call")
    // What goes on is not over, and a day that is said is meant.
    #expect(read("call 2-4pm") == "2026-11-24 14:00/16:00 call")
    #expect(read("call at 9") == "2026-11-24 21:00/22:00 call")
    #expect(read("call today 9am") == "2026-11-24 09:00/10:00 call")
    // Who has drawn an event has chosen its day, and its hour.
    #expect(read("call 9am", isPlaced: true) == "2026-11-24 09:00/10:00 call")
    #expect(read("dinner tonight", isPlaced: true) == "2026-11-24 dinner tonight")
  }

  /// The day on which a time was chosen, what is typed then, and what it says.
  @Test(
    arguments: [
      // Of today's week it is the coming one, as anywhere.
      ("2026-11-23", "cake on Friday", "2026-11-27 cake"),
      ("2026-11-28", "cake on Monday", "2026-11-30 cake"),
      // Weeks begin on Sundays here.
      ("2026-11-29", "cake on Friday", "2026-12-04 cake"),
      ("2026-12-05", "Sunday roast", "2026-11-29 roast"),
      ("2026-12-05", "lunch Friday 12-13", "2026-12-04 12:00/13:00 lunch"),
      ("2027-03-10", "cake on Wednesday", "2027-03-10 cake"),
      ("2026-11-17", "cake on Friday", "2026-11-20 cake"),
      // What counts from today does so, and a date is one.
      ("2027-03-10", "cake tomorrow", "2026-11-25 cake"),
      ("2027-03-10", "cake Friday next week", "2026-12-04 cake"),
      ("2027-03-10", "cake this Friday", "2026-11-27 cake"),
      ("2027-03-10", "cake Friday, 27 Nov", "2026-11-27 cake"),
      (
        "2027-03-10", "Dinner Friday 4",
        "2027-03-12 16:00/17:00 Dinner | 2027-03-12 04:00/05:00 Dinner"
      ),
      // That week has no Saturday.
      ("9999-12-31", "cake on Saturday", "2026-11-28 cake"),
    ])
  func aWeekdayIsOfTheWeekInWhichATimeWasChosen(day: String, text: String, expected: String) {
    #expect(Self.read(text, on: day, isPlaced: true) == expected)
  }

  @Test func aWeekBeginsAsItDoesInALocale() {
    let german = SampleLocales.german
    #expect(
      Self.read("Sonntag Braten", german, on: "2026-12-05", isPlaced: true) == "2026-12-06 Braten")
  }

  @Test(
    arguments: [
      ("Dinner fri 7", "2026-11-27 19:00/20:00 Dinner | 2026-11-27 07:00/08:00 Dinner"),
      (
        "Dinner Friday 4",
        "2026-11-27 16:00/17:00 Dinner | 2026-11-27 04:00/05:00 Dinner | 2026-12-04 Dinner"
      ),
      ("Dinner Friday 12", "2026-11-27 12:00/13:00 Dinner"),
      ("Dinner tomorrow 8", "2026-11-25 20:00/21:00 Dinner | 2026-11-25 08:00/09:00 Dinner"),
      ("Dinner Friday evening 8", "2026-11-27 20:00/21:00 Dinner"),
      ("Dinner tonight 8", "2026-11-24 20:00/21:00 Dinner"),
      ("Deadline fri 27", "2026-11-27 Deadline"), ("Deadline fri 28", "2026-11-27 Deadline 28"),
      // This week's Friday is the 27th, and the next week's the 4th.
      (
        "Call Friday next week 4",
        "2026-12-04 Call | 2026-12-04 16:00/17:00 Call | 2026-12-04 04:00/05:00 Call"
      ),
      (
        "Call Thursday next week 4",
        "2026-12-03 16:00/17:00 Call | 2026-12-03 04:00/05:00 Call"
      ),
      (
        "Call next Friday 4",
        "2026-12-04 Call | 2026-11-27 16:00/17:00 Call | 2026-11-27 04:00/05:00 Call | "
          + "2026-12-04 16:00/17:00 Call"
      ),
      ("Call Friday 9 for 30 minutes", ""), ("Run 5 Friday", "2026-11-27 Run 5"),
      ("Movie night 7", ""), ("Review 9:30am Friday 7", "2026-11-27 09:30/10:30 Review 7"),
      ("Trip from Friday to Sunday 7", "2026-11-27/2026-11-29 Trip 7"),
      ("Ticket Friday #7", "2026-11-27 Ticket #7"), ("Call Nov 27 7", "2026-11-27 Call 7"),
    ])
  func aNumberAtTheEndBehindADayIsAnHourOrADate(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("Dinner @ Luigi's tomorrow 7pm with Ann", "2026-11-25 19:00/20:00 Dinner with Ann@Luigi's"),
      (
        "Tomorrow 7pm dinner @ Main St 12, Springfield",
        "2026-11-25 19:00/20:00 dinner@Main St 12, Springfield"
      ),
      // That would be two times.
      ("Tomorrow 7pm dinner @ 12 Main St", ""),
      ("Tea @ 5pm @ Luigi's", "2026-11-30 17:00/18:00 Tea@Luigi's"),
      (
        "Dinner @ Luigi's tonight",
        "2026-11-24 19:00/20:00 Dinner@Luigi's | 2026-11-24 Dinner tonight@Luigi's"
      ),
      // Somebody's name, a title that would be empty, two places, and none.
      ("Call @anna 5pm", "2026-11-30 17:00/18:00 Call @anna"),
      ("mail a@b.org 5pm", "2026-11-30 17:00/18:00 mail a@b.org"),
      ("@ Luigi's 5pm", "2026-11-30 17:00/18:00 @ Luigi's"),
      ("Tea @ Ann @ Bob 5pm", "2026-11-30 17:00/18:00 Tea @ Ann @ Bob"),
      ("Tea @ - 5pm", "2026-11-30 17:00/18:00 Tea @"), ("Dinner @ Luigi's", ""),
      ("Dinner at Luigi's 5pm", "2026-11-30 17:00/18:00 Dinner at Luigi's"),
    ])
  func aPlaceIsSaidBehindASign(text: String, expected: String) {
    #expect(Self.read(text) == expected)
  }

  @Test(
    arguments: [
      ("Mittagessen morgen 12-13", "2026-11-25 12:00/13:00 Mittagessen"),
      ("Morgen um 12 Uhr Mittagessen", "2026-11-25 12:00/13:00 Mittagessen"),
      ("Fr 27.11. 14 Uhr Zahnarzt", "2026-11-27 14:00/15:00 Zahnarzt"),
      ("Zahnarzt am 27.11. um 14.30 Uhr", "2026-11-27 14:30/15:30 Zahnarzt"),
      (
        "Zahnarzt am Freitag, 27. November, von 14 bis 15.30 Uhr", "2026-11-27 14:00/15:30 Zahnarzt"
      ),
      ("Übermorgen halb 9 Frühstück", "2026-11-26 08:30/09:30 Frühstück"),
      ("Lauf heute 18h30 für 90 Minuten", "2026-11-24 18:30/20:00 Lauf"),
      ("Urlaub 24.12.–26.12.2026", "2026-12-24/2026-12-26 Urlaub"),
      ("Anruf in einer Stunde", "2026-11-24 16:00/17:00 Anruf"),
      ("so machen wir das", ""), ("Kapitel 3.5 lesen", ""),
      ("Treffen nächste Woche Mittwoch 10 Uhr", "2026-12-02 10:00/11:00 Treffen"),
      ("Kaffee um 5", "2026-11-30 17:00/18:00 Kaffee | 2026-11-30 05:00/06:00 Kaffee"),
      ("Kaffee Mo 9 Uhr", "2026-11-30 09:00/10:00 Kaffee"),
      ("Mo. 9 Uhr Kaffee", "2026-11-30 09:00/10:00 Kaffee"),
      ("Sport Di 18:30", "2026-11-24 18:30/19:30 Sport | 2026-12-01 18:30/19:30 Sport"),
      ("machen wir so um 9 Uhr", "2026-11-30 09:00/10:00 machen wir so"),
      ("Kaffee um 5:00", "2026-11-30 05:00/06:00 Kaffee"),
      ("Kaffee um 05 Uhr", "2026-11-30 05:00/06:00 Kaffee"),
      (
        "Zahnarzt um halb drei",
        "2026-11-30 14:30/15:30 Zahnarzt | 2026-11-30 02:30/03:30 Zahnarzt"
      ),
      ("Sport von 6 bis 7", "2026-11-30 06:00/07:00 Sport"),
      ("Arbeit von 9 bis 5 Uhr", "2026-11-30 09:00/17:00 Arbeit"),
      ("Zug um 4 Uhr früh", "2026-11-30 04:00/05:00 Zug"),
      ("Mittag morgen 12-13", "2026-11-25 12:00/13:00 Mittag"),
      ("Mittag mit Anna morgen 12:30", "2026-11-25 12:30/13:30 Mittag mit Anna"),
      ("um 12 Uhr mittags Essen", "2026-11-30 12:00/13:00 Essen"),
      ("Kino morgen um 8 Uhr abends", "2026-11-25 20:00/21:00 Kino"),
      ("heute Abend um 8 Kino", "2026-11-24 20:00/21:00 Kino"),
      ("Kino morgen um halb neun", "2026-11-25 08:30/09:30 Kino"),
      ("Kino morgen Abend um halb neun", "2026-11-25 20:30/21:30 Kino"),
      ("Essen heute Abend", "2026-11-24 19:00/20:00 Essen | 2026-11-24 Essen heute Abend"),
      ("Anruf um neun Uhr", "2026-11-30 09:00/10:00 Anruf"),
      ("Anruf um ein Uhr mittags", "2026-11-30 13:00/14:00 Anruf"),
      ("Anruf um viertel nach acht", "2026-11-30 08:15/09:15 Anruf"),
      ("Treffen von neun bis zehn Uhr", "2026-11-30 09:00/10:00 Treffen"),
      ("Anruf neun Uhr dreißig", ""), ("Anruf 9 Uhr dreißig", ""), ("Kino um zwanzig Uhr", ""),
      ("Kino um viertel neun", ""), ("acht Leute morgen", "2026-11-25 acht Leute"),
      ("heute Abend um 20 Uhr Kino", "2026-11-24 20:00/21:00 Kino"),
      ("Frau Maier 10 Uhr", "2026-11-30 10:00/11:00 Frau Maier"),
      ("Treffen am 3. um 14 Uhr", "2026-12-03 14:00/15:00 Treffen"),
      ("Anruf Jan 14:30", "2026-11-30 14:30/15:30 Anruf Jan"), ("Urlaub 3.-5.12.", ""),
      ("Lauf 9 Uhr für 0,5 Stunden", "2026-11-30 09:00/09:30 Lauf"),
      ("morgen 9.30-10.30 Stand", "2026-11-25 09:30/10:30 Stand"),
      ("Lauf morgen 9 Uhr für eine halbe Stunde", "2026-11-25 09:00/09:30 Lauf"),
    ])
  func germanSaysWhen(text: String, expected: String) {
    #expect(Self.read(text, SampleLocales.german) == expected)
  }

  @Test func vocabulariesHaveALineForEachWord() {
    let texts = [
      EventVocabulary.arabic, EventVocabulary.english, EventVocabulary.french,
      EventVocabulary.german, EventVocabulary.hebrew, EventVocabulary.japanese,
      EventVocabulary.spanish,
    ]
    for text in texts {
      let names = "\(text)".split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(names.enumerated().allSatisfy { "\($1)" == name(of: $0) })
      #expect(EventWord(rawValue: names.count) == nil)
      #expect(EventWord(rawValue: names.count - 1) != nil)
    }
  }

  private func name(of index: Int) -> String {
    EventWord(rawValue: index).map { "\($0)" } ?? "none"
  }

  /// The names of months and weekdays are English ones in all of them.
  @Test(arguments: ["en", "de", "fr", "es", "ar", "he", "ja"])
  func whateverIsTypedIsReadWithoutHarm(language: String) {
    let parts = [
      "tomorrow", "12", "-", "13", ":", "30", "pm", "Dec", "24", "at", "from", "to", "for", "in",
      "2",
      "hours", "Friday", "next", "2026", ".", "/", "lunch", "５", "ä", "\u{64B}", "h", "99999", ",",
      "half past", "noon", "week", "31", "9999", "@",
      "morgen", "um", "halb", "demain", "à", "de", "mañana", "غدا", "الساعة", "ב", "מחר", "明日", "時",
      "半", "\u{202B}",
    ]
    var locale = LocaleProfile()
    locale.tag = Array(language.utf8)
    var numbers = SeededNumbers(seed: 7)
    var counts = [Int](repeating: 0, count: 5)
    for _ in 0..<700 {
      let count = Int.random(in: 1...9, using: &numbers)
      let line = (0..<count).map { _ in
        parts.randomElement(using: &numbers).map { $0 + (Bool.random(using: &numbers) ? " " : "") }
          ?? ""
      }.joined()
      let readings = TypedEvent.readings(
        of: Array(line.utf8), in: locale, on: day("2026-11-30"), today: day("2026-11-24"),
        minute: 900)
      counts[min(4, readings.count)] += 1
      #expect(Set(readings).count == readings.count && readings.count < 5, "\(line)")
      for reading in readings {
        #expect(reading.title.count <= line.utf8.count)
        #expect(String(validating: reading.title, as: UTF8.self) != nil, "\(line)")
        #expect(reading.days.count > 0)
        guard let minutes = reading.minutes else { continue }
        #expect(minutes.lowerBound >= 0 && minutes.lowerBound < 1440 && !minutes.isEmpty, "\(line)")
        #expect((minutes.upperBound - 1) / 1440 == reading.days.count - 1, "\(line)")
      }
    }
    #expect(counts[0] > 100 && counts[1] > 20, "\(counts)")
  }

  @Test func linesAreReadUpTo1024Bytes() {
    for part in ["1 ", "12-", "Dec 24 25 ", "from ", "at 5 "] {
      let line = String(repeating: part, count: 1024 / part.utf8.count)
      #expect(Self.read(line) == "")
    }
    #expect(Self.read("tomorrow " + String(repeating: "a", count: 1016)) == "")
    #expect(Self.read("tomorrow " + String(repeating: "a", count: 1015)) != "")
  }

  @Test func theLastDaysOfTheCalendarHaveNoNextOnes() {
    let readings = TypedEvent.readings(
      of: Array("run tomorrow".utf8), in: LocaleProfile(), on: .max, today: .max, minute: 0)
    #expect(readings == [])
  }
}
