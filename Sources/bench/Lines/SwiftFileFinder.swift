import Foundation

/// Finds the Swift files under a folder, hidden entries left out.
struct SwiftFileFinder {
  private var files: [String] = []
  private let onError: (InputError) throws(InputError) -> Void
  /// The folders seen so far: a link that leads back to one ends there.
  private var folders: Set<String> = []

  private init(_ onError: @escaping (InputError) throws(InputError) -> Void) {
    self.onError = onError
  }

  /// The Swift files in a folder and the folders below it, in the order of their names.
  ///
  /// A folder that can't be read is left out unless `onError` throws.
  static func files(
    in folder: String,
    onError: @escaping (InputError) throws(InputError) -> Void = { (error) throws(InputError) in
      throw error
    }
  ) throws(InputError) -> [String] {
    var finder = SwiftFileFinder(onError)
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
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path) {
        try search(path)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
  }

  private func names(in folder: String) throws(InputError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      try onError(InputError(path: folder, error))
      return []
    }
  }
}
