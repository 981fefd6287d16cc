// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarUIKit
  import SwiftUI

  /// Scrolls and selects in a calendar, from a button beside it.
  ///
  ///     @StateObject private var calendar = CalendarController()
  ///     CalendarView(day: $day).controller(calendar)
  ///     Button("Today") { calendar.showToday() }
  ///
  /// It does nothing before its calendar is on the screen.
  @MainActor
  public final class CalendarController: ObservableObject {
    /// The title in words.
    @Published public private(set) var title = ""
    /// The first and the last day of the page in view.
    @Published public private(set) var page: ClosedRange<Date>?
    private weak var view: CalendarUIView?

    /// A controller without a calendar.
    public nonisolated init() {}

    func attach(_ view: CalendarUIView) {
      guard self.view !== view else { return }
      self.view = view
      note(view)
    }

    func note(_ view: CalendarUIView) {
      let (title, page) = (view.title, view.visiblePage)
      // A view's body is not the time to change what it is made of.
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        if self.title != title { self.title = title }
        if self.page != page { self.page = page }
      }
    }
  }

  extension CalendarController {
    /// Turns or scrolls to a day; returns when the view has come to rest, with false if something
    /// else has moved it first.
    @discardableResult
    public func scroll(
      to date: Date, at place: ScrollTarget.Place = .nearest, animated: Bool = true
    ) async -> Bool {
      guard let view else { return false }
      return await withCheckedContinuation { continuation in
        let waiter = ScrollWaiter(continuation)
        view.scroll(to: date, at: place, animated: animated) { waiter.end($0) }
      }
    }

    /// Turns pages; a positive number leads to later ones.
    public func turnPages(by count: Int) { view?.turnPages(by: count) }

    /// Turns to today.
    public func showToday() { view?.showToday() }

    /// Folds an expandable calendar to a week or expands it to a month.
    public func setMode(_ mode: ExpansionMode) { view?.setMode(mode) }

    /// Shows days, months, years or decades.
    public func zoom(to level: ZoomLevel) { view?.zoom(to: level) }

    /// Selects a day, as far as the options allow; nil clears.
    ///
    /// - Throws: Why it cannot be selected; nothing has changed then.
    public func select(_ date: Date?) throws(SelectionProblem) { try view?.select(date) }

    /// Has all days loaded again.
    public func reload() { view?.reloadData() }
  }

  /// Waits for the end of a scroll; a calendar that is gone lets go of it, which is an end as well.
  @MainActor
  private final class ScrollWaiter {
    private var continuation: CheckedContinuation<Bool, Never>?

    init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

    deinit { continuation?.resume(returning: false) }

    func end(_ isCompleted: Bool) {
      continuation?.resume(returning: isCompleted)
      continuation = nil
    }
  }
#endif
