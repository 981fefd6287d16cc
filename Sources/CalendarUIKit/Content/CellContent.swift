// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import UIKit

  extension CalendarUIView {
    /// Has an app draw a role with views of a class; they are used again, as table cells are.
    ///
    ///     calendar.register(TideCell.self, for: .dayCell) { cell, day in
    ///       cell.number.text = day.text
    ///       cell.tide = tides[day.date]
    ///     }
    ///
    /// - Parameters:
    ///   - cell: The class; instances are made with `init(frame:)`.
    ///   - role: What they stand for.
    ///   - isWanted: Whether a node is drawn by the app; the calendar draws all others.
    ///   - configure: Fills a view, new or used before, with a node.
    public func register<Cell: UIView>(
      _ cell: Cell.Type, for role: Role,
      where isWanted: @escaping (CalendarNode) -> Bool = { _ in true },
      configure: @escaping (Cell, CalendarNode) -> Void
    ) {
      draw(role) { node in
        isWanted(node) ? CellContent(node: node, configure: configure) : nil
      }
    }
  }

  /// A view of the app's own, and the node that it is filled with.
  private struct CellContent<Cell: UIView>: UIContentConfiguration {
    let node: CalendarNode
    let configure: (Cell, CalendarNode) -> Void

    func makeContentView() -> any UIView & UIContentView { CellContentView(self) }

    func updated(for state: any UIConfigurationState) -> CellContent { self }
  }

  /// What holds such a view.
  private final class CellContentView<Cell: UIView>: UIView, UIContentView {
    private let cell = Cell(frame: .zero)

    var configuration: any UIContentConfiguration {
      didSet { fill() }
    }

    init(_ content: CellContent<Cell>) {
      configuration = content
      super.init(frame: .zero)
      cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(cell)
      fill()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func fill() {
      guard let content = configuration as? CellContent<Cell> else { return }
      content.configure(cell, content.node)
    }
  }
#endif
