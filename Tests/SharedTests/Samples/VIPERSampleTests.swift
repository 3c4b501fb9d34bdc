import FakeWorld
import HeadlessKit
import Items
import Testing

/// The ground carries VIPER: property wiring, weak back references, a wireframe that assembles.
struct VIPERSampleTests {
  let stage = SampleStage()

  /// Presents the module and returns its view.
  private func present() throws -> DetailViewController {
    DetailWireframe(client: stage.client).presentDetail(of: .sample(2), on: stage.navigation)
    return try #require(stage.navigation.topViewController as? DetailViewController)
  }

  @Test func `The explanation travels from interactor to view`() throws {
    let view = try present()
    #expect(view.label.text == "Item 2")
    stage.reply()
    #expect(view.label.text == "What item 2 is for.")
  }

  /// X2.
  @Test(arguments: Leaving.allCases)
  func `Leaving releases the module and cancels its request`(by leaving: Leaving) throws {
    weak let view = try present()
    weak let presenter = view?.presenter
    weak let interactor = (presenter as? DetailPresenter)?.interactor
    weak let wireframe = (presenter as? DetailPresenter)?.wireframe
    #expect(presenter != nil && interactor != nil && wireframe != nil)
    leaving(stage.navigation)
    #expect(view == nil && presenter == nil && interactor == nil && wireframe == nil)
    #expect(stage.network.outcomes == [.cancelled])
  }

  /// X4.
  @Test func `A failure leaves the module from within the reply, and releases it`() throws {
    stage.network.network.script(.detail, .offline)
    weak let view = try present()
    weak let presenter = view?.presenter
    stage.reply()
    #expect(view == nil && presenter == nil)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  /// D4 X4.
  @Test func `Every message passes a spy set in before the view loads, and none comes late`() throws
  {
    stage.navigation.willPush = { [messages = stage.messages] in spy(on: $0, messages) }
    _ = try present()
    stage.reply()
    let loaded = [
      "presenter.viewDidLoad", "view.showTitle", "interactor.load", "output.present",
      "view.showExplanation",
    ]
    #expect(stage.messages.entries == loaded)
    stage.repeatReplies()
    #expect(stage.messages.entries == loaded)
    stage.navigation.goBack()
    let left = loaded + ["presenter.viewDidPop", "interactor.cancel"]
    #expect(stage.messages.entries == left)
    stage.repeatReplies()
    #expect(stage.messages.entries == left)
  }

  /// D4 X4.
  @Test func `A reply that comes after Back reaches nobody`() throws {
    stage.navigation.willPush = { [messages = stage.messages] in spy(on: $0, messages) }
    weak let view = try present()
    stage.navigation.goBack()
    let left = stage.messages.entries
    stage.reply()
    stage.repeatReplies()
    #expect(view == nil)
    #expect(stage.messages.entries == left)
  }
}

// MARK: The module

/// Presenter → view.
private protocol DetailViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func showExplanation(_ explanation: String)
}

/// View → presenter.
private protocol DetailPresenterProtocol: AnyObject {
  func viewDidLoad()
  func viewDidPop()
}

/// Presenter → interactor.
private protocol DetailInteractorInputProtocol: AnyObject {
  func loadDetail(of id: Item.ID)
  func cancelLoading()
}

/// Interactor → presenter.
private protocol DetailInteractorOutputProtocol: AnyObject {
  func presentDetail(_ detail: ItemDetail)
  func presentError(_ error: NetworkError)
}

/// Presenter → wireframe.
private protocol DetailWireframeProtocol: AnyObject {
  func dismissDetail()
}

private final class DetailViewController: ViewController, DetailViewProtocol {
  var presenter: (any DetailPresenterProtocol)?
  let label = Label()

  override func loadView() {
    view = label
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  override func didPop() {
    presenter?.viewDidPop()
  }

  func showTitle(_ title: String) {
    label.text = title
  }

  func showExplanation(_ explanation: String) {
    label.text = explanation
  }
}

private final class DetailPresenter: DetailPresenterProtocol, DetailInteractorOutputProtocol {
  weak var view: (any DetailViewProtocol)?
  var interactor: (any DetailInteractorInputProtocol)?
  var wireframe: (any DetailWireframeProtocol)?
  var item: Item?

