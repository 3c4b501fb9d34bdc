import FakeWorld
import HeadlessKit
import Items
import Testing

/// The ground carries Clean Swift: the VIP cycle, glued protocols, and a router with a data store.
struct CleanSwiftSampleTests {
  let stage = SampleStage()

  /// Does what another scene's router does: configures, passes the data, and shows the scene.
  private func route() throws -> ItemDetailViewController {
    let scene = ItemDetailViewController()
    ItemDetailConfigurator(client: stage.client).configure(scene)
    scene.router?.dataStore?.item = .sample(2)
    stage.navigation.pushViewController(scene)
    return try #require(stage.navigation.topViewController as? ItemDetailViewController)
  }

  @Test func `A request goes round the cycle and comes back as words`() throws {
    let scene = try route()
    #expect(scene.label.text == "Item 2, 3 Feb 2026")
    stage.reply()
    #expect(scene.label.text == "Item 2, 3 Feb 2026: What item 2 is for.")
  }

  /// X2.
  @Test(arguments: Leaving.allCases)
  func `Leaving releases the scene and cancels its request`(by leaving: Leaving) throws {
    weak let scene = try route()
    weak let interactor = scene?.output as? ItemDetailInteractor
    weak let presenter = interactor?.output as? ItemDetailPresenter
    weak let router = scene?.router
    #expect(interactor != nil && presenter != nil && router != nil)
    leaving(stage.navigation)
    #expect(scene == nil && interactor == nil && presenter == nil && router == nil)
    #expect(stage.network.outcomes == [.cancelled])
  }

  /// D4 X4.
  @Test func `A reply that comes after leaving goes nowhere`() throws {
    stage.navigation.willPush = { [messages = stage.messages] in spy(on: $0, messages) }
    weak let scene = try route()
    scene?.router?.routeBack()
    let left = ["interactor.fetch", "presenter.presentItem", "scene.display", "interactor.cancel"]
    #expect(stage.messages.entries == left)
    stage.reply()
    stage.repeatReplies()
    #expect(stage.messages.entries == left)
    #expect(scene == nil)
  }

  /// X4.
  @Test func `Every message passes a spy set in before the view loads, and none comes late`() throws
  {
    stage.navigation.willPush = { [messages = stage.messages] in spy(on: $0, messages) }
    _ = try route()
    stage.reply()
    stage.repeatReplies()
    #expect(
      stage.messages.entries == [
        "interactor.fetch", "presenter.presentItem", "scene.display", "presenter.presentDetail",
        "scene.display",
      ])
  }
}

// MARK: The scene

private enum ItemDetail {
  struct Request {}

  struct ItemResponse {
    let item: Item
  }

  struct DetailResponse {
    let item: Item
    let result: Result<String, NetworkError>
  }

  struct ViewModel {
    let text: String
  }
}

private protocol ItemDetailViewControllerInput: AnyObject {
  func displayDetail(_ viewModel: ItemDetail.ViewModel)
}

private protocol ItemDetailViewControllerOutput: AnyObject {
  func fetchDetail(_ request: ItemDetail.Request)
  func cancelDetail(_ request: ItemDetail.Request)
}

private protocol ItemDetailInteractorInput: AnyObject {
  func fetchDetail(_ request: ItemDetail.Request)
  func cancelDetail(_ request: ItemDetail.Request)
}

private protocol ItemDetailInteractorOutput: AnyObject {
  func presentItem(_ response: ItemDetail.ItemResponse)
  func presentDetail(_ response: ItemDetail.DetailResponse)
}

private protocol ItemDetailPresenterInput: AnyObject {
  func presentItem(_ response: ItemDetail.ItemResponse)
  func presentDetail(_ response: ItemDetail.DetailResponse)
}

private protocol ItemDetailPresenterOutput: AnyObject {
  func displayDetail(_ viewModel: ItemDetail.ViewModel)
}

private protocol ItemDetailDataStore: AnyObject {
  var item: Item? { get set }
}

private final class ItemDetailViewController: ViewController, ItemDetailViewControllerInput {
  var output: (any ItemDetailViewControllerOutput)?
  var router: ItemDetailRouter?
  let label = Label()

  override func loadView() {
    view = label
  }

  override func viewDidLoad() {
    output?.fetchDetail(ItemDetail.Request())
  }

  override func didPop() {
    output?.cancelDetail(ItemDetail.Request())
  }

  func displayDetail(_ viewModel: ItemDetail.ViewModel) {
    label.text = viewModel.text
  }
}

