import Console
import Foundation
import SwiftSource

extension String {
  /// The text of a file, which must be UTF-8.
  package init(readFrom path: String) throws(InputError) {
    guard let text = String(validating: try Data(readFrom: path), as: UTF8.self) else {
      throw InputError(description: "\(path): not UTF-8 text")
    }
    self = text
  }
}

extension Decodable {
  /// What a file of the package holds as JSON; `complaint` says what it isn't, and what to do.
  package static func read(from path: String, or complaint: String) throws(InputError) -> Self {
    let json = Data(try String(readFrom: path).utf8)
    guard let value = try? JSONDecoder().decode(Self.self, from: json) else {
      throw InputError(description: "\(path): \(complaint)")
    }
    return value
  }
}

extension SwiftFile {
  package init(at path: String) throws(InputError) {
    self.init(path: path, text: try String(readFrom: path))
  }

  /// The path below a folder.
  func path(in root: String) -> String { String(path.dropFirst(root.count + 1)) }
}
