// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarDrawing
import CalendarEngine
import CalendarHost
import CivilTime

/// A calendar as a widget of GTK 4.
///
/// It fills the room that it is given. Give its `canvas` to a window and call `session.configure`,
/// `session.select` and the rest; set `source` of the session for facts. It lives as long as this
/// object, which the app owns.
@MainActor
public final class CalendarWidget {
  /// How a calendar looks.
  public struct Look: Hashable, Sendable {
    /// The colours.
    public var theme: Theme
    /// Light or dark.
    public var scheme: ThemeScheme

    /// A look.
    public init(_ theme: Theme = .standard, _ scheme: ThemeScheme = .light) {
      self.theme = theme
      self.scheme = scheme
    }
  }

  /// What was done so far, for measuring.
  public struct Counts: Hashable, Sendable {
    /// How often the canvas was painted.
    public var frames = 0
    /// How many nodes were drawn; the others were painted as they were.
    public var drawnNodes = 0
    /// How many elements for assistive technology were made or changed.
    public var elements = 0
  }

  /// The calendar at work.
  public private(set) lazy var session = CalendarSession(
    start.options, showing: start.day, clock: start.clock, locale: start.locale, host: self)
  /// What is to be told; see `CalendarEffect`.
  public var tells: ((CalendarEffect) -> Void)?
  /// Does what a key asks of the app; false for what means nothing to it now.
  public var commands: ((EditingKey) -> Bool)?
  /// What assistive technology can do with events that can be edited, besides moving them.
  public var removal: EventRemoval?
  /// What a screen reader is told.
  public var announces: ((String) -> Void)?
  /// What was done so far.
  public internal(set) var counts = Counts()
  /// The widget.
  public let canvas: UnsafeMutablePointer<GtkWidget>
  /// The colours.
  public var look: Look { didSet { if look != oldValue { redraw() } } }

  /// Whether the calendar is as high as its room; otherwise it takes what it needs, at the top.
  public var fillsHeight = true { didSet { if fillsHeight != oldValue { readSettings() } } }

  let start: Start
  let painter: MarkPainter
  let surface: CanvasSurface
  let events: DeviceEvents
  var letters = LetterBook()
  var mirror = SceneMirror<CanvasSurface>()
  private(set) lazy var elements = ElementSurface(of: self)
  var controllers: [OpaquePointer] = []
  var elementMirror = AccessibilityMirror<ElementSurface>()
  var tick: UInt32 = 0
  var timeout: UInt32 = 0
  /// Where the focus is to go as soon as that is there.
  var wantedFocus: NodeKey?
  var isArranging = false
  /// What a mouse is over.
  var hovered: NodeKey? { didSet { if hovered != oldValue { gtk_widget_queue_draw(canvas) } } }
  /// Whether the grid takes the focus as soon as there are elements.
  var focusesWhenShown = false
  /// Whether the last input was a key, so that it is worth showing at which hour the keyboard is.
  var showsKeyboard = false { didSet { if showsKeyboard != oldValue { redraw(.timeCursor) } } }
  /// Whether the keyboard's focus is on a cell.
  var hasGridFocus = false
  /// The drag in which events have left, and whether one is about to begin.
  var outgoing: OpaquePointer?
  var isLeaving = false
  /// The size of the canvas in points.
  var size = (width: 0, height: 0)

  /// What a calendar begins with.
  struct Start {
    let options: CalendarOptions
    let day: EpochDay?
    let clock: CalendarClock
    let locale: LocaleProfile
  }

  /// A calendar that appears with its window.
  ///
  /// - Parameters:
  ///   - options: What is asked of it.
  ///   - day: A day of the first page; nil shows today's.
  ///   - clock: The viewer's zone and, if pinned, today.
  ///   - locale: The viewer's language.
  ///   - look: The colours.
  public init(
    _ options: CalendarOptions = CalendarOptions(), showing day: EpochDay? = nil,
    clock: CalendarClock = CalendarClock(), locale: LocaleProfile = LocaleProfile(),
    look: Look = Look()
  ) {
    start = Start(options: options, day: day, clock: clock, locale: locale)
    self.look = look
    // The canvas calls back only when it is in a window, and then this is complete.
    let calls = AlmanacCanvasCalls(snapshot: Self.snapshot, allocate: Self.allocate)
    canvas = almanac_canvas_new(calls)
    painter = MarkPainter(widget: canvas)
    surface = CanvasSurface(painter)
    events = DeviceEvents(on: canvas)
    almanac_canvas_adopt(canvas, Unmanaged.passUnretained(self).toOpaque())
    g_object_ref_sink(UnsafeMutableRawPointer(canvas))
    gtk_widget_set_hexpand(canvas, 1)
    gtk_widget_set_vexpand(canvas, 1)
    connect()
  }

  isolated deinit {
    // The session may not be asked any more: its host is on its way out.
    if tick != 0 { gtk_widget_remove_tick_callback(canvas, tick) }
    if timeout != 0 { g_source_remove(timeout) }
    elementMirror.present(AccessibilityTree(), on: elements)
    endDrag(isDropped: false)
    disconnect()
    almanac_canvas_forget(canvas)
    g_object_unref(UnsafeMutableRawPointer(canvas))
  }
}
