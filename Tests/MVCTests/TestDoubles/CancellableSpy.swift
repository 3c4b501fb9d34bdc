import ItemsNetworking

/// Records each cancel.
final class CancellableSpy: Cancellable {
  enum CallArgs: Equatable {
    case cancel
  }

  private(set) var callArgs: [CallArgs] = []

  func cancel() {
    callArgs.append(.cancel)
  }
}
