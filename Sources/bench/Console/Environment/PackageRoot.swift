import Foundation

/// Finds the folder of the package that the running program belongs to.
package enum PackageRoot {
  /// The folder around the program that holds the package, or else around where it was started.
  package static let path =
    [Bundle.main.executablePath, FileManager.default.currentDirectoryPath]
    .compactMap { $0 }.lazy.compactMap(around).first

  private static func around(_ path: String) -> String? {
    let file = URL(filePath: path).resolvingSymlinksInPath()
    return sequence(first: file) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .first { folder in
        ["Package.swift", "Sources/bench"].allSatisfy {
          FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
        }
      }?.path
  }
}
