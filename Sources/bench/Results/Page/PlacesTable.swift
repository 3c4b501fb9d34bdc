import Console
import Reading

/// Where each concept lives, version by version, each place leading to its lines.
struct PlacesTable {
  let rows: [PlaceRow]

  var html: HTML {
    let head = versions.map { "<th scope='col' class='\($0)'>\($0)" as HTML }
    let body = rows.map(\.concept).uniqued().map { concept -> HTML in
      """
      <tr id="where-\(concept.rawValue)">
      <th scope="row" title="\(concept.summary)">\(concept.rawValue)
      \(versions.map { cell(concept, $0) })
      """
    }
    return """
      <table class="places"><thead><tr><th scope="col">concept\(head)</thead>
      <tbody>\(body)</tbody></table>
      """
  }

  private var versions: [String] { rows.map(\.architecture).uniqued() }

  /// The places of a concept in a version, role by role.
  private func cell(_ concept: Concept, _ version: String) -> HTML {
    let places = rows.filter { $0.concept == concept && $0.architecture == version }
    let roles = places.map(\.role).uniqued().map { role -> HTML in
      "<dt>\(role.breakable)\(places.filter { $0.role == role }.map(\.entry))"
    }
    let lines = "\(places.sum(\.lineCount))".counting("line")
    return """
      <td class="\(version)"><p>\("\(places.count)".counting("place")), \(lines)</p>
      <dl>\(roles)</dl>
      """
  }
}

extension PlaceRow {
  /// Its lines, and of a property whom it holds, and that it does so weakly.
  fileprivate var entry: HTML {
    let types = (holds ?? []).joined(separator: " & ")
    let held: HTML = "<small><b>\(weak == true ? " weak" : "")</b> \(types.breakable)</small>"
    return """
      <dd><a href="#\(file):\(line)" data-last="\(lastLine)"><code>\(name.breakable)</code></a>
      \(types.isEmpty ? "" : held)
      """
  }
}
