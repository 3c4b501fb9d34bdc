import Foundation

extension Data {
  /// What a file holds.
  package init(readFrom path: String) throws(InputError) {
    do {
      self = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InputError(path: path, error)
    }
  }
}
