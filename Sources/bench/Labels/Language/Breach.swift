/// A place where a rule is broken, and what stands there.
struct Breach: Sendable {
  let path: String
  let line: Int
  let what: String
}
