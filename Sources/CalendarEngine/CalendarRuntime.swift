// SPDX-License-Identifier: MIT
import CivilTime

/// One calendar at work: it takes inputs and answers with effects and a new scene.
///
/// Everything in it is a value; the same inputs give the same scenes on every platform.
public struct CalendarRuntime: Sendable {
  /// What the calendar remembers.
  public private(set) var state: CalendarState
  /// What surrounds it.
  public private(set) var environment: CalendarEnvironment
  /// What it shows.
  public private(set) var scene: CalendarScene

  private var phrases: PhraseBook
  /// What the scene was made from; its groups may have moved since.
  private(set) var sceneInput: LayoutInput
  /// Whether the environment has changed since the scene was made.
  private var hasNewEnvironment = false
  private(set) var pointer = PointerGesture()
  private var wheel = WheelGesture()
  private var pinch = PinchGesture()
  private var time: Int64 = 0

  /// What an input led to.
  public struct Update: Sendable {
    /// What the host is to do, in order.
    public var effects: [CalendarEffect] = []
    /// Whether a screen reader is to say something new: `CalendarRuntime.announcement`.
    public var isAnnounced = false
    /// Whose the sample is.
    public var claim = Claim.never
    /// Whether the host should send a frame when the screen is next drawn.
    public var wantsFrame = false

    /// Whether the sample is the calendar's, so that the host keeps it from doing anything else.
    public var isClaimed: Bool { claim == .claimed }
  }

  /// A calendar that has not been shown yet; the first input brings its first effects.
  public init(state: CalendarState, environment: CalendarEnvironment) {
    self.state = state
    self.environment = environment
    phrases = Self.phrases(of: environment)
    let still = state.still(environment)
    sceneInput = LayoutInput(state: still, environment: environment, phrases: phrases)
    scene = CalendarScene.make(sceneInput)
    scene.move(state.moving, sceneInput)
  }

  private static func phrases(of environment: CalendarEnvironment) -> PhraseBook {
    PhraseBook(tag: environment.locale.tag, catalogue: environment.phrases)
  }
}

extension CalendarRuntime {
  /// Whether a pointer that is down selects the days that it passes, or holds an event.
  public var isPainting: Bool { pointer.isPainting || pointer.isEditing }

  /// Whether days are on the move: under a hand, a wheel, or on their own.
  ///
  /// What comes into view meanwhile a host may draw over several frames.
  public var isMoving: Bool { !state.motion.isRest || wheel.wantsFrame }

  /// Takes an input, brings state and scene up to date and says what the host is to do.
  public mutating func send(_ input: CalendarInput) -> Update {
    time = max(time, ReduceContext.clamp(input.time))
    let said = state.telling.announcement?.serial ?? 0
    var update = Update()
    update.effects = state.advance(environment, to: time)
    perform(wheel.expire(at: time), &update)
    // What a hand that lets go holds is what was shown.
    if !pointer.isEditing || !input.content.isRelease {
      expire(&update)
    }
    perform(input.content, &update)
    update.isAnnounced = (state.telling.announcement?.serial ?? 0) != said
    if case .never = update.claim, pointer.isUndecided { update.claim = .undecided }
    update.wantsFrame =
      state.moving.wantsFrame || wheel.wantsFrame || pointer.wantsFrame
    tellScene(&update)
    return update
  }

  /// The title in words, in UTF-8.
  public var title: [UInt8] {
    var title: [UInt8] = []
    sceneInput.append(state.title, to: &title)
    return title
  }

  /// What a screen reader was last told, in UTF-8; empty before the first time.
  public var announcement: [UInt8] {
    var words = state.telling.words
    if words.isEmpty, let last = state.telling.announcement {
      AnnouncementLayout.append(last.content, sceneInput, to: &words)
    }
    return words
  }

  /// The points of a displacement in pages, such as a native scroll view has to snap to; a list's is in
  /// points as it is.
  public func points(ofPages pages: Double) -> Double {
    state.arrangement.movement.turnsPages
      ? MonthLayout.extents(of: sceneInput).points(pages) : pages
  }

