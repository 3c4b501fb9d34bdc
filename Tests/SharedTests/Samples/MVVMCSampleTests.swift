import FakeWorld
import HeadlessKit
import Items
import Testing

/// The ground carries MVVM-C: a coordinator whose child goes when its screen does, by code or by Back.
struct MVVMCSampleTests {
  let stage = SampleStage()
  private let coordinator: ProjectCoordinator

  init() {
    let factory = FactorySpy(
      target: DependencyFactory(client: stage.client), messages: stage.messages)
    coordinator = ProjectCoordinator(factory: factory)
    coordinator.start(stage.navigation)
  }

  /// Opens a detail and returns its view controller.
  private func moveToDetail() throws -> DetailViewController {
    coordinator.moveToDetail(item: .sample(2))
    return try #require(stage.navigation.topViewController as? DetailViewController)
  }

  @Test func `The view shows what the view model exposes`() throws {
    let viewController = try moveToDetail()
    #expect(viewController.label.text == "Item 2")
    stage.reply()
    #expect(viewController.label.text == "What item 2 is for.")
  }

  /// X2.
  @Test(arguments: Leaving.allCases)
  func `Leaving releases the child coordinator and its screen, and cancels its request`(
    by leaving: Leaving
  ) throws {
    weak let viewController = try moveToDetail()
    weak let child = coordinator.childCoordinators.first
    weak let viewModel = viewController?.viewModel
    #expect(child != nil && viewModel != nil)
    leaving(stage.navigation)
    #expect(child == nil && viewController == nil && viewModel == nil)
    #expect(coordinator.childCoordinators.isEmpty)
    #expect(stage.network.outcomes == [.cancelled])
  }

  @Test func `A child whose screen is only covered stays`() throws {
    _ = try moveToDetail()
    weak let child = coordinator.childCoordinators.first
    coordinator.moveToDetail(item: .sample(3))
    #expect(coordinator.childCoordinators.count == 2)
    stage.navigation.goBack()
    #expect(coordinator.childCoordinators.count == 1)
    #expect(child != nil)
    #expect(stage.network.outcomes == [.pending, .cancelled])
  }

  @Test func `A view model leaves through its coordinator`() throws {
    stage.network.network.script(.detail, .status(404))
    weak let viewController = try moveToDetail()
    stage.reply()
    #expect(viewController == nil)
    #expect(coordinator.childCoordinators.isEmpty)
  }

  /// D4 X4.
  @Test func `Every message passes a spy from the factory, and none comes late`() throws {
    _ = try moveToDetail()
    stage.reply()
    stage.repeatReplies()
    let loaded = ["viewModel.replay", "viewModel.load", "viewModel.text"]
    #expect(stage.messages.entries == loaded)
    stage.navigation.goBack()
    stage.repeatReplies()
    #expect(stage.messages.entries == loaded + ["viewModel.cancel"])
  }

  /// D4 X4.
  @Test func `A reply that comes after Back reaches nobody`() throws {
    _ = try moveToDetail()
    stage.navigation.goBack()
    stage.reply()
    stage.repeatReplies()
    #expect(
      stage.messages.entries == ["viewModel.replay", "viewModel.load", "viewModel.cancel"])
  }
}

// MARK: The coordinators

private protocol AbstractCoordinator: AnyObject {
  var isOnStack: Bool { get }
}

private protocol RootCoordinator: AnyObject {
  func start(_ navigationController: NavigationController)
  func moveToDetail(item: Item)
}

private protocol LeavingCoordinator: AnyObject {
  func leave()
}

private final class ProjectCoordinator: RootCoordinator, NavigationControllerDelegate {
  private(set) var childCoordinators: [any AbstractCoordinator] = []
  private let factory: any Factory
  private weak var navigationController: NavigationController?

  init(factory: any Factory) {
    self.factory = factory
  }

  func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    navigationController.delegate = self
  }

  func moveToDetail(item: Item) {
    guard let navigationController else { return }
    let child = DetailCoordinator(factory: factory)
    childCoordinators.append(child)
    child.start(navigationController, item: item)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    childCoordinators.removeAll { !$0.isOnStack }
  }
}

private final class DetailCoordinator: AbstractCoordinator, LeavingCoordinator {
  private let factory: any Factory
  private weak var viewController: ViewController?

