import Arms

/// What the compiler's profile counters must show for a trace: executions by function.
///
/// A line of the text is a count and, after a tab, the functions that together account for it, separated
/// by `|` and spelled as `swift demangle --simplified` spells them.
struct ProfileTotals: CustomStringConvertible {
  private let counts: [String: Int]

  init(_ trace: [MessageLog.Entry], handlers: [String: [String]]) {
    var counts: [String: Int] = [:]
    for seam in trace.map(\.seam) {
      if let functions = handlers["\(seam.from).\(seam.method)"] {
        // A replay on subscription runs the same function as a change does.
        counts[functions.joined(separator: "|"), default: 0] += 1
      } else if seam.kind == .message {
        counts[Self.function(for: seam), default: 0] += 1
      }
    }
    self.counts = counts
  }

  var description: String {
    counts.map { "\($1)\t\($0)" }.sorted().joined(separator: "\n")
  }

  /// Calls that leave a version land in Shared's classes.
  private static func function(for seam: Seam) -> String {
    switch (seam.to, seam.protocol) {
    case (_, "Cancellable"): "PendingRequest.\(seam.method)"
    case ("ItemsClient", _): "HTTPItemsClient.\(seam.method)"
    case ("Store", _): "InMemoryStore.\(seam.method)"
    default: "\(seam.to).\(seam.method)"
    }
  }
}
