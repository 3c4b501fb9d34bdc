import Reading
import Suites
import SwiftSource

extension VIPERRules {
  /// The map of a module.
  static let onProtocols: [LabelRule] = [
    LabelRule(
      "A module's protocols stand in its protocols file, named after scene and role",
      why: "That file is the module's map.", map,
      wrong: Sample(
        "AddItem/AddItemPresenter.swift", "protocol AddItemPresenterProtocol: AnyObject {}"),
      Sample(
        "AddItem/AddItemModuleDelegate.swift", "protocol AddItemModuleDelegate: AnyObject {}"),
      Sample("AddItem/AddItemProtocols.swift", "protocol AddItemHelperProtocol: AnyObject {}"),
      right: Sample(
        "AddItem/AddItemProtocols.swift",
        "// protocol AddItemHelperProtocol\nprotocol AddItemPresenterProtocol: AnyObject {}")),
    LabelRule(
      "Each protocol of a module has its role, and none is without a class",
      why: "A protocol that nobody keeps is a box in a diagram.",
      Check { inspection in
        let kept = Set(inspection.version.files.flatMap(\.types).flatMap(\.inherited))
        for file in inspection.version.files(contracts) {
          for type in file.declaredTypes {
            inspection.expect(
              kept.contains(type.name), "nobody is \(type.name)", in: file, line: type.line)
          }
        }
      },
      wrong: Sample(
        "ItemDetail/ItemDetailProtocols.swift",
        "protocol ItemDetailLocalDataManagerInputProtocol: AnyObject {}"),
      right: Sample(
        "ItemDetail/ItemDetailProtocols.swift", "protocol ItemDetailViewProtocol: AnyObject {}")),
    LabelRule(
      "Each protocol's comment says who calls whom",
      why: "Read in a row, the directions are the architecture.",
      .each(contracts) { file, inspection in
        for type in file.declaredTypes {
          let comment = file.documentation(above: type.line)
          let calls = directions.last { type.name.hasSuffix($0.suffix) }?.calls ?? []
          inspection.expect(
            calls.contains { comment.hasPrefix("/// \($0): ") },
            "\(type.name) isn't “\(calls.joined(separator: "” or “"))”", in: file,
            line: type.line)
        }
      },
      wrong: Sample(
        "AddItem/AddItemProtocols.swift",
        "/// VIEW -> PRESENTER: what shows.\nprotocol AddItemViewProtocol {}  // ←"),
      Sample("AddItem/AddItemProtocols.swift", "protocol AddItemViewProtocol {}"),
      right: Sample(
        "AddItem/AddItemProtocols.swift",
        "/// PRESENTER -> VIEW: what shows.\n///\n/// More.\nprotocol AddItemViewProtocol {}")),
    LabelRule(
      "A view is told to show and hide, an output to present, a wireframe to present and dismiss",
      why: "The verb tells in any trace which seam a message crosses.",
      .all(
        .verbs(["show", "hide"], ofProtocols: "ViewProtocol"),
        .verbs(["present"], ofProtocols: "InteractorOutputProtocol"),
        .verbs(["present", "dismiss"], ofProtocols: "WireframeProtocol")),
      wrong: Sample(
        "AddItem/AddItemProtocols.swift",
        "protocol AddItemViewProtocol: AnyObject {\n  func displayError()  // ←\n}"),
      right: Sample(
        "AddItem/AddItemProtocols.swift",
        "protocol AddItemViewProtocol: AnyObject {\n  func showError()  // displayError()\n}")),
  ]

  private static let map = Check { inspection in
    for file in inspection.version.files where file.folder != "Extras" {
      for type in file.declaredTypes where type.kind == .protocol {
        let isKnown = directions.contains { type.name == file.place.scene + $0.suffix }
        inspection.expect(
          contracts.contains(file) && isKnown, "\(type.name) isn't one of the map", in: file,
          line: type.line)
      }
    }
  }
}
