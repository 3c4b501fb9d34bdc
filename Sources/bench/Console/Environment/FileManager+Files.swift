import Foundation

extension FileManager {
  /// A file of a package, or those below a folder, by their paths in it; hidden ones are left out.
  package func files(at path: String, in root: String) throws -> [String] {
    let place = "\(root)/\(path)"
    guard place.isFolder else { return [path] }
    let names = Result { try contentsOfDirectory(atPath: place) }
    return try names.mapError { InputError(path: place, $0) }.get().sorted()
      .filter { !$0.hasPrefix(".") }
      .flatMap { try files(at: path.isEmpty ? $0 : "\(path)/\($0)", in: root) }
  }
}
