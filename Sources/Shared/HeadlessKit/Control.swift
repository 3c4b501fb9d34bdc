/// A view that tells others what the user does with it.
open class Control: View {
  public enum Event: Hashable, Sendable {
    case editingChanged, touchUpInside, valueChanged
  }

  private var actions: [Event: [() -> Void]] = [:]

  /// Runs `action` after each event; the control keeps the closure for as long as it lives.
  public func addAction(for event: Event, _ action: @escaping () -> Void) {
    actions[event, default: []].append(action)
  }

  /// Runs the actions for an event, as a touch by the user does.
  public func sendActions(for event: Event) {
    for action in actions[event, default: []] { action() }
  }
}
