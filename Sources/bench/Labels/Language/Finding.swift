/// A place where a rule is broken, and what stands there.
struct Finding: Sendable {
  let path: String
  let line: Int
  let what: String
}
