import Console
import Stopwatch

/// How the types of a version depend on one another: one element of the document's `coupling`.
package struct CouplingRow: VersionRow {
  package let version: String
  package let types: Int
  package let dependencies: Int
  package let fanIn: Double
  package let mostFanIn: Int
  package let fanOut: Double
  package let mostFanOut: Int
  package let reach: Double

  package init(version: String, _ graph: TypeGraph) {
    self.version = version
    types = graph.uses.count
    dependencies = graph.fanOut.reduce(0, +)
    fanIn = Statistics.median(graph.fanIn.map(Double.init)) ?? 0
    mostFanIn = graph.fanIn.max() ?? 0
    fanOut = Statistics.median(graph.fanOut.map(Double.init)) ?? 0
    mostFanOut = graph.fanOut.max() ?? 0
    reach = graph.reach
  }
}
