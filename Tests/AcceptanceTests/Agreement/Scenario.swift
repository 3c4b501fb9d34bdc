import Testing
import UserDriver

@testable import RandomUse

extension Session: CustomTestStringConvertible {
  static let all = quiet + troubled + busy + hostile
  /// Those that leave out nothing which roles say to each other.
  static let usual = [quiet[0]] + troubled + busy

  public var testDescription: String { name }

  /// Every idle point.
  func states(on subject: Subject) throws -> [WorldState] {
    var last: WorldState?
    return try run(in: try makeWorld(), launching: subject.launch) { world, step, refusal in
      let state = WorldState.after(step, refusal, in: world, since: last)
      last = state
      return state
    }
  }

  /// The screen at every idle point.
  func screens(on subject: Subject) throws -> [String] {
    try run(in: try makeWorld(), launching: subject.launch) { world, _, _ in world.user.screen() }
  }
}

extension Step {
  /// Half the time that a reply takes.
  static let half = Step.wait(.milliseconds(50))
}
