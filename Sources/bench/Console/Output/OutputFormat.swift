/// The form in which results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case json
  case csv
  case markdown
  /// A drawing, of a trace alone; refused before it is asked for elsewhere.
  case mermaid
}
