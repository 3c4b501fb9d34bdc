import Foundation

/// Finds the folder of the package that this program was built from.
enum PackageRoot {
  /// The folder that holds `Package.swift`; nil when the sources are gone from where they were.
  static var path: String? {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()  // Environment
      .deletingLastPathComponent()  // bench
      .deletingLastPathComponent()  // Sources
      .deletingLastPathComponent()
    let manifest = root.appendingPathComponent("Package.swift")
    return FileManager.default.fileExists(atPath: manifest.path) ? root.path : nil
  }
}
