import HeadlessKit

extension ViewController {
  /// What the screen's label with this identifier says; `nil` if there is none or it is hidden.
  func text(_ identifier: String) -> String? {
    guard let label = part(identifier) as? Label, label.isVisible else { return nil }
    return label.text
  }

  /// Whether the screen's part with this identifier can be seen.
  func shows(_ identifier: String) -> Bool {
    part(identifier)?.isVisible == true
  }

  /// Whether the screen's part with this identifier can be used.
  func allows(_ identifier: String) -> Bool {
    part(identifier)?.takesTouches == true
  }

  /// Runs what a control's part does on an event, whether or not a user could set it off.
  func send(_ event: Control.Event, to identifier: String) {
    (part(identifier) as? Control)?.sendActions(for: event)
  }

  func part(_ identifier: String) -> View? {
    view.descendant(withIdentifier: identifier)
  }
}
