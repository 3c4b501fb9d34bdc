import Foundation
import Testing

@testable import bench

/// Which files a module has, and where nothing is written.
struct NewModuleTests {
  static let files = [
    "Sources/VIPER/Welcome/WelcomeProtocols.swift",
    "Sources/VIPER/Welcome/WelcomeViewController.swift",
    "Sources/VIPER/Welcome/WelcomeWireframe.swift",
    "Sources/VIPER/Welcome/WelcomePresenter.swift",
    "Sources/VIPER/Welcome/WelcomeInteractor.swift",
    "Sources/VIPER/Welcome/WelcomeAPIDataManager.swift",
    "Sources/VIPER/Welcome/WelcomeLocalDataManager.swift",
    "Tests/VIPERTests/Welcome/WelcomeSpies.swift",
    "Tests/VIPERTests/Welcome/WelcomeViewControllerTests.swift",
    "Tests/VIPERTests/Welcome/WelcomeWireframeTests.swift",
    "Tests/VIPERTests/Welcome/WelcomePresenterTests.swift",
    "Tests/VIPERTests/Welcome/WelcomeInteractorTests.swift",
    "Tests/VIPERTests/Welcome/WelcomeAPIDataManagerTests.swift",
    "Tests/VIPERTests/Welcome/WelcomeLocalDataManagerTests.swift",
  ]

  let folder: TemporaryFolder
  let module: NewModule

  init() throws {
    folder = try TemporaryFolder()
    module = NewModule(name: "Welcome", folder: folder.path("new/package"))
  }

  @Test func theFilesAreWrittenAndNamed() throws {
    let report = try module.generate()
    let written = try FileManager.default.subpathsOfDirectory(atPath: module.folder)
    #expect(written.filter { $0.hasSuffix(".swift") }.sorted() == Self.files.sorted())
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == Self.files.map { "\(module.folder)/\($0)" }
        + [
          "", "Next, in the package:", "  swift test --filter Welcome", "",
          "Nothing leads to Welcome yet: until something does, it is an extra, outside the tables.",
          "",
        ])
  }

  @Test func aFolderMayEndInASlash() throws {
    let slashed = NewModule(name: "Welcome", folder: module.folder + "/")
    #expect(try slashed.generate().hasPrefix("\(module.folder)/\(Self.files[0])\n"))
  }

  @Test(arguments: ["Sources/VIPER/Welcome", "Tests/VIPERTests/Welcome"])
  func aFolderOfSomethingElseKeepsItsName(taken: String) throws {
    try write("mine", to: folder.path("new/package/\(taken)/WelcomeWireframe.swift"))
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let error = #expect(throws: UsageError.self) { try module.generate() }
    #expect(
      error?.description
        == "the name 'Welcome' is taken by the folder \(module.folder)/\(taken); write another one")
    #expect(error?.exitCode == .usage)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func aFileInTheWayIsNamed() throws {
    try write("mine", to: folder.path("new"))
    let path = folder.path("new/package/\(Self.files[0])")
    #expect(throws: OutputError(name: path, reason: "Not a directory")) {
      try module.generate()
    }
    #expect(try folder.files == ["new"])
  }

  @Test func aFailureHalfWayTakesBackWhatWasWritten() throws {
    try write("mine", to: folder.path("new/package/Tests"))
    let path = folder.path("new/package/\(Self.files[7])")
    #expect(throws: OutputError(name: path, reason: "Not a directory")) {
      try module.generate()
    }
    let left = try FileManager.default.subpathsOfDirectory(atPath: module.folder).sorted()
    #expect(left == ["Sources", "Sources/VIPER", "Tests"])
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }
}
