import FakeWorld

/// How the network treats every request.
package enum Mood: String, CaseIterable, Sendable {
  case online, offline, error500, malformed

  var script: Script {
    switch self {
    case .online: Script()
    case .offline: Script(fault: .offline)
    case .error500: Script(fault: .status(500))
    // The page of a captive portal, where JSON was to come.
    case .malformed: Script(fault: .body(Fixture.Malformed.listNotJSON.data))
    }
  }
}
