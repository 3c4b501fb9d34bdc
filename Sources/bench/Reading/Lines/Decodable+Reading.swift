import Foundation

extension Decodable {
  /// What a file of the package holds as JSON; `complaint` says what it isn't, and what to do.
  static func read(from path: String, or complaint: String) throws(InputError) -> Self {
    let json = Data(try String(readFrom: path).utf8)
    guard let value = try? JSONDecoder().decode(Self.self, from: json) else {
      throw InputError(description: "\(path): \(complaint)")
    }
    return value
  }
}
