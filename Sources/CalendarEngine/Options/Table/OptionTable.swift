// SPDX-License-Identifier: MIT
import CivilTime

/// Every attribute of a calendar, once: its name, values, default, what it sets, a line of help, the
/// views that heed it and the editions that have it.
///
/// From it come the reader and the writer of attributes here, and what `Scripts/options.py` writes:
/// lists and types of the elements, controls of the gallery, options of the commands, rows of docs.
/// A new attribute is a row, and what it does.
package enum OptionTable {
  /// Goes through all rows in the order of documents.
  @inline(__always)
  package static func visit<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitTime(&visitor)
    visitViews(&draft, &visitor)
    visitWeeks(&draft, &visitor)
    visitPages(&draft, &visitor)
    visitTimeline(&draft, &visitor)
    visitHours(&draft, &visitor)
    visitAgenda(&draft, &visitor)
    visitLevels(&draft, &visitor)
    visitTitles(&draft, &visitor)
    visitSelecting(&draft, &visitor)
    visitIntervals(&draft, &visitor)
    visitLanguage(&draft, &visitor)
    visitRules(&draft, &visitor)
    visitChrome(&draft, &visitor)
    visitMarks(&draft, &visitor)
    visitAlternates(&visitor)
    visitPage(&draft, &visitor)
  }
}

extension OptionTable {
  @inline(__always)
  private static func visitTime<Visitor: OptionVisitor>(_ visitor: inout Visitor) {
    visitor.host(
      OptionRow(
        "value", "", .selecting, "Selected",
        """
        what is selected: `2024-02-20`, `2024-02-20/2024-02-25` (both among them), or several \
        with spaces between; `today` is today
        """,
        .watched), .days)
    visitor.host(
      OptionRow(
        "date", "", .time, "Shown day",
        "the day whose month is shown; without it that of `value`, else today",
        [.watched, .field]), .day)
    visitor.host(
      OptionRow(
        "today", "", .time, "Today", "pins today; without it the clock's day in the time zone",
        [.watched, .field]), .day)
    visitor.host(
      OptionRow(
        "time-zone", "", .time, "Time zone", "an IANA name; without it the browser's",
        [.watched, .field]), .zone)
    visitor.host(
      OptionRow(
        "preset", "", .layout, "Preset",
        "behaves as another calendar does; other attributes override it, one that is on by `false`",
        [.whole, .property]), .preset)
  }

  @inline(__always)
  private static func visitLanguage<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.host(
      OptionRow(
        "locale", "", .language, "Locale",
        "a BCP 47 tag; without it the nearest `lang`, else the browser's", .watched),
      .locale)
    visitor.host(
      OptionRow(
        "dir", "ltr rtl auto", .language, "Direction of text",
        "the direction of text; `auto` or without it the locale's", [.watched, .byHand]), .choice)
    visitor.weekday(
      OptionRow(
        "first-weekday", "", .language, "First weekday",
        """
        the first day of weeks: `sunday` ... `saturday`, or 1 Sunday ... 7 Saturday; without it \
        the locale's
        """,
        [.property, .field]), &draft.options.firstWeekday)
  }

  @inline(__always)
  private static func visitPage<Visitor: OptionVisitor>(
    _ draft: inout OptionDraft, _ visitor: inout Visitor
  ) {
    visitor.words(
      OptionRow(
        "asks", "select turn cells", .page, "Asks the page",
        """
        fires `beforeselect`, `beforepagechange` or `cellshow` though nobody listens on the \
        element itself
        """,
        [.whole, .byHand]), bare: 0, &draft.asks)
    visitor.word(
      OptionRow(
        "wheel", "both", .layout, "Wheel", "with `both` a vertical wheel turns pages too",
        [.byHand, .field]), &draft.options.wheelPagesVertically)
    visitor.host(
      OptionRow("fill", "", .page, "Fills", "fills the height that it is given", .byHand), .flag)
    visitor.host(
      OptionRow("name", "", .page, "Name", "as form controls have it", [.byHand, .property]), .text)
    visitor.host(
      OptionRow(
        "required", "", .page, "Required", "as form controls have it", [.watched, .byHand]), .flag)
    visitor.host(
      OptionRow(
        "disabled", "", .page, "Disabled", "as form controls have it", [.watched, .byHand]), .flag)
    visitor.host(
      OptionRow(
        "record", "", .page, "Record", "keeps the log of all messages, for `actionLog`",
        [.whole, .byHand]), .flag)
    visitor.host(
      OptionRow("engine", "", .page, "Engine", "the URL of another build of the engine", .byHand),
      .text)
  }
}
