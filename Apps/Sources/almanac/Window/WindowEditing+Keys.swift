// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK
  import CalendarHost

  extension WindowEditing {
    /// Does what a key asks; false where it means nothing, or where somebody holds an event.
    func take(_ command: EditingKey) -> Bool {
      guard let session, session.runtime.state.editing.edit == nil else { return false }
      switch command {
      case .remove:
        guard let ids = targetIDs else { return false }
        report { try await $0.remove(ids) }
      case .copy:
        guard let ids = targetIDs else { return false }
        report { editing in
          let events = try await editing.writer.copy(ids)
          if !events.isEmpty { editing.window?.say(editing.notices.copied(events.map(\.title))) }
        }
      case .cut:
        guard let ids = targetIDs else { return false }
        report { try await $0.remove(ids, copies: true) }
      case .paste:
        guard session.options.timeline.isEditable else { return false }
        report { editing in
          let copied = editing.writer.copied
          if !copied.isEmpty { session.send(.action(.edit(.insert(copied)))) }
        }
      case .undo:
        report { editing in
          guard editing.writer.conflicts.isEmpty else { return editing.decide(anew: true) }
          if let deed = try await editing.writer.undo() {
            editing.say(editing.notices.undone(deed))
          }
        }
      case .redo:
        report { editing in
          guard editing.writer.conflicts.isEmpty else { return editing.decide(anew: true) }
          if try await editing.writer.redo() { editing.say(editing.notices.redone) }
        }
      }
      return true
    }

    /// Does something after what was asked for before it and after all that is being stored, and says what
    /// went wrong.
    func report(_ deed: @escaping @MainActor (WindowEditing) async throws -> Void) {
      let former = work
      work = Task {
        await former?.value
        // What is still being stored is the first that an undo takes back.
        await session?.settle()
        do { try await deed(self) } catch { say(Self.text(of: error)) }
      }
    }

    /// The ids of the events that a key is about, see `CalendarRuntime.targets`; nil for none.
    private var targetIDs: [String]? {
      let ids = targets(at: window?.calendar.focusedKey)
      return ids.isEmpty ? nil : ids
    }

    func targets(at node: NodeKey?) -> [String] {
      (session?.runtime.targets(at: node) ?? []).map { String(decoding: $0, as: UTF8.self) }
    }
  }
#endif
