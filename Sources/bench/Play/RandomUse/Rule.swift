import FakeWorld
import UserDriver

/// What must hold at every idle point, whatever the other versions do: a bug that all of them share
/// shows as no difference.
struct Rule: Sendable {
  /// The statement of docs/SPEC.md and its gist.
  let words: String
  private let holds: @Sendable (WorldState) -> Bool

  init(_ words: String, _ holds: @escaping @Sendable (WorldState) -> Bool) {
    self.words = words
    self.holds = holds
  }

  static func broken(in state: WorldState) -> [String] {
    all.filter { !$0.holds(state) }.map(\.words)
  }

  private static let all = always + list + detail + form
}

extension Rule {
  private static let always = [
    Rule("X1: a message is visible and in words, or hidden and empty") { state in
      ["items.error", "detail.error", "add.error"].allSatisfy {
        let text = state.text($0)
        return state.shows($0)
          ? text.count > 8 && !text.unicodeScalars.contains { $0.properties.numericType != nil }
          : text.isEmpty
      }
    },
    Rule("L9 L10: there is the list, and at most one screen on it") {
      [["Items"], ["Items", "Item"], ["Items", "New item"]].contains($0.snapshot.screens)
    },
    Rule("X3: the store is read at opening and after each replacement that worked, only then") {
      let calls = $0.calls
      return calls.first == .readAll
        && calls.indices.dropFirst().allSatisfy {
          calls[$0] != .readAll || calls[$0 - 1] == .replaceAll
        }
    },
  ]

  private static let list = [
    Rule("L1 L2 L6: an indicator shows exactly while a request of the list is in flight") {
      ($0.shows("items.loading") || $0.shows("items.refresh")) == ($0.listRequests > 0)
    },
    Rule("L5: the list has at most one request in flight") { $0.listRequests <= 1 },
    Rule("L3: Retry comes and goes with the message") {
      $0.shows("items.retry") == $0.shows("items.error")
    },
    Rule("L7: there is no message while a request of the list is in flight") {
      $0.listRequests == 0 || !$0.shows("items.error")
    },
    Rule("L4: the empty-state text shows without rows, message, and request, only then") {
      $0.shows("items.empty")
        == (!$0.hasRows && !$0.shows("items.error") && $0.listRequests == 0)
    },
    Rule("L8: Delete all is enabled with rows and without a request of the list, only then") {
      $0.allows("items.deleteAll") == ($0.hasRows && $0.listRequests == 0)
    },
    Rule("L8: a delete shows the loading indicator") {
      !$0.isDeleting || $0.shows("items.loading")
    },
    Rule("L8: rows, Add, and pull are disabled during a delete, only then") { state in
      [
        state.snapshot.allowsSelection, state.allows("items.add"),
        state.allows("items.refresh"),
      ].allSatisfy { $0 != state.isDeleting }
    },
    Rule("L9: selection leaves no mark") { $0.snapshot.selectedRow == nil },
    Rule("L4: the table stays") { $0.shows("items.table") && $0.allows("items.table") },
    Rule("L10 L11: the rows on screen are as many as fit, a part of all rows") {
      let (visible, all) = ($0.snapshot.visibleRows, $0.snapshot.allRows)
      return visible.count == min(all.count, 12)
        && (visible.isEmpty || all.indices.contains { all[$0...].starts(with: visible) })
    },
  ]

  private static let detail = [
    Rule("D2 D4: the indicator shows exactly while the one request is in flight") {
      $0.detailRequests == ($0.shows("detail.loading") ? 1 : 0)
    },
    Rule("D1: date and state are there; a title may be empty") { state in
      state.snapshot.screens.last != "Item"
        || ["detail.date", "detail.state"].allSatisfy { !state.text($0).isEmpty }
    },
    Rule("D3: a message shows without the indicator, and with Retry unless the item is gone") {
      let isGone = $0.text("detail.error") == "This item no longer exists."
      return $0.shows("detail.retry") == ($0.shows("detail.error") && !isGone)
        && !($0.shows("detail.error") && $0.shows("detail.loading"))
    },
  ]

  private static let form = [
    Rule("A3 A6: the indicator shows exactly while the one request is in flight") {
      $0.createRequests == ($0.shows("add.loading") ? 1 : 0)
    },
    Rule("A3: field, switch, and Save are disabled while saving, only then") { state in
      state.snapshot.screens.last != "New item"
        || ["add.title", "add.enabled", "add.save"].allSatisfy {
          state.allows($0) == (state.createRequests == 0)
        }
    },
    Rule("A1: a disabled field has no focus") {
      $0.allows("add.title") || $0.snapshot.elements["add.title"]?.isFocused != true
    },
    Rule("A2: no message shows while saving") {
      $0.createRequests == 0 || !$0.shows("add.error")
    },
  ]
}
