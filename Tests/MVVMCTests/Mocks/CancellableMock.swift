import ItemsNetworking

/// A spy: records that a request was cancelled.
final class CancellableMock: Cancellable {
  private let request: Call
  private let log: CallLog

  init(of request: Call, _ log: CallLog) {
    self.request = request
    self.log = log
  }

  func cancel() {
    log.note(.cancel(request))
  }
}
