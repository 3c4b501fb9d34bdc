import ItemsNetworking

/// Runs a closure each time it is called off.
final class Handle: Cancellable {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  func cancel() {
    onCancel()
  }
}
