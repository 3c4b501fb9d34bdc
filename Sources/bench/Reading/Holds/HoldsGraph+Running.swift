import FakeWorld
import HeadlessKit
import Stopwatch
import Suites
import SwiftSource
import UserDriver
import Variants

extension HoldsGraph {
  /// Of a version while its form lies over its list.
  package init(of variant: Variant, in root: String) throws {
    let world = World(server: FakeServer(generating: 1))
    variant.launch(in: world)
    world.user.waitUntilSettled()
    try world.user.tap("items.add")
    let folders = ["Sources/\(variant.name)", "Sources/Shared/HeadlessKit"]
    let files = try folders.flatMap { try ModuleFolder($0, of: variant.name, in: root).files }
    self.init(
      from: [world.navigationController] + [world.app].compactMap(\.self),
      weakProperties: files.reduce(into: []) { $0.formUnion($1.weakProperties) }
    ) { type in
      type == NavigationController.self || String(reflecting: type).hasPrefix("\(variant.name).")
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
