/// Runs a closure when it dies.
final class Farewell {
  private let onDeath: () -> Void

  init(onDeath: @escaping () -> Void) {
    self.onDeath = onDeath
  }

  deinit {
    onDeath()
  }
}
