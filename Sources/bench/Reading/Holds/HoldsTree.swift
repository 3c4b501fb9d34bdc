import Console

/// The objects of a version, each once, in the place of the nearest one that holds it: screens first.
package struct HoldsTree: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let depth: Int
    /// The objects that no arrow tells apart stand together.
    package let types: [String]
    /// The row that it stands below; nil for a root.
    package var holder: Int?
    /// What that one calls it.
    package var property: String?
    /// The rows that it holds as well, wherever they stand.
    package var holds: [Int] = []
    package var knows: [Int] = []

    package var name: String { types.joined(separator: ", ") }
  }

  package let version: String
  package let rows: [Row]

  package init(of version: String, _ graph: HoldsGraph) {
    self.version = version
    let (nodes, boxes) = (graph.nodes, graph.boxes)
    var box: [Int: Int] = [:]
    for (index, members) in boxes.enumerated() { for node in members { box[node] = index } }
    let held = boxes.map { nodes[$0[0]].strong.compactMap { box[$0] }.uniqued() }
    let known = boxes.map { nodes[$0[0]].weak.compactMap { box[$0] }.uniqued() }
    let holders = Self.nearest(held)
    let order = boxes.indices.filter { holders[$0] == nil }.flatMap { root in
      Self.preorder(from: root, depth: 0) { one in held[one].filter { holders[$0] == one } }
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.box, $0) })
    rows = order.map { one, depth in
      let holder = holders[one]
      return Row(
        depth: depth, types: boxes[one].map { String(nodes[$0].type) },
        holder: holder.flatMap { places[$0] },
        property: holder.flatMap { nodes[boxes[$0][0]].properties[boxes[one][0]] },
        holds: held[one].filter { holders[$0] != one }.compactMap { places[$0] },
        knows: known[one].compactMap { places[$0] })
    }
  }

  /// Who holds each first, seen from one root after the other; nil for the roots.
  private static func nearest(_ held: [[Int]]) -> [Int: Int] {
    var holders: [Int: Int] = [:]
    var seen: Set<Int> = []
    let roots = held.indices.filter { one in !held.contains { $0.contains(one) } }
    // Those of a ring have no root.
    for root in roots + Array(held.indices) where seen.insert(root).inserted {
      var queue = [root][...]
      while let one = queue.popFirst() {
        for next in held[one] where seen.insert(next).inserted {
          holders[next] = one
          queue.append(next)
        }
      }
    }
    return holders
  }

  private static func preorder(
    from box: Int, depth: Int, below: (Int) -> [Int]
  ) -> [(box: Int, depth: Int)] {
    [(box, depth)] + below(box).flatMap { preorder(from: $0, depth: depth + 1, below: below) }
  }
}

extension HoldsGraph {
  /// The nodes that hold and know the same, and are held and known by the same.
  package var boxes: [[Int]] {
    Dictionary(grouping: nodes.indices) { node in
      [
        nodes[node].strong, nodes[node].weak,
        nodes.indices.filter { nodes[$0].strong.contains(node) },
        nodes.indices.filter { nodes[$0].weak.contains(node) },
      ]
    }.values.sorted { $0[0] < $1[0] }
  }
}
