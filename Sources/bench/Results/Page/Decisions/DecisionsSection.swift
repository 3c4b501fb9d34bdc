import Foundation

/// What was free in all versions, and where each departs from its original.
struct DecisionsSection {
  let root: String
  let versions: [String]

  func html() throws(InputError) -> HTML {
    let document = try String(readFrom: "\(root)/docs/DECISIONS.md")
    let decisions = page(in: "docs").html(document.droppingTitle)
    let articles = try versions.map { version throws(InputError) in try departures(of: version) }
    return [
      HTML("div", [decisions], ["class": "decisions"]),
      HTML("h3", "Departures from the originals"),
      HTML("div", articles, ["class": "departures"]),
    ].joined()
  }

  private func departures(of version: String) throws(InputError) -> HTML {
    let folder = "Sources/\(version)"
    let text = try String(readFrom: "\(root)/\(folder)/README.md")
    let pattern = /(?s)\n## Departures from the original\n(.*?)(\n## |$)/
    let section = text.firstMatch(of: pattern).map { String($0.1) } ?? ""
    let origin = text.droppingTitle.prefix(upTo: "\n## ")
    return HTML(
      "article", [HTML("h4", version), page(in: folder).html(origin + section)],
      ["class": version])
  }

  /// Documents link to statements, to one another, and to files, from where they stand; the page lists the
  /// sources of all versions.
  private func page(in folder: String) -> Markdown {
    Markdown { place in
      if place.wholeMatch(of: /[LDAX]\d+/) != nil { return "tests-\(place)" }
      let path = "\(folder)/\(place)".resolvingSteps
      let isListed =
        path.hasPrefix("Sources/") && path.hasSuffix(".swift")
        && FileManager.default.fileExists(atPath: "\(root)/\(path)")
      return isListed ? path : nil
    }
  }
}

extension String {
  /// Without the first line, which is the document's title.
  fileprivate var droppingTitle: String { String(drop { $0 != "\n" }) }

  fileprivate func prefix(upTo end: String) -> String {
    String(self[..<(firstRange(of: end)?.lowerBound ?? endIndex)]) + "\n"
  }

  /// A path without steps upwards.
  fileprivate var resolvingSteps: String {
    split(separator: "/").reduce(into: [Substring]()) { steps, step in
      if step == ".." { steps.removeLast() } else { steps.append(step) }
    }.joined(separator: "/")
  }
}
