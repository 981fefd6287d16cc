// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  /// A calendar as the content of a cell in a table or a collection.
  ///
  ///     var content = CalendarContentConfiguration(options: CalendarOptions(.kal))
  ///     content.delegate = self
  ///     cell.contentConfiguration = content
  public struct CalendarContentConfiguration: UIContentConfiguration {
    /// What is asked of the calendar.
    public var options: CalendarOptions
    /// What it looks like.
    public var theme = Theme.standard
    /// Whose calendar it is: a cell that is used again for another one takes that one's selection.
    public var id: AnyHashable?
    /// What is selected; for the same `id`, setting it to what it was leaves what the user selected.
    public var selection = Selection.none
    /// Where days are loaded from; nil loads nothing.
    public var source: DaySource?
    /// Who is asked and told; not retained.
    public weak var delegate: (any CalendarUIViewDelegate)?

    /// A calendar of some options.
    public init(options: CalendarOptions = CalendarOptions()) {
      self.options = options
    }

    /// A view that shows it.
    public func makeContentView() -> any UIView & UIContentView { CalendarContentView(self) }

    /// The same in every state of a cell.
    public func updated(for state: any UIConfigurationState) -> CalendarContentConfiguration {
      self
    }
  }

  /// A calendar with the margins of a cell.
  private final class CalendarContentView: UIView, UIContentView {
    private let calendar: CalendarUIView
    private var shown = (id: AnyHashable?.none, selection: Selection.none)

    var configuration: any UIContentConfiguration {
      didSet { adopt() }
    }

    init(_ content: CalendarContentConfiguration) {
      calendar = CalendarUIView(options: content.options)
      configuration = content
      super.init(frame: .zero)
      calendar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(calendar)
      NSLayoutConstraint.activate([
        calendar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        calendar.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        calendar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        calendar.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
      adopt()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func adopt() {
      guard let content = configuration as? CalendarContentConfiguration else { return }
      calendar.delegate = content.delegate
      calendar.options = content.options
      calendar.theme = content.theme
      calendar.source = content.source
      guard content.id != shown.id || content.selection != shown.selection else { return }
      shown = (content.id, content.selection)
      // What the options do not allow stays unselected, and the delegate is told why.
      do { try calendar.select(content.selection) } catch {
        content.delegate?.calendar(calendar, didRefuse: error)
      }
    }
  }
#endif
