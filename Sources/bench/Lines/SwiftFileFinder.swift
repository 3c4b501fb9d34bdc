import Foundation

/// Finds the Swift files under a folder, hidden entries left out.
struct SwiftFileFinder {
  private var files: [String] = []
  /// The folders seen so far: a link that leads back to one ends there.
  private var folders: Set<String> = []

  /// The Swift files in a folder and the folders below it, in the order of their names.
  static func files(in folder: String) throws(InputError) -> [String] {
    var finder = SwiftFileFinder()
    try finder.search(folder)
    return finder.files
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The one path of a file that may be reached by many.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private mutating func search(_ folder: String) throws(InputError) {
    guard folders.insert(Self.resolved(folder)).inserted else { return }
    for name in try Self.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path) {
        try search(path)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
  }

  private static func names(in folder: String) throws(InputError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw InputError(path: folder, error)
    }
  }
}
