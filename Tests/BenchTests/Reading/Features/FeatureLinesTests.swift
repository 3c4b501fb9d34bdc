import SwiftSource
import XCTest

@testable import Reading

/// Which lines of a file are there for a later scene.
final class FeatureLinesTests: XCTestCase {
  /// Before each line stands `d` for the detail, `a` for the form, and `.` for neither, which has the blank ones.
  private static let cases = #"""
    = a name that stands there for a scene
    . protocol Moving {
    d   func moveToDetail(item: Item)
    .   func moveToAddress()
    a   func postItem(
    a     _ item: Item
    a   ) -> Request
    . }
    d func f() { moving?.moveToDetail(item: item) }
    = a name that stands there for a scene within one type
    . struct Bag {
    a   let writableRepository: Repository
    . }
    . struct Box {
    .   let writableRepository: Repository
    . }
    . extension Bag {
    a   var size: Int { writableRepository.size }
    . }
    = a type that stands there for a scene, and what is named after it
    a /// A way.
    a protocol ReverseNavigator {
    a }
    a class ReverseNavigatorSpy: Way {
    a }
    . class ReverseNavigators {
    . }
    = a function by its whole signature, unless it names both scenes
    d func get(
    d   _ id: Int, completion: Completion<ItemDetail>
    d ) -> Request {
    d   get(id)
    d }
    . func make(
    d   a: ItemDetail,
    a   b: AddItem
    . ) {
    .   run(a)
    . }
    = an initialiser by none of its parameters
    . init(a: Int, addButton: B) {
    .   a()
    a   self.addButton = b
    . }
    a self.init(addButton: a)
    = a test by what it does, not by its name
    . func testAddItem() {
    .   a()
    a   add()
    . }
    = a method with its body
    . struct Factory {
    d   func makeItemDetail(
    d     item: Item
    d   ) -> ViewController {
    d     ViewController(item)
    d   }
    .
    .   func makeList() {
    .   }
    . }
    = a call with its arguments, in an initialiser that is nobody's
    . init(
    d   detail: ItemDetailProtocol,
    a   form: any AddItemProtocol
    . ) {
    .   run(
    a     AddItemModel(
    a       1,
    a       2),
    .     other)
    . }
    = a type isn't another scene's for naming it, an extension is
    . final class List: AddItemDelegate {
    .   let x = 1
    . }
    a extension List: AddItemDelegate {
    a   let x = 1
    a }
    a class func f() -> AddItem {
    a }
    = a type by its own name, with its documentation and body
    d /// A spy.
    d final class ItemDetailSpy: Model {
    d   let x = 1
    d }
    . struct Other {}
    = what follows a bracket on its last line
    d if let detail = itemDetail {
    d   a()
    d } else {
    d   b()
    d }
    . c()
    = comments and strings name nothing, interpolations do
    . // AddItem
    . let a = "AddItem"
    a let b = "\(addItem(
    a   1))"
    . let c = 1
    = a line inside one scene's brackets stays there
    d f(ItemDetail.self) {
    d   AddItem()
    d }
    = brackets that nobody opened
    . )]}
    a AddItem(
    """#

  func testTheyAreFound() {
    let marks: [Feature?: String] = [.detail: "d", .form: "a", nil: "."]
    for part in "\n\(Self.cases)".split(separator: "\n= ") {
      let lines = part.split(separator: "\n")
      let text = lines.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
      let owners = FeatureLines(SwiftFile(path: "a.swift", text: text)).owners
      for (index, line) in lines.dropFirst().enumerated() where line != "." {
        XCTAssertEqual(marks[owners[index]], String(line.prefix(1)), "\(lines[0]): \(line)")
      }
    }
  }
}
