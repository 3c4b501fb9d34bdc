import Foundation
import XCTest

@testable import Console
@testable import lab

/// Which files a module has, and where nothing is written.
final class NewModuleTests: XCTestCase {
  private static let files =
    [
      "Protocols", "ViewController", "Wireframe", "Presenter", "Interactor", "APIDataManager",
      "LocalDataManager",
    ].map { "Sources/VIPER/Welcome/Welcome\($0).swift" }
    + [
      "Spies", "ViewControllerTests", "WireframeTests", "PresenterTests", "InteractorTests",
      "APIDataManagerTests", "LocalDataManagerTests",
    ].map { "Tests/VIPERTests/Welcome/Welcome\($0).swift" }

  private func module(in folder: TemporaryFolder) -> NewModule {
    NewModule(name: "Welcome", folder: folder.path("new/package/"))
  }

  func testFilesAreWrittenAndNamed() throws {
    let folder = try TemporaryFolder()
    let report = try module(in: folder).generate(in: Run.root())
    XCTAssertEqual(
      try FileManager.default.files(at: "", in: folder.path("new/package")),
      Self.files.sorted())
    XCTAssertEqual(
      report,
      Self.files.map { "\(folder.path("new/package"))/\($0)\n" }.joined()
        + """

        Next, in the package:
          swift test --filter Welcome

        Nothing leads to Welcome yet: until something does, it is an extra, outside the tables.

        """)
  }

  func testFolderOfSomethingElseKeepsItsName() throws {
    for taken in ["Sources/VIPER/Welcome", "Tests/VIPERTests/Welcome"] {
      let folder = try TemporaryFolder(["new/package/\(taken)/WelcomeWireframe.swift": "mine"])
      let module = module(in: folder)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      XCTAssertThrowsError(try module.generate(in: Run.root())) {
        XCTAssertEqual(
          $0 as? UsageError,
          UsageError(
            "the name 'Welcome' is taken by the folder \(folder.path("new/package"))/\(taken); "
              + "write another one"))
      }
      XCTAssertEqual(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted(), before)
    }
  }

  /// What was written before is taken back.
  func testFileInTheWayIsNamed() throws {
    let tests = "new/package/Tests"
    let folders = ["new", "new/package", "new/package/Sources", "new/package/Sources/VIPER"]
    for (file, number, left) in [("new", 0, ["new"]), (tests, 7, folders + [tests])] {
      let folder = try TemporaryFolder([file: "mine"])
      XCTAssertThrowsError(try module(in: folder).generate(in: Run.root())) {
        let path = folder.path("new/package/\(Self.files[number])")
        XCTAssertEqual($0 as? OutputError, OutputError(name: path, reason: "Not a directory"))
      }
      XCTAssertEqual(
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted(), left)
    }
  }

  /// What is generated is laid out as the formatter wants it; `.ci/generator-check` compiles and runs it.
  func testEveryLineFits() throws {
    let root = try Run.root()
    for length in 1...NewModule.longestName {
      let module = NewModule(name: String(repeating: "N", count: length), folder: "")
      for role in NewModule.sources + NewModule.tests {
        let text = try module.text(of: role, in: root)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        XCTAssertEqual(lines.filter { $0.count > 100 || $0.last == " " }, [], role)
        XCTAssert(text.hasSuffix("}\n"), role)
      }
    }
  }
}
