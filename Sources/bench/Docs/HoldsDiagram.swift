import Arms
import FakeWorld
import HeadlessKit
import UserDriver

/// Draws who holds whom in a version while its form lies over its list.
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
    let graph = ObjectGraph(
      from: [world.navigationController] + [world.app].compactMap(\.self),
      weakProperties: files.reduce(into: []) { $0.formUnion($1.weakProperties) }
    ) { type in
      type == NavigationController.self || String(reflecting: type).hasPrefix("\(arm.name).")
    }
    text = """
      The form lies over the list. Solid arrows are properties that hold, dotted ones are weak; closures aren't drawn.

      ```mermaid
      flowchart LR
      \(Self.arrows(of: graph))
      ```

      """
  }

  private static func arrows(of graph: ObjectGraph) -> String {
    graph.nodes.flatMap { node in
      [("-->", node.strong), ("-.->", node.weak)].filter { !$0.1.isEmpty }.map { arrow, targets in
        "  \(node.name) \(arrow) \(targets.map { graph.nodes[$0].name }.joined(separator: " & "))"
      }
    }.joined(separator: "\n")
  }
}
