import Reading
import Timing

extension Run {
  func calls() throws -> [CallRow] {
    try counts().map(\.row)
  }

  func counts() throws -> [CallCount] {
    try flows.flatMap { flow in
      try arms.map { try CallCounter.count(flow, in: $0, items: LatencyPlan.middleSize) }
    }
  }
}
