import Foundation

/// Tells whether any of some files has changed.
enum Fingerprint {
  /// The 64-bit FNV-1a hash of the paths and the contents.
  static func of(_ paths: [String], in root: String) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in try paths.flatMap({ try files(at: $0, in: root) }) {
      for byte in Array(path.utf8) + (try Data(contentsOf: URL(filePath: "\(root)/\(path)"))) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }

  private static func files(at path: String, in root: String) throws -> [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(path)")
    guard let names else { return [path] }
    return names.sorted().filter { name in
      [".swift", ".json", ".c", ".h"].contains { name.hasSuffix($0) }
    }.map { "\(path)/\($0)" }
  }
}
