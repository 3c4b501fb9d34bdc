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
      if mode.isReplaceable {
        try replace(with: text, permissions: mode.permissions)
      } else {
        try overwrite(with: text)
      }
    } catch {
      throw OutputError(error, name: path)
    }
  }

  private func checkWritable() throws(SystemError) {
    let mode = try FileMode(of: path)
    if mode.isFolder || path.hasSuffix("/") { throw SystemError(code: EISDIR) }
    if mode.exists { try SystemError.check(access(path, W_OK)) }
    guard mode.isReplaceable else { return }
    // Only making a file in the folder tells for sure that one can be made.
    let temporary = try TemporaryFile(in: folder)
    temporary.remove()
    temporary.descriptor.close()
  }

  /// Puts a new file in the place of the old one, or leaves everything as it was.
  func replace(with text: String, permissions: mode_t?) throws(SystemError) {
    let temporary = try TemporaryFile(in: folder)
    defer { temporary.descriptor.close() }
    do {
      try temporary.descriptor.writeAll(text)
      if let permissions {
        try SystemError.check(fchmod(temporary.descriptor.number, permissions))
      }
      try temporary.move(to: target.path)
    } catch {
      temporary.remove()
      throw error
    }
  }

  private func overwrite(with text: String) throws(SystemError) {
    let number = try SystemError.check(open(path, O_WRONLY | O_CLOEXEC))
    let descriptor = Descriptor(number: number)
    defer { descriptor.close() }
    try descriptor.writeAll(text)
  }

  /// The file behind any symbolic links, which stay what they are.
  private var target: URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
  private var folder: String { target.deletingLastPathComponent().path }
}
