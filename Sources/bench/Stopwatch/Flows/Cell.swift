import FakeWorld

/// One flow in one mode with so many items on the server: what variants are compared in.
package struct Cell: Codable, Sendable {
  package let flow: Flow
  package let mode: Mode
  package let items: Int

  package init(flow: Flow, mode: Mode, items: Int) {
    (self.flow, self.mode, self.items) = (flow, mode, items)
  }

  /// How it is named to people.
  package var name: String { "\(flow.name), \(mode.rawValue), \(items) items" }

  /// One for each protocol of its mode.
  package var ids: [CellID] {
    mode.protocols.map { CellID(flow: flow.name, mode: mode, protocol: $0, items: items) }
  }

  /// Makes a world like `server`'s in which `variant` stands where the flow starts.
  package func stage(_ variant: Variant, server: FakeServer) throws -> Stage {
    let world = World(server: FakeServer(copying: server))
    let stage = Stage(world: world) { world in
      variant.launch(
        in: world,
        client: mode == .json
          ? nil : DecodedItemsClient(network: world.network, server: world.server))
    }
    try flow.prepare(stage)
    return stage
  }

  /// Makes such a world in which the flow is ready to run.
  func prepare(_ variant: Variant, server: FakeServer) throws -> PreparedRun {
    let stage = try stage(variant, server: server)
    return { try flow.run(stage) }
  }
}

/// How a flow meets the network.
package enum Mode: String, CaseIterable, Codable, Sendable {
  /// Decoded values: the architectures' own cost.
  case withoutDecoding = "without decoding"
  /// Bytes and decoding: what a user feels.
  case json = "JSON"

  /// How its flows are timed: what a user feels is felt the first time.
  package var protocols: [TimingProtocol] { self == .withoutDecoding ? [.cold, .warm] : [.cold] }
}

/// Names what is compared where its flow itself isn't needed: a cell under one protocol.
package struct CellID: Hashable, Codable, Sendable {
  package let flow: String
  package let mode: Mode
  package let `protocol`: TimingProtocol
  package let items: Int

  package init(flow: String, mode: Mode, protocol: TimingProtocol, items: Int) {
    (self.flow, self.mode, self.protocol, self.items) = (flow, mode, `protocol`, items)
  }

  /// How many runs are timed together: the same for every variant, effort, and machine, so that all runs of
  /// `bench` time the same thing.
  ///
  /// Small, since each run needs a world prepared for it, and rounds tell more than batches; longer lists
  /// hide the clock's step as well by themselves.
  package var batch: Int { `protocol` == .warm && items <= 512 ? 2 : 1 }
}

/// What comes before a run that is timed.
package enum TimingProtocol: String, CaseIterable, Codable, Sendable {
  /// Another version has just run, and this one runs once: what a user's tap meets.
  case cold
  /// The same has just run, and is timed several times in a row: warm.
  case warm
}
