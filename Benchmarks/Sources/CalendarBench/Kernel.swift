// SPDX-License-Identifier: MIT

/// Work whose instructions `instructions.py` counts: the same setting up, then so many repetitions.
///
/// The count of two repetitions less that of one leaves neither start-up nor setting up.
enum Kernel: String, CaseIterable {
  case civil
  case bareCivil = "bare-civil"
  case monthMasks = "month-masks"
  case monthCells = "month-cells"
  case streakSmall = "streak-1e3"
  case streakLarge = "streak-1e5"
  case frameBars = "frame-bars"
  case frameBarsAnew = "frame-bars-anew"
  case frameBare = "frame-bare"
  case frameBareAnew = "frame-bare-anew"
  case frameList = "frame-list"
  case frameListAnew = "frame-list-anew"
  case frameFold = "frame-fold"
  case frameFoldAnew = "frame-fold-anew"
  case frameHeights = "frame-heights"
  case frameHeightsAnew = "frame-heights-anew"
  case frameNames = "frame-names"
  case frameNamesAnew = "frame-names-anew"
  case frameTitles = "frame-titles"
  case frameTitlesAnew = "frame-titles-anew"
  case turnBare = "turn-bare"
  case turnBareDrawn = "turn-bare-drawn"
  case turnMonth = "turn-month"
  case turnMonthDrawn = "turn-month-drawn"
  case turnYear = "turn-year"
  case turnYearDrawn = "turn-year-drawn"
  case timelineColumns = "timeline-columns"
  case timelineAnswers = "timeline-answers"

  /// How many units of work one repetition does.
  var unitCount: Int {
    switch self {
    case .civil, .bareCivil: 100_000
    case .monthMasks, .monthCells, .streakSmall, .streakLarge: 12 * 1000
    case .frameBars, .frameBarsAnew, .frameBare, .frameBareAnew, .frameList, .frameListAnew,
      .frameFold, .frameFoldAnew, .frameHeights, .frameHeightsAnew, .frameNames, .frameNamesAnew,
      .frameTitles, .frameTitlesAnew:
      FrameWork.sampleCount
    case .turnBare, .turnBareDrawn, .turnMonth, .turnMonthDrawn, .turnYear, .turnYearDrawn:
      TurnWork.turnCount
    case .timelineColumns: 2 * TimelineWork.columnCount
    case .timelineAnswers: TimelineWork.answerCount
    }
  }

  /// Sets up and runs the repetitions.
  func run(repetitions: Int) {
    let work: () -> Void =
      switch self {
      case .civil: DateWork(count: unitCount).product
      case .bareCivil: DateWork(count: unitCount).bare
      case .monthMasks: Self.thousand(MonthWork().masks)
      case .monthCells: Self.thousand(MonthWork().cells)
      case .streakSmall: Self.thousand(StreakWork(sessions: 1000).pages)
      case .streakLarge: Self.thousand(StreakWork(sessions: 100_000).pages)
      case .frameBars: FrameWork(.bars).frames
      case .frameBarsAnew: FrameWork(.bars).framesMadeAnew
      case .frameBare: FrameWork(.bare).frames
      case .frameBareAnew: FrameWork(.bare).framesMadeAnew
      case .frameList: FrameWork(.list).frames
      case .frameListAnew: FrameWork(.list).framesMadeAnew
      case .frameFold: FrameWork(.fold).frames
      case .frameFoldAnew: FrameWork(.fold).framesMadeAnew
      case .frameHeights: FrameWork(.heights).frames
      case .frameHeightsAnew: FrameWork(.heights).framesMadeAnew
      case .frameNames: FrameWork(.names).frames
      case .frameNamesAnew: FrameWork(.names).framesMadeAnew
      case .frameTitles: FrameWork(.titles).frames
      case .frameTitlesAnew: FrameWork(.titles).framesMadeAnew
      case .turnBare: TurnWork(.bare).steps
      case .turnBareDrawn: TurnWork(.bare).marksAndAccessibility
      case .turnMonth: TurnWork(.tints).steps
      case .turnMonthDrawn: TurnWork(.tints).marksAndAccessibility
      case .turnYear: TurnWork(.year).steps
      case .turnYearDrawn: TurnWork(.year).marksAndAccessibility
      case .timelineColumns: TimelineWork().columns
      case .timelineAnswers: TimelineWork().answers
      }
    for _ in 0..<repetitions { work() }
  }

  private static func thousand(_ work: @escaping () -> Void) -> () -> Void {
    { for _ in 0..<1000 { work() } }
  }
}
