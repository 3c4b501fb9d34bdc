/// Why a change isn't harmless, or its patches aren't what they should be.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
