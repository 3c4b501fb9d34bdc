import Foundation

/// Finds the folder of the package that the running program belongs to.
package enum PackageRoot {
  /// The folder around the program that holds the package, or else around where it was started.
  package static let path =
    [Bundle.main.executablePath, FileManager.default.currentDirectoryPath]
    .compactMap { $0 }.lazy.compactMap(around).first

  private static func around(_ path: String) -> String? {
    var folder = URL(filePath: path).resolvingSymlinksInPath()
    while folder.pathComponents.count > 1 {
      if isPackage(folder) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/bench"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
