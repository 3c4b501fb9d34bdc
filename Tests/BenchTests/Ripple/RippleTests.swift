import Testing

@testable import Arms
@testable import bench

/// Where a field is named.
struct RippleTests {
  @Test(arguments: [
    ("item.isEnabled", true), ("saveItemIsEnabled = true", true), ("view.enabledSwitch", true),
    ("let enabled = 1", true), ("\"\\(isEnabled)\"", true), ("f(isEnabled: true)", true),
    (".isEnabled", true), ("\"isEnabled\"", false), ("// isEnabled", false), ("isDisabled", false),
    ("isenabled", false), ("view.saveButton.isEnabled", false), ("titleField.isEnabled", false),
    ("button.isEnabled", false),
    ("saveButton?.isEnabled", false), ("saveButton!.isEnabled", false), ("button.enabled", true),
    ("row.isEnabled", true), ("save.isEnabled", true), ("button(isEnabled)", true),
    ("view.enabledButton.isEnabled", true),
    ("view.saveButton.isEnabled = item.isEnabled", true),
    ("part(id)?.isEnabled", false), ("view.part(f(\"a\"), 1)!.isEnabled", false),
    ("snapshot.elements[$0]?.isEnabled", false), ("buttons[0].isEnabled", true),
    ("items[row(button)].isEnabled", true), ("f(button).isEnabled", true),
    ("(button).isEnabled", true), ("[button].isEnabled", true), ("isEnabled = button", true),
    ("self.isEnabled = true", true), ("sut.isEnabled", true),
    ("var sut: TextField!; sut.isEnabled", false), ("var sut: Row; sut.isEnabled", true),
  ])
  func isToldByTheWordsOfNames(line: String, isNamed: Bool) {
    let field = Field("isEnabled", kit: kit)
    #expect(field.lines(in: file("let a = 1\n\(line)\n")) == (isNamed ? [1] : []))
  }

  /// A screen's title is its own, the title it shows isn't.
  @Test(arguments: [
    ("title = ListView.screenTitle", false), ("self.title = \"List\"", false),
    ("let title = item.title", true), ("titleLabel.text = title", true), ("show(title)", true),
    ("title = item.title", true), ("self.title == title", true),
  ])
  func aScreensOwnPropertyIsNoField(line: String, isNamed: Bool) {
    let field = Field("title", kit: kit)
    #expect(field.lines(in: file("class List: Screen {\n\(line)\n}")) == (isNamed ? [1] : []))
    #expect(field.lines(in: file("struct Row: Equatable {\ntitle = 1\n}")) == [1])
  }

  private var kit: Kit {
    Kit(
      [
        file("class Button { var isEnabled = true }"), file("class TextField {}"),
        file("struct Row {}"), file("class Screen { var title = \"\" }"), file("class View {}"),
      ],
      screens: [
        file("class ListView: View {\n  static let screenTitle = 1\n  let titleLabel = 2\n}")
      ])
  }

  private func file(_ text: String) -> SwiftFile {
    SwiftFile(path: "a.swift", text: text)
  }

  @Test(arguments: [
    ("createdAt", ["createdAt", "createdAtText"], ["created", "at"]),
    ("is", ["is", "isOn"], ["on"]), ("hasOwner", ["owner", "hasOwner"], ["has"]), ("", [], ["a"]),
  ])
  func anyNameCanBeAskedFor(name: String, naming: [String], others: [String]) {
    let field = Field(name)
    for text in naming { #expect(field.lines(in: file(text)) == [0], "\(text)") }
    for text in others { #expect(field.lines(in: file(text)) == [], "\(text)") }
  }

  private static let package = [
    "Sources/Shared/HeadlessKit/Button.swift": "class Button { var isEnabled = true }\n",
    "Sources/Shared/Items/Screens/ListView.swift": "class ListView {}\n",
    "Sources/A/AApp.swift": "let a: Model = item.isEnabled\n\nlet b = saveButton.isEnabled\n",
    "Sources/A/List/Model.swift":
      "protocol Model {\n  func f(isEnabled: Bool)\n  var isEnabled: Bool\n}\n",
    "Sources/A/List/View.swift": "struct View {}\n",
    "Sources/A/Extras/Log.swift": "let isEnabled = true\n",
    "Tests/ATests/ModelTests.swift": """
    class Tests {
      class Spy: Model {
        let isEnabled = 1
      }
      let item = Item(isEnabled: true)
    }
    """,
  ]

  @Test func everyFileThatNamesItIsListedByPart() throws {
    let folder = try TemporaryFolder(Self.package)
    let inventory = try RippleInventory(of: "isEnabled", in: folder.path)
    let rows = inventory.rows(of: try VersionFiles(ofVersion: "A", in: folder.path))
    #expect(
      rows == [
        row(.production, "Sources/A/AApp.swift", 1),
        row(.production, "Sources/A/List/Model.swift", 2),
        row(.tests, "Tests/ATests/ModelTests.swift", 1),
        row(.doubles, "Tests/ATests/ModelTests.swift", 1),
      ])
    let tables = RippleReport.tables(rows, ["A", "B"])
    #expect(tables.first?.title == "Ripple of isEnabled")
    #expect(
      tables.map(\.cells) == [
        [["A", "2", "3", "1", "1", "1", "1"], ["B", "0", "0", "0", "0", "0", "0"]],
        [
          ["A", "production", "Sources/A/AApp.swift", "1"],
          ["A", "production", "Sources/A/List/Model.swift", "2"],
          ["A", "tests", "Tests/ATests/ModelTests.swift", "1"],
          ["A", "doubles", "Tests/ATests/ModelTests.swift", "1"],
        ],
      ])
  }

  @Test func aNameThatNothingHasIsAUsageError() {
    let run = Run(options: Options(command: .ripple, field: "isNowhereToBeSeen"))
    #expect(throws: UsageError.unknownField("isNowhereToBeSeen")) { try run.ripple() }
  }

  /// Every version names the field in what it shows and in what it sends.
  @Test(arguments: Registry.architectures.map(\.name) + ["Direct"])
  func everyVersionNamesTheUsualField(_ version: String) throws {
    let run = Run(options: Options(command: .ripple, architectures: [version]))
    #expect(try run.ripple().count { $0.part == .production } >= 3)
  }

  private func row(_ part: LineRow.Part, _ file: String, _ lines: Int) -> RippleRow {
    RippleRow(name: "isEnabled", architecture: "A", part: part, file: file, lines: lines)
  }
}
