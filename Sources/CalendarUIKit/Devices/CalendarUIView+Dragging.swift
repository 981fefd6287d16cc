// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  extension CalendarUIView {
    /// Whether events are dragged by the platform, to other apps as texts.
    ///
    /// Within the calendar that moves them, wherever hands would carry them about otherwise. On at first
    /// where UIKit has it so, as on iPads. Their ends are stretched by the calendar all the same. What is
    /// written of an event beside its title and its time `CalendarSession.describing` says.
    public var dragsEvents: Bool {
      get { dragging.isEnabled }
      set {
        dragging.isEnabled = newValue
        session.adapt { $0.liftsEvents = newValue }
      }
    }

    func addDragging() {
      addInteraction(dragging)
      dragsEvents = UIDragInteraction.isEnabledByDefault
    }

    /// Whether what is dragged over the calendar has left it before.
    func isBack(_ drag: any UIDropSession) -> Bool {
      drag.localDragSession?.localContext as? ObjectIdentifier == ObjectIdentifier(self)
    }
  }

  extension CalendarUIView: UIDragInteractionDelegate {
    /// The events under a finger as one text; from then on the finger is the platform's.
    public func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning drag: any UIDragSession
    ) -> [UIDragItem] {
      let place = drag.location(in: self)
      let (x, y) = place.units
      let events = session.events(atX: x, y: y)
      guard !events.isEmpty, let key = node(at: place)?.node.key else { return [] }
      recognizer.giveUp()
      drag.localContext = ObjectIdentifier(self)
      let (provider, session) = (NSItemProvider(), session)
      provider.registerObject(ofClass: NSString.self, visibility: .all) { complete in
        Task { @MainActor in complete(await session.text(of: events) as NSString, nil) }
        return nil
      }
      let item = UIDragItem(itemProvider: provider)
      item.localObject = key
      return [item]
    }

    /// Other fingers mean nothing until it is over.
    public func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin drag: any UIDragSession
    ) {
      outgoing = drag
    }

    /// They mean something again.
    public func dragInteraction(
      _ interaction: UIDragInteraction, session drag: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) {
      outgoing = nil
    }

    /// The event itself.
    public func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session drag: any UIDragSession
    ) -> UITargetedDragPreview? {
      guard let key = item.localObject as? NodeKey, let view = self.item(of: key),
        view.window != nil
      else { return nil }
      return UITargetedDragPreview(view: view)
    }
  }
#endif
