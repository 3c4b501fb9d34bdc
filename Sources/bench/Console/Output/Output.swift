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
    do {
      if let path { try Self.checkWritable(path) }
    } catch {
      throw OutputError(name: name, reason: SystemError(error))
    }
  }

  package func write(_ text: String) throws(OutputError) {
    let data = Data(text.utf8)
    do {
      if let path {
        try Self.write(data, to: path)
      } else {
        try FileHandle.standardOutput.write(contentsOf: data)
      }
    } catch {
      throw OutputError(name: name, reason: SystemError(error))
    }
  }

  private var name: String { path ?? "standard output" }

  private static func write(_ data: Data, to path: String) throws {
    let mode = try mode(of: path)
    guard isReplaceable(mode) else { return try data.write(to: target(of: path)) }
    try data.write(to: target(of: path), options: .atomic)
    if let mode { chmod(target(of: path).path, mode & 0o777) }
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
