import Console
import Foundation
import Reading

/// Shows how the types of each version depend on one another.
package enum CouplingReport {
  package static func table(_ rows: [CouplingRow]) -> Table {
    Table(
      rows, title: "Coupling", note: note,
      fields: [
        .text("version", \.version), .number("types", \.types),
        .number("dependencies", \.dependencies), .number("fan-in", as: number, \.fanIn),
        .number("most", \.mostFanIn), .number("fan-out", as: number, \.fanOut),
        .number("most", \.mostFanOut), .number("reach") { String(format: "%.1f", $0.reach) },
      ])
  }

  private static let note = """
    Which of a version's types, protocols among them, name which others; a nested type is part of its \
    outer one. Fan-in is how many types name one, fan-out how many it names: the median, and the most. \
    Reach is how many types a change of one may reach over any number of names, itself included: the \
    mean over all types (MacCormack and others, 2006, divide it by their number). It can't tell how often or how \
    firmly two types meet, nor what a closure or an inferred type leads to; and as a path ends at a \
    protocol, it is low where many protocols are, though a change of one still reaches all who play it.
    """

  private static func number(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
