import XCTest

@testable import Suites

/// What the folder of a change says of it.
final class ChangeTests: XCTestCase {
  private static let files = [
    "Tests/Changes/note/README.md": """
    # Note

    The form has a field.

    Flows: `add`, `open-detail`.

    | | |
    |---|---|
    | N1 | A field. |
    """,
    "Tests/Changes/rename/README.md":
      "# Rename\n\nA method is renamed.\n\nRule: The one that\ndeletes.\n",
    "Tests/Changes/rename/A.patch": "diff --git a/A.swift b/A.swift\n@@ -1 +1 @@\n-a\n+b\n",
    "Tests/Changes/rename/A.tests.patch":
      "diff --git a/T.swift b/T.swift\nnew file mode 100644\n@@ -0,0 +1 @@\n+a\n",
  ]

  func testAFeatureHasStatementsAndARefactoringARule() throws {
    let folder = try TemporaryFolder(Self.files)
    let changes = try Change.all(in: folder.path)
    XCTAssertEqual(changes.map(\.name), ["note", "rename"])
    XCTAssertEqual(changes.map(\.isFeature), [true, false])
    XCTAssertEqual(changes.map(\.summary), ["The form has a field.", "A method is renamed."])
    XCTAssertEqual(changes.map(\.rule), [nil, "The one that deletes."])
    XCTAssertEqual(changes.map(\.flows), [["add", "open-detail"], []])
    XCTAssertEqual(changes.map(\.specification.behaviours), [["N1"], []])
    // Its patches are those of a version and of its suite.
    let files = try changes[1].files(of: "A", in: folder.path)
    XCTAssertEqual(files.map(\.path), ["A.swift", "T.swift"])
    XCTAssertEqual(files.map(\.isMade), [false, true])
    XCTAssertEqual(files.map(\.hunks), [[["-a", "+b"]], [["+a"]]])
  }
}
