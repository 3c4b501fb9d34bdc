import FakeWorld

/// One flow in one mode with so many items on the server: what arms are compared in.
package struct Cell: Codable, Sendable {
  package let flow: Flow
  package let mode: Mode
  package let items: Int

  package init(flow: Flow, mode: Mode, items: Int) {
    self.flow = flow
    self.mode = mode
    self.items = items
  }

  /// How it is named to people.
  package var name: String { "\(flow.name), \(mode.rawValue), \(items) items" }

  /// Makes a world like `server`'s in which `arm` stands where the flow starts.
  package func stage(_ arm: Arm, server: FakeServer) throws -> Stage {
    let world = World(server: FakeServer(copying: server))
    let stage = Stage(world: world) { world in
      arm.launch(
        in: world,
        client: mode == .wire
          ? nil : TypedItemsClient(network: world.network, server: world.server))
    }
    try flow.prepare(stage)
    return stage
  }

  /// Makes such a world in which the flow is ready to run.
  func prepare(_ arm: Arm, server: FakeServer) throws -> PreparedRun {
    let stage = try stage(arm, server: server)
    return { try flow.run(stage) }
  }
}
