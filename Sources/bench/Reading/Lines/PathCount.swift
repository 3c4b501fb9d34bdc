import Console
import Foundation
import Suites
import SwiftSource

/// What is counted at the paths a user names: files as given, folders with all Swift files in them.
package struct PathCount: Equatable, Sendable {
  package private(set) var files: [SourceCount] = []
  private var seen: Set<String> = []

  /// Goes on without what can't be read inside of a folder, which `onError` is told of.
  package init(
    of paths: [String],
    onError: (InputError) -> Void = { StandardError.say("left out, \($0.description)") }
  ) throws(InputError) {
    for path in paths {
      guard path.isFolder else {
        try count(path)
        continue
      }
      let files = try SwiftFileFinder.files(in: path, onError: onError)
      for file in files {
        do { try count(file) } catch { onError(error) }
      }
      guard !files.isEmpty else {
        throw InputError(description: "\(path): no Swift file in this folder")
      }
    }
  }

  private mutating func count(_ file: String) throws(InputError) {
    // A script may do without an extension, but no other one stands for Swift.
    guard ["swift", ""].contains(URL(filePath: file).pathExtension) else {
      throw InputError(description: "\(file): no folder, and no Swift file by its name")
    }
    guard seen.insert(SwiftFileFinder.resolved(file)).inserted else { return }
    var count = try SwiftFile(at: file).count
    count.file = file
    files.append(count)
  }
}
