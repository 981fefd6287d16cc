// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarHost
  import UIKit

  extension CalendarUIView: UIDropInteractionDelegate {
    /// Takes texts that are dragged in from other apps, see `CalendarSession.dropping`, and events that come
    /// back.
    func addDropping() { addInteraction(UIDropInteraction(delegate: self)) }

    /// Only what comes back, and texts where the app stores what is made of them.
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle drag: any UIDropSession
    ) -> Bool {
      isBack(drag) || session.dropping != nil && drag.canLoadObjects(ofClass: NSString.self)
    }

    /// A move or a copy, where the calendar has a place for it.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate drag: any UIDropSession
    ) -> UIDropProposal {
      let (x, y) = drag.location(in: self).units
      if isBack(drag) {
        return UIDropProposal(operation: session.moveEvents(toX: x, y: y) ? .move : .cancel)
      }
      return UIDropProposal(operation: session.moveText(toX: x, y: y) ? .copy : .cancel)
    }

    /// Nothing is left of it.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit drag: any UIDropSession
    ) {
      takeAway(drag)
    }

    /// The event stays where it is shown until its text has been read.
    public func dropInteraction(
      _ interaction: UIDropInteraction, performDrop drag: any UIDropSession
    ) {
      let (x, y) = drag.location(in: self).units
      if isBack(drag) {
        session.dropEvents(x: x, y: y)
        return
      }
      isReadingDrop = true
      _ = drag.loadObjects(ofClass: NSString.self) { [weak self] texts in
        guard let self else { return }
        isReadingDrop = false
        session.drop(texts.compactMap { $0 as? String }.joined(separator: "\n"), x: x, y: y)
      }
    }

    /// A drag that has ended over the calendar without being dropped leaves nothing either.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd drag: any UIDropSession
    ) {
      if !isReadingDrop { takeAway(drag) }
    }

    private func takeAway(_ drag: any UIDropSession) {
      if isBack(drag) { session.removeEvents() } else { session.removeText() }
    }
  }
#endif
