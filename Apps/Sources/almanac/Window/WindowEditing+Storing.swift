// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarGTK
  import CalendarStore

  // What could not be stored at once.
  extension WindowEditing {
    /// How many events are not stored, in words; empty where all are.
    var unstored: String { storing.unstored(writer.unstoredCount) }

    /// What is to be said of an event beside its time: that one is free meanwhile, and that it is not
    /// stored yet.
    func notes(of id: String) -> [String] {
      (try? writer.record(of: id)).map { notes(of: $0.event) } ?? []
    }

    func notes(of event: CalendarEvent) -> [String] {
      let isUnstored = writer.unstored.contains { $0.id == event.id }
      return (event.isBusy ? [] : [notices.free]) + (isUnstored ? [storing.pending] : [])
    }

    /// Hears of what has been done to events.
    func hear(_ news: EventNews) {
      switch news {
      case .waiting: keepTrying()
      case .stored: say(storing.stored)
      case .refused(let reason): say(reason)
      case .conflict: decide()
      }
      showUnstored()
    }

    /// Others have written: so may we.
    func retry() async {
      await writer.retryNow()
      await writer.recheckConflicts()
      showUnstored()
    }

    /// Shows days as they are with what is not stored.
    private func showUnstored() {
      session?.invalidate()
      unstoredChanged?()
    }

    /// Sends what waits again and again, after pauses.
    private func keepTrying() {
      guard retrying == nil else { return }
      retrying = Task {
        while let due = writer.retry.dueTime {
          guard (try? await Task.sleep(until: due, clock: .continuous)) != nil else { return }
          await writer.retryIfDue()
        }
        retrying = nil
      }
    }

    /// Asks of each event that others have changed as well which version stays.
    ///
    /// - Parameter anew: Whether those are asked about that were put off.
    func decide(anew: Bool = false) {
      if anew { postponed = [] }
      guard deciding == nil else { return }
      deciding = Task {
        // What a hand has let go of is still being stored.
        await session?.settle()
        while let conflict = writer.conflicts.first(where: { !postponed.contains($0.entry.id) }) {
          await decide(conflict)
          showUnstored()
        }
        deciding = nil
      }
    }

    private func decide(_ conflict: EventConflict) async {
      let answer = await window?.choose(
        from: storing.answers(conflict), about: storing.happened(to: conflict),
        at: node(of: conflict.id)?.key)
      // What has changed while the question stood is asked about anew.
      if answer != nil {
        await writer.recheckConflicts()
        guard writer.isStill(conflict) else { return }
      }
      switch answer {
      case 0:
        do { try await writer.keepMine(conflict) } catch { say(Self.text(of: error)) }
      case nil:
        postponed.insert(conflict.entry.id)
        say(storing.later(conflict))
      case .some: writer.keepTheirs(conflict)
      }
    }
  }
#endif
