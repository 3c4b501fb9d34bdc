import Console
import Foundation
import Reading

extension Document {
  /// The version of the document's format, which is read before everything else.
  private struct Schema: Decodable {
    let schema: Int
  }

  /// Reads a document that `--save` wrote; an error names the file, the reason, and what to do.
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
        ?? error("isn't a complete document of bench; it may have been cut short")
    }
    if complete == false { throw error("the run that wrote it was interrupted") }
  }
}
