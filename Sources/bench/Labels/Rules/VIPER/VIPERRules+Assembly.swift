extension VIPERRules {
  /// How a module is put together, and shown.
  static let onAssembly: [LabelRule] = [
    LabelRule(
      "Only wireframes push and pop",
      why: "Routes change without touching screens.",
      .only(wireframes, use: .navigation),
      wrong: Sample("AddItem/AddItemPresenter.swift", "stack.popViewController()"),
      right: Sample(
        "AddItem/AddItemPresenter.swift", "wireframe.dismiss()  // .popViewController()")),
    LabelRule(
      "Only wireframes make the roles of a module, and name their classes",
      why: "Roles know protocols; the module is put together in one place.",
      .no(roles, in: .except(wireframes)),
      wrong: Sample("AddItem/AddItemPresenter.swift", "let view: AddItemViewController"),
      Sample("AddItem/AddItemInteractor.swift", "let data = AddItemLocalDataManager(store: x)"),
      right: Sample(
        "AddItem/AddItemPresenter.swift", "// AddItemViewController\nlet view: AddItemViewProtocol")
    ),
    LabelRule(
      "References back are weak: to the view, the presenter, and the delegate",
      why:
        "View, presenter, interactor hold each other in this order; a strong way back is a cycle.",
      .all(
        .weak(protocols("ViewProtocol"), in: presenters),
        .weak(protocols("InteractorOutputProtocol")),
        .weak(protocols("ModuleDelegate")),
        .weak(.any(.shared("ViewController"), .stack))),
      wrong: Sample(
        "AddItem/AddItemInteractor.swift",
        "final class A { var presenter: (any AddItemInteractorOutputProtocol)? }"),
      right: Sample(
        "AddItem/AddItemInteractor.swift",
        "final class A { weak var presenter: (any AddItemInteractorOutputProtocol)? }")),
  ]
}
