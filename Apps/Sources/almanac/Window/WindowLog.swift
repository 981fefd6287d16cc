// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK
  import CivilTime
  import Foundation

  /// What happens in a window, in lines that tests read.
  @MainActor
  final class WindowLog {
    private var signals: (any DispatchSourceSignal)?
    private weak var calendar: CalendarWidget?
  }

  extension WindowLog {
    /// Prints the scene and counts whenever SIGUSR1 comes; `end` is the last line.
    func watch(_ calendar: CalendarWidget) {
      self.calendar = calendar
      signal(SIGUSR1, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.dump() } }
      source.resume()
      signals = source
      say("shown")
    }

    /// Prints what the app is told.
    func told(_ effect: CalendarEffect) {
      switch effect {
      case .selectionChanged(let selection):
        var text: [UInt8] = []
        selection.append(to: &text)
        say("selected \(String(decoding: text, as: UTF8.self))")
      case .pageChanged(let page, let phase):
        say("\(phase == .settled ? "settled" : "turning") \(text(of: page.firstDay))")
      case .levelChanged(let level): say("level \(level.cellName)s")
      case .modeChanged(let mode): say("mode \(mode == .month ? "month" : "week")")
      case .focus(let key): say("focus \(key.firstDay.map { text(of: $0) } ?? "\(key.role.self)")")
      case .occurrenceChosen(let event):
        say("event \(String(decoding: event.id, as: UTF8.self))")
      case .selectionRefused: say("refused")
      case .loadFailed: say("failed")
      case .editCancelled: say("given up")
      case .load, .cancel, .nameDays, .askHours, .wake, .ask, .todayChanged, .titleChanged,
        .sizeChanged, .cellShown, .scrollEnded, .visibleDaysChanged, .dayTapped, .moreChosen,
        .edited, .eventsSelected, .dragStepped, .snap:
        break
      }
    }

    /// Prints what a screen reader is told.
    func announced(_ words: String) { say("announced \(words)") }

    private func dump() {
      guard let calendar else { return }
      let (counts, focus) = (calendar.counts, calendar.focusedKey?.day)
      say("counts \(counts.frames) \(counts.drawnNodes) \(counts.elements)")
      say("focused \(focus.map { text(of: $0) } ?? "nothing")")
      say(String(decoding: calendar.session.scene.dump(), as: UTF8.self))
      say("end")
    }

    private func text(of day: EpochDay) -> String {
      var text: [UInt8] = []
      day.appendISO8601(to: &text)
      return String(decoding: text, as: UTF8.self)
    }

    private func say(_ line: String) {
      // If standard output is closed, nobody reads.
      try? Descriptor(STDOUT_FILENO).write(Array((line + "\n").utf8))
    }
  }
#endif
