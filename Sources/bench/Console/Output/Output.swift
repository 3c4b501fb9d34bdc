import Foundation

/// Where text goes: standard output, or a file that is written whole or not at all.
///
/// An existing file is replaced in one step and keeps its permissions. A device or a pipe can't
/// be replaced, so it is written to directly.
package struct Output: Equatable, Sendable {
  /// The path as the person wrote it; nil is standard output.
  package let path: String?

  /// Makes sure that a file can be written, before any work is done for it.
  package init(path: String?) throws(OutputError) {
    self.path = path
    if let path { try attempt { try Self.checkWritable(path) } }
  }

  package func write(_ text: String) throws(OutputError) {
    let data = Data(text.utf8)
    try attempt {
      guard let path else { return try FileHandle.standardOutput.write(contentsOf: data) }
      let (mode, target) = (try Self.mode(of: path), Self.target(of: path))
      guard Self.isReplaceable(mode) else { return try data.write(to: target) }
      try data.write(to: target, options: .atomic)
      if let mode { chmod(target.path, mode & 0o777) }
    }
  }

  private func attempt(_ action: () throws -> Void) throws(OutputError) {
    do {
      try action()
    } catch {
      throw OutputError(name: path ?? "standard output", reason: SystemError(error))
    }
  }

  private static func checkWritable(_ path: String) throws {
    let mode = try mode(of: path)
    if path.hasSuffix("/") || mode.map({ $0 & S_IFMT }) == S_IFDIR {
      throw SystemError(code: EISDIR)
    }
    if mode != nil, access(path, W_OK) != 0 { throw SystemError(code: errno) }
    guard isReplaceable(mode) else { return }
    // Only making a file in the folder tells for sure that one can be made.
    let trial = target(of: path).deletingLastPathComponent().appending(path: ".\(UUID())")
    try Data().write(to: trial, options: .withoutOverwriting)
    try FileManager.default.removeItem(at: trial)
  }

  /// The kind and the permissions of what stands at a path; nil for nothing.
  private static func mode(of path: String) throws -> mode_t? {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode }
    guard errno == ENOENT else { throw SystemError(code: errno) }
    return nil
  }

  private static func isReplaceable(_ mode: mode_t?) -> Bool {
    mode.map { $0 & S_IFMT == S_IFREG } ?? true
  }

  /// The file behind any symbolic links, which stay what they are.
  private static func target(of path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }
}
