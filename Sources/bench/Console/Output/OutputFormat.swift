/// The form in which results are written.
package enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, csv, markdown
}