  init(factory: any Factory) {
    self.factory = factory
  }

  var isOnStack: Bool {
    guard let viewController else { return false }
    return viewController.navigationController?.viewControllers
      .contains { $0 === viewController } == true
  }

  func start(_ navigationController: NavigationController, item: Item) {
    let viewModel = factory.makeDetailViewModel(coordinator: self, item: item)
    let viewController = factory.makeDetailViewController(viewModel: viewModel)
    self.viewController = viewController
    navigationController.pushViewController(viewController)
  }

  func leave() {
    viewController?.navigationController?.popViewController()
  }
}

// MARK: The factory

private protocol Factory: AnyObject {
  func makeDetailViewModel(
    coordinator: any LeavingCoordinator, item: Item
  ) -> any DetailViewModelProtocol
  func makeDetailViewController(viewModel: any DetailViewModelProtocol) -> ViewController
}

private final class DependencyFactory: Factory {
  private let client: any ItemsClient

  init(client: any ItemsClient) {
    self.client = client
  }

  func makeDetailViewModel(
    coordinator: any LeavingCoordinator, item: Item
  ) -> any DetailViewModelProtocol {
    DetailViewModel(coordinator: coordinator, client: client, item: item)
  }

  func makeDetailViewController(viewModel: any DetailViewModelProtocol) -> ViewController {
    DetailViewController(viewModel: viewModel)
  }
}

// MARK: The screen

private protocol DetailViewModelProtocol: AnyObject {
  var text: Observable<String> { get }
  func load()
  func cancel()
}

private final class DetailViewModel: DetailViewModelProtocol {
  private weak var coordinator: (any LeavingCoordinator)?
  private let client: any ItemsClient
  private let item: Item
  private let state: ObservableState<String>
  private let request = RequestSlot()

  init(coordinator: any LeavingCoordinator, client: any ItemsClient, item: Item) {
    self.coordinator = coordinator
    self.client = client
    self.item = item
    state = ObservableState(item.title)
  }

  var text: Observable<String> { state.didChange }

  func load() {
    request.start {
      client.fetchDetail(of: item.id, completion: $0)
    } then: { [weak self] result in
      switch result {
      case .success(let detail): self?.state.set(detail.explanation)
      case .failure: self?.coordinator?.leave()
      }
    }
  }

  func cancel() {
    request.cancel()
  }
}

private final class DetailViewController: ViewController {
  let viewModel: any DetailViewModelProtocol
  let label = Label()
  private var subscription: Subscription?

  init(viewModel: any DetailViewModelProtocol) {
    self.viewModel = viewModel
  }

  override func loadView() {
    view = label
    subscription = viewModel.text.subscribe { [weak self] in self?.label.text = $0 }
  }

  override func viewDidLoad() {
    viewModel.load()
  }

  override func didPop() {
    viewModel.cancel()
  }
}

// MARK: The spies

/// Puts a spy in front of every view model it makes.
private final class FactorySpy: Factory {
  private let target: any Factory
  private let messages: MessageLog

  init(target: any Factory, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func makeDetailViewModel(
    coordinator: any LeavingCoordinator, item: Item
  ) -> any DetailViewModelProtocol {
    let viewModel = target.makeDetailViewModel(coordinator: coordinator, item: item)
    return ViewModelSpy(target: viewModel, messages: messages)
  }

  func makeDetailViewController(viewModel: any DetailViewModelProtocol) -> ViewController {
    target.makeDetailViewController(viewModel: viewModel)
  }
}

private final class ViewModelSpy: DetailViewModelProtocol {
  private let target: any DetailViewModelProtocol
  private let messages: MessageLog

  init(target: any DetailViewModelProtocol, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  /// The first value is a replay, the others are changes.
  var text: Observable<String> {
    Observable { [target, messages] observer in
      var isReplay = true
      return target.text.subscribe {
        messages.record(isReplay ? "viewModel.replay" : "viewModel.text")
        isReplay = false
        observer($0)
      }
    }
  }

  func load() {
    messages.record("viewModel.load")
    target.load()
  }

  func cancel() {
    messages.record("viewModel.cancel")
    target.cancel()
  }
}
