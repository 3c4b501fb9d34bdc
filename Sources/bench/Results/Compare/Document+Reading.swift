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
    let data = Data(try String(readFrom: path).utf8)
    func error(_ reason: String) -> InputError {
      InputError(
        description:
          "\(path.printable): \(reason); measure the old code again with 'bench --save FILE'")
    }
    do {
      let schema = try JSONDecoder().decode(Schema.self, from: data).schema
      guard schema == Self.currentSchema else {
        throw error("has schema \(schema), and this bench reads \(Self.currentSchema)")
      }
      self = try Document(json: data)
    } catch let other {
      throw other as? InputError
        ?? error("is no whole document of bench; it may have been cut short")
    }
    if complete == false { throw error("comes from a run that was interrupted") }
  }
}
