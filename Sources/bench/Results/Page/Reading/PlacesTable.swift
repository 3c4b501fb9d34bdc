import RandomUse

/// Where each concept lives, version by version, each place leading to its lines.
struct PlacesTable {
  let rows: [PlaceRow]

  var html: HTML {
    let head = HTML(
      "tr",
      [HTML("th", "concept", ["scope": "col"])]
        + versions.map { HTML("th", $0, ["scope": "col", "class": $0]) })
    let body = rows.map(\.concept).uniqued().map { concept in
      HTML(
        "tr",
        [HTML("th", concept.rawValue, ["scope": "row", "title": concept.summary])]
          + versions.map { cell(concept, $0) },
        ["id": "where-\(concept.rawValue)"])
    }
    return HTML("table", [HTML("thead", [head]), HTML("tbody", body)], ["class": "places"])
  }

  private var versions: [String] { rows.map(\.architecture).uniqued() }

  /// The places of a concept in a version, role by role.
  private func cell(_ concept: Concept, _ version: String) -> HTML {
    let places = rows.filter { $0.concept == concept && $0.architecture == version }
    let roles = places.map(\.role).uniqued().flatMap { role in
      [HTML("dt", [role.breakable])]
        + places.filter { $0.role == role }.map { HTML("dd", [$0.link] + $0.held) }
    }
    let lines = "\(places.sum(\.lineCount))".counting("line")
    let count = HTML("p", "\("\(places.count)".counting("place")), \(lines)")
    return HTML("td", [count, HTML("dl", roles)], ["class": version])
  }
}

extension PlaceRow {
  fileprivate var link: HTML {
    HTML(
      "a", [HTML("code", [name.breakable])],
      ["href": "#\(file):\(line)", "data-last": "\(lastLine)"])
  }

  /// Whom a property holds, and that it does so weakly.
  fileprivate var held: [HTML] {
    let types = (holds ?? []).joined(separator: " & ")
    let mark = HTML("b", weak == true ? " weak" : "")
    return types.isEmpty ? [] : [HTML("small", [mark, HTML(text: " "), types.breakable])]
  }
}
