import Console
import Stopwatch

/// Times builds side by side: in every round each version has each change once, in random order.
package struct BuildPass {
  package let builder: any ModuleBuilder
  private let clock: any NanosecondClock
  private let shouldStop: () -> Bool
  package let progress: ProgressLine

  package init(
    builder: any ModuleBuilder, clock: any NanosecondClock = SystemClock(),
    shouldStop: @escaping () -> Bool = { Interrupt.isRequested }, progress: ProgressLine
  ) {
    (self.builder, self.clock) = (builder, clock)
    (self.shouldStop, self.progress) = (shouldStop, progress)
  }

  private struct Job {
    let version: String
    let change: BuildChange
    var times: [Double] = []
    var compiled: [Double] = []
  }

  /// Returns what was timed until the rounds were done or the person stopped it.
  package func measure(_ versions: [String], rounds: Int, seed: UInt64) throws -> [BuildRow] {
    defer { progress.clear() }
    var generator = SplitMix64(seed: seed)
    var jobs = versions.flatMap { version in
      BuildChange.allCases.map { Job(version: version, change: $0) }
    }
    for version in versions where !shouldStop() {
      progress.show("build: all for the first time, \(version)", remaining: nil)
      _ = try build(version)
    }
    let start = clock.now()
    var done = 0
    for round in 1...max(1, rounds) {
      for index in jobs.indices.shuffled(using: &generator) where !shouldStop() {
        let spent = Duration.nanoseconds(Int64(clock.now() - start))
        let left = rounds * jobs.count - done
        progress.show(
          "build: \(jobs[index].version), \(jobs[index].change.rawValue), round \(round)",
          remaining: done == 0 ? nil : spent * left / done)
        try run(&jobs[index], round)
        done += 1
      }
    }
    return jobs.filter { !$0.times.isEmpty }.map(row)
  }

  private func run(_ job: inout Job, _ round: Int) throws {
    try builder.make(job.change, in: job.version, round: round)
    let start = clock.now()
    guard let compiled = try build(job.version) else { return }
    job.times.append(Double(clock.now() - start))
    job.compiled.append(Double(compiled))
  }

  /// Control-C reaches the compiler as well, whose failure then says nothing.
  private func build(_ version: String) throws -> Int? {
    do {
      return try builder.build(version)
    } catch {
      if shouldStop() { return nil }
      throw error
    }
  }

  private func row(of job: Job) -> BuildRow {
    let target = builder.target(of: job.change, in: job.version)
    return BuildRow(
      architecture: job.version, change: job.change, type: target?.type, file: target?.file,
      compiled: Int(Statistics.median(job.compiled) ?? 0), rounds: job.times.count,
      ns: Statistics.median(job.times) ?? 0, nsLow: job.times.min() ?? 0,
      nsHigh: job.times.max() ?? 0)
  }
}
