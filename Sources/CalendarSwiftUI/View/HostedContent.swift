// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A view of SwiftUI as the content of a node.
  @MainActor
  func hosted(_ content: some View) -> any UIContentConfiguration {
    if #available(iOS 16, tvOS 16, *) {
      return UIHostingConfiguration { content }.margins(.all, 0)
    }
    // A hosting controller would keep clear of the screen's edges, in cells that lie there, too.
    return HostedContent(content: AnyView(content.ignoresSafeArea()))
  }

  /// The same before there was one of UIKit's own.
  private struct HostedContent: UIContentConfiguration {
    let content: AnyView

    func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }

    func updated(for state: any UIConfigurationState) -> HostedContent { self }
  }

  private final class HostedContentView: UIView, UIContentView {
    private let controller: UIHostingController<AnyView>

    var configuration: any UIContentConfiguration {
      didSet {
        if let hosted = configuration as? HostedContent { controller.rootView = hosted.content }
      }
    }

    init(_ hosted: HostedContent) {
      controller = UIHostingController(rootView: hosted.content)
      configuration = hosted
      super.init(frame: .zero)
      guard let view = controller.view else { return }
      view.backgroundColor = .clear
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }
#endif
