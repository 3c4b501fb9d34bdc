import Console
import Faults

/// Shows how long versions take to build.
package enum BuildReport {
  package static func table(_ rows: [BuildRow]) -> Table {
    Table(
      rows, title: "Build",
      note: "Time to build a version's module for debugging, the package manager's own time in it, "
        + "with what it stands on already built: the median over all rounds, the fastest, and the "
        + "slowest. Clean is the whole module; after nothing there is nothing to compile; else a "
        + "type has got one member more, and all that depends on it is compiled again: what carries "
        + "the model to the list, the list's view, or the protocol by which it reaches its logic.",
      fields: [
        .text("version", \.architecture), .text("change", \.change.rawValue),
        .text("type") { $0.type ?? "" }, .number("compiled", \.compiled),
        .number("time", as: DurationText.text, \.ns),
        .number("from", as: DurationText.text, \.nsLow),
        .number("to", as: DurationText.text, \.nsHigh),
        .number("rounds", \.rounds),
      ], group: \.architecture)
  }
}
