// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarDrawing
import CalendarEngine
import CalendarHost
import CivilTime

extension CalendarWidget: SessionHost {
  /// GLib's monotonic clock.
  public var time: Int64 { Int64(g_get_monotonic_time()) }
  /// The time of day.
  public var wallTime: Instant { Instant(clamping: Int64(g_get_real_time())) }

  /// Has the canvas painted in step with the screen, or not any more.
  public func wantFrames(_ wants: Bool) {
    if wants, tick == 0 {
      let own = Unmanaged.passUnretained(self).toOpaque()
      tick = gtk_widget_add_tick_callback(canvas, Self.ticked, own, nil)
    } else if !wants, tick != 0 {
      gtk_widget_remove_tick_callback(canvas, tick)
      tick = 0
      presentElements()
    }
  }

  /// Wakes the session at a time.
  public func wake(at wake: Int64?) {
    if timeout != 0 { g_source_remove(timeout) }
    timeout = 0
    guard let wake else { return }
    // Rounded up: an early wake would lead to another one.
    let milliseconds = UInt32(clamping: max(wake - time, 0) / 1000 + 1)
    timeout = g_timeout_add(milliseconds, Self.woke, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Brings canvas and elements up to date.
  public func show(_ scene: CalendarScene) {
    guard scene != mirror.scene else { return presentElements() }
    surface.drawing = drawing(of: scene)
    surface.isChanged = false
    counts.drawnNodes += mirror.show(scene, on: surface)
    if surface.isChanged { gtk_widget_queue_draw(canvas) }
    presentElements()
  }

  /// Has a screen reader say something.
  public func announce(_ announcement: Announcement, _ words: String) { say(words) }

  /// Has a screen reader say something of the app's.
  public func say(_ words: String) {
    almanac_announce(canvas, words)
    announces?(words)
  }

  /// Nobody refuses anything here.
  public func ask(_ question: CalendarQuestion, id: Int32) { session.answer(id, .allowed) }

  /// Moves the focus, and tells the app.
  public func perform(_ effect: CalendarEffect) {
    if case .focus(let key) = effect {
      wantedFocus = key
      presentElements()
    }
    tells?(effect)
  }
}

extension CalendarWidget {
  func drawing(of scene: CalendarScene) -> SceneDrawing {
    var options = DrawingOptions()
    options.scheme = look.scheme
    options.showsKeyboard = showsKeyboard
    options.language = session.runtime.environment.locale.tag
    return SceneDrawing(scene, theme: look.theme, options: options)
  }

  func redraw() {
    surface.drawing = drawing(of: mirror.scene)
    mirror.redraw(on: surface)
    gtk_widget_queue_draw(canvas)
  }

  func redraw(_ role: Role) {
    surface.drawing = drawing(of: mirror.scene)
    mirror.redraw(role, on: surface)
    gtk_widget_queue_draw(canvas)
  }

  private static let ticked:
    @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, gpointer?) -> gboolean = {
      _, _, data in
      Signals.run(data, for: CalendarWidget.self) { $0.session.frame() }
      // The session says itself when it has had enough; the callback is removed then.
      return 1
    }

  private static let woke: @convention(c) (gpointer?) -> gboolean = { data in
    Signals.run(data, for: CalendarWidget.self) {
      $0.timeout = 0
      $0.session.wake()
    }
    return 0
  }
}
