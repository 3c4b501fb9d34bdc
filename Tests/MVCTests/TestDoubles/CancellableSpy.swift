import ItemsNetworking

/// Passes each cancel to a closure.
final class CancellableSpy: Cancellable {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }
}
