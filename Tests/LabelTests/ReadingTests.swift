import SwiftSource
import Testing

@testable import Labels

/// What the rules are told of a file is what stands there.
struct ReadingTests {
  @Test func `Functions have their labels, types, and bodies`() {
    let file = SourceFile(
      path: "Sources/MVC/AddItem/AddItemModel.swift",
      text: """
        final class A {
          init?(_ a: Int = f(1, 2), by b: [String: Int]) {}
          package static func go<T>(to t: Result<T, E>) throws(E) -> Result<T, E> { one }
          func stay() throws { two }
        }
        protocol P {
          func wait(for a: A) -> any B & C
          func leave()
        }
        """)
    #expect(
      file.functions.map(\.signature) == [
        "init(_:by:)", "go(to:)", "stay()", "wait(for:)", "leave()",
      ])
    #expect(
      file.functions.map { $0.parameters.map(\.type.text) } == [
        ["Int", "[String: Int]"], ["Result<T, E>"], [], ["A"], [],
      ])
    #expect(
      file.functions.map { $0.result.text } == [
        "", "Result<T, E>", "", "any B & C", "",
      ])
    #expect(
      file.functions.map { file.words[$0.body].map(\.text) } == [[], ["one"], ["two"], [], []])
    #expect(file.functions.map(\.owner.name) == ["A", "A", "A", "P", "P"])
  }

  @Test func `Variables have their modifiers, types, and owners`() {
    let file = SourceFile(
      path: "Sources/MVC/AddItem/AddItemModel.swift",
      text: """
        let global = 0
        final class A {
          package private(set) weak var parent: (any P)?
          var text = "" { didSet { say() } }
          lazy var view: Dictionary<K, V> = make()
          var isEmpty: Bool { let local = 1; return local == 0 }
        }
        """)
    #expect(file.variables.map(\.name) == ["global", "parent", "text", "view", "isEmpty", "local"])
    #expect(file.variables.filter(\.isStored).map(\.name) == ["parent", "text", "view"])
    #expect(
      file.variables.map { $0.type.text } == ["", "(any P)?", "", "Dictionary<K, V>", "Bool", ""])
    #expect(file.variables.filter(\.isTopLevel).map(\.name) == ["global"])
    #expect(file.variables[1].modifiers == ["package", "private(set)", "weak"])
  }

  @Test func `A use is asked of what has the type, however it is reached`() {
    let file = SourceFile(
      path: "Sources/MVC/AddItem/AddItemModel.swift",
      text: """
        final class A {
          private weak var view: Screen?
          func show(on other: Screen) {
            view?.a()
            self.view?.b = 1
            let local = Screen()
            local.c.d()
            other.e()
            item.view.f()
            // view?.g()
          }
        }
        """)
    #expect(Set(file.uses(of: ["Screen"]).map(file.text)) == ["a", "b", "c", "e"])
  }
}