private final class ItemDetailInteractor: ItemDetailInteractorInput, ItemDetailDataStore {
  var output: (any ItemDetailInteractorOutput)?
  var item: Item?
  private let worker: ItemDetailWorker

  init(worker: ItemDetailWorker) {
    self.worker = worker
  }

  func fetchDetail(_ request: ItemDetail.Request) {
    guard let item else { return }
    output?.presentItem(ItemDetail.ItemResponse(item: item))
    worker.fetchExplanation(of: item.id) { [weak self] result in
      self?.output?.presentDetail(ItemDetail.DetailResponse(item: item, result: result))
    }
  }

  func cancelDetail(_ request: ItemDetail.Request) {
    worker.cancel()
  }
}

private final class ItemDetailWorker {
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func fetchExplanation(of id: Item.ID, completion: @escaping Completion<String>) {
    request.start {
      client.fetchDetail(of: id, completion: $0)
    } then: {
      completion($0.map(\.explanation))
    }
  }

  func cancel() {
    request.cancel()
  }
}

private final class ItemDetailPresenter: ItemDetailPresenterInput {
  weak var output: (any ItemDetailPresenterOutput)?

  func presentItem(_ response: ItemDetail.ItemResponse) {
    output?.displayDetail(ItemDetail.ViewModel(text: words(for: response.item)))
  }

  func presentDetail(_ response: ItemDetail.DetailResponse) {
    let rest =
      switch response.result {
      case .success(let explanation): explanation
      case .failure(let error): Wording.message(for: .network(error))
      }
    let text = "\(words(for: response.item)): \(rest)"
    output?.displayDetail(ItemDetail.ViewModel(text: text))
  }

  private func words(for item: Item) -> String {
    "\(item.title), \(ItemText.date(item.createdAt))"
  }
}

private final class ItemDetailRouter {
  weak var viewController: ItemDetailViewController?
  var dataStore: (any ItemDetailDataStore)?

  func routeBack() {
    viewController?.navigationController?.popViewController()
  }
}

extension ItemDetailInteractor: ItemDetailViewControllerOutput {}
extension ItemDetailPresenter: ItemDetailInteractorOutput {}
extension ItemDetailViewController: ItemDetailPresenterOutput {}

private struct ItemDetailConfigurator {
  let client: any ItemsClient

  func configure(_ viewController: ItemDetailViewController) {
    let interactor = ItemDetailInteractor(worker: ItemDetailWorker(client: client))
    let presenter = ItemDetailPresenter()
    let router = ItemDetailRouter()
    viewController.output = interactor
    viewController.router = router
    interactor.output = presenter
    presenter.output = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }
}

// MARK: The spies

/// Sets a spy in on every edge of the cycle.
private func spy(on viewController: ViewController, _ messages: MessageLog) {
  guard let scene = viewController as? ItemDetailViewController,
    let interactor = scene.output as? ItemDetailInteractor,
    let presenter = interactor.output as? ItemDetailPresenter
  else { return }
  scene.output = InteractorSpy(target: interactor, messages: messages)
  interactor.output = PresenterSpy(target: presenter, messages: messages)
  presenter.output = messages.keep(SceneSpy(target: scene, messages: messages))
}

private final class InteractorSpy: ItemDetailViewControllerOutput {
  private let target: any ItemDetailViewControllerOutput
  private let messages: MessageLog

  init(target: any ItemDetailViewControllerOutput, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func fetchDetail(_ request: ItemDetail.Request) {
    messages.record("interactor.fetch")
    target.fetchDetail(request)
  }

  func cancelDetail(_ request: ItemDetail.Request) {
    messages.record("interactor.cancel")
    target.cancelDetail(request)
  }
}

private final class PresenterSpy: ItemDetailInteractorOutput {
  private let target: any ItemDetailInteractorOutput
  private let messages: MessageLog

  init(target: any ItemDetailInteractorOutput, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func presentItem(_ response: ItemDetail.ItemResponse) {
    messages.record("presenter.presentItem")
    target.presentItem(response)
  }

  func presentDetail(_ response: ItemDetail.DetailResponse) {
    messages.record("presenter.presentDetail")
    target.presentDetail(response)
  }
}

private final class SceneSpy: ItemDetailPresenterOutput {
  private weak var target: (any ItemDetailPresenterOutput)?
  private let messages: MessageLog

  init(target: any ItemDetailPresenterOutput, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func displayDetail(_ viewModel: ItemDetail.ViewModel) {
    guard let target else { return }
    messages.record("scene.display")
    target.displayDetail(viewModel)
  }
}
