import Foundation
import XCTest

@testable import Kept
@testable import lab

/// What is counted of a change in one version.
final class VersionEditTests: XCTestCase {
  private static let before = [
    "Sources/V/List/List.swift": """
    final class List: Listing {
      var rows = 1
      struct Row {}
      func load() {}
    }
    protocol Listing {
      func load()
      func reload()
    }

    """,
    "Sources/V/Other.swift": "struct Other {}\n",
    "Sources/Shared/Shared.swift": "struct Shared {}\n",
    "Tests/VTests/ListTests.swift": """
    final class ListTests: XCTestCase {
      func testLoad() { list.load() }
      func testRows() {}
    }
    final class Spy: Listing {
    }

    """,
    "Package.swift": "",
  ]
  private static let sources = [
    "Sources/V/List/List.swift": """
    final class List: Listing {
      // All of them.
      var rows = 2
      var shown = 2
      struct Row {}
      func load() {}
    }
    enum Filter {}
    protocol Listing {
      func load()
    }

    """,
    "Sources/V/New.swift": "protocol Filtering {}\nextension List.Row {\n}\n",
  ]
  private static let suite = [
    "Tests/VTests/ListTests.swift": """
    final class ListTests: XCTestCase {
      func testLoad() { list.load(all) }
      func testRows() {}
      func testFilter() {}
    }
    final class Spy: Listing {
      var calls = 0
    }

    """
  ]

  private func edit(
    _ texts: [String: String] = sources.merging(suite) { $1 },
    then check: (VersionSnapshot) -> Void = { _ in }
  ) throws -> VersionEdit {
    let folder = try TemporaryFolder(Self.before)
    return try withExtendedLifetime(folder) {
      let copy = try folder.copy(of: ["Sources", "Tests"])
      let snapshot = try VersionSnapshot(of: "V", in: copy)
      for (path, text) in texts { try copy.write(text, to: path) }
      check(snapshot)
      return try snapshot.edit(in: copy)
    }
  }

  func testFilesTypesAndProtocolsAreNewOrTouched() throws {
    let edit = try edit { snapshot in
      XCTAssertEqual(snapshot.files(declaring: ["List", "Listing", "Shared", "Filter"]), 1)
    }
    XCTAssertEqual(edit.files, 2)
    XCTAssertEqual(edit.sources.map(\.path), ["Sources/V/List/List.swift", "Sources/V/New.swift"])
    XCTAssertEqual(edit.sources.map { $0.before == nil }, [false, true])
    // An extension touches what it extends.
    XCTAssertEqual(edit.types(areProtocols: false).new, 1)
    XCTAssertEqual(edit.types(areProtocols: false).touched, 2)
    XCTAssertEqual(edit.types(areProtocols: true).new, 1)
    XCTAssertEqual(edit.types(areProtocols: true).touched, 1)
  }

  /// A line that goes where one comes has changed, and a comment is no line of code.
  func testLinesComeChangeAndGo() throws {
    let edit = try edit()
    XCTAssertEqual(edit.lines, LineChange(added: 5, changed: 1, removed: 1))
    XCTAssertEqual(edit.lines.comeAndGone, 8)
    XCTAssertEqual(edit.tests, LineChange(added: 1, changed: 1, removed: 0))
    XCTAssertEqual(edit.doubles, LineChange(added: 1, changed: 0, removed: 0))
  }

  func testTestsAreAddedOrChanged() throws {
    XCTAssertEqual(try edit().testsAdded, ["ListTests/testFilter"])
    XCTAssertEqual(try edit().testsChanged, ["ListTests/testLoad"])
    XCTAssertEqual(try edit(Self.sources).testsChanged, [])
  }
}
