import FakeWorld
import HeadlessKit
import ItemsNetworking

/// Watches the screens of one running version: what belonged to one must be gone once it was left.
struct LeakWatch {
  private let world: World
  /// What there was before the screen opened.
  private var parent = ObjectGraph(from: [])
  /// What could be reached from the screen and not from its parent.
  private var objects = ObjectGraph(from: [])
  private var depth = 1

  init(of world: World) {
    self.world = world
  }

  mutating func willTake(_ step: Step) {
    if depth == 1 {
      if step.mayOpen { parent = ObjectGraph(from: [world]) }
    } else if mayLeave(by: step), let screen = world.navigationController.topViewController {
      objects = objects.union(ObjectGraph(from: [screen], excluding: parent))
    }
  }

  /// The types of the objects that outlived the screen which was left by the step, if one was.
  mutating func didTake() -> [String] {
    let stack = world.navigationController.viewControllers
    defer { depth = stack.count }
    if stack.count > depth, let screen = stack.last {
      objects = ObjectGraph(from: [screen, world]).subtracting(parent)
    }
    return stack.count < depth ? objects.survivors : []
  }

  /// Back leaves a screen, and so does a reply to what was saved.
  private func mayLeave(by step: Step) -> Bool {
    step == .goBack
      || world.network.exchanges.contains { $0.outcome == .pending && $0.request.method == .post }
  }
}

extension Step {
  fileprivate var mayOpen: Bool {
    switch self {
    case .selectRow, .touchRow, .tap("items.add"), .touch("items.add"): true
    case .impossible(let step): step.mayOpen
    default: false
    }
  }
}
