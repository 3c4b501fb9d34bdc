/// What a control does after an event.
public struct Action {
  let handler: () -> Void

  /// Makes an action of a closure, which its control keeps: capture `self` weakly.
  public init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }
}
