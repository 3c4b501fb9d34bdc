/// How the types of a version depend on one another: one element of the document's `coupling`.
struct CouplingRow: VersionRow {
  let architecture: String
  let types: Int
  let dependencies: Int
  let fanIn: Double
  let mostFanIn: Int
  let fanOut: Double
  let mostFanOut: Int
  let reach: Double

  init(architecture: String, _ graph: TypeGraph) {
    self.architecture = architecture
    types = graph.uses.count
    dependencies = graph.fanOut.reduce(0, +)
    fanIn = Statistics.median(graph.fanIn.map(Double.init)) ?? 0
    mostFanIn = graph.fanIn.max() ?? 0
    fanOut = Statistics.median(graph.fanOut.map(Double.init)) ?? 0
    mostFanOut = graph.fanOut.max() ?? 0
    reach = graph.reach
  }
}
