import Foundation

extension Encodable {
  /// As JSON for other programs, its keys in alphabetical order, so that documents can be compared.
  package func json(
    _ spacing: JSONEncoder.OutputFormatting = .prettyPrinted,
    keys: JSONEncoder.KeyEncodingStrategy = .convertToSnakeCase
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = [spacing, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
