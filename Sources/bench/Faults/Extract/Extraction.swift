import Foundation

/// One version to be taken out of the package, as a package of its own in a folder of its own.
struct Extraction: Equatable, Sendable {
  let version: String
  let folder: String

  /// Writes the package whole or not at all, and gives what to tell the person.
  func write() throws -> String {
    let folder = URL(filePath: folder).standardizedFileURL
    try check(folder)
    let package = try ExtractedPackage(of: version, in: try Run.root())
    let draft = folder.deletingLastPathComponent().appending(path: ".extract-\(UUID())")
    do {
      try package.write(to: draft)
      // Takes the place of an empty folder, too, in one step.
      guard rename(draft.path, folder.path) == 0 else { throw SystemError(code: errno) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw OutputError(name: self.folder, reason: SystemError(error))
    }
    let leftOut = package.leftOut.isEmpty ? "" : ", and of Shared \(package.leftOut.listed)"
    return """
      \(self.folder.printable): \(version) with its suite and the acceptance suite, \
      \(package.files.count) files.
      Left out: tests that compare versions\(leftOut).

      Next, in that folder:
        swift test

      """
  }

  private func check(_ folder: URL) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    if contents?.isEmpty == true { return }
    throw UsageError(
      "\(self.folder.printable) is there already and isn't an empty folder; name a new one")
  }
}
