import Arms
import FakeWorld

/// One flow in one arm, ready to run.
final class FlowTrial: Trial {
  private let flow: Flow
  private let stage: Stage

  init(_ cell: Cell, _ arm: Arm, server: FakeServer) throws {
    flow = cell.flow
    stage = try cell.stage(arm, server: server)
  }

  func run() throws {
    try flow.run(stage)
  }
}
