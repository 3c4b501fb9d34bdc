import Console
import Reading
import Suites

/// Where each concept lives, version by version, each place leading to its lines.
struct PlacesTable {
  let rows: [PlaceRow]
  let holds: [HoldsTree]

  var html: HTML {
    let head = versions.map { "<th scope='col' class='\($0)'>\($0.versionName)" as HTML }
    let body = rows.map(\.concept).uniqued().map { concept -> HTML in
      """
      <tr id="where-\(concept.rawValue)">
      <th scope="row" title="\(concept.summary)">\(concept.rawValue)
      \(versions.map { cell(concept, $0) })
      \(concept == .ownership ? pictures : "")
      """
    }
    return """
      <table class="places"><thead><tr><th scope="col">concept\(head)</thead>
      <tbody>\(body)</tbody></table>
      """
  }

  private var versions: [String] { rows.map(\.version).uniqued() }

  /// A row below the properties that hold: what they hold while the app runs.
  private var pictures: HTML {
    let report = HoldsReport(holds, width: 40)
    let figures = holds.map { tree -> HTML in
      """
      <figure class="\(tree.version)"><figcaption>\(tree.version.versionName)</figcaption>
      <pre>\(report.lines(of: tree).joined(separator: "\n"))</pre></figure>
      """
    }
    return """
      <tr class="pictures"><td colspan="\(versions.count + 1)"><p>\(HoldsReport.note)</p>
      <div class="holdings">\(figures)</div>
      """
  }

  /// The places of a concept in a version, role by role.
  private func cell(_ concept: Concept, _ version: String) -> HTML {
    let places = rows.filter { $0.concept == concept && $0.version == version }
    let roles = places.map(\.role).uniqued().map { role -> HTML in
      "<dt>\(role.breakable)\(places.filter { $0.role == role }.map(\.entry))"
    }
    let lines = "\(places.sum(\.lineCount))".counting("line")
    let count = "\("\(places.count)".counting("place")), \(lines)"
    // The trees below say it, and these only what the properties are called.
    return concept == .ownership
      ? """
      <td class="\(version)"><details><summary>\(count)</summary><dl>\(roles)</dl></details>
      """ : "<td class=\"\(version)\"><p>\(count)</p><dl>\(roles)</dl>"
  }
}

extension PlaceRow {
  /// Its lines, and of a property whom it holds, and that it does so weakly.
  fileprivate var entry: HTML {
    let types = (holds ?? []).joined(separator: " & ")
    let held: HTML = "<small><b>\(weak == true ? " weak" : "")</b> \(types.breakable)</small>"
    return """
      <dd><a href="#\(sourcePlace.id)"><code>\(name.breakable)</code></a>
      \(types.isEmpty ? "" : held)
      """
  }
}
