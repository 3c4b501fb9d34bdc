import Arms
import FakeWorld

/// One flow in one mode with so many items on the server: what arms are compared in.
struct Cell: Codable, Sendable {
  let flow: Flow
  let mode: Mode
  let items: Int

  /// How it is named to people.
  var name: String { "\(flow.name), \(mode.rawValue), \(items) items" }

  /// Makes a world like `server`'s in which `arm` stands where the flow starts.
  func stage(_ arm: Arm, server: FakeServer) throws -> Stage {
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
  func trial(_ arm: Arm, server: FakeServer) throws -> Trial {
    let stage = try stage(arm, server: server)
    return { try flow.run(stage) }
  }
}
