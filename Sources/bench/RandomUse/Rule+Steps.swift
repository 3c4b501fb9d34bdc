import HeadlessKit
import Items
import UserDriver

/// What a step must leave as it was.
extension Rule {
  /// What is broken by a step from one moment to the next.
  static func broken(by step: Step, from before: Moment, to now: Moment) -> [String] {
    let (old, new) = (before.result, now.result)
    var broken: [String] = []
    if step.bringsRepliesOnly, now.requests == before.requests, new != old {
      broken.append("X4: a reply nobody waits for changes nothing")
    }
    if step == .appearAgain, new.withoutFocus != old.withoutFocus {
      broken.append("X7: a screen that appears again changes nothing")
    }
    if case .touch(let identifier) = step, Sight(before).isBusy(identifier) {
      let isPull = identifier == "items.refresh" && !Sight(before).isDeleting
      if isPull ? now.requests != before.requests : new != old {
        broken.append("X6: what would send a second request sends and changes nothing")
      }
    }
    if !now.asked.isEmpty, !step.scrolls, now.hasRows(of: before) {
      broken.append("L12: the table asks for no row that is there already")
    }
    return broken.isEmpty ? [] : broken + now.differences(from: before)
  }
}

extension Sight {
  /// Whether the screen of a control has a request in flight.
  func isBusy(_ identifier: String) -> Bool {
    switch identifier.prefix(while: { $0 != "." }) {
    case "items": listRequests > 0
    case "detail": detailRequests > 0
    default: createRequests > 0
    }
  }
}

extension Moment {
  /// The same without the way that led to it.
  fileprivate var result: Moment {
    var result = self
    result.refusal = nil
    result.asked = []
    return result
  }

  fileprivate func hasRows(of other: Moment) -> Bool {
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
