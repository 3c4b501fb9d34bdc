/// What a spy says of a call: through which protocol it goes, what for, and who makes it.
struct Edge {
  let role: String
  /// Nil where it is seen when it is made.
  let caller: String?
  let isWiring: Bool

  var arguments: String {
    "\"\(role)\"" + (isWiring ? ", .wiring" : "") + (caller.map { ", from: \"\($0)\"" } ?? "")
  }
}
