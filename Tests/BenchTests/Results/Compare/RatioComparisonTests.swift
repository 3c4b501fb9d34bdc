import Foundation
import Stopwatch
import XCTest

@testable import Console
@testable import Results
@testable import Timing

/// Which shifts of ratios are more than runs of one build differ by.
final class RatioComparisonTests: XCTestCase {
  func testARatioMustShiftByMoreThanRunsOfOneBuildDifferBy() throws {
    for (code, ratio, reach, checks, cores) in [
      (.regression, 1.25, 0.01, [1, 1], [.quiet, .quiet]),
      (.improvement, 1.15, 0.01, [1, 1], [.quiet, .quiet]),
      // By 2 % at most, however sure.
      (.success, 1.2239, 0.001, [1, 1], [.quiet, .quiet]),
      (.regression, 1.225, 0.001, [1, 1], [.quiet, .quiet]),
      // The difference may be off by √2 of what one of them may, 4.0 %; disjoint intervals need 6 %.
      (.success, 1.245, 0.03, [1, 1], [.quiet, .quiet]),
      (.regression, 1.26, 0.03, [1, 1], [.quiet, .quiet]),
      // What shifts one of the runs as a whole, or both.
      (.success, 1.24, 0.001, [1.02, 1], [.quiet, .quiet]),
      (.success, 1.24, 0.001, [1, 0.98], [.quiet, .quiet]),
      (.regression, 1.27, 0.001, [1.02, 1.02], [.quiet, .quiet]),
      // What a neighbour may have done.
      (.success, 1.24, 0.001, [1, 1], [.loaded, .quiet]),
      (.regression, 1.26, 0.001, [1, 1], [.quiet, .unknown]),
    ] as [(ExitCode, Double, Double, [Double], [CoreUse])] {
      let documents = [(1.2, checks[0], cores[0]), (ratio, checks[1], cores[1])].map {
        SmallDocument(ratios: [("A", 1), ("B", $0)], reach: reach, check: $1, core: $2)
      }
      let comparison = try Comparison(of: documents[0].document, with: documents[1].document)
      let effects = [ExitCode.regression: ["worse"], .improvement: ["better"]]
      let shift = "latency B open, without decoding, cold, 64 items ratio 1.2 \(ratio) "
      XCTAssertEqual(comparison.words, (effects[code] ?? []).map { shift + $0 })
      XCTAssertEqual(comparison.exitCode, code, "\(ratio), \(reach), \(checks), \(cores)")
    }
  }

  /// Of many intervals some miss the truth.
  func testAShiftMustStandOutAmongAllRatios() throws {
    for (others, code) in [(0, ExitCode.regression), (99, .success)] {
      let rest = (0..<others).map { (version: "V\($0)", ratio: 1.0) }
      let documents = [1.2, 1.25].map { ratio in
        SmallDocument(ratios: [("A", 1), ("B", ratio)] + rest, reach: 0.02).document
      }
      let comparison = try Comparison(of: documents[0], with: documents[1])
      XCTAssertEqual(comparison.exitCode, code, "\(others)")
    }
  }

  func testAShiftByOneOfTwoProtocolsIsNone() throws {
    let old = document(first: 1.2, again: 1.2)
    for (first, again, codes) in [
      (1.5, 1.2, [.success, .success]), (1.2, 1.5, [.success, .success]),
      (1.5, 0.9, [.success, .success]), (1.5, 1.4, [.regression, .improvement]),
    ] as [(Double, Double, [ExitCode])] {
      let new = document(first: first, again: again)
      let comparisons = [try Comparison(of: old, with: new), try Comparison(of: new, with: old)]
      XCTAssertEqual(comparisons.map(\.exitCode), codes, "\(first), \(again)")
      guard codes[0] == .regression else { continue }
      XCTAssertEqual(comparisons[0].differences.map(\.new), [first, again])
    }
  }

  func testOtherBatchesAreRefused() throws {
    let batches = [2, 3].map { document(first: 1.2, again: 1.2, batch: $0) }
    assertThrows(
      "the runs were made under different conditions: open, without decoding, warm, 64 items in "
        + "batches of 2, now 3; measure the old code again",
      try Comparison(of: batches[0], with: batches[1]))
  }

  /// As with `B`.
  func testTheReferenceIsKnownWithoutItsOwnTimes() throws {
    var documents = [1.0, 2].map { SmallDocument(ratios: [("A", 1), ("B", $0)]).document }
    for index in documents.indices { documents[index].latency?.removeFirst() }
    let comparison = try Comparison(of: documents[0], with: documents[1])
    XCTAssertEqual(comparison.ratios, 1)
    XCTAssertEqual(comparison.exitCode, .regression)
  }

  /// Two versions in one cell, timed by both protocols.
  private func document(first: Double, again: Double, batch: Int = 2) -> Document {
    let cell = CellID(flow: "open", mode: .withoutDecoding, protocol: .warm, items: 64)
    var document = SmallDocument(ratios: [("A", 1), ("B", first)]).document
    document.latency? += [("A", 1), ("B", again)].map { name, ratio in
      LatencyFixture.row(name, cell, ratio: ratio, reference: "A", batch: batch)
    }
    return document
  }
}
