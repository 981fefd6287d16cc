// SPDX-License-Identifier: MIT

import CalendarEngine
import CalendarModel
import CivilTime

/// Frames of a drag in progress: a sample goes in, a scene comes out, and the changes that lead to it.
///
/// The hand goes to and fro over ten points, so that nothing but what moves is another.
final class FrameWork {
  /// What is dragged, each in March 2025, a month of six weeks.
  enum View: String, CaseIterable {
    /// A month with bars, 1 200 points wide, across the page.
    case bars
    /// A month of nothing but days, 390 points wide, across the page.
    case bare
    /// A list of months, along it.
    case list
    /// The handle of an expandable month.
    case fold
    /// A month of six rows, across the page, to one of five.
    case heights
    /// A list of months whose names stay in view.
    case names
    /// A month with its neighbours' titles beside its own.
    case titles
  }

  /// Samples of one repetition.
  static let sampleCount = 200

  private var runtime: CalendarRuntime
  private var time: Int64 = 0
  private var start = (x: 0.0, y: 0.0)
  private let isUpright: Bool

  /// A calendar of which a hand has hold.
  init(_ view: View) {
    var options = CalendarOptions()
    switch view {
    case .bars: (options.loadsFacts, options.loadsOccurrences) = (true, true)
    case .bare: break
    case .list: options.view = .months
    case .fold: options.view = .expandable
    case .heights: options.rows = .fitting
    case .names: (options.view, options.list.headers) = (.months, .sticky)
    case .titles: options.neighbourTitleOpacity = 0.4
    }
    isUpright = view == .list || view == .names || view == .fold
    let size = view == .bars ? (width: 1200.0, height: 900.0) : (width: 390.0, height: 0.0)
    let day = (YearMonth(year: 2025, month: 3) ?? .min).day(clamping: 14)
    let environment = CalendarEnvironment(
      today: day, locale: LocaleProfile(),
      metrics: CalendarMetrics(width: size.width, height: size.height), reducesMotion: false)
    runtime = CalendarRuntime(
      state: CalendarState(options: options, showing: day), environment: environment)
    answer(runtime.send(CalendarInput(.frame, at: 0)))
    start = place(of: view == .fold ? .handle : .strip)
    touch(.down, 0)
    touch(.moved, 40)
  }

  /// Moves the hand and makes what the host is told of it, sample by sample.
  func frames() { samples { _ in } }

  /// The same, and beside each frame what it was before frames were kept: a scene made anew, and
  /// compared node by node with the one before.
  func framesMadeAnew() {
    var before = anew
    samples { work in
      let scene = work.anew
      sink &+= Int64(scene.changes(since: before).count)
      before = scene
    }
  }

  private var anew: CalendarScene { .make(runtime.state, runtime.environment) }

  private func samples(_ more: (FrameWork) -> Void) {
    var before = runtime.scene
    for sample in 0..<Self.sampleCount {
      touch(.moved, Double(50 + (sample % 20 < 10 ? sample % 10 : 10 - sample % 10)))
      sink &+= Int64(runtime.scene.changes(since: before).count)
      before = runtime.scene
      more(self)
    }
  }
}

extension FrameWork {
  private func touch(_ phase: PointerSample.Phase, _ way: Double) {
    time += 16_000
    let x = isUpright ? start.x : start.x - way
    let y = isUpright ? start.y - way : start.y
    let sample = PointerSample(
      phase: phase, device: .touch, pointer: 1, x: Int32(x * 64), y: Int32(y * 64))
    answer(runtime.send(CalendarInput(.pointer(sample), at: time)))
  }

  /// The middle of a node of which there is one, in points.
  private func place(of role: Role) -> (x: Double, y: Double) {
    let scene = runtime.scene
    guard let index = scene.nodes.indices.first(where: { scene.nodes[$0].role == role }) else {
      return (0, 0)
    }
    let frame = scene.absoluteFrame(index)
    return (Double(frame.x + frame.width / 2) / 64, Double(frame.y + frame.height / 2) / 64)
  }

  /// Answers each question with an event a day, of one to five days.
  private func answer(_ update: CalendarRuntime.Update) {
    for effect in update.effects {
      guard case .load(let token, let days, _) = effect else { continue }
      var occurrences: [Occurrence] = []
      for day in days.start.rawValue..<days.endRawValue {
        let length = day % 5 + 1
        guard let days = DayInterval(start: EpochDay(clamping: Int64(day)), count: length) else {
          continue
        }
        var occurrence = Occurrence(id: Array("event \(day)".utf8), days: days)
        occurrence.title = Array("Event of day \(day)".utf8)
        occurrences.append(occurrence)
      }
      let action = CalendarAction.loaded(
        token: token, sequence: nil, facts: [], occurrences: occurrences)
      answer(runtime.send(CalendarInput(.action(action), at: time)))
    }
  }
}