  func viewDidLoad() {
    guard let item else { return }
    view?.showTitle(item.title)
    interactor?.loadDetail(of: item.id)
  }

  func viewDidPop() {
    interactor?.cancelLoading()
  }

  func presentDetail(_ detail: ItemDetail) {
    view?.showExplanation(detail.explanation)
  }

  func presentError(_ error: NetworkError) {
    wireframe?.dismissDetail()
  }
}

private final class DetailInteractor: DetailInteractorInputProtocol {
  weak var output: (any DetailInteractorOutputProtocol)?
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func loadDetail(of id: Item.ID) {
    request.start {
      client.fetchDetail(of: id, completion: $0)
    } then: { [weak self] result in
      switch result {
      case .success(let detail): self?.output?.presentDetail(detail)
      case .failure(let error): self?.output?.presentError(error)
      }
    }
  }

  func cancelLoading() {
    request.cancel()
  }
}

private final class DetailWireframe: DetailWireframeProtocol {
  private let client: any ItemsClient
  private weak var viewController: ViewController?

  init(client: any ItemsClient) {
    self.client = client
  }

  func presentDetail(of item: Item, on navigation: NavigationController) {
    let view = DetailViewController()
    let presenter = DetailPresenter()
    let interactor = DetailInteractor(client: client)
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.wireframe = self
    presenter.item = item
    interactor.output = presenter
    viewController = view
    navigation.pushViewController(view)
  }

  func dismissDetail() {
    viewController?.navigationController?.popViewController()
  }
}

// MARK: The spies

/// Sets a spy in on every edge of the module.
private func spy(on viewController: ViewController, _ messages: MessageLog) {
  guard let view = viewController as? DetailViewController,
    let presenter = view.presenter as? DetailPresenter,
    let interactor = presenter.interactor as? DetailInteractor
  else { return }
  view.presenter = PresenterSpy(target: presenter, messages: messages)
  presenter.view = messages.keep(ViewSpy(target: view, messages: messages))
  presenter.interactor = InteractorSpy(target: interactor, messages: messages)
  interactor.output = messages.keep(OutputSpy(target: presenter, messages: messages))
}

private final class PresenterSpy: DetailPresenterProtocol {
  private let target: any DetailPresenterProtocol
  private let messages: MessageLog

  init(target: any DetailPresenterProtocol, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func viewDidLoad() {
    messages.record("presenter.viewDidLoad")
    target.viewDidLoad()
  }

  func viewDidPop() {
    messages.record("presenter.viewDidPop")
    target.viewDidPop()
  }
}

private final class ViewSpy: DetailViewProtocol {
  private weak var target: (any DetailViewProtocol)?
  private let messages: MessageLog

  init(target: any DetailViewProtocol, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func showTitle(_ title: String) {
    guard let target else { return }
    messages.record("view.showTitle")
    target.showTitle(title)
  }

  func showExplanation(_ explanation: String) {
    guard let target else { return }
    messages.record("view.showExplanation")
    target.showExplanation(explanation)
  }
}

private final class InteractorSpy: DetailInteractorInputProtocol {
  private let target: any DetailInteractorInputProtocol
  private let messages: MessageLog

  init(target: any DetailInteractorInputProtocol, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func loadDetail(of id: Item.ID) {
    messages.record("interactor.load")
    target.loadDetail(of: id)
  }

  func cancelLoading() {
    messages.record("interactor.cancel")
    target.cancelLoading()
  }
}

private final class OutputSpy: DetailInteractorOutputProtocol {
  private weak var target: (any DetailInteractorOutputProtocol)?
  private let messages: MessageLog

  init(target: any DetailInteractorOutputProtocol, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func presentDetail(_ detail: ItemDetail) {
    guard let target else { return }
    messages.record("output.present")
    target.presentDetail(detail)
  }

  func presentError(_ error: NetworkError) {
    guard let target else { return }
    messages.record("output.presentError")
    target.presentError(error)
  }
}
