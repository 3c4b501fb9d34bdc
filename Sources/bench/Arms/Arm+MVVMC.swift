import Items
import MVVMC

extension Arm {
  package static let mvvmc = Arm("MVVMC", MVVMCSpies.self) {
    MVVMCApp(environment: $0)
  } makeSpiedApp: { environment, spies in
    let factory = DependencyFactory(
      httpManager: spies.on(HTTPManager(client: environment.client)), store: environment.store)
    let coordinator = ProjectCoordinator(factory: SpiedFactory(factory, spies.log))
    return MVVMCApp(
      coordinator: spies.on(coordinator as any RootCoordinator),
      navigationController: environment.navigationController)
  }
}

/// Gives the coordinators that it makes itself, where the factory behind it would go around the spy.
private final class SpiedFactory: MVVMCSpies.SpyFactory {
  override func makeItemDetailCoordinator(
    item: Item, parent: any AbstractCoordinator
  ) -> any ChildCoordinator {
    make { spies in
      ItemDetailCoordinator(factory: self, item: item, parent: spies.on(weak: parent))
    }
  }

  override func makeAddItemCoordinator(
    parent: any AbstractCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any ChildCoordinator {
    make { spies in
      AddItemCoordinator(
        factory: self, parent: spies.on(weak: parent), delegate: spies.on(weak: delegate))
    }
  }

  private func make(
    _ method: String = #function, _ coordinator: (MVVMCSpies) -> any ChildCoordinator
  ) -> any ChildCoordinator {
    ask("Factory", .wiring, method) { _, _ in
      let spies = MVVMCSpies(log: log)
      return spies.on(coordinator(spies))
    }
  }
}
