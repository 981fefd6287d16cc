// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit)
  import CalendarEngine
  import CalendarHost
  import CalendarModel
  import CalendarUIKit
  import Foundation
  import UIKit

  /// What apps want to be asked and told; each in the order in which it was asked for.
  struct CalendarCallbacks {
    var shouldSelect: [Permission<Date>] = []
    var shouldTurn: [Permission<ClosedRange<Date>>] = []
    var onDayTap: [(Date, MonthPosition) -> Void] = []
    var onSelect: [([Date]) -> Void] = []
    var onDeselect: [([Date]) -> Void] = []
    var onRefusal: [(SelectionProblem) -> Void] = []
    var onPageChange: [(ClosedRange<Date>, PagePhase) -> Void] = []
    var onShow: [(ClosedRange<Date>) -> Void] = []
    var onTitleChange: [(String) -> Void] = []
    var onHeightChange: [(CGFloat) -> Void] = []
    var onTodayChange: [(Date?) -> Void] = []
    var onOccurrence: [(String) -> Void] = []
    var onSelectedOccurrences: [([String]) -> Void] = []
    var onEditCancelled: [(Edit) -> Void] = []
    var onMore: [(Date) -> Void] = []
    var onLoadFailure: [(ClosedRange<Date>) -> Void] = []
    var onCell: [(CalendarNode) -> Void] = []
    var editing: (@MainActor @Sendable (Edit) async -> EditVerdict)?
    var dropping: (@MainActor @Sendable (Edit, String) async -> EditVerdict)?
    var describing: [@MainActor @Sendable (Occurrence) async -> [String]] = []
    var detailing: [@MainActor @Sendable (Occurrence) -> [EventDetail]] = []
    #if !os(watchOS)
      var menu: ((CalendarNode) -> UIMenu?)?
    #endif

    /// What allows or refuses something, and the reason that is given.
    struct Permission<Subject> {
      let reason: String?
      let allows: (Subject) -> Bool
    }
  }
#endif
