import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

struct CallCounterTests {
  @Test(arguments: Flow.all.map(\.name), Registry.arms.map(\.name))
  func countsTheSameTwiceAndForAnyNumberOfItems(flow: String, arm: String) throws {
    let flow = try #require(Flow.all.first { $0.name == flow })
    let arm = try #require(Registry.arms.first { $0.name == arm })
    let few = try CallCounter.count(flow, in: arm, items: 3)
    let many = try CallCounter.count(flow, in: arm, items: 40)
    #expect(few.row.work > 0)
    #expect(few == many)
  }

  @Test func countsTheFloorAsTheWorkItself() throws {
    let count = try CallCounter.count(.refresh, in: .direct, items: 3)
    let list = "DirectItemsListViewController"
    #expect(
      count.trace.map(\.seam) == [
        Seam(list, "HTTPItemsClient", "ItemsClient", "fetchItems(completion:)"),
        Seam("HTTPItemsClient", list, "ItemsClient", "fetchItems(completion:)", .completion),
        Seam(list, "InMemoryStore", "ItemWriting", "replaceAll(with:)"),
        Seam(list, "InMemoryStore", "ItemReading", "readAll()"),
      ])
    #expect(count.row.crossings == 4)
    #expect(count.row.work == 4)
    #expect(count.row.participants == 3)
    #expect(count.row.depth == 1)
  }

  @Test(arguments: [Arm.mvc, .mvvmc].map(\.name))
  func whoPassesAClosureOnHearsNoReply(arm: String) throws {
    let arm = try #require(Registry.arms.first { $0.name == arm })
    let seams = try CallCounter.count(.openList, in: arm, items: 3).trace.map(\.seam)
    let replies = seams.filter { $0.kind == .completion }
    #expect(replies.map(\.from) == ["HTTPItemsClient"])
    let asked = seams.filter { $0.from == replies.first?.to && $0.method == replies.first?.method }
    #expect(asked.map(\.to) == [arm.name == "MVC" ? "ItemsListRepository" : "HTTPManager"])
  }

  @Test func workWiringAndReplaysAddUp() throws {
    let count = try CallCounter.count(.openDetail, in: .mvvmc, items: 3)
    let kinds = count.trace.map(\.seam.kind)
    #expect(count.row.wiring == 3 && kinds.count { $0 == .wiring } == 3)
    #expect(count.row.replays == 1 && kinds.count { $0 == .replay } == 1)
    #expect(count.row.crossings == count.row.work + 4)
  }

  @Test func aScreenAndItsPartsAreOneParticipant() throws {
    let log = MessageLog()
    for part in ["Binding", "Controller"] { log.forward(Seam(part, "Model", "P", "call()")) {} }
    let apart = CallCount(arm: .direct, flow: .refresh, log: log)
    log.screens = ["Binding": "Screen", "Controller": "Screen"]
    #expect(apart.row.participants == 3)
    #expect(CallCount(arm: .direct, flow: .refresh, log: log).row.participants == 2)
  }

  @Test func theCountersMustShowMessagesAndEachDelivery() throws {
    let list = try CallCounter.record(.openList, in: .mvc, items: 3, isWhole: true)
    let totals = ProfileTotals(list.trace).description.split(separator: "\n")
    #expect(totals.contains("1\tItemsListModel.open()"))
    #expect(totals.contains("3\tItemsListViewBinding.show(_:)"))
    #expect(totals.contains("1\tHTTPItemsClient.fetchItems(completion:)"))
    #expect(totals.contains("2\tInMemoryStore.readAll()"))
  }
}
