import Console
import Foundation
import Reading

/// Shows how the types of each version depend on one another.
///
/// Reach is the propagation cost of MacCormack and others (2006), who divide it by the number of
/// types.
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
    A dependency is a pair of types of which one names the other; protocols are types, too. Fan-in \
    is the number of types that name a type, and fan-out the number of types that it names. The \
    columns show the median and the most. Reach is the number of types that a change of one type \
    may reach, through any number of names: the mean over all types. A path ends at a \
    protocol, so protocols make reach smaller, although a change of one affects all its types.
    """

  private static func number(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
