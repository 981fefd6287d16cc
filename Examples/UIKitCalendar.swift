// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarUIKit
import UIKit

/// A calendar in a stack, with dots from the app and cells of its own.
final class TideController: UIViewController {
  private let calendar = CalendarUIView(preset: .fsCalendar(scope: .month))
  private let label = UILabel()
  var tides: [Date: Int] = [:] {
    didSet { calendar.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [calendar, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    calendar.delegate = self
    calendar.dataSource = self
    calendar.register(TideCell.self, for: .dayBadge) { cell, node in cell.text = node.text }
  }
}

extension TideController: CalendarUIViewDelegate, CalendarUIViewDataSource {
  func calendar(_ calendar: CalendarUIView, didSelect dates: [Date]) {
    label.text = dates.first?.formatted(date: .long, time: .omitted)
  }

  func calendar(_ calendar: CalendarUIView, shouldSelect dates: [Date]) -> Bool {
    dates.allSatisfy { tides[$0] != nil }
  }

  func calendar(_ calendar: CalendarUIView, heightWillChange height: CGFloat) {
    view.layoutIfNeeded()
  }

  func calendar(_ calendar: CalendarUIView, describe fact: inout DayFact, of date: Date) {
    guard let tide = tides[date] else { return }
    fact = DayFact(day: fact.day, dots: [tide > 3 ? .red : .blue], badge: "\(tide)")
  }
}

private final class TideCell: UILabel {}
