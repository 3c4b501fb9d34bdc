import Console
import Foundation

/// Finds the Swift files under a folder, hidden entries left out.
package enum SwiftFileFinder {
  /// The Swift files in a folder and the folders below it, in the order of their names.
  ///
  /// A folder that can't be read is left out unless `onError` throws.
  package static func files(
    in folder: String,
    onError: (InputError) throws(InputError) -> Void = { (error) throws(InputError) in throw error }
  ) throws(InputError) -> [String] {
    // A link that leads back to a folder ends there.
    var seen: Set<String> = []
    func files(in folder: String) throws(InputError) -> [String] {
      guard seen.insert(resolved(folder)).inserted else { return [] }
      let names = Result { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
      if case .failure(let error) = names { try onError(InputError(path: folder, error)) }
      var found: [String] = []
      for name in (try? names.get()) ?? [] where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        found += path.isFolder ? try files(in: path) : name.hasSuffix(".swift") ? [path] : []
      }
      return found
    }
    return try files(in: folder)
  }

  /// The one path of a file that may be reached by many.
  package static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
