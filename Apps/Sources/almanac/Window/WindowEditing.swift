// SPDX-License-Identifier: MIT
#if HAS_GTK
  import CalendarEngine
  import CalendarGTK
  import CalendarHost
  import CalendarModel
  import CalendarStore
  import CivilTime

  /// Lets hands and keys edit the events of a window, and stores what they make of them.
  @MainActor
  final class WindowEditing {
    let writer: EventWriter
    let notices: WindowNotices
    let storing: StoringNotices
    private(set) weak var window: CalendarWindow?
    /// Called when there is more or less that is not stored.
    var unstoredChanged: (() -> Void)?
    /// What keys have asked for last; the next waits until it is done.
    var work: Task<Void, Never>?
    /// The number of what a hand or a key does at once; see `currentDeed`.
    private var (deed, isDeedOpen) = (0, false)
    /// The titles of what has been added by the last deed that added anything.
    private var added: (deed: Int, titles: [String]) = (0, [])
    /// The last deed of which it was said that it waits.
    private var waitingDeed = 0
    /// What sends again, and what asks which versions stay.
    var retrying: Task<Void, Never>?
    var deciding: Task<Void, Never>?
    /// The conflicts about which nothing was decided when it was asked, by their entries.
    var postponed: Set<Int> = []

    init(_ writer: EventWriter, _ locale: LocaleProfile) {
      self.writer = writer
      (notices, storing) = (WindowNotices(locale), StoringNotices(locale))
    }
  }

  extension WindowEditing {
    /// Follows the calendar of a window, whose options say where events can be edited.
    func follow(_ window: CalendarWindow) {
      self.window = window
      window.calendar.session.editing = { [weak self] edit in
        await self?.store(edit) ?? .refused(reason: [])
      }
      window.calendar.session.dropping = { [weak self] edit, text in
        await self?.create(edit, of: text) ?? .refused(reason: [])
      }
      window.calendar.session.describing = { [weak self] event in
        await self?.writer.furtherLines(of: String(decoding: event.id, as: UTF8.self)) ?? []
      }
      window.calendar.commands = { [weak self] command in self?.take(command) ?? false }
      window.calendar.removal = EventRemoval(name: window.words.remove) { [weak self] node in
        guard let self, session?.runtime.state.editing.edit == nil else { return }
        let ids = targets(at: node)
        if !ids.isEmpty { report { try await $0.remove(ids) } }
      }
      writer.tells = { [weak self] in self?.hear($0) }
    }

    /// Notes an event as it is shown now.
    func note(_ record: EventRecord) { writer.note(record) }

    /// What has been deleted, here or elsewhere, is not selected any more.
    func deselectDeleted() async throws {
      let selected = editing?.selected ?? []
      let living = try await writer.living(of: selected.map { String(decoding: $0, as: UTF8.self) })
      // Somebody may have selected others meanwhile, or have taken hold of one.
      guard living.count < selected.count, editing?.selected == selected, editing?.edit == nil
      else { return }
      session?.send(.action(.edit(.select(living.map { Array($0.utf8) }))))
    }

    /// Shows the form of an event, with its title to change.
    ///
    /// - Parameters:
    ///   - id: The event.
    ///   - time: When it is, if the calendar has no room to show it.
    func open(_ id: String, about time: String = "") {
      Task { await changeTitle(of: id, about: time) }
    }
  }

  extension WindowEditing {
    var session: CalendarSession? { window?.calendar.session }

    /// Which events are held and selected.
    private var editing: Editing? { session?.runtime.state.editing }

    /// The number of what is being done: what comes of one key or one drag has the same, since the session
    /// asks for all of it at once.
    private var currentDeed: Int {
      guard !isDeedOpen else { return deed }
      isDeedOpen = true
      deed += 1
      Task { isDeedOpen = false }
      return deed
    }

    private func store(_ edit: Edit) async -> EditVerdict {
      let deed = currentDeed
      do {
        switch edit.kind {
        case .create:
          guard try await create(edit) else { return .refused(reason: []) }
        case .copy:
          guard let copy = try await writer.paste(edit, in: deed) else {
            return .refused(reason: [])
          }
          sayAdded(copy.title, by: deed)
          return .allowed
        case .move, .resizeStart, .resizeEnd, .delete: try await writer.change(edit, in: deed)
        }
        sayWaiting(of: deed)
        return .allowed
      } catch {
        return .refused(because: Self.text(of: error))
      }
    }

    /// Asks for the title of a new event and stores it; false where it was given up.
    private func create(_ edit: Edit) async throws -> Bool {
      let calendar = try await writer.calendar(edit.after.group)
      let node = newNode
      var question = TitleQuestion(about: label(of: node, without: ""), at: node?.key)
      while case .title(let title) = await window?.ask(question) {
        do {
          _ = try await writer.create(edit.after, title: title, in: calendar)
          return true
        } catch {
          // Nothing that was written is lost.
          (question.title, question.about) = (title, Self.text(of: error))
        }
      }
      return false
    }

    /// Stores the event of a text that was dropped: its first line is the title, the rest its notes.
    private func create(_ edit: Edit, of text: String) async -> EditVerdict {
      let lines = text.split(maxSplits: 1, omittingEmptySubsequences: true) { $0.isNewline }
      do {
        let calendar = try await writer.calendar(edit.after.group)
        _ = try await writer.create(
          edit.after, title: UntitledEvent.title(from: lines.first.map(String.init) ?? ""),
          notes: lines.dropFirst().first.map(String.init) ?? "", in: calendar)
        return .allowed
      } catch {
        return .refused(because: Self.text(of: error))
      }
    }

    private func changeTitle(of id: String, about time: String) async {
      guard var record = try? writer.record(of: id) else { return }
      if writer.conflicts.contains(where: { $0.id == id }) { return decide(anew: true) }
      let node = node(of: id)
      let when = node == nil ? time : label(of: node, without: notices.title(of: record.event))
      var question = TitleQuestion(
        title: record.event.title,
        about: ([when] + notes(of: record.event)).joined(separator: " · "), canRemove: true,
        at: node?.key)
      while let answer = await window?.ask(question) {
        do {
          switch answer {
          case .title(let title):
            question.title = title
            guard title != record.event.title else { return }
            try await writer.rename(record, to: title)
            sayWaiting(of: currentDeed)
          case .removal: try await remove(record)
          case .nothing: break
          }
          return
        } catch {
          question.about = Self.text(of: error)
          guard let now = try? writer.record(of: id), !now.isDeleted else {
            say(question.about)
            return
          }
          // Whoever has read that may insist.
          if now.revision != record.revision {
            let isWritten = question.title != record.event.title
            question.about +=
              " \(writer.state(of: now))" + (isWritten ? "; Save replaces its title." : ".")
            // Who has written nothing would put the old title back.
            if !isWritten { question.title = now.event.title }
          }
          record = now
        }
      }
    }

    /// Says something, and what is not stored besides.
    func say(_ text: String) {
      let waiting = writer.reasonToWait.map { storing.waiting($0) }
      window?.say([text, waiting].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Says of a deed that it waits, once.
    private func sayWaiting(of deed: Int) {
      guard writer.reasonToWait != nil, deed != waitingDeed else { return }
      waitingDeed = deed
      say("")
    }

    private func sayAdded(_ title: String, by deed: Int) {
      added = (deed, (added.deed == deed ? added.titles : []) + [title])
      say(notices.added(added.titles))
    }

    private func remove(_ record: EventRecord) async throws {
      try await writer.remove(record)
      say(notices.deleted([record.event.title]))
    }

    /// Deletes events as far as that is possible, and says why others stay; an undo brings all of them
    /// back.
    func remove(_ ids: [String], copies: Bool = false) async throws {
      let removal = try await writer.remove(ids, in: currentDeed, copies: copies)
      try await deselectDeleted()
      let titles = removal.events.map(\.title)
      let done =
        titles.isEmpty ? [] : [copies ? notices.cut(titles) : notices.deleted(titles)]
      say(EditOutcome.sentences(done + removal.problems))
    }

    func node(of id: String) -> SceneNode? {
      guard let scene = session?.scene else { return nil }
      return scene.nodes.first { scene.eventID(of: $0) == id }
    }

    /// Where a new event is shown, which the calendar has given an id of its own.
    private var newNode: SceneNode? {
      guard let scene = session?.scene else { return nil }
      return scene.nodes.last { scene.eventID(of: $0)?.hasPrefix("new:") == true }
    }

    /// When an event is, as a screen reader is told, without its title.
    private func label(of node: SceneNode?, without title: String) -> String {
      guard let node, let scene = session?.scene else { return "" }
      let label = String(decoding: scene.utf8(node.label), as: UTF8.self)
      guard !title.isEmpty, label.hasPrefix(title) else { return label }
      // Languages separate in ways of their own.
      return String(label.dropFirst(title.count).drop { $0.isPunctuation || $0.isWhitespace })
    }

    static func text(of error: any Error) -> String {
      CommandFailure(error)?.text ?? "\(error)"
    }
  }
#endif
