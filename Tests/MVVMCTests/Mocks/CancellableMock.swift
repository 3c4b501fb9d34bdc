import Items

/// Records that a request was called off.
final class CancellableMock: Cancellable {
  private let request: Call
  private let record: Record

  init(of request: Call, _ record: Record) {
    self.request = request
    self.record = record
  }

  func cancel() {
    record.note(.cancel(request))
  }
}
