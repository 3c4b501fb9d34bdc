import Foundation

extension FileManager {
  /// A file of a package, or those below a folder, by their paths in it; hidden ones are left out.
  package func files(at path: String, in root: String) throws -> [String] {
    var isFolder = ObjCBool(false)
    guard fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    return try names(in: "\(root)/\(path)").sorted()
      .filter { !$0.hasPrefix(".") }
      .flatMap { try files(at: path.isEmpty ? $0 : "\(path)/\($0)", in: root) }
  }

  private func names(in folder: String) throws(InputError) -> [String] {
    do {
      return try contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError(path: folder, error)
    }
  }
}
