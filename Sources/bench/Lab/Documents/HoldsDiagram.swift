import Arms
import Console
import Reading
import Stopwatch

/// Draws who holds whom in a version while its form lies over its list.
///
/// Objects that no arrow tells apart share a box, to keep it readable.
struct HoldsDiagram {
  /// A diagram in Mermaid's language, and how to read it.
  let text: String

  init(of arm: Arm, in root: String) throws {
    let graph = try HoldsGraph(of: arm, in: root)
    text = """
      The form lies over the list. Solid arrows hold, dotted ones are weak. Objects with the same arrows \
      share a box; closures aren't drawn.

      ```mermaid
      flowchart LR
      \(Self.arrows(of: graph).map { "  \($0)" }.joined(separator: "\n"))
      ```

      """
  }

  /// A line for all that hold the same, or that know the same.
  static func arrows(of graph: HoldsGraph) -> [String] {
    let (nodes, boxes) = (graph.nodes, graph.boxes)
    func label(_ box: [Int]) -> String {
      let name = nodes[box[0]].name
      let types = box.map { nodes[$0].type }
      return types == [name[...]] ? name : "\(name)[\"\(types.joined(separator: "<br>"))\"]"
    }
    let arrows = boxes.map { nodes[$0[0]] }.flatMap { node in
      [("-->", node.strong), ("-.->", node.weak)].filter { !$0.1.isEmpty }.map { arrow, targets in
        let held = boxes.filter { targets.contains($0[0]) }.map(label)
        return (holder: node.name, held: "\(arrow) \(held.joined(separator: " & "))")
      }
    }
    return arrows.map(\.held).uniqued().map { held in
      let holders = arrows.filter { $0.held == held }.map(\.holder)
      return "\(holders.joined(separator: " & ")) \(held)"
    }
  }
}
