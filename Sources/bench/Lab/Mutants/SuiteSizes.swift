import Kept
import Stopwatch
import Suites
import SwiftSource

/// What the tests of a suite cost in lines of code, each with all that it needs.
struct SuiteSizes {
  /// `shared` is what several tests share, by name.
  private typealias Cost = (test: String, code: Int, shared: [String: Int])

  private static let orders = 200

  /// The whole suite with its doubles.
  let lines: Int
  private var costs: [Cost]

  init(of suite: Suite, in root: String) throws {
    let proofs = try Proofs(of: suite, in: root)
    let doubles = suite.sources.reduce(into: [String: Int]()) { doubles, source in
      for type in suite.doubles.whole(in: source) {
        doubles["\(source.path) \(type.name)"] = type.lines.count { source.lines[$0] == .code }
      }
    }
    costs = zip(suite.sources, suite.files).flatMap { source, file in
      let double = suite.doubles.lines(of: source)
      let isCode = { source.lines[$0] == .code && !double.contains($0) }
      let around = Set(source.lines.indices).subtracting(file.tests.flatMap(\.lines))
      return file.tests.map { test in
        let needed = Set(proofs.doubles(around: test).map { "\(root)/\($0.file) \($0.name)" })
        var shared = doubles.filter { needed.contains($0.key) }
        shared[source.path] = around.count(where: isCode)
        return (test.id, test.lines.count(where: isCode), shared)
      }
    }
    lines = suite.row.code + suite.row.codeOfDoubles
    let shared = costs.reduce(into: [String: Int]()) { $0.merge($1.shared) { $1 } }
    let known = costs.reduce(0) { $0 + $1.code } + shared.values.reduce(0, +)
    // What no single test is seen to need, such as helpers in files of their own, the first one pays.
    for index in costs.indices { costs[index].shared["rest"] = lines - known }
  }

  /// How many of the faults among a version's mutants random choices of tests find, at every 250 lines.
  func rows(for mutants: [MutantRow]) -> [SuiteSizeRow] {
    let faults = mutants.filter { [.found, .missed].contains($0.outcome) }
    return rows(
      of: mutants.first?.version ?? "", finding: faults.map(\.red),
      at: stride(from: 250, to: lines, by: 250) + [lines])
  }

  /// How many of the faults random choices of tests find at each size.
  func rows(of version: String, finding faults: [[String]], at sizes: [Int]) -> [SuiteSizeRow] {
    var generator = SplitMix64(seed: 1)
    let found = faults.enumerated().reduce(into: [String: [Int]]()) { found, fault in
      for test in fault.element { found[test, default: []].append(fault.offset) }
    }
    let choices = (0..<Self.orders).map { _ in
      scores(
        in: costs.shuffled(using: &generator), finding: found, of: faults.count, at: sizes)
    }
    return sizes.enumerated().map { index, lines in
      let sorted = choices.map { $0[index] }.sorted()
      return SuiteSizeRow(
        version: version, lines: lines, mutationScore: Statistics.mean(sorted),
        mutationScoreLow: sorted[Self.orders / 40],
        mutationScoreHigh: sorted[Self.orders - Self.orders / 40 - 1])
    }
  }

  /// As many tests as a size pays for, in an order, until the first that it doesn't.
  private func scores(
    in order: [Cost], finding faults: [String: [Int]], of count: Int, at sizes: [Int]
  ) -> [Double] {
    var (paid, found, lines) = (Set<String>(), Set<Int>(), 0)
    var rest = order[...]
    return sizes.map { size in
      while let next = rest.first {
        let cost = next.code + next.shared.filter { !paid.contains($0.key) }.values.reduce(0, +)
        guard lines + cost <= size else { break }
        lines += cost
        paid.formUnion(next.shared.keys)
        found.formUnion(faults[next.test, default: []])
        rest.removeFirst()
      }
      return count == 0 ? 0 : Double(found.count) / Double(count)
    }
  }
}
