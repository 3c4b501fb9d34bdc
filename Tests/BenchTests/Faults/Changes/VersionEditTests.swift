import XCTest

@testable import Faults

/// What is counted of a change in one version.
final class VersionEditTests: XCTestCase {
  private static let sources = """
    diff --git a/Sources/V/List/List.swift b/Sources/V/List/List.swift
    --- a/Sources/V/List/List.swift
    +++ b/Sources/V/List/List.swift
    @@ -1,5 +1,8 @@
     final class List: Listing {
    -  var rows = 1
    +  // All of them.
    +  var rows = 2
    +  var shown = 2
       struct Row {}
       func load() {}
     }
    +enum Filter {}
    @@ -7,3 +10,2 @@
       func load()
    -  func reload()
     }
    diff --git a/Sources/V/New.swift b/Sources/V/New.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/V/New.swift
    @@ -0,0 +1,3 @@
    +protocol Filtering {}
    +extension List.Row {
    +}
    diff --git a/Sources/bench/Arms/V.swift b/Sources/bench/Arms/V.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/bench/Arms/V.swift
    @@ -0,0 +1 @@
    +let arm = 1

    """
  private static let suite = """
    diff --git a/Tests/VTests/ListTests.swift b/Tests/VTests/ListTests.swift
    --- a/Tests/VTests/ListTests.swift
    +++ b/Tests/VTests/ListTests.swift
    @@ -1,5 +1,7 @@
     final class ListTests: XCTestCase {
    -  func testLoad() { list.load() }
    +  func testLoad() { list.load(all) }
       func testRows() {}
    +  func testFilter() {}
     }
     final class Spy: Listing {
    +  var calls = 0

    """

  private func edit(suite: String? = VersionEditTests.suite) throws -> VersionEdit {
    let folder = try TemporaryFolder([
      "Sources/V/List/List.swift":
        "final class List: Listing {\n  var rows = 1\n  struct Row {}\n  func load() {}\n}\n"
        + "protocol Listing {\n  func load()\n  func reload()\n}\n",
      "Sources/V/Other.swift": "struct Other {}\n",
      "Sources/Shared/Shared.swift": "struct Shared {}\n",
      "Tests/VTests/ListTests.swift":
        "final class ListTests: XCTestCase {\n  func testLoad() { list.load() }\n  func testRows() {}\n}\n"
        + "final class Spy: Listing {\n}\n",
    ])
    return try withExtendedLifetime(folder) {
      try VersionEdit(
        of: "V",
        VersionPatches(
          sources: Patch(Self.sources, at: ""), suite: suite.map { Patch($0, at: "") }),
        in: SourceTree(folder.path("")))
    }
  }

  func testFilesTypesAndProtocolsAreNewOrTouched() throws {
    let edit = try edit()
    XCTAssertEqual(edit.files, 2)
    XCTAssertEqual(edit.sources.map(\.path), ["Sources/V/List/List.swift", "Sources/V/New.swift"])
    XCTAssertEqual(edit.sources.map { $0.before == nil }, [false, true])
    // An extension touches what it extends.
    XCTAssertEqual(edit.types(areProtocols: false).new, 1)
    XCTAssertEqual(edit.types(areProtocols: false).touched, 2)
    XCTAssertEqual(edit.types(areProtocols: true).new, 1)
    XCTAssertEqual(edit.types(areProtocols: true).touched, 1)
    XCTAssertEqual(edit.filesBefore(declaring: ["List", "Listing", "Shared", "Filter"]), 1)
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
    XCTAssertEqual(try edit(suite: nil).testsChanged, [])
  }
}
