import Foundation

extension Data {
  /// What a file or a pipe holds.
  package init(readFrom path: String) throws(InputError) {
    guard !path.isEmpty else {
      throw InputError(description: "an empty name; write that of a file")
    }
    do {
      self = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw InputError(path: path, error)
    }
  }
}
