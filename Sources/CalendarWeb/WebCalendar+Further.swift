// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CivilTime

// What pages need that show more than days to pick: the messages, effects and options of facts,
// occurrences, questions, levels, modes and presets.

extension WebCalendar {
  /// What a message means that pickers never send.
  mutating func further(
    _ kind: MessageKind, _ reader: inout WireReader
  ) -> CalendarInput.Content {
    switch kind {
    case .zoom: return .action(reader.zoom())
    case .events: return .action(reader.events())
    case .loadFailed: return .action(.loadFailed(token: reader.int32()))
    case .invalidated: return .action(reader.invalidated())
    case .retry: return .action(.retry)
    case .mode: return .action(reader.mode())
    case .daysNamed: return .action(reader.daysNamed())
    case .alternatesChanged: return .action(.alternatesChanged)
    case .hours: return .action(reader.hours())
    case .answered: return .action(reader.answered())
    case .take: return .action(reader.taken())
    case .insert: return .action(.edit(.insert(reader.insertions())))
    case .adjust:
      return .action(.edit(.adjust(id: reader.int32(), to: reader.event(inOrder: true))))
    case .pick: return .action(.edit(.select(reader.picked())))
    case .color:
      write(ThemeColor(UInt32(bitPattern: reader.int32())))
      return .frame
    case .deselect: return .action(.select(runtime.state.selection(without: reader.day())))
    case .loaded, .configure, .preset:
      if let readsFormer { return readsFormer(kind, &reader) }
      reader.fail(.unknownKind)
      return .frame
    default: return .frame
    }
  }

  /// What it means that the focus has come to a bar, or to the button for more; nil elsewhere.
  func occurrenceEntered(_ key: NodeKey?) -> CalendarAction? {
    switch key?.role {
    case .eventBar, .moreButton, .timedEvent: return key.map { .occurrenceEntered($0) }
    case .dayColumn:
      guard let key, key.part >= 0, let day = key.day else { return nil }
      return .timeline(.enterColumn(day, part: key.part))
    default: return nil
    }
  }

  /// Tells the page which mode an expandable calendar begins with, and when it no longer is one.
  mutating func tellExpansion(of options: CalendarOptions) {
    let mode: Int32 = options.view == .expandable ? Int32(options.expanding.mode.rawValue) : -1
    guard mode != toldExpansion else { return }
    toldExpansion = mode
    reply.operation(.expansion)
    reply.word(mode)
  }

  /// Tells the order in which days were selected, unless it is that of the calendar and was before;
  /// nothing if it is again.
  mutating func tellOrder(of selection: Selection) {
    let wasPlain = order.isChronological
    order.take(selection)
    guard !wasPlain || !order.isChronological else { return }
    reply.operation(.order)
    var written: [UInt8] = []
    for run in order.isChronological ? [] : order.runs {
      if !written.isEmpty { written.append(0x20) }
      Selection.interval(run).append(to: &written)
    }
    reply.text(written[...])
  }

  /// Writes the effects of facts, questions, levels and modes.
  mutating func writeFurther(_ effect: CalendarEffect) {
    switch effect {
    case .load(let token, let days, let detail):
      reply.operation(.load)
      reply.word(token)
      write(days)
      reply.day(runtime.environment.today)
      reply.word(Int32(detail.rawValue))
    case .occurrenceChosen(let occurrence): write(occurrence)
    case .cellShown(let key):
      reply.operation(.cell)
      reply.word(patches.slot(of: key) ?? -1)
    case .moreChosen(let day):
      reply.operation(.more)
      reply.day(day)
    case .levelChanged(let level):
      reply.operation(.level)
      reply.word(Int32(level.rawValue))
    case .nameDays(let days):
      reply.operation(.nameDays)
      write(days)
    case .askHours(let days):
      reply.operation(.hours)
      write(days)
    case .cancel(let token):
      reply.operation(.cancel)
      reply.word(token)
    case .ask(let id, let question): write(question, id)
    case .edited(let id, let edit): write(edit, Int32(edit.kind.rawValue), id)
    // A question that nobody has to answer.
    case .editCancelled(let edit): write(edit, 6, 0)
    case .eventsSelected(let ids):
      reply.operation(.picked)
      var written: [UInt8] = []
      for id in ids {
        written.append(contentsOf: id)
        written.append(0)
      }
      reply.text(written[...])
    case .modeChanged(let mode):
      reply.operation(.mode)
      reply.word(Int32(mode.rawValue))
    case .loadFailed(let days):
      reply.operation(.loadFailed)
      write(days)
    case .snap(let pages):
      reply.operation(.snap)
      reply.word(Int32(clamping: Int64(runtime.points(ofPages: pages) * 64)))
    default: break
    }
  }

