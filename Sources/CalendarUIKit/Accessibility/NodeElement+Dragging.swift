// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  // Where VoiceOver begins and ends a drag.
  extension NodeElement {
    /// The event itself, where the platform drags events.
    override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
      get { dragPoint.map { [descriptor(at: $0)] } }
      set {}
    }

    /// A day, or a free time of one.
    override var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
      get { dropPoint.map { [descriptor(at: $0)] } }
      set {}
    }

    private func descriptor(at place: ScenePlace) -> UIAccessibilityLocationDescriptor {
      UIAccessibilityLocationDescriptor(
        name: accessibilityLabel ?? "", point: place.point, in: place.view)
    }
  }

  /// A place of a calendar, as UIKit has it.
  struct ScenePlace {
    let view: CalendarUIView
    let point: CGPoint

    init(_ place: (x: Int32, y: Int32), in view: CalendarUIView) {
      self.view = view
      point = CGPoint(x: CGFloat(units: place.x), y: CGFloat(units: place.y))
    }
  }
#endif
