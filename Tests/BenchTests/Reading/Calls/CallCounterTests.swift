import XCTest

@testable import Arms
@testable import Reading
@testable import Stopwatch

final class CallCounterTests: XCTestCase {
  func testCountsTheSameTwiceAndForAnyNumberOfItems() throws {
    for (flow, arm) in Flow.all.flatMap({ flow in Registry.arms.map { (flow, $0) } }) {
      let few = try CallCounter.count(flow, in: arm, items: 3)
      XCTAssertGreaterThan(few.row.work, 0, "\(arm.name), \(flow.name)")
      let many = try CallCounter.count(flow, in: arm, items: 40)
      XCTAssertEqual(few, many, "\(arm.name), \(flow.name)")
    }
  }

  func testCountsTheFloorAsTheWorkItself() throws {
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
    XCTAssertEqual(count.row.crossings, 4)
    XCTAssertEqual(count.row.work, 4)
    XCTAssertEqual(count.row.participants, 3)
    XCTAssertEqual(count.row.depth, 1)
  }

  func testWhoPassesAClosureOnHearsNoReply() throws {
    for (arm, expected) in [(Arm.mvc, "ItemsListRepository"), (.mvvmc, "HTTPManager")] {
      let seams = try CallCounter.count(.openList, in: arm, items: 3).trace.map(\.seam)
      let replies = seams.filter { $0.kind == .completion }
      XCTAssertEqual(replies.map(\.from), ["HTTPItemsClient"])
      let (asker, method) = (replies.first?.to, replies.first?.method)
      XCTAssertEqual(
        seams.filter { $0.from == asker && $0.method == method }.map(\.to), [expected])
    }
  }

  func testWorkWiringAndReplaysAddUp() throws {
    let count = try CallCounter.count(.openDetail, in: .mvvmc, items: 3)
    let kinds = count.trace.map(\.seam.kind)
    XCTAssert(count.row.wiring == 3 && kinds.count { $0 == .wiring } == 3)
    XCTAssert(count.row.replays == 1 && kinds.count { $0 == .replay } == 1)
    XCTAssertEqual(count.row.crossings, count.row.work + 4)
  }

  func testAScreenAndItsPartsAreOneParticipant() throws {
    let log = MessageLog()
    for part in ["Binding", "Controller"] { log.forward(Seam(part, "Model", "P", "call()")) {} }
    let apart = CallCount(arm: .direct, flow: .refresh, log: log)
    log.screens = ["Binding": "Screen", "Controller": "Screen"]
    XCTAssertEqual(apart.row.participants, 3)
    XCTAssertEqual(CallCount(arm: .direct, flow: .refresh, log: log).row.participants, 2)
  }

  func testTheCountersMustShowMessagesAndEachDelivery() throws {
    let list = try CallCounter.record(.openList, in: .mvc, items: 3, isWhole: true)
    let totals = ProfileTotals(list.trace).description.split(separator: "\n")
    XCTAssert(totals.contains("1\tItemsListModel.open()"))
    XCTAssert(totals.contains("3\tItemsListViewBinding.show(_:)"))
    XCTAssert(totals.contains("1\tHTTPItemsClient.fetchItems(completion:)"))
    XCTAssert(totals.contains("2\tInMemoryStore.readAll()"))
  }
}
