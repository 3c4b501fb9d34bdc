import Console
import Reading

/// The running objects of a version as a picture: a box for each below the one that holds it, and on the
/// right the arrows to those that stand elsewhere.
///
/// A tree takes no more width than the longest name, so that five stand side by side.
struct HoldsPicture {
  private typealias Lane = (from: [Int], to: Int, isWeak: Bool)

  let tree: HoldsTree
  /// What a box leads to, by the name of its type.
  var files: [String: String] = [:]

  private static let indent = 12
  private static let letter = 6.1
  private static let line = 13
  private static let gap = 9
  private static let lane = 7

  var svg: HTML {
    let lanes = self.lanes
    let places = Self.places(of: lanes)
    let edge = tree.rows.indices.map { x($0) + width($0) }.max() ?? 0
    let right = edge + ((places.max() ?? -1) + 2) * Self.lane
    let bottom = (tree.rows.indices.last.map { y($0) + height($0) } ?? 0) + 2
    let title = "Who holds whom in \(tree.version.versionName)"
    return """
      <svg class="holds" viewBox="0 0 \(right) \(bottom)" width="\(right)" height="\(bottom)" role="img" \
      aria-label="\(title)"><title>\(title)</title>
      \(tree.rows.indices.map(branch))
      \(zip(lanes, places).map { self.arrows($0, edge + ($1 + 1) * Self.lane) })
      \(tree.rows.indices.map(box))</svg>
      """
  }

  /// All arrows to one object, of one kind, share a line.
  private var lanes: [Lane] {
    let all = [(\HoldsTree.Row.holds, false), (\.knows, true)].flatMap { list, isWeak in
      tree.rows.indices.compactMap { to -> Lane? in
        let from = tree.rows.indices.filter { tree.rows[$0][keyPath: list].contains(to) }
        return from.isEmpty ? nil : (from, to, isWeak)
      }
    }
    return all.sorted { Self.span($0).count < Self.span($1).count }
  }

  private static func span(_ lane: Lane) -> ClosedRange<Int> {
    let rows = lane.from + [lane.to]
    return (rows.min() ?? 0)...(rows.max() ?? 0)
  }

  /// How far to the right each stands: as near as those before it leave room.
  private static func places(of lanes: [Lane]) -> [Int] {
    var taken: [[ClosedRange<Int>]] = []
    return lanes.map { lane in
      let span = span(lane)
      let place = taken.firstIndex { !$0.contains { $0.overlaps(span) } } ?? taken.count
      if place == taken.count { taken.append([]) }
      taken[place].append(span)
      return place
    }
  }

  // Boxes

  private func x(_ row: Int) -> Int { tree.rows[row].depth * Self.indent + 1 }
  private func height(_ row: Int) -> Int { tree.rows[row].types.count * Self.line + 7 }
  private func width(_ row: Int) -> Int {
    let letters = tree.rows[row].types.map(\.count).max() ?? 0
    return Int(Double(letters) * Self.letter) + 12
  }
  private func y(_ row: Int) -> Int { 1 + (0..<row).sum { height($0) + Self.gap } }

  private func box(_ row: Int) -> HTML {
    let lines = tree.rows[row].types.enumerated().map { index, type -> HTML in
      let text: HTML = """
        <text x="\(x(row) + 6)" y="\(y(row) + 13 + index * Self.line)">\(type)</text>
        """
      return files[type].map { "<a href=\"#\($0)\">\(text)</a>" } ?? text
    }
    return """
      <rect x="\(x(row))" y="\(y(row))" width="\(width(row))" height="\(height(row))" rx="4"/>\(lines)
      """
  }

  // Arrows

  /// From its holder down and in.
  private func branch(_ row: Int) -> HTML {
    guard let holder = tree.rows[row].holder else { return "" }
    let property = tree.rows[row].property
    let said =
      [tree.rows[holder].name, "holds", tree.rows[row].name] + (property.map { ["as", $0] } ?? [])
    return """
      <path class="strong" d="M\(x(holder) + 5) \(y(holder) + height(holder))V\(y(row) + 10)H\(x(row))">\
      <title>\(said.joined(separator: " "))</title></path>
      """
  }

  private func arrows(_ lane: Lane, _ x: Int) -> HTML {
    // Those that come apart from those that go, and weak ones from strong ones.
    let end = (x: self.x(lane.to) + width(lane.to), y: y(lane.to) + (lane.isWeak ? 14 : 6))
    let arrows = lane.from.map { from -> HTML in
      let start = (x: self.x(from) + width(from), y: y(from) + height(from) / 2)
      let said =
        "\(tree.rows[from].name) \(lane.isWeak ? "knows" : "holds") \(tree.rows[lane.to].name)"
      return """
        <path class="\(lane.isWeak ? "weak" : "strong")" d="M\(start.x) \(start.y)H\(x)V\(end.y)\
        H\(end.x + 5)"><title>\(said)\(lane.isWeak ? " weakly" : "")</title></path>
        """
    }
    return "\(arrows)<path class=\"head\" d=\"M\(end.x) \(end.y)l6 -3.5v7z\"/>"
  }
}
