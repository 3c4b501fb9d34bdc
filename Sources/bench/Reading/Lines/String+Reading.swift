import Foundation
import SwiftSource

extension String {
  /// The text of a file, which must be UTF-8.
  init(readFrom path: String) throws(InputError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw InputError(path: path, error)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw InputError(description: "\(path): not UTF-8 text")
    }
    self = text
  }
}

extension SwiftFile {
  init(at path: String) throws(InputError) {
    self.init(path: path, text: try String(readFrom: path))
  }
}
