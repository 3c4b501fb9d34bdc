/// A view that tells others what the user does with it.
open class Control: View {
  /// What a user can do with a control.
  public enum Event: Hashable, Sendable {
    case editingChanged, touchUpInside, valueChanged
  }

  /// Whether the user can use it; a control that is disabled loses the focus, for good.
  public final var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { endEditing() }
    }
  }
  private var actions: [Event: [Action]] = [:]

  /// A disabled control takes no touches.
  public override var takesTouches: Bool { isEnabled && super.takesTouches }

  /// Runs an action after each event, in the order in which they were added; the control keeps it for as
  /// long as it lives.
  public func addAction(_ action: Action, for event: Event) {
    actions[event, default: []].append(action)
  }

  /// Runs the actions for an event, as a touch by the user does, whether or not the control is enabled.
  public func sendActions(for event: Event) {
    for action in actions[event, default: []] { action.handler() }
  }
}
