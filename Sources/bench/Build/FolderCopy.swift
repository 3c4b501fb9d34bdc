import Foundation

/// Copies a file, or a folder with all that is in it.
///
/// The system's own copying hands the owner on too, which nobody may do with what is another's; and it
/// doesn't tell what can't be read from what can't be written.
enum FolderCopy {
  /// Of the folder's contents only those with the given names, where some are given.
  static func copy(_ source: String, to target: String, only names: [String]? = nil) throws {
    let files = FileManager.default
    guard SwiftFileFinder.isFolder(source) else {
      let data = try reading(source) { try Data(contentsOf: URL(fileURLWithPath: source)) }
      return try writing(target) { try data.write(to: URL(fileURLWithPath: target)) }
    }
    let names = try names ?? reading(source) { try files.contentsOfDirectory(atPath: source) }
    try writing(target) {
      try files.createDirectory(atPath: target, withIntermediateDirectories: false)
    }
    for name in names { try copy("\(source)/\(name)", to: "\(target)/\(name)") }
  }

  private static func reading<Content>(
    _ path: String, _ read: () throws -> Content
  ) throws(InputError) -> Content {
    do { return try read() } catch { throw InputError(path: path, error) }
  }

  private static func writing(_ path: String, _ write: () throws -> Void) throws(OutputError) {
    do {
      try write()
    } catch {
      throw .unwritable(path, reason: error.localizedDescription)
    }
  }
}
