// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView {
    /// Follows a pointer that is not down.
    func addPointer() {
      addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hovered)))
      addInteraction(UIPointerInteraction(delegate: self))
    }

    @objc private func hovered(_ recognizer: UIHoverGestureRecognizer) {
      switch recognizer.state {
      case .began, .changed: point(.hovered, at: recognizer.location(in: self))
      case .ended, .cancelled, .failed: point(.left, at: recognizer.location(in: self))
      case .possible: break
      @unknown default: break
      }
    }

    private func point(_ phase: PointerSample.Phase, at place: CGPoint) {
      let (x, y) = place.units
      session.send(
        .pointer(PointerSample(phase: phase, device: .mouse, pointer: 0, x: x, y: y)))
    }

    /// The node under a place and its view.
    func node(at place: CGPoint) -> (node: SceneNode, view: NodeView)? {
      let (x, y) = place.units
      guard let node = session.scene.hit(x: x, y: y), let view = item(of: node.key) else {
        return nil
      }
      return (node, view)
    }
  }

  extension CalendarUIView: UIPointerInteractionDelegate {
    /// The region of the node under the pointer.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard let (node, view) = node(at: request.location), !node.traits.contains(.disabled) else {
        return nil
      }
      return UIPointerRegion(rect: view.convert(view.bounds, to: self), identifier: node.key)
    }

    /// A highlight behind it.
    public func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let key = region.identifier as? NodeKey, let view = item(of: key),
        view.window != nil
      else { return nil }
      return UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
    }
  }
#endif
