import Console
import Foundation

/// Tells whether something has changed: the 64-bit FNV-1a hash of its bytes.
package struct Fingerprint: CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ data: Data = Data()) {
    combine(data)
  }

  package var description: String { String(hash, radix: 16) }

  private mutating func combine(_ data: Data) {
    data.withUnsafeBytes { bytes in
      // Without an iterator, which takes ten times as long in a debug build.
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
    }
  }

  /// That of the paths and the contents of some files and folders.
  package static func of(_ paths: [String], in root: String) throws -> String {
    var fingerprint = Fingerprint()
    for path in try paths.flatMap({ try files(at: $0, in: root) }) {
      fingerprint.combine(Data(path.utf8))
      fingerprint.combine(try Data(readFrom: "\(root)/\(path)"))
    }
    return fingerprint.description
  }

  private static func files(at path: String, in root: String) throws -> [String] {
    try FileManager.default.files(at: path, in: root).filter { file in
      file == path || [".swift", ".json", ".c", ".h"].contains { file.hasSuffix($0) }
    }
  }
}
