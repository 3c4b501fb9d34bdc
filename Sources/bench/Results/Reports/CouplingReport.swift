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
    A dependency is a pair of types or protocols of which one names the other. Fan-in counts the \
    types that name a type, and fan-out counts the types that a type names. The columns show the \
    median and the largest number. Reach is the number of types that a change of one type may \
    affect, directly or through other types: the mean over all types. Reach stops at protocols, so \
    it is smaller if types know each other by protocols. A change of a protocol itself affects all \
    its types.
    """

  private static func number(_ value: Double) -> String {
    String(format: "%g", value)
  }
}
