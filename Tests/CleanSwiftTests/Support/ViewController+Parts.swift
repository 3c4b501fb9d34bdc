import HeadlessKit

extension ViewController {
  /// The text of the visible label with this identifier.
  func text(_ identifier: String) -> String? {
    guard let label = part(identifier) as? Label, label.isVisible else { return nil }
    return label.text
  }

  /// Whether the part with this identifier is visible.
  func shows(_ identifier: String) -> Bool {
    part(identifier)?.isVisible == true
  }

  /// Whether the part with this identifier can be used.
  func allows(_ identifier: String) -> Bool {
    part(identifier)?.takesTouches == true
  }

  /// Runs the actions of the control with this identifier.
  func send(_ event: Control.Event, to identifier: String) {
    (part(identifier) as? Control)?.sendActions(for: event)
  }

  func part(_ identifier: String) -> View? {
    view.descendant(withIdentifier: identifier)
  }
}
