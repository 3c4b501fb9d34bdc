import Console
import Foundation
import Reading

/// The entries of docs/READING-THE-NUMBERS.md, so that the page explains in the same words.
package struct ReadingGuide {
  package static let path = "docs/READING-THE-NUMBERS.md"

  /// By their names, of which one may stand for columns and for a mistake.
  package let entries: [String: [String]]

  package init(inPackageAt root: String) throws(InputError) {
    let items = try String(readFrom: "\(root)/\(Self.path)").components(separatedBy: "\n- ")
      .dropFirst().map { $0.components(separatedBy: "\n\n")[0] }
    entries = Dictionary(grouping: items) { item in
      String(item.firstMatch(of: /^\*\*(.+?)\*\*/)?.1 ?? "")
    }
  }

  func entry(_ name: String) -> HTML {
    "\((entries[name] ?? []).map { Markdown().html($0) })"
  }
}
