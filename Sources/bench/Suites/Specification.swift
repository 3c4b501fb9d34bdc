import Foundation

/// The numbered behaviours of the feature, as `docs/SPEC.md` lists them.
struct Specification: Equatable, Sendable {
  /// The numbers in the order of the document, such as `L5`.
  let behaviours: [String]

  init(_ document: String) {
    behaviours = document.matches(of: /(?m)^\| ([A-Z][0-9]+) \|/).map { String($0.1) }
  }

  /// Reads the document of the package in a folder.
  init(ofPackageAt root: String) throws(InputError) {
    let path = "\(root)/docs/SPEC.md"
    do {
      self.init(try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      throw InputError(path: path, error)
    }
  }
}
