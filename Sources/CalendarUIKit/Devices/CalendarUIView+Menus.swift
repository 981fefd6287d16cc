// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView: UIContextMenuInteractionDelegate {
    /// The menu that the app has for the node at a place; none where it has none, so that a long press
    /// there is the calendar's.
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let (hit, _) = node(at: location), let node = node(of: hit.key),
        let menu = delegate?.calendar(self, menuFor: node)
      else { return nil }
      let identifier = NSNumber(value: hit.key.rawValue)
      return UIContextMenuConfiguration(identifier: identifier, previewProvider: nil) { _ in menu }
    }

    /// The node itself, lifted.
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let raw = (configuration.identifier as? NSNumber)?.uint64Value
      guard let node = session.scene.nodes.first(where: { $0.key.rawValue == raw }),
        let view = item(of: node.key), view.window != nil
      else { return nil }
      return UITargetedPreview(view: view)
    }
  }
#endif
