import XCTest

@testable import Faults

/// What a patch makes of files.
final class PatchTests: XCTestCase {
  private static let patch = Patch(
    """
    diff --git a/A.swift b/A.swift
    --- a/A.swift
    +++ b/A.swift
    @@ -1,3 +1,2 @@
     a
    -b
    -c
    +d
    @@ -5,2 +4,3 @@ class
     e
    +f
     g
    diff --git a/B.swift b/B.swift
    new file mode 100644
    --- /dev/null
    +++ b/B.swift
    @@ -0,0 +1 @@
    +a
    diff --git a/C.swift b/C.swift
    deleted file mode 100644
    --- a/C.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -a

    """, at: "Tests/A.patch")

  private static func run(_ removed: Range<Int>, _ added: Range<Int>) -> Patch.Run {
    Patch.Run(removed: removed, added: added)
  }

  func testFilesAreChangedMadeAndRemoved() throws {
    let files = Self.patch.files
    XCTAssertEqual(files.map(\.path), ["A.swift", "B.swift", "C.swift"])
    XCTAssertEqual(files.map(\.isMade), [false, true, false])
    XCTAssertEqual(files.map(\.isRemoved), [false, false, true])
    let edits = try zip(files, ["a\nb\nc\n-\ne\ng\n", "", "a\n"]).map { try $0.applied(to: $1) }
    XCTAssertEqual(edits.map(\.text), ["a\nd\n-\ne\nf\ng\n", "a\n", nil])
    XCTAssertEqual(
      edits.map(\.runs),
      [
        [Self.run(1..<3, 1..<2), Self.run(5..<5, 4..<5)], [Self.run(0..<0, 0..<1)],
        [Self.run(0..<1, 0..<0)],
      ])
  }

  /// As git does.
  func testHunksAreFoundWhereTheirLinesHaveMoved() throws {
    let moved = try Self.patch.files[0].applied(to: "new\na\nb\nc\n-\n-\ne\ng\n")
    XCTAssertEqual(moved.text, "new\na\nd\n-\n-\ne\nf\ng\n")
    XCTAssertEqual(moved.runs, [Self.run(2..<4, 2..<3), Self.run(7..<7, 6..<7)])
    let twice = try Self.patch.files[0].applied(to: "a\nb\nc\na\nb\nc\n-\ne\ng\n")
    XCTAssertEqual(twice.text, "a\nd\na\nb\nc\n-\ne\nf\ng\n")
  }

  func testOtherLinesThanThoseThatWerePatchedAreAnError() {
    for text in ["a\nb\nc\n-\ne\nh\n", "a\nb\n", "", "e\ng\na\nb\nc\n"] {
      XCTAssertThrowsError(try Self.patch.files[0].applied(to: text), text) {
        XCTAssertEqual(
          "\($0)",
          "A.swift isn't what Tests/A.patch was made for; 'git apply --3way Tests/A.patch' shows what conflicts: "
            + "mend that, and keep the difference there")
      }
    }
  }
}
