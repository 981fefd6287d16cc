// SPDX-License-Identifier: MIT
import CGtk
import CalendarEngine
import CalendarHost

/// The elements of a calendar, in its canvas.
@MainActor
final class ElementSurface: AccessibilitySurface {
  private unowned let owner: CalendarWidget

  init(of owner: CalendarWidget) {
    self.owner = owner
  }

  func makeElement(_ meaning: AccessibilityElement) -> ElementWidget {
    ElementWidget(meaning, of: owner)
  }

  // GTK fixes a widget's role when it is made.
  func canBe(_ meaning: AccessibilityElement, _ element: ElementWidget) -> Bool {
    element.meaning.kind.role == meaning.kind.role
  }

  func update(_ element: ElementWidget, _ meaning: AccessibilityElement) {
    element.update(meaning)
  }

  func arrange(_ children: [ElementWidget], in parent: ElementWidget?) {
    let box = parent?.widget ?? owner.canvas
    var last: UnsafeMutablePointer<GtkWidget>?
    for child in children {
      if let old = gtk_widget_get_parent(child.widget), old != box {
        gtk_widget_unparent(child.widget)
      }
      gtk_widget_insert_after(child.widget, box, last)
      last = child.widget
    }
  }

  func discard(_ element: ElementWidget) { element.discard() }
}
