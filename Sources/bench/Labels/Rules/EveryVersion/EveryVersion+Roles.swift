import SwiftSource

extension EveryVersion {
  /// How roles meet, and how they hold each other.
  static let onRoles: [ArchitectureRule] = [
    ArchitectureRule(
      "A role doesn't call the methods that it offers to other roles",
      why: "Spies record calls between two roles, so they would miss a role's calls to itself.",
      ownCalls,
      Sample(
        "AddItem/AddItemRole",
        """
        protocol Leaving { func leave() }
        final class AddItemRole: Leaving {
          func leave() {}
          func save() {
            leave()  // ←
            self.leave()  // ←
            children.forEach(leave)  // ←
            presenter?.leave()
          }
        }
        """)),
    ArchitectureRule(
      "Initialisers call no other object, except in the entry and MVC's bindings and controllers",
      why: "A test can create a role without starting anything, such as a request.",
      // MVC's bindings show from the start what they observe, its controllers add actions, and the
      // entry assembles the version.
      .no("calls", in: .except(.entry, MVCRules.observing)) { file, _ in
        file.classInitialisers.flatMap(\.body).filter(file.isCallOfOther)
      },
      Sample(
        "AddItem/AddItemModel",
        """
        final class AddItemModel {
          init(repository: any Repository) {
            self.repository = repository
            state = ObservableState(.initial)
            super.init(state: repository.state)
            repository.fetch()  // ←
          }
          func fetch() { repository.fetch() }
        }
        """)),
    ArchitectureRule(
      "All functions of a protocol differ in their names or argument labels",
      why:
        "Generated spies record only names and labels, which must show which function was called.",
      .every(\.requirements) { function, scope in
        let alike = scope.file.requirements.filter {
          $0.owner == function.owner && $0.signature == function.signature
        }
        return alike.count == 1 ? nil : "another function is \(function.signature), too"
      },
      Sample(
        "AddItem/AddItemOutput",
        """
        protocol AddItemOutput: AnyObject {
          func present(_ item: Item)  // ←
          func present(_ error: NetworkError)  // ←
          func present(message: String)
        }
        """)),
    ArchitectureRule(
      "No role uses a cast to find another role, except Clean Swift's routers",
      why: "A cast is a hidden dependency, which no initialiser shows.",
      .no("casts to", .any(.types(of: .all), .shared("ViewController"))) { file, roles in
        let own = "\(file.scene)ViewController"
        return file.casts.filter { index in
          let name = file.text(index)
          let isFound = name.hasSuffix("ViewController") && name != own
          return roles.contains(name) && !(file.role == "Router" && isFound)
        }
      },
      Sample(
        "AddItem/AddItemModel", "let screen = view as? ViewController  // ←",
        "let list = source as? ItemsListViewController  // ←", "let cell = cell as? ItemCell"),
      Sample(
        "AddItem/AddItemRouter", "let list = source as? ItemsListViewController",
        "let own = source as? AddItemViewController  // ←",
        "let store = source as? any AddItemDataStore  // ←")),
    ArchitectureRule(
      "A reference to the navigation controller, a screen, or a delegate is weak",
      why: "Strong references to these objects could form reference cycles, which leak memory.",
      .every(\.storedProperties) { property, _ in
        let isBack = property.type.texts.contains {
          ["NavigationController", "ViewController"].contains($0) || $0.hasSuffix("Delegate")
        }
        return isBack && !property.modifiers.contains("weak")
          ? "\(property.name) is not weak" : nil
      },
      Sample(
        "AddItem/AddItemRole",
        """
        final class A {
          let navigationController: NavigationController  // ←
          private var delegate: (any AddItemDelegate)?  // ←
          private weak var viewController: ViewController?
          init(_ navigationController: NavigationController) {}
        }
        """)),
  ]

  private static let ownCalls = Check { version in
    let types = version.files.flatMap(\.declarations)
    let requirements = Dictionary(
      grouping: version.files.flatMap(\.requirements), by: \.owner.name)
    func inherited(by names: Set<String>) -> Set<String> {
      Set(types.filter { names.contains($0.name) }.flatMap(\.inherited))
    }
    func offered(by type: String) -> Set<String> {
      let protocols = inherited(by: [type])
      return Set(
        protocols.union(inherited(by: protocols)).flatMap { requirements[$0] ?? [] }.map(\.name))
    }
    let offers = Dictionary(
      uniqueKeysWithValues: Set(types.map(\.name)).map { ($0, offered(by: $0)) })
    return Check.no("calls its own") { file, _ in
      file.declarations.filter { [.class, .extension].contains($0.kind) }.flatMap { type in
        (offers[type.name] ?? []).flatMap(file.places)
          .filter { type.body.contains($0) && file.isCallOfOwn($0) }
      }
    }.inspect(version)
  }
}

extension SourceFile {
  /// Whether a name is called on nobody else, or passed on as a function, as in `forEach(leave)`.
  fileprivate func isCallOfOwn(_ index: Int) -> Bool {
    if text(index - 1) == "(", text(index + 1) == ")" { return true }
    guard text(index + 1) == "(", text(index - 1) != "func" else { return false }
    return text(index - 1) != "." || text(index - 2) == "self"
  }

  /// Whether a method, and no initialiser, is called on something.
  fileprivate func isCallOfOther(_ index: Int) -> Bool {
    text(index - 1) == "." && ["(", "{"].contains(text(index + 1))
      && self.words[index].kind == .identifier && text(index) != "init"
      && text(index - 2) != "self"
  }

  /// The indices of the types that something is cast to.
  fileprivate var casts: [Int] {
    ["as", "is"].flatMap(places).compactMap { index in
      self.words[(index + 1)...].firstIndex { $0.kind == .identifier && $0.text != "any" }
    }
  }
}
