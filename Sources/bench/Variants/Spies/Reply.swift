/// Notes that a closure which was passed with a message is called.
final class Reply {
  let seam: Seam
  private let log: MessageLog
  /// That of the closure behind this one, where whoever got it passes it on as it is.
  private let outer: Reply?
  /// Whether the call has been noted where it came from.
  private var isNoted = false

  /// A closure that is passed on leads past whoever does so, to who passed it first.
  init(to message: Seam, passingOn outer: Reply?, _ log: MessageLog) {
    let first = outer?.seam
    seam = Seam(
      message.to, first?.to ?? message.from, first?.protocol ?? message.protocol,
      first?.method ?? message.method, .completion)
    (self.outer, self.log) = (outer, log)
  }

  func call(_ closure: () -> Void) {
    outer?.isNoted = true
    if isNoted {
      isNoted = false
      closure()
    } else {
      log.forward(seam, closure)
    }
  }
}

/// Tells a closure from every other one that there is: its code, and what it has captured.
struct ClosureIdentity: Hashable {
  private let words: [UInt]

  /// A closure by itself would be wrapped on its way here, being generic; one in a structure isn't.
  init<Closure>(_ closure: Closure) {
    words = withUnsafeBytes(of: closure) { Array($0.bindMemory(to: UInt.self)) }
  }
}
