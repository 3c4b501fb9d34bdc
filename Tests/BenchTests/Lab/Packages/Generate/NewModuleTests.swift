import Foundation
import XCTest

@testable import Commands
@testable import Console
@testable import lab

/// Which files a module has, and where nothing is written; `.ci/further-version` compiles and runs it.
final class NewModuleTests: XCTestCase {
  private static let roles = [
    "APIDataManager", "Interactor", "Presenter", "ViewController", "Wireframe",
  ]
  private static let files =
    (roles + ["Protocols"]).map { "Sources/VIPER/Welcome/Welcome\($0).swift" }.sorted()
    + roles.map { "Tests/VIPERTests/Welcome/Welcome\($0)Tests.swift" }.sorted()

  private func module(in folder: TemporaryFolder) -> NewModule {
    NewModule(name: "Welcome", folder: folder.path("new/package/"))
  }

  func testFilesAreWrittenAndNamed() throws {
    let folder = try TemporaryFolder()
    let package = folder.path("new/package")
    let report = try module(in: folder).generate(in: Run.root())
    XCTAssertEqual(try FileManager.default.files(at: "", in: package), Self.files)
    XCTAssert(report.hasPrefix(Self.files.map { "\(package)/\($0)\n" }.joined()), report)
    XCTAssert(report.contains("\n  swift test --filter Welcome\n"), report)
    XCTAssert(report.contains("Change its interactor first"), report)
  }

  func testTypesOfTheModuleAreRenamedAndItsTestsAreExtras() {
    XCTAssertEqual(
      NewModule(name: "Welcome", folder: "").text(
        """
        /// D1 X4.
        presentItemDetailModule(ItemDetail, ItemDetailView.screenTitle, ItemDetailViewController)
        """),
      """
      /// Extra.
      presentWelcomeModule(ItemDetail, ItemDetailView.screenTitle, WelcomeViewController)
      """)
  }

  func testFolderOfSomethingElseKeepsItsName() throws {
    for taken in ["Sources/VIPER/Welcome", "Tests/VIPERTests/Welcome"] {
      let folder = try TemporaryFolder(["new/package/\(taken)/WelcomeWireframe.swift": "mine"])
      let place = folder.path("new/package/\(taken)")
      assertThrows(
        UsageError("the name 'Welcome' is taken by the folder \(place); write another one"),
        try module(in: folder).generate(in: Run.root()))
      XCTAssertEqual(
        try FileManager.default.files(at: "", in: folder.path),
        ["new/package/\(taken)/WelcomeWireframe.swift"])
    }
  }

  func testNameThatWouldMakeATypeTwiceIsRefused() throws {
    let folder = try TemporaryFolder()
    let module = NewModule(name: "NotifyingItemsList", folder: folder.path("new"))
    XCTAssertThrowsError(try module.generate(in: Run.root())) {
      XCTAssert(
        "\($0)".contains("a second NotifyingItemsListAPIDataManager, which is in "), "\($0)")
    }
    XCTAssertEqual(try folder.files, [])
  }

  func testWhatWasWrittenBeforeAFailureIsTakenBack() throws {
    let folder = try TemporaryFolder(["new/package/Tests": "mine"])
    assertThrows(
      OutputError(name: folder.path("new/package/\(Self.files[6])"), reason: "Not a directory"),
      try module(in: folder).generate(in: Run.root()))
    XCTAssertEqual(try FileManager.default.files(at: "", in: folder.path), ["new/package/Tests"])
  }
}
