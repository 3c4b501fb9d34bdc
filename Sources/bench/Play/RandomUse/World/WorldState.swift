import FakeWorld
import Items
import ItemsNetworking
import UserDriver

/// All that user, network, and store can tell at an idle point.
package struct WorldState: Equatable, Sendable {
  struct Request: Equatable, Sendable {
    let method: String
    let path: String
    let body: String?
    let outcome: Exchange.Outcome
  }

  /// Why the user couldn't take the step that led here.
  var refusal: String?
  var snapshot: ScreenSnapshot
  let requests: [Request]
  /// What is in flight.
  private let pending: [Endpoint.Kind]
  let contents: [Item]
  let calls: [InMemoryStore.Operation]

  package init(of world: World, refusal: String? = nil) {
    self.refusal = refusal
    snapshot = world.user.snapshot()
    requests = world.network.exchanges.map {
      Request(
        method: $0.request.method.rawValue, path: $0.request.path,
        body: $0.request.body.map { String(decoding: $0, as: UTF8.self) }, outcome: $0.outcome)
    }
    pending = world.network.exchanges.filter { $0.outcome == .pending }
      .compactMap { Endpoint.Kind(of: $0.request) }
    contents = world.store.contents
    calls = world.store.calls
  }

  /// What is not as at another state, one line for each part; the drawings, if nothing else differs.
  package func differences(from other: WorldState) -> [String] {
    if self == other { return [] }
    let (facts, others) = (facts, other.facts)
    let words = Set(facts.keys).union(others.keys).sorted()
      .filter { facts[$0] != others[$0] }
      .map { "\($0): \(facts[$0] ?? "none")\n\tnot \(others[$0] ?? "none")" }
    let (drawing, expected) = (snapshot.drawing, other.snapshot.drawing)
    return words.isEmpty && drawing != expected
      ? ["drawing:\n\(drawing)\n\tnot\n\(expected)"] : words
  }

  private var facts: [String: String] {
    var facts = [
      "refusal": refusal ?? "none", "screens": "\(snapshot.screens)",
      "selection": "allowed \(snapshot.allowsSelection), row \(snapshot.selectedRow ?? -1)",
      "visible rows": "\(snapshot.visibleRows)", "all rows": "\(snapshot.allRows)",
      "requests": "\(requests)", "store": "\(contents)", "calls of the store": "\(calls)",
    ]
    for (identifier, state) in snapshot.elements { facts[identifier] = "\(state)" }
    return facts
  }
}

/// What the specification's statements ask.
extension WorldState {
  func shows(_ identifier: String) -> Bool {
    snapshot.elements[identifier]?.isVisible == true
  }

  func allows(_ identifier: String) -> Bool {
    snapshot.elements[identifier]?.isEnabled == true
  }

  func text(_ identifier: String) -> String {
    snapshot.elements[identifier]?.text ?? ""
  }

  var hasRows: Bool { !snapshot.allRows.isEmpty }

  var isDeleting: Bool { pending.contains(.deleteAll) }

  /// How many requests of the list are in flight.
  var listRequests: Int { pending.count { $0 == .list || $0 == .deleteAll } }

  var detailRequests: Int { pending.count { $0 == .detail } }

  var createRequests: Int { pending.count { $0 == .create } }
}
