// SPDX-License-Identifier: MIT
// As much of the calendars that Almanac replaces as the code of their users in docs/migration needs, by the names
// that Swift has for it. Their own files are nowhere here.
import SwiftUI
import UIKit

// What an app has.
struct Tag { let date: Date }
struct Event: Identifiable { var id = UUID(), start = Date() }
let first = Date.distantPast, last = Date.distantFuture, range = first...last
let frame = CGRect.zero, closed: Set<Date> = [], dates: [Date] = []
var day: Date?, tags: [Tag] = [], items: [Tag] = []
func fetch(from start: Date, to end: Date) -> [Tag] { [] }
func cells(from start: Date, to end: Date) -> [Date] { [] }

// FSCalendar
protocol FSCalendarDataSource: NSObjectProtocol {}
protocol FSCalendarDelegate: NSObjectProtocol {}
enum FSCalendarPlaceholderType { case none, fillHeadTail, fillSixRows }
enum FSCalendarScope { case month, week }
class FSCalendar: UIView {
  weak var dataSource: FSCalendarDataSource?
  weak var delegate: FSCalendarDelegate?
  var placeholderType = FSCalendarPlaceholderType.fillSixRows
  var allowsMultipleSelection = false
  func setScope(_ scope: FSCalendarScope, animated: Bool) {}
}

// FUICalendarView
protocol FUICalendarViewDelegate: AnyObject {}
enum FUICalendarStyle { case month, fullScreenMonth, week, expandable, rangeSelection, datesSelection }
struct FUICalendarDisabledDates { init(weekdays: [Int]) {} }
class FUICalendarView: UIView {
  weak var delegate: FUICalendarViewDelegate?
  var disabledDates: FUICalendarDisabledDates?
  init(calendarStyle: FUICalendarStyle, startDate: Date?, endDate: Date?) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  func selectDateRange(_ range: ClosedRange<Date>) {}
}

// CalendarView of jantimar
struct CalendarViewModel { init(highlighted: [Date], selectedDate: Date?) {} }
struct CalendarView: View {
  init(viewModel: CalendarViewModel) {}
  var body: some View { Text("") }
}

// Kal
let KalDataSourceChangedNotification = "KalDataSourceChangedNotification"
protocol KalDataSourceCallbacks: AnyObject { func loadedDataSource(_ source: KalDataSource) }
protocol KalDataSource: NSObjectProtocol {
  func presentingDates(from start: Date, to end: Date, delegate: KalDataSourceCallbacks)
  func markedDates(from start: Date, to end: Date) -> [Any]
  func loadItems(from start: Date, to end: Date)
  func removeAllItems()
}
class KalViewController: UIViewController {
  weak var dataSource: KalDataSource?
  init(selectedDate: Date) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

// Tapku
protocol TKCalendarMonthViewDelegate: NSObjectProtocol {}
protocol TKCalendarMonthViewDataSource: NSObjectProtocol {
  func calendarMonthView(_ view: TKCalendarMonthView, marksFrom start: Date, to end: Date) -> [Any]
}
class TKCalendarMonthView: UIView {
  weak var delegate: TKCalendarMonthViewDelegate?
  weak var dataSource: TKCalendarMonthViewDataSource?
  init(sundayAsFirst: Bool) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

// TimesSquare
protocol TSQCalendarViewDelegate: NSObjectProtocol {
  func calendarView(_ calendar: TSQCalendarView, didSelect date: Date)
}
class TSQCalendarView: UIView {
  var firstDate: Date?, lastDate: Date?, pagingEnabled = false
  weak var delegate: TSQCalendarViewDelegate?
  func scroll(to date: Date, animated: Bool) {}
}

// CKCalendar
enum CKCalendarStartDay { case sunday, monday }
let startMonday = CKCalendarStartDay.monday
class CKDateItem { var backgroundColor: UIColor?, textColor: UIColor? }
protocol CKCalendarDelegate: NSObjectProtocol {
  func calendar(_ calendar: CKCalendarView, willSelect date: Date) -> Bool
  func calendar(_ calendar: CKCalendarView, didSelect date: Date)
  func calendar(_ calendar: CKCalendarView, configureDateItem item: CKDateItem, for date: Date)
}
class CKCalendarView: UIView {
  weak var delegate: CKCalendarDelegate?
  init(startDay: CKCalendarStartDay, frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

// ABCalendarPicker
enum ABCalendarPickerState { case days, months, years }
let ABCalendarPickerStateYears = ABCalendarPickerState.years
protocol ABCalendarPickerDataSourceProtocol: NSObjectProtocol {}
protocol ABCalendarPickerDelegateProtocol: NSObjectProtocol {
  func calendarPicker(_ picker: ABCalendarPicker, dateSelected date: Date, withState state: ABCalendarPickerState)
}
class ABCalendarPicker: UIView {
  weak var delegate: ABCalendarPickerDelegateProtocol?
  weak var dataSource: ABCalendarPickerDataSourceProtocol?
  func setState(_ state: ABCalendarPickerState, animated: Bool) {}
}

// InfiniteCalendar
struct ICViewSettings {}
struct EventCellView: View { var body: some View { Text("") } }
class EventCell: UICollectionViewCell { var event: JZBaseEvent? }
struct InfiniteCalendar<Content: View, Cell: UICollectionViewCell, Settings>: View {
  init(events: Binding<[Event]>, settings: Settings, targetDate: Binding<Date>) {}
  var body: some View { Text("") }
  func onItemSelected(_ action: @escaping (Event) -> Void) -> Self { self }
  func onEventMoved(_ action: @escaping (Event) -> Void) -> Self { self }
}

// JZCalendarWeekView
class JZBaseEvent {}
enum JZScrollType { case pageScroll, sectionScroll }
enum JZWeekViewHelper {
  static func getIntraEventsByDate(originalEvents: [JZBaseEvent]) -> [Date: [JZBaseEvent]] { [:] }
}
class JZWeekViewFlowLayout: UICollectionViewFlowLayout {
  func dateForColumnHeader(at path: IndexPath) -> Date { Date() }
}
class JZBaseWeekView: UIView {
  let flowLayout = JZWeekViewFlowLayout()
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
  var allEventsBySection: [Date: [JZBaseEvent]] = [:]
  func registerViewClasses() {}
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  func setupCalendar(
    numOfDays: Int, setDate: Date, allEvents: [Date: [JZBaseEvent]], scrollType: JZScrollType
  ) {}
}
