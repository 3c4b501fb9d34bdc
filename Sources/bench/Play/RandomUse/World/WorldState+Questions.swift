import FakeWorld
import HeadlessKit
import UserDriver

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

  var isDeleting: Bool { inFlight { $0.method == "DELETE" } > 0 }

  /// How many requests of the list are in flight.
  var listRequests: Int { inFlight { $0.path == "/items" && $0.method != "POST" } }

  var detailRequests: Int { inFlight { $0.path != "/items" } }

  var createRequests: Int { inFlight { $0.method == "POST" } }

  private func inFlight(_ isMeant: (Request) -> Bool) -> Int {
    requests.count { $0.outcome == .pending && isMeant($0) }
  }
}
