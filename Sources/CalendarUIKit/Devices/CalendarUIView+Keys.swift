// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS)
  import CalendarEngine
  import CalendarHost
  import UIKit

  extension CalendarUIView {
    /// Takes keys after it has become the first responder.
    open override var canBecomeFirstResponder: Bool { true }

    open override func becomeFirstResponder() -> Bool {
      guard super.becomeFirstResponder() else { return false }
      session.send(.action(.focusEntered(nil)))
      showFocus()
      return true
    }

    open override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      session.send(.action(.focusLeft))
      showFocus()
      return true
    }

    /// The keys that mean something to a calendar, with Shift, Command and Option.
    open override var keyCommands: [UIKeyCommand]? {
      KeySample.Key.all.flatMap { key in
        KeySample.allModifiers.map { modifiers in
          let command = UIKeyCommand(
            input: key.input, modifierFlags: UIKeyModifierFlags(modifiers),
            action: #selector(keyPressed))
          // Otherwise arrows would scroll, and Tab's focus would leave.
          command.wantsPriorityOverSystemBehavior = true
          return command
        }
      }
    }

    /// A key that the calendar has no use for at the moment goes on to the next responder.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      guard action == #selector(keyPressed), let command = sender as? UIKeyCommand else {
        return super.canPerformAction(action, withSender: sender)
      }
      guard let sample = KeySample(command) else { return false }
      // The runtime is a value: a copy says what it would do, and nothing has happened.
      var tried = session.runtime
      return tried.send(CalendarInput(.key(sample), at: driver.time)).isClaimed
    }

    @objc private func keyPressed(_ command: UIKeyCommand) {
      guard let sample = KeySample(command) else { return }
      showsKeyboard = true
      session.send(.key(sample))
      showFocus()
    }
  }

  extension KeySample {
    fileprivate init?(_ command: UIKeyCommand) {
      guard let key = Key.all.first(where: { $0.input == command.input }) else { return nil }
      self.init(key: key, modifiers: Modifiers(command.modifierFlags))
    }
  }

  extension UIKeyModifierFlags {
    /// Command stands for Control.
    fileprivate init(_ modifiers: Modifiers) {
      self = []
      if modifiers.contains(.shift) { insert(.shift) }
      if modifiers.contains(.control) { insert(.command) }
      if modifiers.contains(.alt) { insert(.alternate) }
    }
  }

  extension KeySample.Key {
    /// All keys, by their raw values.
    fileprivate static let all = (0...UInt8.max).prefix { KeySample.Key(rawValue: $0) != nil }
      .compactMap { KeySample.Key(rawValue: $0) }

    /// What UIKit calls it.
    fileprivate var input: String {
      switch self {
      case .left: UIKeyCommand.inputLeftArrow
      case .right: UIKeyCommand.inputRightArrow
      case .up: UIKeyCommand.inputUpArrow
      case .down: UIKeyCommand.inputDownArrow
      case .home: UIKeyCommand.inputHome
      case .end: UIKeyCommand.inputEnd
      case .pageUp: UIKeyCommand.inputPageUp
      case .pageDown: UIKeyCommand.inputPageDown
      case .enter: "\r"
      case .space: " "
      case .escape: UIKeyCommand.inputEscape
      case .letterT: "t"
      case .letterA: "a"
      case .f2: UIKeyCommand.f2
      }
    }
  }
#endif
