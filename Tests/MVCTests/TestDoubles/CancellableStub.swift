import ItemsNetworking

/// Passes each cancel to a closure.
final class CancellableStub: Cancellable {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }
}
