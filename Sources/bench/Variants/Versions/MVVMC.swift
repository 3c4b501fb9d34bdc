import Items
import ItemsApp
import MVVMC

extension MVVMCSpies {
  func makeApp(in environment: Environment) -> (any App)? {
    let factory = DependencyFactory(
      httpManager: on(HTTPManager(client: environment.client)), store: environment.store)
    let coordinator = ProjectCoordinator(factory: SpiedFactory(factory, log))
    return MVVMCApp(
      coordinator: on(coordinator as any AbstractCoordinator),
      navigationController: environment.navigationController)
  }
}

/// Makes the child coordinators itself, because the real factory would pass itself to them, and not the spy.
private final class SpiedFactory: MVVMCSpies.SpyFactory {
  override func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any AbstractCoordinator {
    make(under: parent) { parent, _ in
      ItemDetailCoordinator(factory: self, item: item, parent: parent)
    }
  }

  override func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any AbstractCoordinator {
    make(under: parent) { parent, spies in
      AddItemCoordinator(factory: self, parent: parent, delegate: spies.on(delegate, weak: true))
    }
  }

  private func make(
    _ method: String = #function, under parent: any ParentCoordinator,
    _ coordinator: (any ParentCoordinator, MVVMCSpies) -> any AbstractCoordinator
  ) -> any AbstractCoordinator {
    ask("Factory", .wiring, method) { _, _ in
      let spies = MVVMCSpies(log: log)
      let parent = SpyParent(parent, log, isWeak: true)
      let child = spies.on(coordinator(parent, spies))
      parent.child = child
      return child
    }
  }
}

/// Tells the parent about the spy before a child, because the parent keeps the spy.
private final class SpyParent: MVVMCSpies.SpyParentCoordinator {
  weak var child: (any AbstractCoordinator)?

  override func didFinish(_ child: any AbstractCoordinator) { super.didFinish(self.child ?? child) }
}
