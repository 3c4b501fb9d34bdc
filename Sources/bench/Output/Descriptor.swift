import Foundation

/// An open file, pipe, or terminal by its number.
struct Descriptor: Equatable, Sendable {
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

  func close() {
    Foundation.close(number)
  }

  /// Writes the whole text, in as many steps as it takes.
  func writeAll(_ text: String) throws(SystemError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the descriptor made it non-blocking; wait as a blocking one would.
        _ = wait(for: POLLOUT, milliseconds: -1)
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Reads until all writers are gone; nil when that takes longer than the limit.
  func readAll(within limit: Duration?) -> String? {
    let start = ContinuousClock.now
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let left = limit.map { max(0, Int32(($0 - start.duration(to: .now)) / .milliseconds(1))) }
      guard wait(for: POLLIN, milliseconds: left ?? -1) else { return nil }
      let count = read(number, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// Whether the event came before the time was over; a negative time is without end.
  private func wait(for event: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    return poll(&request, 1, milliseconds) != 0
  }
}
