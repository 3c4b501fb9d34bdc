import Foundation
import SwiftSource

/// What is counted at the paths a user names: files as given, folders with all Swift files in them.
struct PathCount: Equatable, Sendable {
  private(set) var files: [FileCount] = []
  private(set) var total = SourceCount()

  init(of paths: [String]) throws(InputError) {
    var seen: Set<String> = []
    for path in paths {
      for file in try Self.files(at: path)
      where seen.insert(SwiftFileFinder.resolved(file)).inserted {
        let count = try SwiftFile(at: file).count()
        files.append(FileCount(file: file, count: count))
        total += count
      }
    }
  }

  private static func files(at path: String) throws(InputError) -> [String] {
    guard SwiftFileFinder.isFolder(path) else {
      // A script may do without an extension, but no other one stands for Swift.
      guard ["swift", ""].contains(URL(filePath: path).pathExtension) else {
        throw InputError(description: "\(path): no folder, and no Swift file by its name")
      }
      return [path]
    }
    let files = try SwiftFileFinder.files(in: path)
    guard !files.isEmpty else {
      throw InputError(description: "\(path): no Swift file in this folder")
    }
    return files
  }
}
