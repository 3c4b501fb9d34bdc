import Console
import SwiftSource

extension SwiftFile {
  package init(at path: String) throws(InputError) {
    self.init(path: path, text: try String(readFrom: path))
  }

  /// The path below a folder.
  package func path(in root: String) -> String { path.path(in: root) }
}
