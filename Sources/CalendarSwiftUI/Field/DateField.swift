// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CivilTime
  import SwiftUI

  /// A field for a date: it can be typed as people write dates, or chosen from a calendar that opens.
  ///
  ///     DateField("Arrival", day: $arrival).bounds(season)
  ///
  /// A text that is no date, or one of a day that cannot be chosen, changes nothing and says why.
  public struct DateField: View, CalendarConfigurable {
    /// What is asked of the calendar.
    public var configuration = CalendarConfiguration()
    private let title: String
    private let bound: BoundSelection
    @Environment(\.self) private var environment
    @State private var text = ""
    @State private var problem: String?
    @State private var isOpen = false
    @SwiftUI.FocusState private var isTyping: Bool

    /// A field for a day.
    public init(_ title: String = "", day: Binding<Date?>) {
      (self.title, bound) = (title, .day(day))
    }

    /// A field for the days from one date to another.
    public init(_ title: String = "", range: Binding<ClosedRange<Date>?>) {
      (self.title, bound) = (title, .range(range))
    }

    /// A field for any days.
    public init(_ title: String = "", days: Binding<Set<DateComponents>>) {
      (self.title, bound) = (title, .days(days))
    }

    /// What is drawn.
    public var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          TextField(title.isEmpty ? words(.chooseDate) : title, text: $text)
            .focused($isTyping)
            .onSubmit(read)
            .submitLabel(.done)
          Button(words(.chooseDate), systemName: "calendar") { isOpen = true }
            .popover(isPresented: $isOpen) { opened }
        }
        if let problem { Text(problem).font(.caption).foregroundColor(.red) }
      }
      .onAppear(perform: write)
      .onChange(of: selection) { _ in write() }
      .onChange(of: isTyping) { isTyping in if !isTyping { read() } }
    }

    private var opened: some View {
      VStack(alignment: .trailing) {
        CalendarView(bound, configuration)
        Button(words(.done)) { isOpen = false }
      }
      .padding()
      .frame(minWidth: 320)
    }
  }

  extension DateField {
    private var dates: DayDates { DayDates(environment.zonedCalendar) }

    private var selection: Selection { bound.selection(dates) }

    private var typed: TypedSelection {
      let profile = LocaleProfile(environment.locale, weeks: environment.zonedCalendar)
      let today = dates.day(configuration.today ?? Date())
      let options = configuration.options(dates, isEnabled: true, selecting: bound.adapt)
      return TypedSelection(
        options,
        CalendarEnvironment(
          today: today, locale: profile, metrics: CalendarMetrics(width: 320)))
    }

    private func words(_ phrase: FieldPhrase) -> String {
      String(decoding: LocaleProfile(environment.locale).phrase(phrase), as: UTF8.self)
    }

    /// Writes what is selected into the field, unless somebody is typing there.
    private func write() {
      guard !isTyping else { return }
      (text, problem) = (typed.text(of: selection), nil)
    }

    /// Takes what the text means.
    private func read() {
      let typed = typed
      guard let read = typed.read(text) else {
        problem = typed.advice(on: text)
        return
      }
      problem = nil
      if read != selection { bound.write(read, dates) }
      text = typed.text(of: read)
    }
  }

  extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a symbol, and a name that is spoken.
    fileprivate init(_ name: String, systemName: String, action: @escaping () -> Void) {
      self.init(action: action) { Label(name, systemImage: systemName) }
    }
  }
#endif