  private mutating func perform(_ content: CalendarInput.Content, _ update: inout Update) {
    switch content {
    case .frame: break
    case .pointer(let sample) where !Edition.isPicker && sample.phase.isHovering:
      let isOver = sample.phase == .hovered
      let node = isOver ? scene.hit(x: sample.x, y: sample.y) : nil
      perform(.only(.preview(node?.key)), &update)
    case .pointer(let sample):
      // A finger covers what it points at.
      if sample.device == .touch, state.selecting.pointing.isAnywhere {
        perform(.only(.preview(nil)), &update)
      }
      if let pinch = pinch.recognize(sample), take(pinch, &update) {
        // What one of the fingers did alone is over, and never hears of its end.
        return perform(pointer.giveUp(gestureContext), &update)
      }
      claim(pointer.recognize(sample, gestureContext), &update)
      if pinch.hasBoth { pointer.stopWaiting() }
      // One hand at a time has hold of the pages, and a finger is the stronger one.
      guard pointer.isDragging else { return }
      if pointer.dragsFold { perform(wheel.letGo(), &update) }
      wheel = WheelGesture()
    case .wheel(let sample) where sample.modifiers.contains(.control):
      if let pinch = PinchGesture.recognize(sample) { _ = take(pinch, &update) }
    case .wheel where pointer.isDragging || isPainting:
      update.claim = .claimed
    case .wheel(let sample):
      let vertical = state.options.wheelPagesVertically
      claim(wheel.recognize(sample, claimsVertical: vertical, gestureContext), &update)
    case .key(let sample):
      if sample.key == .escape, pointer.canBeAbandoned {
        let actions = pointer.abandon(gestureContext)
        return claim(Recognition(actions: actions, isClaimed: true), &update)
      }
      let isRightToLeft = environment.locale.isRightToLeft
      let action =
        OccurrenceKeys.action(for: sample, isRightToLeft: isRightToLeft, scene, state)
        ?? (state.arrangement.movement.hasOwnKeys
          ? nil : KeyMap.action(for: sample, isRightToLeft: isRightToLeft, state))
      claim(Recognition(actions: action.map { .only($0) } ?? [], isClaimed: action != nil), &update)
    case .activate(let key):
      perform(PointerGesture.action(for: key).map { .only($0) } ?? [], &update)
    case .action(let action): perform(.only(action), &update)
    case .environment(let new):
      let renames = adopt(new)
      hasNewEnvironment = true
      perform(.only(.environmentChanged(renames: renames)), &update)
    }
  }

  /// Does what a resting pointer does by time alone.
  private mutating func expire(_ update: inout Update) {
    let page = state.viewport.page
    perform(pointer.expire(gestureContext), &update)
    guard state.editing.isByHand, page != state.viewport.page else { return }
    // What a hand carries to another page is on a day there by the time that is seen.
    tellScene(&update)
    perform(pointer.expire(gestureContext), &update)
  }

  private mutating func claim(_ recognition: Recognition, _ update: inout Update) {
    update.claim = recognition.isClaimed ? .claimed : .never
    perform(recognition.actions, &update)
    if let place = recognition.tap { tap(at: place, &update) }
  }

  /// Taps what will be at a place when the pages have come to rest.
  private mutating func tap(at place: (x: Int32, y: Int32), _ update: inout Update) {
    var resting = state
    resting.moving.land()
    let target = CalendarScene.make(resting, environment).hit(x: place.x, y: place.y)?.key
    perform(target.flatMap { PointerGesture.action(for: $0) }.map { .only($0) } ?? [], &update)
  }

  /// Does what a pinch means to the view; returns whether it means anything.
  private mutating func take(_ pinch: Pinch, _ update: inout Update) -> Bool {
    guard let actions = grip.actions(for: pinch) else { return false }
    claim(Recognition(actions: actions, isClaimed: true), &update)
    return true
  }

