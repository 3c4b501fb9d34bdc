import Foundation

/// Finds the folder of the package that this program was built from.
enum PackageRoot {
  /// The folder that holds `Package.swift`; nil when the sources are gone from where they were.
  static var path: String? {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    let path = NSString.path(withComponents: Array(root))
    return FileManager.default.fileExists(atPath: "\(path)/Package.swift") ? path : nil
  }
}
