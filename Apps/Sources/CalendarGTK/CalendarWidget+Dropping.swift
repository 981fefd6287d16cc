// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine
import CalendarHost

// Texts that are dragged in from other programs, and events that come back.
extension CalendarWidget {
  /// Takes texts; see `CalendarSession.dropping`.
  func takeTexts() {
    let controller = almanac_text_target_new()
    listen(controller, "enter", Self.textMoved)
    listen(controller, "motion", Self.textMoved)
    listen(controller, "leave", Self.textLeft)
    listen(controller, "drop", Self.textDropped)
    add(controller)
  }

  /// Whether what is over the calendar has left it before.
  private var isBack: Bool { outgoing != nil }

  private func move(toX x: Int32, y: Int32) -> Bool {
    isBack ? session.moveEvents(toX: x, y: y) : session.moveText(toX: x, y: y)
  }

  private func drop(_ text: String, x: Int32, y: Int32) -> Bool {
    isBack ? session.dropEvents(x: x, y: y) : session.drop(text, x: x, y: y)
  }

  /// Answers the action that a drop would have, as GDK numbers them: 0 for none.
  private static let textMoved:
    @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> UInt32 = { _, x, y, data in
      Signals.run(
        data, for: CalendarWidget.self,
        { $0.move(toX: SceneUnits.units(x), y: SceneUnits.units(y)) },
        else: false) ? GDK_ACTION_COPY.rawValue : 0
    }

  private static let textLeft: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: CalendarWidget.self) {
      $0.isBack ? $0.session.removeEvents() : $0.session.removeText()
    }
  }

  private static let textDropped:
    @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean =
      { _, value, x, y, data in
        let text = value.flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
        return Signals.run(
          data, for: CalendarWidget.self,
          { $0.drop(text, x: SceneUnits.units(x), y: SceneUnits.units(y)) },
          else: false) ? 1 : 0
      }
}
