import Synchronization

/// Which app was made, in order.
final class Starts: Sendable {
  private let noted = Mutex<[String]>([])

  var names: [String] { noted.withLock { $0 } }

  func note(_ name: String) { noted.withLock { $0.append(name) } }
}
