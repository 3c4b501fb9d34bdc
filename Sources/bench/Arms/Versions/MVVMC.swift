import Items
import ItemsApp
import MVVMC

extension MVVMCSpies {
  func makeApp(in environment: Environment) -> (any App)? {
    let factory = DependencyFactory(
      httpManager: on(HTTPManager(client: environment.client)), store: environment.store)
    let coordinator = ProjectCoordinator(factory: SpiedFactory(factory, log))
    return MVVMCApp(
      coordinator: on(coordinator as any RootCoordinator),
      navigationController: environment.navigationController)
  }
}

/// Gives the coordinators that it makes itself, where the factory behind it would go around the spy.
private final class SpiedFactory: MVVMCSpies.SpyFactory {
  override func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any ChildCoordinator {
    make(under: parent) { parent, _ in
      ItemDetailCoordinator(factory: self, item: item, parent: parent)
    }
  }

  override func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any ChildCoordinator {
    make(under: parent) { parent, spies in
      AddItemCoordinator(factory: self, parent: parent, delegate: spies.on(delegate, weak: true))
    }
  }

  private func make(
    _ method: String = #function, under parent: any ParentCoordinator,
    _ coordinator: (any ParentCoordinator, MVVMCSpies) -> any ChildCoordinator
  ) -> any ChildCoordinator {
    ask("Factory", .wiring, method) { _, _ in
      let spies = MVVMCSpies(log: log)
      let parent = SpyParent(parent, log, isWeak: true)
      let child = spies.on(coordinator(parent, spies))
      parent.child = child
      return child
    }
  }
}

/// Names a child by the spy before it, since that is what the parent keeps.
private final class SpyParent: MVVMCSpies.SpyParentCoordinator {
  weak var child: (any ChildCoordinator)?

  override func didFinish(_ child: any ChildCoordinator) {
    super.didFinish(self.child ?? child)
  }
}
