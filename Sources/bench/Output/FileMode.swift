import Foundation

/// What stands at a path: its kind and its permissions, or nothing yet.
struct FileMode: Equatable, Sendable {
  private let bits: mode_t?

  /// Asks the system about a path and follows symbolic links.
  init(of path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0 {
      bits = status.st_mode
    } else if errno == ENOENT {
      bits = nil
    } else {
      throw SystemError(code: errno)
    }
  }

  var exists: Bool { bits != nil }
  var isFolder: Bool { kind == S_IFDIR }
  /// Whether a new file can take the place; a device or a pipe has to stay what it is.
  var isReplaceable: Bool { !exists || kind == S_IFREG }
  /// Who may read, write, and execute; nil for nothing.
  var permissions: mode_t? { bits.map { $0 & 0o777 } }

  private var kind: mode_t? { bits.map { $0 & S_IFMT } }
}
