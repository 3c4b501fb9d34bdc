import Foundation
import SwiftSource

extension SwiftFile {
  init(at path: String) throws(InputError) {
    self.init(path: path, text: try Self.text(at: path))
  }

  /// The text of a file, which must be UTF-8.
  private static func text(at path: String) throws(InputError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InputError(path: path, error)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputError(description: "\(path): not UTF-8 text")
    }
    return text
  }
}
