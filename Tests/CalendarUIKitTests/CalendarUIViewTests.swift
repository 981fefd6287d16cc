// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarUIKit
  import UIKit
  import XCTest

  /// A `CalendarUIView` in a window, with a delegate and a data source; in a simulator only.
  @MainActor
  final class CalendarUIViewTests: XCTestCase {
    private let app = App()

    /// A calendar of February 2024 in a window.
    private func calendar(_ preset: Preset = .fsCalendar(scope: .month)) -> CalendarUIView {
      var calendar = Foundation.Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      let view = CalendarUIView(preset: preset, showing: App.noon(20))
      view.calendar = calendar
      view.locale = Locale(identifier: "en_US")
      view.today = App.noon(20)
      view.delegate = app
      view.dataSource = app
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      view.frame = window.bounds
      window.addSubview(view)
      window.isHidden = false
      app.window = window
      view.layoutIfNeeded()
      return view
    }

    /// The element of a day, as VoiceOver has it.
    private func element(_ label: String, in view: UIView) -> NSObject? {
      var open: [NSObject] = [view]
      while let next = open.popLast() {
        if next.accessibilityLabel?.hasPrefix(label) == true { return next }
        open += (next.accessibilityElements ?? []).compactMap { $0 as? NSObject }
        if let view = next as? UIView { open += view.subviews }
      }
      return nil
    }

    func testWhatTheAppSelectsIsNotTold() throws {
      let view = calendar()
      try view.select(App.noon(9))
      XCTAssertEqual(view.selectedDate, App.midnight(9))
      XCTAssertEqual(app.told, [])
    }

    func testADayThatIsActivatedIsAskedForAndTold() {
      let view = calendar()
      XCTAssertEqual(element("Friday, February 9, 2024", in: view)?.accessibilityActivate(), true)
      XCTAssertEqual(view.selectedDate, App.midnight(9))
      XCTAssertEqual(app.told, ["asked 1", "selected 1"])
    }

    func testWhatIsRefusedIsNotSelected() {
      let view = calendar()
      app.allows = false
      _ = element("Friday, February 9, 2024", in: view)?.accessibilityActivate()
      XCTAssertNil(view.selectedDate)
      XCTAssertEqual(app.told, ["asked 1"])
    }

    func testPagesTurn() {
      let view = calendar()
      XCTAssertEqual(view.title, "February 2024")
      view.turnPages(by: 1)
      XCTAssertEqual(view.title, "March 2024")
      view.showToday()
      XCTAssertEqual(view.title, "February 2024")
    }

    func testEveryPresetIsShown() {
      for preset in Preset.allCases {
        let view = calendar(preset)
        XCTAssertGreaterThan(view.height, 0, "\(preset.name)")
        XCTAssertFalse(view.title.isEmpty, "\(preset.name)")
      }
    }

    func testCellsOfTheAppsOwnAreFilled() {
      let view = calendar()
      var filled: Set<String> = []
      view.register(UILabel.self, for: .dayCell) { label, day in
        label.text = day.text
        filled.insert(day.text)
      }
      view.layoutIfNeeded()
      XCTAssertTrue(filled.isSuperset(of: (1...29).map { "\($0)" }))
    }
  }

  /// An app that writes down what it is asked and told.
  private final class App: CalendarUIViewDelegate, CalendarUIViewDataSource {
    var told: [String] = []
    var allows = true
    var window: UIWindow?

    static func midnight(_ day: Int) -> Date {
      Date(timeIntervalSince1970: 1_706_745_600 + Double(day - 1) * 86_400)
    }

    static func noon(_ day: Int) -> Date { midnight(day).addingTimeInterval(43_200) }

    func calendar(_ calendar: CalendarUIView, shouldSelect dates: [Date]) -> Bool {
      told.append("asked \(dates.count)")
      return allows
    }

    func calendar(_ calendar: CalendarUIView, didSelect dates: [Date]) {
      told.append("selected \(dates.count)")
    }

    func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date) {}
  }
#endif
