import ItemsNetworking

/// Notes a cancel and calls nothing off.
final class CancellableSpy: Cancellable {
  private let log: CallLog
  private let name: String

  init(_ log: CallLog, named name: String) {
    self.log = log
    self.name = name
  }

  func cancel() {
    log.note("\(name).cancel")
  }
}
