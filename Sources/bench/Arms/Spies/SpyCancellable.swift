import Items

/// Notes a cancel that reaches the client and forwards it.
final class SpyCancellable: Cancellable {
  private let target: any Cancellable
  private let log: MessageLog
  private let canceller: String

  init(_ target: any Cancellable, _ log: MessageLog, canceller: String) {
    self.target = target
    self.log = log
    self.canceller = canceller
  }

  func cancel() {
    log.forward(Seam(canceller, "ItemsClient", "Cancellable", "cancel()")) { target.cancel() }
  }
}