  private mutating func perform(_ actions: [CalendarAction], _ update: inout Update) {
    for action in actions {
      update.effects += state.reduce(action, environment, time: time)
    }
  }

  /// Adopts a new environment; returns whether the title reads differently in it.
  private mutating func adopt(_ new: CalendarEnvironment) -> Bool {
    guard !new.sharesWords(with: environment) else {
      environment = new
      return false
    }
    let before = titleInWords
    environment = new
    phrases = Self.phrases(of: new)
    return titleInWords != before
  }

  private var titleInWords: [UInt8] {
    var title: [UInt8] = []
    LayoutInput(state: state, environment: environment, phrases: phrases)
      .append(state.title, to: &title)
    return title
  }

  private var gestureContext: GestureContext {
    GestureContext(
      scene: scene, isRightToLeft: environment.locale.isRightToLeft, grip: grip,
      pageWidth: environment.metrics.width, time: time,
      swipeSelects: state.options.swipe == .selects,
      pressSelects: state.options.selection.hasSeveralDays,
      beside: FoldBeside(sceneInput, state), edits: state.editsEvents,
      canEdit: state.makesEvents, liftsEvents: environment.liftsEvents,
      choosesTime: state.choosesTime,
      edges: state.options.timeline.edges, holds: state.editing.isHeld,
      hasSelectedEvents: state.editing.hasSelected)
  }

  /// The hold of devices on what moves along the axis.
  private var grip: MovementGrip {
    let pages = PagedGrip(
      shown: sceneInput, moving: state.moving, axis: state.arrangement.axis,
      isRightToLeft: environment.locale.isRightToLeft)
    return MovementGrip(pages, state.arrangement.movement)
  }

  /// Measures in what is shown by now how far what hands hold is from its stops.
  private mutating func measureHolds() {
    if state.motion.isHeld, state.arrangement.movement.turnsPages {
      state.moving.measure(MonthLayout.extents(of: sceneInput))
    }
    if state.expansion.isHeld {
      state.moving.measureHandle(PageExtents(ExpandableLayout.way(of: sceneInput)))
    }
  }

  /// Puts what a screen reader is to say in words, which stay as they are whatever becomes of what they
  /// are about.
  private mutating func speak(_ still: inout CalendarState) {
    sceneInput = LayoutInput(state: still, environment: environment, phrases: phrases)
    state.telling.speak(announcement)
    still.telling = state.telling
  }

  /// Brings the scene up to date, and tells what is new in it before all but questions: what they are
  /// about has not happened yet.
  private mutating func tellScene(_ update: inout Update) {
    let news = updateScene()
    if news.isEmpty { return }
    let others = update.effects
    update.effects = []
    var isTold = false
    for effect in others {
      if !isTold, !effect.comesFirst {
        update.effects += news
        isTold = true
      }
      update.effects.append(effect)
    }
    if !isTold { update.effects += news }
  }

  /// Brings the scene up to date, and returns what is new in it.
  private mutating func updateScene() -> [CalendarEffect] {
    let before = scene
    let tellsCells = (old: sceneInput.state.options.tellsCells, new: state.options.tellsCells)
    let wasShown = sceneInput.environment.isShown
    drawScene()
    return wasShown ? scene.news(after: before, tellsCells: tellsCells) : []
  }

  /// Moves the groups of the scene; makes its nodes anew if anything that they show has changed.
  private mutating func drawScene() {
    var still = state.still(environment)
    if hasNewEnvironment || !sceneInput.stands(as: still) {
      hasNewEnvironment = false
      let former = FormerScene(scene: scene, input: sceneInput)
      if state.telling.isUnspoken { speak(&still) }
      sceneInput = LayoutInput(state: still, environment: environment, phrases: phrases)
      scene = CalendarScene.make(sceneInput, after: former)
      measureHolds()
    }
    scene.move(state.moving, sceneInput)
  }
}
