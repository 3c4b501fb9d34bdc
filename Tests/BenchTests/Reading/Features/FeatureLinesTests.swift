import HeadlessKit
import SwiftSource
import Testing

@testable import bench

/// Which lines of a file are there for a later scene.
struct FeatureLinesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// One character for each line: `d` for the detail, `a` for the form, `.` for neither.
    let owners: String
  }

  static let cases = [
    Case(
      testDescription: "a name that stands there for a scene",
      text: """
        protocol Moving {
          func moveToDetail(item: Item)
          func moveToAddress()
          func postItem(
            _ item: Item
          ) -> Request
        }
        func f() { moving?.moveToDetail(item: item) }
        """,
      owners: ".d.aaa.d"),
    Case(
      testDescription: "a name that stands there for a scene within one type",
      text: """
        struct Bag {
          let writableRepository: Repository
        }
        struct Box {
          let writableRepository: Repository
        }
        extension Bag {
          var size: Int { writableRepository.size }
        }
        """,
      owners: ".a.....a."),
    Case(
      testDescription: "a type that stands there for a scene, and what is named after it",
      text: """
        /// A way.
        protocol ReverseNavigator {
        }
        class ReverseNavigatorSpy: Way {
        }
        class ReverseNavigators {
        }
        """,
      owners: "aaaaa.."),
    Case(
      testDescription: "a function by its whole signature, unless it names both scenes",
      text: """
        func get(
          _ id: Int, completion: Completion<ItemDetail>
        ) -> Request {
          get(id)
        }
        func make(
          a: ItemDetail,
          b: AddItem
        ) {
          run(a)
        }
        """,
      owners: "ddddd.da..."),
    Case(
      testDescription: "an initialiser by none of its parameters",
      text:
        "init(a: Int, addButton: B) {\n  a()\n  self.addButton = b\n}\nself.init(addButton: a)",
      owners: "..a.a"),
    Case(
      testDescription: "a test by what it does, not by its name",
      text: "func testAddItem() {\n  a()\n  add()\n}",
      owners: "..a."),
    Case(
      testDescription: "a method with its body",
      text: """
        struct Factory {
          func makeItemDetail(
            item: Item
          ) -> ViewController {
            ViewController(item)
          }

          func makeList() {
          }
        }
        """,
      owners: ".ddddd...."),
    Case(
      testDescription: "a call with its arguments, in an initialiser that is nobody's",
      text: """
        init(
          detail: ItemDetailProtocol,
          form: any AddItemProtocol
        ) {
          run(
            AddItemModel(
              1,
              2),
            other)
        }
        """,
      owners: ".da..aaa.."),
    Case(
      testDescription: "a type isn't another scene's for naming it, an extension is",
      text: """
        final class List: AddItemDelegate {
          let x = 1
        }
        extension List: AddItemDelegate {
          let x = 1
        }
        class func f() -> AddItem {
        }
        """,
      owners: "...aaaaa"),
    Case(
      testDescription: "a type by its own name, with its documentation and body",
      text: """
        /// A spy.
        final class ItemDetailSpy: Model {
          let x = 1
        }
        struct Other {}
        """,
      owners: "dddd."),
    Case(
      testDescription: "what follows a bracket on its last line",
      text: """
        if let detail = itemDetail {
          a()
        } else {
          b()
        }
        c()
        """,
      owners: "ddddd."),
    Case(
      testDescription: "comments and strings name nothing, interpolations do",
      text: """
        // AddItem
        let a = "AddItem"
        let b = "\\(addItem(
          1))"
        let c = 1
        """,
      owners: "..aa."),
    Case(
      testDescription: "a line inside one scene's brackets stays there",
      text: """
        f(ItemDetail.self) {
          AddItem()
        }
        """,
      owners: "ddd"),
    Case(testDescription: "brackets that nobody opened", text: ")]}\nAddItem(\n", owners: ".a"),
  ]

  @Test(arguments: cases)
  func areFound(expected: Case) {
    let owners = FeatureLines(SwiftFile(path: "a.swift", text: expected.text)).owners
    let lines = expected.text.split(separator: "\n", omittingEmptySubsequences: false)
    let marks = lines.indices.prefix(expected.owners.count).map { line in
      switch owners[line] {
      case .detail: "d"
      case .form: "a"
      default: "."
      }
    }
    // A blank line inside brackets has no token to mark, and counts as no code.
    let code = zip(lines, marks).map { $0.isEmpty ? "." : $1 }.joined()
    #expect(code == expected.owners)
  }
}
