import Foundation

/// A file that is written whole or not at all.
///
/// An existing file is replaced in one step and keeps its permissions. A device or a pipe can't
/// be replaced, so it is written to directly.
struct OutputFile: Equatable, Sendable {
  /// The path as the person wrote it.
  let path: String

  /// Makes sure that the file can be written, before any work is done for it.
  init(path: String) throws(OutputError) {
    self.path = path
    do {
      try checkWritable()
    } catch {
      throw OutputError(error, name: path)
    }
  }

  func write(_ text: String) throws(OutputError) {
    do {
      let mode = try FileMode(of: path)
      try Data(text.utf8).write(to: target, options: mode.isReplaceable ? .atomic : [])
      if mode.isReplaceable, let permissions = mode.permissions {
        try SystemError.check(chmod(target.path, permissions))
      }
    } catch {
      throw OutputError(error, name: path)
    }
  }

  private func checkWritable() throws {
    let mode = try FileMode(of: path)
    if mode.isFolder || path.hasSuffix("/") { throw SystemError(code: EISDIR) }
    if mode.exists { try SystemError.check(access(path, W_OK)) }
    guard mode.isReplaceable else { return }
    // Only making a file in the folder tells for sure that one can be made.
    let trial = target.deletingLastPathComponent().appending(path: ".bench-\(UUID().uuidString)")
    try Data().write(to: trial, options: .withoutOverwriting)
    try FileManager.default.removeItem(at: trial)
  }

  /// The file behind any symbolic links, which stay what they are.
  private var target: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
}
