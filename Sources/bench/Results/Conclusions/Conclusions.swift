import Console
import Foundation
import Kept
import Reading
import Stopwatch
import Suites
import Timing

/// Says what the results show, with one fact in each sentence, for a reader who is new here.
///
/// Numbers that weren't measured have no sentence.
package struct Conclusions {
  let ofTimes: [String]
  let ofCosts: [String]
  let ofSuites: [String]
  let ofChanges: [String]
  private let others: [String]

  package static func sentences(_ document: Document) -> [String] {
    let all = Conclusions(document)
    return all.ofTimes + all.ofCosts + all.others + all.ofSuites + all.ofChanges
  }

  init(_ document: Document) {
    ofTimes = LatencyConclusions(document).sentences
    ofCosts = [document.called, document.allocated].compactMap(\.self)
    ofChanges = [document.changed].compactMap(\.self)
    others = [document.worded, document.executed, document.written].compactMap(\.self)
    ofSuites = [document.tested, document.noticed, document.noticedByFew].compactMap(\.self)
  }
}

/// Conclusions from what flows do.
extension Document {
  fileprivate var called: String? {
    guard let work = calls?.range(of: \.work, "call", " between objects"),
      let all = calls?.filter({ !Variant.isBaseline($0.version) })
        .range(of: { $0.work + $0.wiring + $0.replays }, "call")
    else { return nil }
    return "All flows (fixed sequences of user actions) together take \(work). These numbers leave "
      + "out calls that only create or connect objects, and values that new observers receive. "
      + "With them, the flows take \(all)."
  }

  /// The allocations with the same number of items with which calls are counted.
  fileprivate var allocated: String? {
    let items = LatencyPlan.middleSize
    return allocations?.filter { $0.items == items }.range(of: \.mallocs, "allocation")
      .map { "With \(items) items in the list, all flows together take \($0)." }
  }

  /// How many rows each version formats to open the longest list.
  fileprivate var worded: String? {
    guard let longest = formatting?.longestOpened, let items = longest.first?.items, items > 0
    else { return nil }
    let counts = longest.grouped(by: \.rows).sorted { $0[0].rows < $1[0].rows }.map { rows in
      "for \("\(rows[0].rows)".counting("row")) in \(rows.map(\.version.versionName).listed)"
    }
    return "When a list of \("\(items)".counting("item")) opens, texts are made "
      + counts.joined(separator: ", and ") + "."
  }

  fileprivate var executed: String? {
    let versions = (instructions ?? []).filter { !Variant.isBaseline($0.version) }
    let shares = versions.grouped(by: \.version).map { all in
      let own = all.filter { $0.module == $0.version }.sum(\.instructions)
      return (all[0].version, own.share(of: all.sum(\.instructions)))
    }
    return Extremes.text(shares, as: PercentText.text).map {
      "In all flows together, \($0) of the instructions that the processor executes are in the "
        + "version's own code."
    }
  }

  // Conclusions from the sources, the tests, and the changes.

  fileprivate var written: String? {
    lines?.filter(\.isCost).range(of: \.code, "line", " of code")
      .map { "The app takes \($0). This includes shared code that only some versions use." }
  }

  fileprivate var tested: String? {
    suites?.range(of: \.codeWithDoubles, "line", " of code, test doubles included")
      .map { "A version's own tests take \($0)." }
  }

  /// How many of the mutants that a user can see each suite notices.
  fileprivate var noticed: String? {
    guard let rows = detection, !rows.isEmpty else { return nil }
    let isWhole = rows.allSatisfy { $0.missed == 0 }
    let counts = rows.map { row in
      "\(row.found) \(isWhole ? "" : "of \(row.found + row.missed) ")in \(row.version.versionName)"
    }.listed
    return "We planted mutants (small faults) in each version. Of the mutants that a user can see, "
      + "the version's own tests notice "
      + (isWhole ? "all (\(counts)), because we added tests until they did." : "\(counts).")
  }

  /// What a part of each suite would notice, if all suites had the same size.
  fileprivate var noticedByFew: String? {
    let few = (sizes ?? []).filter { $0.lines == 1000 }.map { ($0.version, $0.mutationScore) }
    guard few.count == Set((sizes ?? []).map(\.version)).count else { return nil }
    return Extremes.text(few, as: PercentText.text).map {
      "We chose 1000 lines of each version's tests at random, many times. On average, these lines notice "
        + "\($0) of the mutants that a user can see."
    }
  }

  /// How many lines each change took that the user sees.
  fileprivate var changed: String? {
    guard let features else { return nil }
    let counts = features.grouped(by: \.change).compactMap { rows in
      rows.range(of: \.lines.edited, "line").map { "\($0) for “\(rows[0].change)”" }
    }
    return "To add a feature to a version, we added, edited, or removed these lines of code: "
      + "\(counts.listed)."
  }
}
