import Console
import Stopwatch
import SwiftSource

/// Which types of a version name which others; what is nested in a type is part of it.
package struct TypeGraph: Equatable, Sendable {
  /// By the name of each type those that its code names, extensions included.
  private(set) var uses: [String: Set<String>] = [:]

  init(_ uses: [String: Set<String>]) {
    self.uses = uses
  }

  package init(of files: [SwiftFile]) {
    for declaration in files.flatMap(\.declarations)
    where declaration.kind != .extension && !declaration.isNested {
      uses[declaration.name] = []
    }
    for file in files {
      for declaration in file.declarations where !declaration.isNested {
        let names = file.words[declaration.words].map(\.text).filter {
          $0 != declaration.name && uses[$0] != nil
        }
        uses[declaration.name]?.formUnion(names)
      }
    }
  }

  var fanOut: [Int] { uses.values.map(\.count) }

  var fanIn: [Int] {
    uses.keys.map { name in uses.values.count { $0.contains(name) } }
  }

  /// How many types a change of one may reach over any number of names, itself included: the mean over all.
  ///
  /// The propagation cost times the number of types (MacCormack, Rusnak, and Baldwin, 2006).
  var reach: Double {
    guard !uses.isEmpty else { return 0 }
    let reached = uses.keys.map { name in Set([name]).closure { uses[$0] ?? [] }.count }
    return Statistics.mean(reached.map(Double.init))
  }
}

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
