// SPDX-License-Identifier: MIT
#if canImport(UIKit)
  import CalendarHost
  import UIKit

  extension CalendarUIView: UIDropInteractionDelegate {
    /// Takes texts that are dragged in from other apps; see `CalendarSession.dropping`.
    func addDropping() { addInteraction(UIDropInteraction(delegate: self)) }

    /// Only texts, and only where the app stores what is made of them.
    public func dropInteraction(
      _ interaction: UIDropInteraction, canHandle drag: any UIDropSession
    ) -> Bool {
      session.dropping != nil && drag.canLoadObjects(ofClass: NSString.self)
    }

    /// A copy, where the calendar has a place for it.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate drag: any UIDropSession
    ) -> UIDropProposal {
      let (x, y) = drag.location(in: self).units
      return UIDropProposal(operation: session.moveText(toX: x, y: y) ? .copy : .cancel)
    }

    /// Nothing is left of it.
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit drag: any UIDropSession
    ) {
      session.removeText()
    }

    /// The event stays where it is shown until its text has been read.
    public func dropInteraction(
      _ interaction: UIDropInteraction, performDrop drag: any UIDropSession
    ) {
      let (x, y) = drag.location(in: self).units
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
      if !isReadingDrop { session.removeText() }
    }
  }
#endif
