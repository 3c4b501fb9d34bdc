import FakeWorld
import HeadlessKit
import UserDriver

/// A moment, asked in the words of the specification.
struct Sight {
  let moment: Moment

  init(_ moment: Moment) {
    self.moment = moment
  }

  func shows(_ identifier: String) -> Bool {
    moment.snapshot.elements[identifier]?.isVisible == true
  }

  func allows(_ identifier: String) -> Bool {
    moment.snapshot.elements[identifier]?.isEnabled == true
  }

  func text(_ identifier: String) -> String {
    moment.snapshot.elements[identifier]?.text ?? ""
  }

  var hasRows: Bool { !moment.snapshot.allRows.isEmpty }

  var isDeleting: Bool { inFlight { $0.method == "DELETE" } > 0 }

  /// How many requests of the list are in flight.
  var listRequests: Int { inFlight { $0.path == "/items" && $0.method != "POST" } }

  var detailRequests: Int { inFlight { $0.path != "/items" } }

  var createRequests: Int { inFlight { $0.method == "POST" } }

  private func inFlight(_ isMeant: (Moment.Request) -> Bool) -> Int {
    moment.requests.count { $0.outcome == .pending && isMeant($0) }
  }
}
