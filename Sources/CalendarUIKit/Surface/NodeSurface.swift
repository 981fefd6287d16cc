// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarDrawing
  import CalendarEngine
  import CalendarFoundation
  import CalendarHost
  import UIKit

  /// Mirrors a scene as views, one for each node, in the view of a calendar.
  final class NodeSurface: HostSurface {
    /// The app's drawing of a role; nil for a node that the calendar draws.
    typealias Content = (CalendarNode) -> (any UIContentConfiguration)?

    /// What marks are made with.
    var theme = Theme.standard
    /// Which palette, and the language.
    var options: DrawingOptions = {
      var options = DrawingOptions()
      // Until a key is pressed.
      options.showsKeyboard = false
      return options
    }()
    /// The scale of the screen.
    var scale: CGFloat = 2
    /// What apps are told of days.
    var dates: DayDates
    let fonts = FontBook()
    var contents: [Role: Content] = [:]
    private unowned let root: UIView
    private var drawing: SceneDrawing?
    private var spares: [Role: [NodeView]] = [:]

    init(in root: UIView, _ dates: DayDates) {
      self.root = root
      self.dates = dates
    }

    /// Drops what was kept for a scene: the theme is another one, or the scene is.
    func forgetDrawing() { drawing = nil }

    func makeItem(for index: Int, in scene: CalendarScene) -> NodeView {
      spares[scene.nodes[index].role]?.popLast() ?? NodeView(frame: .zero)
    }

    func insert(_ item: NodeView, in parent: NodeView?, after sibling: NodeView?) {
      guard let parent else { return root.insertSubview(item, at: 0) }
      if let sibling, sibling.superview === parent {
        parent.insertSubview(item, aboveSubview: sibling)
      } else {
        parent.insertSubview(item, at: parent.firstChild)
      }
    }

    func remove(_ item: NodeView) { item.removeFromSuperview() }

    func discard(_ item: NodeView, of role: Role) {
      // Out of its parent too, which may come back without it.
      item.removeFromSuperview()
      scroll(item, to: nil)
      spares[role, default: []].append(item)
    }

    func place(_ item: NodeView, for index: Int, in scene: CalendarScene) {
      // Not its frame, which means nothing while a title is magnified.
      let frame = CGRect(scene.nodes[index].frame)
      item.bounds.size = frame.size
      item.center = frame.origin
    }

    func scroll(_ item: NodeView, to group: ScrollGroup?) {
      guard let group else {
        item.move(to: .zero, scale: 1)
        (item.transform, item.alpha) = (.identity, 1)
        return
      }
      let place = CGPoint(x: CGFloat(units: group.x), y: CGFloat(units: group.y))
      let scale = CGFloat(group.scale) / CGFloat(ScrollGroup.unit)
      item.alpha = CGFloat(group.opacity) / 255
      // A moving title is moved itself, everything else moves what is in it.
      if group.key.role == .pageTitle {
        item.transform = CGAffineTransform(translationX: place.x, y: place.y)
          .scaledBy(x: scale, y: scale)
      } else {
        item.move(to: place, scale: scale)
      }
    }

    func draw(_ item: NodeView, for index: Int, in scene: CalendarScene) {
      let drawing = current(scene)
      let (node, layer) = (scene.nodes[index], drawing.layer(of: index))
      item.clipsToBounds = layer.clips
      item.layer.zPosition = CGFloat(layer.level)
      item.accessibilityIgnoresInvertColors = layer.keepsColors
      let content = contents[node.role]?(CalendarNode(node, in: scene, dates))
      item.show(content)
      let marks = content == nil ? drawing.marks(of: index) : []
      // A layer that keeps all of its colours needs no other.
      let divides = UIAccessibility.isInvertColorsEnabled && !layer.keepsColors
      item.show(marks, fonts, options.scheme, scale: scale, divides: divides)
    }

    private func current(_ scene: CalendarScene) -> SceneDrawing {
      if let drawing, drawing.scene == scene { return drawing }
      let new = SceneDrawing(scene, theme: theme, options: options)
      drawing = new
      return new
    }
  }
#endif
