import Foundation

/// Files that are written all or not at all, with their folders, and never in the place of others.
struct NewFiles {
  let files: [NewFile]

  /// Names the first file that is there already.
  func checkAbsent() throws(OutputError) {
    for file in files {
      do throws(SystemError) {
        if try FileMode(of: file.path).exists { throw SystemError(code: EEXIST) }
      } catch {
        throw OutputError(error, name: file.path)
      }
    }
  }

  /// Takes back what it has written when anything fails.
  func write() throws(OutputError) {
    var written: [String] = []
    for file in files {
      do {
        try makeFolder(NSString(string: file.path).deletingLastPathComponent, noting: &written)
        try write(file, noting: &written)
      } catch {
        for path in written.reversed() { remove(path) }
        throw OutputError(error, name: file.path)
      }
    }
  }

  private func makeFolder(_ path: String, noting written: inout [String]) throws(SystemError) {
    guard !path.isEmpty, !(try FileMode(of: path).exists) else { return }
    try makeFolder(NSString(string: path).deletingLastPathComponent, noting: &written)
    try SystemError.check(mkdir(path, 0o777))
    written.append(path)
  }

  private func write(_ file: NewFile, noting written: inout [String]) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let number = try SystemError.check(open(file.path, flags, 0o666))
    written.append(file.path)
    let descriptor = Descriptor(number: number)
    defer { descriptor.close() }
    try descriptor.writeAll(file.text)
  }
}
