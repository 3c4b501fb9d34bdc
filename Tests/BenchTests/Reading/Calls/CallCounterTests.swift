import XCTest

@testable import Reading
@testable import Stopwatch
@testable import Variants

final class CallCounterTests: XCTestCase {
  func testCountsTheSameTwiceAndForAnyNumberOfItems() throws {
    for flow in Flow.all {
      let few = try CallCounter.count(flow, in: .directRows, items: 3)
      XCTAssertGreaterThan(few.row.work, 0, flow.name)
      let many = try CallCounter.count(flow, in: .directRows, items: 40)
      XCTAssertEqual(few, many, flow.name)
    }
  }

  func testCountsTheBaselineAsTheWorkItself() throws {
    let count = try CallCounter.count(.refresh, in: .direct, items: 3)
    let list = "DirectItemsListViewController"
    XCTAssertEqual(
      count.trace.map(\.seam),
      [
        Seam(list, "HTTPItemsClient", "ItemsClient", "fetchItems(completion:)"),
        Seam("HTTPItemsClient", list, "ItemsClient", "fetchItems(completion:)", .completion),
        Seam(list, "InMemoryStore", "ItemWriting", "replaceAll(with:)"),
        Seam(list, "InMemoryStore", "ItemReading", "readAll()"),
      ])
    let row = count.row
    XCTAssertEqual([row.crossings, row.work], [4, 4])
    XCTAssertEqual([row.participants, row.depth], [3, 1])
  }

  func testWhatLeadsToAFlowIsRecordedOnlyOnDemand() throws {
    let counts = try [false, true].map {
      try CallCounter.record(.refresh, in: .direct, items: 3, isWhole: $0)
    }
    XCTAssertEqual(counts.map(\.starts), [[0, 1], [6, 7]])
    XCTAssertEqual(counts[1].trace.suffix(4), counts[0].trace.suffix(4))
  }

  /// A log of each kind, told by two parts of a screen.
  private func log() -> MessageLog {
    let log = MessageLog()
    for part in ["Binding", "Controller"] {
      log.forward(Seam(part, "Model", "P", "open()")) {
        log.forward(Seam("Model", part, "P", "item", .replay)) {}
        log.forward(Seam("Model", part, "P", "done()", .completion)) {}
      }
    }
    log.forward(Seam("Binding", "Model", "P", "make()", .wiring)) {}
    return log
  }

  func testWorkWiringAndReplaysAddUpAndAScreenAndItsPartsAreOneParticipant() {
    let log = log()
    let row = CallCount(variant: .direct, flow: .refresh, log: log).row
    XCTAssertEqual([row.crossings, row.work, row.wiring, row.replays], [7, 4, 1, 2])
    XCTAssertEqual([row.depth, row.participants], [1, 3])
    log.screens = ["Binding": "Screen", "Controller": "Screen"]
    XCTAssertEqual(CallCount(variant: .direct, flow: .refresh, log: log).row.participants, 2)
  }

  /// Neither completions nor properties have a counter.
  func testTheCountersMustShowMessagesAndEachDelivery() {
    let log = log()
    log.forward(Seam("Model", "View", "P", "show(_:)", .replay)) {}
    let totals = log.entries.profileTotals
    XCTAssertEqual(totals, "1\tModel.make()\n1\tView.show(_:)\n2\tModel.open()")
  }
}
