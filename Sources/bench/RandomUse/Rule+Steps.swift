import FakeWorld
import HeadlessKit
import Items
import UserDriver

/// What a step must leave as it was.
extension Rule {
  /// What is broken by a step from one state to the next.
  static func broken(by step: Step, from before: WorldState, to now: WorldState) -> [String] {
    let (old, new) = (before.result, now.result)
    var broken: [String] = []
    if step.bringsRepliesOnly, now.requests == before.requests, new != old {
      broken.append("X4: a reply nobody waits for changes nothing")
    }
    if step == .appearAgain, new.withoutFocus != old.withoutFocus {
      broken.append("X7: a screen that appears again changes nothing")
    }
    if case .touch(let identifier) = step, before.isBusy(identifier) {
      let isPull = identifier == "items.refresh" && !before.isDeleting
      if isPull ? now.requests != before.requests : new != old {
        broken.append("X6: what would send a second request sends and changes nothing")
      }
    }
    if !now.asked.isEmpty, !step.scrolls, now.hasRows(of: before) {
      broken.append("L12: the table asks for no row that is there already")
    }
    return broken.isEmpty ? [] : broken + now.differences(from: before)
  }

  /// What the replies still under way break once the app is gone.
  static func brokenAfterEnd(of world: World) -> [String] {
    let (contents, calls) = (world.store.contents, world.store.calls)
    let requests = world.network.exchanges.count
    world.network.releaseAll()
    world.loop.runUntilSettled()
    let isStill =
      contents == world.store.contents && calls == world.store.calls
      && requests == world.network.exchanges.count
    return isStill ? [] : ["X4: replies after the app has gone change nothing"]
  }
}

extension WorldState {
  /// The same without the way that led to it.
  fileprivate var result: WorldState {
    var result = self
    result.refusal = nil
    result.asked = []
    return result
  }

  fileprivate func hasRows(of other: WorldState) -> Bool {
    snapshot.allRows == other.snapshot.allRows && contents == other.contents
  }
}

extension Step {
  var bringsRepliesOnly: Bool {
    switch self {
    case .wait, .waitForNext, .waitUntilSettled, .release, .releaseAll, .repeatReply: true
    default: false
    }
  }

  fileprivate var scrolls: Bool {
    if case .scroll = self { true } else { false }
  }
}
