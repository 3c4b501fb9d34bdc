/// How much time the measuring may take.
enum Effort: String, Sendable {
  case quick
  case standard
  case thorough
}
