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
    let index = try SourceIndex(of: arm.name, in: ReadFloors.root)
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
    var checked: Set<String> = []
    for (call, member) in try members(of: .directRows, in: Flow.all) {
      let place = member.place
      let key = "\(call) \(place.file):\(place.line)"
      guard checked.insert(key).inserted else { continue }
      let file = try SwiftFile(at: "\(ReadFloors.root)/\(place.file)")
      let line = file.text(ofLine: place.line - 1)
      XCTAssert(line.contains(member.baseName), "\(call) at \(place)")
    }
  }

  func testWhatRunsIsFoundInBaseClassesAndInShared() throws {
    let list = "DirectItemsListViewController"
    let cases = [
      ("\(list).fetchItems(completion:)", "\(list).load()"),
      ("InMemoryStore.insert(_:)", "InMemoryStore.insert(_:)"),
    ]
    let members = try members(of: .directRows, in: [.openList, .add])
    for (call, expected) in cases {
      let found = members.filter { $0.call == call }
      XCTAssertEqual(Set(found.map { "\($1.owner.name).\($1.name)" }), [expected])
    }
  }

  /// Of two that ask the store the same, the one that has been called hears the reply.
  func testWhatRunsIsFoundWhereverItIsDeclared() throws {
    let folder = try TemporaryFolder([
      "Sources/Shared/Store.swift": "protocol Store {}\n",
      "Sources/A/List.swift": """
      class List {
        let store: any Store
        func open() { read() }
        func load() { store.get { _ in } }
        private func read() { store.get { _ in } }
      }
      """,
      "Sources/A/List+Output.swift": """
      extension List: Output {
        var item: Item? { nil }
        func add() {}
      }
      """,
    ])
    let log = MessageLog()
    let tell = { (method: String, asks: Bool) in
      log.forward(Seam("View", "List", "Output", method)) {
        guard asks else { return }
        log.forward(Seam("List", "Disk", "Store", "get(completion:)")) {}
        log.forward(Seam("Disk", "List", "Store", "get(completion:)", .completion)) {}
      }
    }
    tell("add()", false)
    tell("item", false)
    tell("open()", true)
    tell("load()", true)
    let index = try SourceIndex(of: "A", in: folder.path)
    let found = index.members(of: log.entries).compactMap { $0?.name }
    XCTAssertEqual(found, ["add()", "item", "open()", "read()", "load()", "load()"])
  }
}
