import Foundation

/// The end of a pipe from which another program's output is read.
struct Descriptor: Equatable, Sendable {
  let number: Int32

  func close() {
    Foundation.close(number)
  }

  /// Reads until all writers are gone; nil when that takes longer than the limit.
  func readAll(within limit: Duration?) -> String? {
    let start = ContinuousClock.now
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let left = limit.map { max(0, Int32(($0 - start.duration(to: .now)) / .milliseconds(1))) }
      var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, left ?? -1) != 0 else { return nil }
      let count = read(number, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }
}
