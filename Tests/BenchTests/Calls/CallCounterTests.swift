import Testing

@testable import Arms
@testable import bench

struct CallCounterTests {
  @Test(arguments: Flow.all.map(\.name), Registry.arms.map(\.name))
  func countsTheSameTwiceAndForAnyNumberOfItems(flow: String, arm: String) throws {
    let flow = try #require(Flow.all.first { $0.name == flow })
    let arm = try #require(Registry.arms.first { $0.name == arm })
    let few = try CallCounter.count(flow, in: arm, items: 3)
    let many = try CallCounter.count(flow, in: arm, items: 300)
    #expect(few.messages > 0)
    #expect(few == many)
  }

  @Test func countsTheFloorAsTheWorkItself() throws {
    let count = try CallCounter.count(.refresh, in: .direct, items: 3)
    let list = "DirectItemsListViewController"
    #expect(
      count.trace.map(\.seam) == [
        Seam(list, "ItemsClient", "ItemsClient", "fetchItems(completion:)"),
        Seam("ItemsClient", list, "ItemsClient", "fetchItems(completion:)", .completion),
        Seam(list, "Store", "ItemWriting", "replaceAll(with:)"),
        Seam(list, "Store", "ItemReading", "readAll()"),
      ])
    #expect(count.messages == 3)
    #expect(count.completions == 1)
    #expect(count.participants == 3)
    #expect(count.depth == 1)
  }

  @Test func aRoleAndTheRoleThatMadeItAreOneParticipant() throws {
    let parts = Arm(
      name: "Parts", makeApp: Arm.direct.makeApp, launchSpied: Arm.direct.launchSpied,
      composers: ["DirectItemsListViewController": "Store"], handlers: [:])
    #expect(try CallCounter.count(.refresh, in: parts, items: 3).participants == 2)
  }

  @Test func theCountersMustShowMessagesAndEachDelivery() throws {
    let list = try CallCounter.record(.openList, in: .mvc, items: 3, isWhole: true)
    let totals = ProfileTotals(list.trace, handlers: Arm.mvc.handlers).description
    #expect(totals.contains("1\tItemsListModel.open()"))
    #expect(totals.contains("12\tItemsListTableViewBinding.show(_:)|ItemsListStatusViewBinding"))
    #expect(totals.contains("1\tHTTPItemsClient.fetchItems(completion:)"))
    #expect(totals.contains("2\tInMemoryStore.readAll()"))
  }
}
