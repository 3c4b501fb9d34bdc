import Foundation

/// Files that are written all or not at all, with their folders, and never in the place of others.
struct NewFiles {
  let files: [NewFile]

  /// Names the first file that is there already.
  func checkAbsent() throws(OutputError) {
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      throw OutputError(SystemError(code: EEXIST), name: file.path)
    }
  }

  /// Takes back what it has written when anything fails.
  func write() throws(OutputError) {
    var written: [String] = []
    for file in files {
      do {
        try makeFolder(file.folder, noting: &written)
        try Data(file.text.utf8).write(to: URL(filePath: file.path), options: .withoutOverwriting)
        written.append(file.path)
      } catch {
        for path in written.reversed() { try? FileManager.default.removeItem(atPath: path) }
        throw OutputError(error, name: file.path)
      }
    }
  }

  private func makeFolder(_ path: String, noting written: inout [String]) throws {
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: path) else { return }
    try makeFolder(NSString(string: path).deletingLastPathComponent, noting: &written)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    written.append(path)
  }
}
