import SwiftSource
import XCTest

@testable import Arms
@testable import Console
@testable import Reading
@testable import Stopwatch

/// Whatever a trace names is found in the sources.
final class SourceIndexTests: XCTestCase {
  private func members(
    of arm: Arm, in flows: [Flow]
  ) throws -> [(call: String, member: SourceIndex.Member)] {
    let index = try XCTUnwrap(ReadPackage.indices.get()[arm.name])
    return try flows.flatMap { flow in
      let trace = try CallCounter.record(flow, in: arm, items: 3).trace
      return try zip(trace, index.members(of: trace)).map { entry, member in
        let call = "\(entry.seam.to).\(entry.seam.method)"
        return (call, try XCTUnwrap(member, "\(arm.name): \(call)"))
      }
    }
  }

  /// The first line of what a call runs says what it is.
  func testEverySeamOfEveryFlowIsFound() throws {
    for arm in Registry.arms {
      var checked: Set<String> = []
      for (call, member) in try members(of: arm, in: Flow.all) {
        let place = member.place
        guard checked.insert("\(call) \(place.file):\(place.line)").inserted else { continue }
        let file = try SwiftFile(at: "\(ReadPackage.root)/\(place.file)")
        let line = file.text(ofLine: place.line - 1)
        XCTAssert(line.contains(member.baseName), "\(arm.name): \(call) at \(place)")
      }
    }
  }

  func testWhatRunsIsFoundWhereverItIsDeclared() throws {
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
    for (arm, call, expected) in cases {
      let arm = try XCTUnwrap(Registry.arms.first { $0.name == arm })
      let members = try members(of: arm, in: [.openList, .openDetail, .add])
      let found = members.filter { $0.call == call }.map { "\($1.owner.name).\($1.name)" }
      XCTAssertEqual(found.uniqued().joined(separator: " "), expected)
    }
  }
}
