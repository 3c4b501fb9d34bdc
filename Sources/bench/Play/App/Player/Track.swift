import Arms
import FakeWorld

/// One version in a world of its own, and every call so far.
final class Track {
  let arm: Arm
  let world: World
  /// That of the drawings.
  var width = 72
  private let log = MessageLog()
  let index: SourceIndex
  /// What happened, and the index of the first call that it led to.
  private var steps: [(words: String, start: Int)] = []
  /// What was to be seen before each call since the last `begin()`.
  private var moments: [Int: Moment] = [:]
  private var members: [SourceIndex.Member?] = []
  private var mark = 0

  init(_ arm: Arm, in world: World, index: SourceIndex) {
    self.arm = arm
    self.world = world
    self.index = index
    log.look = { [weak self] _ in self?.look() }
  }

  func launch() {
    arm.launchSpied(world, log)
  }

  /// How many calls there are.
  var count: Int { log.entries.count }
  /// The first call of the latest step.
  var start: Int { steps.last?.start ?? 0 }
  var now: Moment { Moment(of: world, width: width) }

  /// Whether there were calls since the last `begin()`.
  var hasCalled: Bool { count > mark }

  func begin() {
    mark = count
    moments = [:]
  }

  /// Takes what happened since the last `begin()` for a step.
  func end(_ words: String) {
    steps.append((words, mark))
  }

  /// What was to be seen before a call of the latest step; what is now, if there is no such call.
  func moment(before call: Int) -> Moment { moments[call] ?? now }

  /// What happened until a call, that one excluded, the latest so many calls.
  func trace(before end: Int, last count: Int) -> [TraceLine] {
    if members.count < self.count { members = index.members(of: log.entries) }
    var lines: [TraceLine] = []
    var end = end
    for step in steps.reversed() where lines.count < count {
      let calls = (step.start..<max(step.start, end)).suffix(count)
      lines =
        [.step(step.words)] + calls.map { .call(log.entries[$0], members[$0]?.place) } + lines
      end = min(step.start, end)
    }
    return lines
  }

  /// The last look before a call begins is the one that stays.
  private func look() {
    moments[log.entries.count] = now
  }
}
