extension Scenario {
  func removing(_ range: Range<Int>) -> Scenario {
    var shorter = self
    shorter.steps.removeSubrange(range)
    return shorter
  }

  /// Also renumbers the requests which later steps speak of, given how many were sent before each step.
  func removing(_ range: Range<Int>, requests: [Int]) -> Scenario {
    let (first, end) = (requests[range.lowerBound], requests[range.upperBound])
    var shorter = removing(range)
    for index in shorter.steps.indices.dropFirst(range.lowerBound) {
      switch shorter.steps[index] {
      case .release(let request) where request >= end:
        shorter.steps[index] = .release(request - end + first)
      case .repeatReply(let request) where request >= end:
        shorter.steps[index] = .repeatReply(request - end + first)
      default: break
      }
    }
    return shorter
  }
}
