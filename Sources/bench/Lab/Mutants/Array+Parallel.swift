import Console
import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// As many at once as there are cores, with a word on how far it is.
  func mapInParallel<Value: Sendable>(
    _ subject: String, _ progress: ProgressLine, _ body: @Sendable (Element) throws -> Value
  ) throws -> [Value] {
    let results = Mutex([Int: Result<Value, any Error>]())
    let start = ContinuousClock.now
    // Under the lock only.
    nonisolated(unsafe) let progress = progress
    DispatchQueue.concurrentPerform(iterations: count) { index in
      guard !Interrupt.isRequested else { return }
      let result = Result { try body(self[index]) }
      results.withLock {
        $0[index] = result
        let left = start.duration(to: .now) / $0.count * (count - $0.count)
        progress.show(subject, remaining: left)
      }
    }
    try Interrupt.check()
    return try results.withLock { results in
      try indices.compactMap { try results[$0]?.get() }
    }
  }
}
