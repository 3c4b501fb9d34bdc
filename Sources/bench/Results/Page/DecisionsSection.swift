import Console
import Foundation
import Reading

/// What was free in all versions, and where each departs from its original.
struct DecisionsSection {
  let root: String
  let versions: [String]

  func html() throws(InputError) -> HTML {
    let document = try String(readFrom: "\(root)/docs/DECISIONS.md")
    let articles = try versions.map { version throws(InputError) in try departures(of: version) }
    return """
      <div class="decisions">\(page(in: "docs").html(document.droppingTitle))</div>
      <h3>Departures from the originals</h3>
      <div class="departures">\(articles)</div>
      """
  }

  private func departures(of version: String) throws(InputError) -> HTML {
    let folder = "Sources/\(version)"
    let text = try String(readFrom: "\(root)/\(folder)/README.md")
    let pattern = /(?s)\n## Departures from the original\n(.*?)(\n## |$)/
    let section = text.firstMatch(of: pattern).map { String($0.1) } ?? ""
    let origin = text.droppingTitle.components(separatedBy: "\n## ")[0] + "\n"
    return """
      <article class="\(version)"><h4>\(version.versionName)</h4>
      \(page(in: folder).html(origin + section))</article>
      """
  }

  /// Documents link to statements, to one another, and to files, from where they stand; the page lists the
  /// sources of all versions.
  private func page(in folder: String) -> Markdown {
    Markdown { place in
      if place.wholeMatch(of: /[LDAX]\d+/) != nil { return "tests-\(place)" }
      let path = URL(filePath: "/\(folder)/\(place)").standardized.path.dropFirst()
      let isListed =
        path.hasPrefix("Sources/") && path.hasSuffix(".swift")
        && FileManager.default.fileExists(atPath: "\(root)/\(path)")
      return isListed ? String(path) : nil
    }
  }
}

extension String {
  /// Without the first line, which is the document's title.
  fileprivate var droppingTitle: String { String(drop { $0 != "\n" }) }
}
