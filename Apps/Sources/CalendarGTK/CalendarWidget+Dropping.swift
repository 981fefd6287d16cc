// SPDX-License-Identifier: MIT
import CGtk
import CGtkWidgets
import CalendarEngine
import CalendarHost

// Texts that are dragged in from other programs.
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

  /// Answers the action that a drop would have, as GDK numbers them: 0 for none.
  private static let textMoved:
    @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> UInt32 = { _, x, y, data in
      Signals.run(
        data, for: CalendarWidget.self,
        { $0.session.moveText(toX: SceneUnits.units(x), y: SceneUnits.units(y)) },
        else: false) ? GDK_ACTION_COPY.rawValue : 0
    }

  private static let textLeft: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, data in
    Signals.run(data, for: CalendarWidget.self) { $0.session.removeText() }
  }

  private static let textDropped:
    @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean =
      { _, value, x, y, data in
        let text = value.flatMap { g_value_get_string($0) }.map { String(cString: $0) } ?? ""
        return Signals.run(
          data, for: CalendarWidget.self,
          { $0.session.drop(text, x: SceneUnits.units(x), y: SceneUnits.units(y)) },
          else: false) ? 1 : 0
      }
}
