import Shared

/// Notes a cancel and forwards it.
final class SpyCancellable: Cancellable {
  private let target: any Cancellable
  private let log: MessageLog
  private let seam: Seam

  init(_ target: any Cancellable, _ log: MessageLog, from: String, to: String) {
    self.target = target
    self.log = log
    seam = Seam(from, to, "Cancellable", "cancel()")
  }

  func cancel() {
    log.forward(seam) { target.cancel() }
  }
}
