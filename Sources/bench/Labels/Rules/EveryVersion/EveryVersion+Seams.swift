import SwiftSource

extension EveryVersion {
  /// How roles meet.
  static let onSeams: [LabelRule] = [
    LabelRule(
      "A role calls none of the methods that it offers to others",
      why: "A seam is where spies stand, and a call of oneself would go around them.", seams,
      wrong: Sample(
        "AddItem/AddItemRole.swift",
        """
        protocol Leaving { func leave() }
        final class AddItemRole: Leaving {
          func leave() {}
          func save() {
            leave()  // ←
            self.leave()  // ←
          }
        }
        """),
      right: Sample(
        "AddItem/AddItemRole.swift",
        """
        protocol Leaving { func leave() }
        final class AddItemRole: Leaving {
          func leave() {}
          func save() {
            presenter?.leave()  // leave()
          }
        }
        """)),
    LabelRule(
      "A class's initialiser only stores; what watches begins to watch",
      why: "A role is made complete and idle, so a test can make it and then look.", storing,
      wrong: Sample(
        "AddItem/AddItemModel.swift",
        """
        final class AddItemModel {
          init(repository: any Repository) {
            self.repository = repository
            repository.fetch()  // ←
          }
        }
        """),
      right: Sample(
        "AddItem/AddItemModel.swift",
        """
        final class AddItemModel {
          init(repository: any Repository) {
            self.repository = repository  // repository.fetch()
            state = ObservableState(.initial)
            super.init(state: repository.state)
          }
          func fetch() { repository.fetch() }
        }
        """)),
    LabelRule(
      "Overloads in a protocol differ by more than a type",
      why: "A double records names, and a reader of its record must know which method was called.",
      .each(.all) { file, inspection in
        for type in file.types where type.kind == .protocol {
          inspection.look()
          var seen: Set<String> = []
          for function in file.functions
          where function.owner.line == type.line && !seen.insert(function.signature).inserted {
            inspection.find(
              "\(function.signature) stands there twice", in: file, line: function.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemOutput.swift",
        """
        protocol AddItemOutput: AnyObject {
          func present(_ item: Item)
          func present(_ error: NetworkError)  // ←
        }
        """),
      right: Sample(
        "AddItem/AddItemOutput.swift",
        """
        protocol AddItemOutput: AnyObject {
          // func present(item: Item)
          func present(item: Item)
          func present(error: NetworkError)
        }
        """)),
    LabelRule(
      "No role is cast to another, but by a router, which looks for a scene on the stack",
      why: "A cast around a protocol is a reference that no initialiser and no assembly shows.",
      Check { inspection in
        let roles = Names.any(.types(of: .all, "the version"), .shared("ViewController"))
          .resolve(in: &inspection)
        for file in inspection.version.files(.except(.roles("Router"))) {
          inspection.look()
          for index in ["as", "is"].flatMap({ file.names[$0] ?? [] }) {
            let name = file.words[(index + 1)...].first {
              $0.kind == .identifier && $0.text != "any"
            }
            if let name, roles.contains(name.text) {
              inspection.find("casts to \(name.text)", in: file, line: name.line)
            }
          }
        }
      },
      wrong: Sample("AddItem/AddItemModel.swift", "let screen = view as? ViewController"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "let cell = cell as? ItemCell\nvar screen: ViewController?  // as ViewController")),
    LabelRule(
      "A screen that can be left hears didMove(toParent:)",
      why: "Leaving must reach whoever has a request under way; the list is the root and stays.",
      .each(.except(.folder("ItemsList"))) { file, inspection in
        for type in file.declaredTypes where type.inherited.contains("ViewController") {
          let overrides = file.functions.contains {
            $0.name == "didMove" && $0.modifiers.contains("override")
          }
          inspection.expect(overrides, "doesn't override didMove", in: file, line: type.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemViewController.swift",
        "final class A: ViewController {  // ←\n  // override func didMove() {}\n}"
      ),
      right: Sample(
        "AddItem/AddItemViewController.swift",
        """
        final class A: ViewController {
          override func didMove(toParent parent: ViewController?) {
            if parent == nil { model.cancel() }
          }
        }
        """)),
    LabelRule(
      "A deinit cancels nothing",
      why:
        "Cancelling goes from the screen's pop callback down the seams, where a test can see it.",
      .each(.all) { file, inspection in
        inspection.look()
        for index in file.names["deinit"] ?? [] where file.text(index + 1) == "{" {
          for word in file.words[file.brackets.inside(index + 1)]
          where word.text.hasPrefix("cancel") {
            inspection.find("calls \(word.text)", in: file, line: word.line)
          }
        }
      },
      wrong: Sample(
        "AddItem/AddItemModel.swift",
        "final class A {\n  deinit {\n    request.cancel()  // ←\n  }\n}"),
      right: Sample(
        "AddItem/AddItemModel.swift",
        "final class A {\n  deinit {\n    // request.cancel()\n  }\n  func cancel() {}\n}")),
  ]

  private static let storing = Check.each(
    // MVC's bindings and controllers watch from their initialisers on, as the entry assembles in its own.
    .except(.entry, MVCRules.watching)
  ) { file, inspection in
    for initialiser in file.functions
    where initialiser.name == "init" && initialiser.owner.kind == .class {
      inspection.look()
      for index in initialiser.body where file.isCallOfOther(index) {
        inspection.find("calls \(file.text(index))", in: file, line: file.words[index].line)
      }
    }
  }

  private static let seams = Check { inspection in
    let types = inspection.version.files.flatMap(\.types)
    func inherited(by names: Set<String>) -> Set<String> {
      Set(types.filter { names.contains($0.name) }.flatMap(\.inherited))
    }
    let requirements = Dictionary(
      grouping: inspection.version.files.flatMap(\.functions).filter {
        $0.owner.kind == .protocol
      }, by: \.owner.name)
    for file in inspection.version.files {
      for type in file.types where type.kind == .class || type.kind == .extension {
        let protocols = inherited(by: [type.name])
        let offered = protocols.union(inherited(by: protocols))
          .flatMap { requirements[$0] ?? [] }.map(\.name)
        inspection.look(offered.isEmpty ? 0 : 1)
        for index in Set(offered).flatMap({ file.names[$0] ?? [] })
        where type.body.contains(index) && file.isCallOfOwn(index) {
          inspection.find(
            "calls its own \(file.text(index))", in: file, line: file.words[index].line)
        }
      }
    }
  }
}

extension SourceFile {
  /// Whether a name is called on nobody else.
  fileprivate func isCallOfOwn(_ index: Int) -> Bool {
    guard text(index + 1) == "(", text(index - 1) != "func" else { return false }
    return text(index - 1) != "." || text(index - 2) == "self"
  }

  /// Whether a method, and no initialiser, is called on something.
  fileprivate func isCallOfOther(_ index: Int) -> Bool {
    text(index - 1) == "." && ["(", "{"].contains(text(index + 1))
      && words[index].kind == .identifier && text(index) != "init"
      && text(index - 2) != "self"
  }
}
