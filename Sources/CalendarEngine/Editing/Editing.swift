// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What is being done to events: what a hand holds, and what the app has not answered.
public struct Editing: Hashable, Sendable {
  /// What a hand holds.
  struct Held: Hashable, Sendable {
    var edit: Edit
    /// What becomes of the other events that are selected, which follow it.
    var followers: [Occurrence] = []
    /// What a hand that has taken hold of it once more began from; nil for the event as it was.
    var base: Occurrence?
    /// Where in the event the hand is: minutes or days after what it moves.
    var grip: Int64
    /// The day in whose column the hand took hold; nil without one.
    var column: EpochDay?
    /// Whether the hand has taken a part that goes on from the day before.
    var isLaterPart = false
    /// Whether a pointer holds it, and not keys.
    var isByHand = false
    /// Whether it is held among hours, and not on the days of months.
    var isAmongHours = true
    /// Whether it is new and carried as it is, and not drawn.
    var isCarried = false
    /// Whether its ends have handles: those of what has been held without a hand.
    var hasHandles = false

    /// Whether it is new and drawn.
    var draws: Bool { edit.kind == .create && !isCarried }

    /// How the hand moves it.
    var motion: Edit.Kind { isCarried ? .move : edit.kind.motion }
  }

  /// What the app has been told and has not answered.
  struct Open: Hashable, Sendable {
    let id: Int32
    fileprivate(set) var edit: Edit
    /// Whether where it began is what the app has said last, so that nobody is asked when it is refused.
    fileprivate(set) var beginsAsTold: Bool
  }

  /// None or one: two events are large, and states are often copied.
  private var hands: [Held] = []
  private(set) var open: [Open] = []
  /// The ids of the events that are selected, in the order in which they were.
  public private(set) var selected: [[UInt8]] = []
  private var nextID: Int32 = 1

  /// Nothing is being done.
  init() {}
}

extension Editing {
  /// The edit that a hand is making, as far as it has come.
  public var edit: Edit? { hands.first?.edit }

  var held: Held? { hands.first }

  /// Whether the ends of what is held have handles.
  var hasHandles: Bool { hands.first?.hasHandles == true }

  /// Whether there is one.
  var isHeld: Bool { !hands.isEmpty }

  /// Whether a pointer has hold of it.
  var isByHand: Bool { hands.first?.isByHand == true }

  /// How many events are shown where a hand holds them: what it is on, and what follows that.
  var heldCount: Int {
    guard let held else { return 0 }
    return min(held.followers.count + 1, EventNumbers.mostHeld)
  }

  /// One of them as it is to be: the first is what the hand is on.
  func held(_ index: Int) -> Occurrence {
    index == 0 ? hands[0].edit.after : hands[0].followers[index - 1]
  }

  /// What it was before; nil for what is new.
  func former(_ index: Int, _ facts: FactBook) -> Occurrence? {
    guard let edit, !edit.isNew else { return nil }
    return index == 0 ? edit.before : facts.window.occurrence(hands[0].followers[index - 1].id)
  }

  /// Whether an occurrence is one that a hand holds.
  @inline(never)
  func moves(_ occurrence: Occurrence) -> Bool {
    guard let held, !held.edit.isNew else { return false }
    return held.edit.before.id == occurrence.id
      || held.followers.contains { $0.id == occurrence.id }
  }

  /// Whether any event is selected.
  var hasSelected: Bool { !selected.isEmpty }

  /// Whether an occurrence is selected.
  func selects(_ occurrence: Occurrence) -> Bool { selected.contains(occurrence.id) }

  /// Selects these events and no others.
  mutating func select(_ ids: [[UInt8]]) { selected = ids }

  /// Takes hold of an event.
  mutating func hold(_ new: Held) { hands = [new] }

  /// The event that is held is to be another one, and others follow it.
  mutating func change(to after: Occurrence, _ followers: [Occurrence]) {
    if isHeld { (hands[0].edit.after, hands[0].followers) = (after, followers) }
  }

  /// What is moved is to be a copy, or the event itself; an end that is held is neither.
  mutating func copies(_ isCopy: Bool) {
    guard let kind = edit?.kind, kind == .move || kind == .copy else { return }
    hands[0].edit.kind = isCopy ? .copy : .move
  }

  /// Lets go, and returns what was held.
  mutating func letGo() -> Edit? {
    defer { hands = [] }
    return hands.first?.edit
  }

  /// Keeps an edit, which may depend on its number, until the app answers.
  mutating func expectAnswer(beginsAsTold: Bool, to edit: (Int32) -> Edit) -> Open {
    let id = nextID
    // Numbers start again at 1, never at 0.
    nextID = nextID == .max ? 1 : nextID + 1
    let new = Open(id: id, edit: edit(id), beginsAsTold: beginsAsTold)
    open.append(new)
    return new
  }

  /// An edit that the app has not answered; nil for one that it has.
  func open(_ id: Int32) -> Open? { open.first { $0.id == id } }

  /// The app wants an edit that it has not answered to lead to another time.
  mutating func adjust(_ id: Int32, to after: Occurrence) {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return }
    open[index].edit.after = after
  }

  /// Where edits began may have changed since they were made.
  mutating func doubt() {
    for index in open.indices { open[index].beginsAsTold = false }
  }

  /// Takes out an edit that the app has answered; nil for one that is not open.
  mutating func close(_ id: Int32) -> Open? {
    guard let index = open.firstIndex(where: { $0.id == id }) else { return nil }
    return open.remove(at: index)
  }
}
