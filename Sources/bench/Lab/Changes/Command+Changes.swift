import Commands
import Console
import Reading
import Stopwatch
import Suites
import Variants

extension Command<Run> {
  static let changes = Command(
    "changes", takes: "[CHANGE…]",
    "make the changes of Tests/Changes, and count: a minute each",
    details:
      "It works in copies, checks that each change does what it states, and counts its cost.",
    .trying, endsGently: true
  ) { run, request, output in
    let root = try Run.root()
    let all = try Change.all(in: root)
    let named = try request.words.map(all.named)
    let chosen = request.sample(of: all.filter { named.isEmpty || named.contains($0) })
    let check = ChangeCheck(
      in: run.versions, baselines: run.registry.map(\.name).filter(Variant.isBaseline),
      try PackageManifest(in: root)
    ) { flows, version in
      try participants(in: run.registry.first { $0.name == version }, flows)
    }
    try check.run(chosen, renewing: request[.renew], run.progress)
    try output.write(chosen.map { "\($0.name): the results are as recorded\n" }.joined())
    return .success
  }

  /// The types that take part in flows, and the protocols through which they call each other.
  private static func participants(in variant: Variant?, _ flows: [String]) throws -> Set<String> {
    guard let variant else { return [] }
    return try Set(
      Flow.all.filter { flows.contains($0.name) }.flatMap { flow in
        try CallCounter.record(flow, in: variant, items: 1, isWhole: true).trace.flatMap { entry in
          [entry.seam.from, entry.seam.to, entry.seam.protocol]
        }
      })
  }
}
