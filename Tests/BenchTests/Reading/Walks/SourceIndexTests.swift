import SwiftSource
import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// Whatever a trace names is found in the sources.
struct SourceIndexTests {
  @Test(arguments: Registry.arms.map(\.name))
  func everySeamOfEveryFlowIsFound(version: String) throws {
    let arm = try #require(Registry.arms.first { $0.name == version })
    let index = try SourceIndex(of: version, in: Run.root())
    var missing: Set<String> = []
    var wrong: Set<String> = []
    for flow in Flow.all {
      let trace = try CallCounter.record(flow, in: arm, items: 3).trace
      for (entry, member) in zip(trace, index.members(of: trace)) {
        let call = "\(entry.seam.to).\(entry.seam.method)"
        guard let member else {
          missing.insert(call)
          continue
        }
        // Its first line says what it is.
        let file = try String(readFrom: "\(Run.root())/\(member.place.file)")
        let line = file.split(separator: "\n", omittingEmptySubsequences: false)[
          member.place.line - 1]
        if !line.contains(member.baseName) { wrong.insert(call) }
      }
    }
    #expect(missing == [] && wrong == [])
  }

  @Test func whatRunsIsFoundWhereverItIsDeclared() throws {
    let cases = [
      // In an extension, and a property.
      ("VIPER", "ItemsListPresenter.addItem()", "ItemsListPresenter.addItem()"),
      ("CleanSwift", "ItemsListInteractor.itemWasAdded", "ItemsListInteractor.itemWasAdded"),
      // In another folder than the version is, and in Shared.
      (
        "DirectRows", "DirectItemsListViewController.fetchItems(completion:)",
        "DirectItemsListViewController.load()"
      ),
      ("MVC", "InMemoryStore.insert(_:)", "InMemoryStore.insert(_:)"),
      // Of two that ask the store the same, the one that has been called.
      (
        "VIPER", "ItemsListInteractor.getItems(completion:)",
        "ItemsListInteractor.openItems() ItemsListInteractor.load(pulledToRefresh:) "
          + "ItemsListInteractor.read()"
      ),
    ]
    for (version, call, expected) in cases {
      let arm = try #require(Registry.arms.first { $0.name == version })
      let index = try SourceIndex(of: version, in: Run.root())
      var found: [String] = []
      for flow in [Flow.openList, .openDetail, .add] {
        let trace = try CallCounter.record(flow, in: arm, items: 3).trace
        for (entry, member) in zip(trace, index.members(of: trace))
        where call == "\(entry.seam.to).\(entry.seam.method)" {
          let member = try #require(member)
          found.append("\(member.owner.name).\(member.name)")
        }
      }
      #expect(found.uniqued().joined(separator: " ") == expected)
    }
  }
}
