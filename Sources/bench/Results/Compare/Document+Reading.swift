import Console
import Foundation
import Reading

extension Document {
  /// Only the version of the keys, which is read before all else.
  private struct Schema: Decodable {
    let schema: Int
  }

  /// Reads a document that `--save` wrote; says which file is no such thing, why, and what to do.
  package init(path: String) throws(InputError) {
    try self.init(baseline: Data(String(readFrom: path).utf8), named: path)
  }

  init(baseline data: Data, named name: String) throws(InputError) {
    guard !data.isEmpty else { throw Self.error(name, "is empty") }
    do {
      let schema = try JSONDecoder().decode(Schema.self, from: data).schema
      guard schema == Self.currentSchema else {
        throw Self.error(name, "has schema \(schema), and this bench reads \(Self.currentSchema)")
      }
      self = try Document(json: data)
    } catch {
      throw error as? InputError
        ?? Self.error(name, "is no whole document of bench; it may have been cut short")
    }
    if complete == false { throw Self.error(name, "comes from a run that was interrupted") }
  }

  private static func error(_ name: String, _ reason: String) -> InputError {
    InputError(
      description:
        "\(name.printable): \(reason); measure the old code again with 'bench --save FILE'")
  }
}