  /// Writes what goes with a colour of the page's: the colour, text on it, then for the light and
  /// the dark scheme its faint form, text on that, and dots.
  private mutating func write(_ color: ThemeColor) {
    reply.operation(.color)
    reply.word(Int32(color.rgb))
    for (index, ground) in [ThemeColor(0xFFFFFF), ThemeColor(0x1C1C1E)].enumerated() {
      let family = ColorFamily(color, on: ground)
      if index == 0 { reply.word(Int32(family.onFill.rgb)) }
      for shade in [family.soft, family.ink, family.solid] { reply.word(Int32(shade.rgb)) }
    }
  }

  /// The id of an occurrence, its first day and the day after the last one.
  private mutating func write(_ occurrence: Occurrence) {
    reply.operation(.occurrence)
    reply.text(occurrence.id[...])
    reply.day(occurrence.days.start)
    reply.day(EpochDay(clamping: Int64(occurrence.days.endRawValue)))
  }

  /// What would be and what is: selections, or the days of pages.
  private mutating func write(_ question: CalendarQuestion, _ id: Int32) {
    let isTurn: Bool
    let (new, old): (Selection, Selection)
    switch question {
    case .select(let selection, let present): (isTurn, new, old) = (false, selection, present)
    case .turn(let page, let present):
      (isTurn, new, old) = (true, .interval(page.days), .interval(present.days))
    }
    reply.operation(.ask)
    reply.word(id)
    reply.word(isTurn ? 1 : 0)
    reply.selection(new)
    reply.selection(old)
    // Days have no groups.
    for _ in 0..<2 { reply.word(0) }
  }

  /// What an event is to be and what it was: when it begins and ends, and its id; then its groups.
  ///
  /// A question like the others, under a negative number.
  private mutating func write(_ edit: Edit, _ kind: Int32, _ id: Int32) {
    reply.operation(.ask)
    reply.word(-id)
    reply.word(3 + kind)
    for occurrence in [edit.after, edit.before] {
      var detail: [UInt8] = []
      occurrence.appendDetail(to: &detail)
      reply.text(detail[...])
    }
    for occurrence in [edit.after, edit.before] { reply.word(Int32(occurrence.group)) }
  }
}

extension ElementOptions {
  /// The options of the preset, or nil where the name means none.
  var preset: CalendarOptions? { Preset(name: presetName).map { CalendarOptions($0) } }

  /// Sets what only the host knows.
  func apply(to options: inout CalendarOptions) {
    options.loadsFacts = flags.contains(.hasFacts)
    options.loadsOccurrences = flags.contains(.hasOccurrences)
    options.showsAlternateDates = flags.contains(.hasAlternates)
    if flags.contains(.asksBeforeSelecting) { options.asksBeforeSelecting = true }
    if flags.contains(.asksBeforeTurning) { options.asksBeforeTurning = true }
    if flags.contains(.tellsCells) { options.tellsCells = true }
    options.legend = legend
    options.groups = groups
  }
}

extension WireReader {
  /// Reads what stands behind the attributes.
  mutating func readFurther(into given: inout ElementOptions) {
    if !isAtEnd { given.legend = legend() }
    // Absent where there are none, and in older logs.
    for _ in 0..<(isAtEnd ? 0 : uint8()) {
      given.groups.append(CalendarGroup(number: UInt16(count()), name: text(), tint: uint8()))
    }
  }
}
