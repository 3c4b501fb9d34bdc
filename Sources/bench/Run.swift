import Foundation
import Shared

/// One run of `bench`: takes the measurements asked for and writes them.
struct Run {
  let options: Options

  func perform(to output: Output) throws {
    switch options.command {
    case .all, .calls, .latency, .lines, .trace: try output.write(text(of: try measure()))
    case .list: try output.write(Self.list)
    case .docs: try Docs(root: Self.root()).update(with: self)
    case .profileRun: try profile()
    case .profileExpect: try output.write(try profileTotals())
    case .profileList: try output.write(profileList)
    }
  }

  // MARK: Measuring

  func counts() throws -> [CallCount] {
    var counts: [CallCount] = []
    for flow in flows {
      for arm in arms {
        counts.append(try CallCounter.count(flow, in: arm, items: LatencyPlan.middleSize))
      }
    }
    return counts
  }

  func latency() throws -> [LatencyRow] {
    // After the first Control-C what is done is still printed, so there must be something to do.
    Interrupt.install()
    let plan = LatencyPlan(options: options)
    let contenders = [reference] + arms.filter { $0.name != reference.name }
    try Agreement.check(contenders, in: plan.cells)
    return try LatencyPass.measure(
      contenders, plan, seed: options.seed ?? .random(in: 0 ... .max), harness: Harness(),
      progress: .standardError)
  }

  func lines() throws -> [LineRow] {
    let inventory = LineInventory(root: try Self.root())
    return try arms.flatMap { arm in
      Registry.architectures.contains { $0.name == arm.name }
        ? try inventory.rows(ofVersion: arm.name)
        : try inventory.rows(ofFloor: "Sources/bench/\(arm.name)")
    }
  }

  private func measure() throws -> Results {
    var results = Results(reference: reference.name)
    switch options.command {
    case .calls: results.add(try counts())
    case .trace: results.add(traces: try counts())
    case .latency: results.add(try latency())
    case .lines where !options.paths.isEmpty: results.add(try PathCount(of: options.paths))
    case .lines: results.add(try lines())
    default:
      results.add(try counts())
      results.add(try latency())
      results.add(try lines())
    }
    return results
  }

  // MARK: Checking against the compiler's profile counters

  private func profile() throws {
    for arm in arms {
      for flow in flows {
        let cell = Cell(flow: flow, mode: .wire, items: LatencyPlan.middleSize)
        try flow.run(try cell.stage(arm, server: FakeServer(generating: cell.items)))
      }
    }
  }

  private func profileTotals() throws -> String {
    try arms.flatMap { arm in
      try flows.map { flow in
        let count = try CallCounter.record(
          flow, in: arm, items: LatencyPlan.middleSize, isWhole: true)
        return "\(ProfileTotals(count.trace, handlers: arm.handlers))\n"
      }
    }.joined()
  }

  private var profileList: String {
    arms.flatMap { arm in flows.map { "\(arm.name)\t\($0.name)\n" } }.joined()
  }

  // MARK: Choosing

  /// What ratios are taken to, also where it wasn't asked for.
  var reference: Arm { Registry.architectures[0] }

  private var arms: [Arm] {
    Registry.arms.filter {
      options.architectures.isEmpty || options.architectures.contains($0.name)
    }
  }

  private var flows: [Flow] {
    Flow.all.filter { options.flows.isEmpty || options.flows.contains($0.name) }
  }

  // MARK: Writing

  private func text(of results: Results) throws -> String {
    switch options.format {
    case .text: results.report.text
    case .json: try results.document.json()
    case .csv: results.report.csv
    case .markdown: results.report.markdown
    }
  }

  private static func root() throws -> String {
    guard let root = PackageRoot.path else {
      throw InputError(description: "the package's sources are gone from where bench was built")
    }
    return root
  }

  private static var list: String {
    let names = Registry.arms.map { "  \($0.name)" }
    let width = Flow.all.map(\.name.count).max() ?? 0
    let flows = Flow.all.map {
      "  \($0.name.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.summary)"
    }
    return
      (["Versions, the reference for ratios first, the floor last:"] + names
      + ["", "Flows:"] + flows + [""]).joined(separator: "\n")
  }
}
