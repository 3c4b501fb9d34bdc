import Console
import FakeWorld
import HeadlessKit
import Reading
import Stopwatch
import SwiftSource
import UserDriver

/// Draws who holds whom in a version while its form lies over its list.
///
/// Objects that no arrow tells apart share a box, to keep it readable.
struct HoldsDiagram {
  /// A diagram in Mermaid's language, and how to read it.
  let text: String

  init(of arm: Arm, in root: String) throws {
    let world = World(server: FakeServer(generating: 1))
    arm.launch(in: world)
    world.user.waitUntilSettled()
    try world.user.tap("items.add")
    let folders = ["Sources/\(arm.name)", "Sources/Shared/HeadlessKit"]
    let files = try folders.flatMap { try ModuleFolder($0, of: arm.name, in: root).files }
    let graph = HoldsGraph(
      from: [world.navigationController] + [world.app].compactMap(\.self),
      weakProperties: files.reduce(into: []) { $0.formUnion($1.weakProperties) }
    ) { type in
      type == NavigationController.self || String(reflecting: type).hasPrefix("\(arm.name).")
    }
    text = """
      The form lies over the list. Solid arrows hold, dotted ones are weak. Objects with the same arrows \
      share a box; closures aren't drawn.

      ```mermaid
      flowchart LR
      \(Self.arrows(between: graph.nodes).map { "  \($0)" }.joined(separator: "\n"))
      ```

      """
  }

  /// A line for all that hold the same, or that know the same.
  static func arrows(between nodes: [HoldsGraph.Node]) -> [String] {
    let boxes = Dictionary(grouping: nodes.indices) { node in
      [
        nodes[node].strong, nodes[node].weak,
        nodes.indices.filter { nodes[$0].strong.contains(node) },
        nodes.indices.filter { nodes[$0].weak.contains(node) },
      ]
    }.values.sorted { $0[0] < $1[0] }
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

extension SwiftFile {
  /// The properties that are declared weak, each as `Type.property`.
  var weakProperties: Set<String> {
    let weak = variables.filter { $0.modifiers.contains("weak") }
    return Set(weak.compactMap { property in property.owner.map { "\($0.name).\(property.name)" } })
  }
}
