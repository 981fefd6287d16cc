// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK
  import CalendarHost
  import CivilTime

  extension WindowSession {
    func prepare(_ session: CalendarSession) throws {
      if let level = arguments.level?.level { session.send(.action(.zoom(to: level))) }
      guard let wanted = arguments.select, wanted.kind != .none else { return }
      do throws(SelectionProblem) {
        try session.select(wanted)
      } catch {
        var text: [UInt8] = []
        wanted.append(to: &text)
        throw CommandFailure(
          .usage,
          """
          \(String(decoding: text, as: UTF8.self)) cannot be selected here: --selection and the \
          preset say what can.
          """)
      }
    }

    /// Hours and years need more room than a month.
    func size(for options: CalendarOptions) -> (width: Int32, height: Int32) {
      switch options.view {
      case .timeline, .year: (960, 680)
      case .agenda: (480, 640)
      case .month, .week, .expandable, .months: (420, 480)
      }
    }

    /// Shows all that happens on a day that has no room for it; what is chosen is opened.
    func showAll(of day: EpochDay) {
      guard let window, let days else { return }
      Task {
        let found: DayAnswer
        do {
          found = try await answer(days, DayInterval(day), .occurrences)
        } catch {
          return window.say(CommandFailure(error)?.text ?? "\(error)")
        }
        let list = DayList(found.occurrences, on: day, locale) { [self] in notes(of: $0) }
        let place = moreButton(of: list)
        guard
          let number = await window.choose(from: list.lines, about: list.heading, at: place)
        else { return }
        log?.told(.occurrenceChosen(list.occurrences[number]))
        editing?.open(list.ids[number], about: "\(list.heading), \(list.times[number])")
      }
    }

    /// The button that asks for the events of a day: where the keyboard is, or the only one; nil where
    /// a hand must have been on one of several.
    private func moreButton(of list: DayList) -> NodeKey? {
      guard let calendar = window?.calendar else { return nil }
      let scene = calendar.session.scene
      let buttons = scene.nodes.filter { node in
        node.role == .moreButton
          && String(decoding: scene.utf8(node.label), as: UTF8.self).contains(list.heading)
      }
      let focused = buttons.first { $0.key == calendar.focusedKey }
      return (focused ?? (buttons.count == 1 ? buttons.first : nil))?.key
    }
  }
#endif
