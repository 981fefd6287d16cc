// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import CivilTime
  import UIKit

  /// A calendar for UIKit.
  ///
  ///     let calendar = CalendarUIView(preset: .fioriRange)
  ///     calendar.delegate = self
  ///     stack.addArrangedSubview(calendar)           // as high as its month needs
  ///
  /// It is as wide as it is told and as high as it needs, lies in scroll views and table cells, and
  /// follows the language, the zone, the text size and the colours of what surrounds it. `options`
  /// has everything that can be asked of it, `theme` its looks. What it does is decided by the
  /// engine; the view passes on samples and draws.
  open class CalendarUIView: UIView {
    /// Who is asked and told what happens; not retained.
    public weak var delegate: (any CalendarUIViewDelegate)? {
      didSet { configure { _ in } }
    }
    /// Who says what days hold; not retained, and `source` goes before it.
    public weak var dataSource: (any CalendarUIViewDataSource)? {
      didSet { reloadData() }
    }
    /// Where days are loaded from, perhaps later; nil asks `dataSource`.
    public var source: DaySource? {
      didSet { adoptSource() }
    }
    /// What it looks like, in light and in dark.
    public var theme = Theme.standard {
      didSet { if theme != oldValue { adoptLooks() } }
    }
    /// Whether the tint colour is the accent, in place of the theme's.
    public var followsTintColor = false {
      didSet { if followsTintColor != oldValue { adoptLooks() } }
    }
    /// Whether it fills the height that it is given, in place of having one of its own.
    public var fillsHeight = false {
      didSet {
        guard fillsHeight != oldValue else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
    /// The calendar that gives days their components, weeks their first day, and dates their zone.
    ///
    /// Months are those of the Gregorian calendar whatever it is; see `alternateCalendar`.
    public var calendar = Foundation.Calendar.autoupdatingCurrent {
      didSet { if calendar != oldValue { adoptPlace() } }
    }
    /// The language; nil takes the calendar's.
    public var locale: Locale? {
      didSet { if locale != oldValue { adoptPlace() } }
    }
    /// A day that counts as today; nil follows the clock.
    public var today: Date? {
      didSet { if today != oldValue { adoptPlace() } }
    }
    /// A second calendar whose dates stand below the numbers, if the options show them.
    public var alternateCalendar: AlternateCalendar? {
      didSet { adoptAlternate(after: oldValue) }
    }
    /// Zones whose times stand beside the viewer's in a timeline, up to four.
    public var furtherTimeZones: [TimeZone] = [] {
      didSet { if furtherTimeZones != oldValue { adoptFurtherZones() } }
    }
    /// Whether taps on days can be felt, and each step of a drag that makes, moves or stretches an
    /// event (`DragStep`).
    public var hasFeedback: Bool {
      get { feedback.isOn }
      set { feedback.isOn = newValue }
    }

    /// The calendar at work, for what this class has no method for.
    public private(set) lazy var session = CalendarSession(
      start.options, showing: start.date.map(dates.day), clock: clock, locale: profile,
      host: driver)
    private let start: (options: CalendarOptions, date: Date?)
    let feedback = FeedbackPlayer()
    let texts = TextBook()
    private(set) lazy var driver = SessionDriver(self)
    private(set) lazy var surface = NodeSurface(in: self, dates)
    private(set) lazy var elements = ElementSurface(self)
    private(set) lazy var recognizer = SampleRecognizer(self)
    private(set) lazy var dragging = UIDragInteraction(delegate: self)
    /// The drag in which events have left, if any.
    weak var outgoing: (any UIDragSession)?
    private var mirror = SceneMirror<NodeSurface>()
    var accessibilityMirror = AccessibilityMirror<ElementSurface>()
    /// Whether the elements are those of an earlier scene.
    var hasStaleElements = true
    private var isShowing = false
    private var wantsShow = false
    /// What the delegate was last told is selected.
    var toldSelection = Selection.none
    /// What the app is told of when a scroll has ended.
    var scrollHandlers: [Int32: (Bool) -> Void] = [:]
    /// The number of the last scroll that was asked for.
    var lastScroll: Int32 = 0
    /// Whether the last input was a key, so that it is worth showing where the keyboard is.
    var showsKeyboard = false { didSet { if showsKeyboard != oldValue { redrawCursor() } } }
    /// Whether a text has been dropped and is being read.
    var isReadingDrop = false
    /// Whether sizes are being told to the calendar, in the middle of a layout.
    var isLayingOut = false
    /// Whether SwiftUI lays it out: layout must not be forced in the middle of an update there.
    package var isHosted = false
    /// Where the keyboard is, while the view is the first responder.
    let focusRing = CALayer()
    /// How often `reloadData` was called, so that each time is another source.
    var generation = 0

    /// A calendar of some options that shows the page of a day; of today, when nil.
    public init(options: CalendarOptions = CalendarOptions(), showing date: Date? = nil) {
      start = (options, date)
      super.init(frame: .zero)
      setUp()
    }

    /// A calendar that behaves as another one does, in its colours.
    public convenience init(preset: Preset, showing date: Date? = nil) {
      self.init(options: CalendarOptions(preset), showing: date)
      theme = Theme(preset)
    }

    /// A plain month calendar from a storyboard or a nib.
    public required init?(coder: NSCoder) {
      start = (CalendarOptions(), nil)
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      // The ring around the day says where the keyboard is.
      focusEffect = nil
      listen()
      addDevices()
      adoptLooks()
      focusRing.zPosition = 1
      layer.addSublayer(focusRing)
    }

    private func addDevices() {
      addGestureRecognizer(recognizer)
      addPointer()
      addWheel()
      addPinch()
      addDropping()
      addDragging()
      addInteraction(UIContextMenuInteraction(delegate: self))
    }
  }

  extension CalendarUIView {
    /// What is asked of the calendar; see `CalendarOptions`.
    ///
    /// Whether the app is asked and told of cells follows from whether there is a delegate.
    public var options: CalendarOptions {
      get { session.options }
      set { configure { $0 = newValue } }
    }

    /// Changes some of the options.
    public func configure(_ change: (inout CalendarOptions) -> Void) {
      session.configure { options in
        change(&options)
        let isTold = delegate != nil
        options.asksBeforeSelecting = isTold
        options.asksBeforeTurning = isTold
        options.tellsCells = isTold
      }
    }

    /// Has an app draw a role with a content configuration, as table cells have; nil for a node that
    /// the calendar draws.
    ///
    /// What it does and how it is spoken of stays as it is.
    /// A content view is used again for another node of the role if its configuration is of the same
    /// type.
    public func draw(
      _ role: Role, with content: ((CalendarNode) -> (any UIContentConfiguration)?)?
    ) {
      surface.contents[role] = content
      redraw()
    }

    /// Has an app draw these roles and no others.
    public func draw(_ contents: [Role: (CalendarNode) -> (any UIContentConfiguration)?]) {
      let isEmpty = contents.isEmpty && surface.contents.isEmpty
      surface.contents = contents
      if !isEmpty { redraw() }
    }

    /// Brings views and elements up to date; called by the session.
    func show(_ scene: CalendarScene) {
      wantsShow = true
      guard !isShowing else { return }
      isShowing = true
      // An app that draws cells may change the calendar while it does.
      while wantsShow {
        wantsShow = false
        var shown = SceneMirror<NodeSurface>()
        swap(&shown, &mirror)
        shown.show(session.scene, on: surface)
        swap(&shown, &mirror)
      }
      isShowing = false
      showFocus()
      hasStaleElements = true
      if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning {
        showAccessibility()
      }
    }

    /// Draws everything again.
    func redraw() {
      surface.forgetDrawing()
      let shown = mirror
      shown.redraw(on: surface)
    }

    /// Shows at which hour the keyboard is, or no longer.
    private func redrawCursor() {
      surface.options.showsKeyboard = showsKeyboard
      surface.forgetDrawing()
      let shown = mirror
      shown.redraw(.timeCursor, on: surface)
    }

    /// The view of a node, or nil.
    func item(of key: NodeKey) -> NodeView? { mirror.item(of: key) }
  }
#endif
