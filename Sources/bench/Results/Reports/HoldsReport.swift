import Console
import Reading

/// Shows the running objects of each version as a tree, with as many versions side by side as fit.
package struct HoldsReport {
  private let trees: [HoldsTree]
  private let width: Int

  package init(_ trees: [HoldsTree], width: Int? = nil) {
    (self.trees, self.width) = (trees, width ?? Table.textWidth)
  }

  static let note = """
    The form is on screen, above the list. An object is indented below an object that holds it. A \
    word before a colon is the name of the property. If a type's name ends with the property's \
    name, we leave out the property. The arrow → marks another object that the object at the start \
    of the line holds, and ⇢ marks an object to which it has a weak reference. The tree leaves out \
    views, values that contain no object, objects that only closures hold, and the shared client, \
    store, and request slots.
    """
  private static let gap = 2

  package var tables: [Table] {
    blocks.enumerated().map { index, trees in
      let columns = trees.map(lines)
      var table = Table(
        title: "Who holds whom in \(trees.map(\.version).listed)",
        note: index == 0 ? Self.note : nil,
        columns: trees.map { .text(trees.count == 1 ? "" : $0.version) },
        isVerbatim: trees.count == 1)
      for line in 0..<(columns.map(\.count).max() ?? 0) {
        table.add(columns.map { $0.dropFirst(line).first ?? "" })
      }
      return table
    }
  }

  private var blocks: [[HoldsTree]] {
    trees.reduce(into: []) { blocks, tree in
      let row = (blocks.last ?? []) + [tree]
      let needed = row.sum { (lines(of: $0).map(\.displayWidth).max() ?? 0) + Self.gap } - Self.gap
      if needed <= width, !blocks.isEmpty {
        blocks[blocks.count - 1] = row
      } else {
        blocks.append([tree])
      }
    }
  }

  /// The lines of a tree; the parentheses go below an object that would make its line too long.
  func lines(of tree: HoldsTree) -> [String] {
    tree.rows.flatMap { row in
      let name = [row.told, row.name].compactMap(\.self).joined(separator: ": ")
      let others = [("→", row.holds), ("⇢", row.knows)].filter { !$0.1.isEmpty }.map {
        "\($0) \($1.map { tree.rows[$0].name }.joined(separator: ", "))"
      }
      let indent = String(repeating: "  ", count: row.depth)
      let marked = others.isEmpty ? "" : " (\(others.joined(separator: "; ")))"
      let line = indent + name + marked
      return line.displayWidth <= width
        ? [line] : [indent + name] + others.map { "\(indent)    \($0)" }
    }
  }
}

extension HoldsTree.Row {
  /// The name of the property that holds it, unless the type's name ends with the same word.
  var told: String? {
    property.flatMap { property in
      types.contains { $0.lowercased().hasSuffix(property.lowercased()) } ? nil : property
    }
  }
}
