import SwiftSource
import XCTest

@testable import Reading
@testable import Variants

/// Whatever a trace names is found in the sources.
final class SourceIndexTests: XCTestCase {
  private static let package = [
    "Sources/Shared/Disk.swift": """
    protocol Store {}
    class Disk: Store {
      func get(completion: Completion) {}
    }
    """,
    "Sources/A/Screen.swift": """
    class Screen {
      func close() {}
    }
    """,
    "Sources/A/List.swift": """
    class List: Screen {
      let store: any Store
      func open() { read() }
      func load() { store.get { _ in } }
      private func read() {
        store.get { _ in }
      }
    }
    """,
    "Sources/A/List+Output.swift": """
    extension List: Output {
      var item: Item? { nil }
      func add() {}
    }
    """,
  ]

  /// Of two that ask the store the same, the one that has been called hears the reply.
  func testWhatRunsIsFoundWhereverItIsDeclared() throws {
    let folder = try TemporaryFolder(Self.package)
    let log = MessageLog()
    let get = "get(completion:)"
    for (method, asks) in [
      ("add()", false), ("item", false), ("close()", false), ("open()", true), ("load()", true),
    ] {
      log.forward(Seam("View", "List", "Output", method)) {
        guard asks else { return }
        log.forward(Seam("List", "Disk", "Store", get)) {}
        log.forward(Seam("Disk", "List", "Store", get, .completion)) {}
      }
    }
    let index = try SourceIndex(of: "A", in: folder.path)
    let found = index.members(of: log.entries).map { member in
      member.map { "\($0.owner.name).\($0.baseName)" }
    }
    XCTAssertEqual(
      found,
      [
        "List.add", "List.item", "Screen.close", "List.open", "Disk.get", "List.read", "List.load",
        "Disk.get", "List.load",
      ])
  }
}
