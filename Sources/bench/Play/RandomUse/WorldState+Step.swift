import FakeWorld

extension WorldState {
  /// How things stand after a step, or after the launch.
  ///
  /// What the user can't do, and what happens behind the version's back, changes nothing, and looking takes
  /// most of the time.
  package static func after(
    _ step: Step?, _ refusal: String?, in world: World, since last: WorldState?
  ) -> WorldState {
    guard var state = last, refusal != nil || step?.isUnnoticed == true else {
      return WorldState(of: world, refusal: refusal)
    }
    state.refusal = refusal
    return state
  }
}

extension Step {
  fileprivate var isUnnoticed: Bool {
    switch self {
    case .script, .malformed, .hold, .create, .deleteAll, .fail: true
    default: false
    }
  }
}
