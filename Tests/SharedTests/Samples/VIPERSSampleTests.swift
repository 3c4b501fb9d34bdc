import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

/// The ground carries VIPER-S: scene, director, worker, navigator, and a delegate for the way back.
struct VIPERSSampleTests {
  let stage = SampleStage()
  private let list: ListDirector

  init() {
    list = ListDirector(navigation: stage.navigation, messages: stage.messages)
  }

  /// Shows the module and returns its scene.
  private func show() throws -> AddItemScene {
    let module = AddItemNavigator.makeModule(with: list, client: stage.client)
    stage.navigation.pushViewController(module)
    return try #require(stage.navigation.topViewController as? AddItemScene)
  }

  /// Types a title and taps Save.
  private func save(_ title: String = "Milk") throws {
    let user = User(navigationController: stage.navigation, loop: stage.network.loop)
    try user.type(title, into: "add.title")
    try user.tap("add.save")
  }

  @Test func `A saved item tells the delegate, then goes back`() throws {
    weak let scene = try show()
    #expect(scene?.form.titleField.isFirstResponder == true)
    try save()
    #expect(scene?.form.loadingIndicator.isAnimating == true)
    stage.reply()
    #expect(stage.messages.entries == ["delegate.itemDidCreate over 2 screens"])
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(scene == nil)
  }

  @Test func `A refused title stays on screen, with the reason`() throws {
    let scene = try show()
    try save("  ")
    #expect(scene.form.errorLabel.text == "Title is required")
    #expect(stage.network.outcomes == [])
  }

  /// A6 X2.
  @Test(arguments: Leaving.allCases)
  func `Leaving while saving releases the module and cancels its request`(
    by leaving: Leaving
  ) throws {
    weak let scene = try show()
    weak let director = scene?.eventsHandler as? AddItemDirector
    weak let worker = director?.dataManager
    weak let navigator = director?.navigator
    try save()
    #expect(director != nil && worker != nil && navigator != nil)
    leaving(stage.navigation)
    #expect(scene == nil && director == nil && worker == nil && navigator == nil)
    #expect(stage.network.outcomes == [.cancelled])
    stage.reply()
    stage.repeatReplies()
    #expect(stage.messages.entries == [])
  }

  /// X4.
  @Test func `Every message passes a spy set in before the view loads, and none comes late`() throws
  {
    stage.navigation.willPush = { [messages = stage.messages] in spy(on: $0, messages) }
    _ = try show()
    try save()
    stage.reply()
    let saved = [
      "events.onSave", "ui.displayError", "ui.toggle", "data.add", "present.success",
      "delegate.itemDidCreate over 2 screens", "navigate.goBack", "events.onLeave", "data.cancel",
    ]
    #expect(stage.messages.entries == saved)
    stage.repeatReplies()
    #expect(stage.messages.entries == saved)
  }
}

// MARK: The contract

private protocol AddItem_DisplayUI: AnyObject {
  func displayError(_ message: String?)
  func toggle(loading: Bool)
}

private protocol AddItem_HandleUIEvents: AnyObject {
  func onSave(title: String, isEnabled: Bool)
  func onLeave()
}

private protocol AddItem_ManageData: AnyObject {
  func add(_ newItem: NewItem)
  func cancel()
}

private protocol AddItem_PresentData: AnyObject {
  func presentSuccess()
  func presentError(_ error: NetworkError)
}

private protocol AddItem_Navigate: AnyObject {
  func goBack()
}

private protocol AddItem_Delegate: AnyObject {
  func itemDidCreate()
}

// MARK: The module

private final class AddItemScene: ViewController, AddItem_DisplayUI {
  var eventsHandler: (any AddItem_HandleUIEvents)?
  let form = AddItemView()

  override func loadView() {
    view = form
    form.titleField.becomeFirstResponder()
    form.saveButton.addAction(for: .touchUpInside) { [weak self] in self?.save() }
  }

  override func didPop() {
    eventsHandler?.onLeave()
  }

  func displayError(_ message: String?) {
    form.showError(message)
  }

  func toggle(loading: Bool) {
    form.showLoading(loading)
  }

  private func save() {
    eventsHandler?.onSave(title: form.titleField.text, isEnabled: form.enabledSwitch.isOn)
  }
}

private final class AddItemDirector: AddItem_HandleUIEvents, AddItem_PresentData {
  weak var ui: (any AddItem_DisplayUI)?
  var dataManager: (any AddItem_ManageData)?
  var navigator: (any AddItem_Navigate)?
  weak var delegate: (any AddItem_Delegate)?

  func onSave(title: String, isEnabled: Bool) {
    do throws(TitleError) {
      let newItem = NewItem(title: try TitleValidation.validate(title), isEnabled: isEnabled)
      ui?.displayError(nil)
      ui?.toggle(loading: true)
      dataManager?.add(newItem)
    } catch {
      ui?.displayError(Wording.message(for: error))
    }
  }

  func onLeave() {
    dataManager?.cancel()
  }

  func presentSuccess() {
    delegate?.itemDidCreate()
    navigator?.goBack()
  }

  func presentError(_ error: NetworkError) {
    ui?.displayError(Wording.message(for: .network(error)))
    ui?.toggle(loading: false)
  }
}

private final class AddItemWorker: AddItem_ManageData {
  weak var presenter: (any AddItem_PresentData)?
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  func add(_ newItem: NewItem) {
    request.start {
      client.createItem(newItem, completion: $0)
    } then: { [weak self] result in
      switch result {
      case .success: self?.presenter?.presentSuccess()
      case .failure(let error): self?.presenter?.presentError(error)
      }
    }
  }

  func cancel() {
    request.cancel()
  }
}

private final class AddItemNavigator: AddItem_Navigate {
  weak var viewController: ViewController?

  static func makeModule(
    with delegate: any AddItem_Delegate, client: any ItemsClient
  ) -> ViewController {
    let scene = AddItemScene()
    let director = AddItemDirector()
    let worker = AddItemWorker(client: client)
    let navigator = AddItemNavigator()
    scene.eventsHandler = director
    director.ui = scene
    director.dataManager = worker
    director.navigator = navigator
    director.delegate = delegate
    worker.presenter = director
    navigator.viewController = scene
    return scene
  }

  func goBack() {
    viewController?.navigationController?.popViewController()
  }
}

/// Stands for the list's director, which the module tells of a new item.
private final class ListDirector: AddItem_Delegate {
  private let navigation: NavigationController
  private let messages: MessageLog

  init(navigation: NavigationController, messages: MessageLog) {
    self.navigation = navigation
    self.messages = messages
  }

  func itemDidCreate() {
    messages.record("delegate.itemDidCreate over \(navigation.viewControllers.count) screens")
  }
}

// MARK: The spies

/// Sets a spy in on every edge of the module.
private func spy(on viewController: ViewController, _ messages: MessageLog) {
  guard let scene = viewController as? AddItemScene,
    let director = scene.eventsHandler as? AddItemDirector,
    let worker = director.dataManager as? AddItemWorker,
    let navigator = director.navigator
  else { return }
  scene.eventsHandler = HandleUIEventsSpy(target: director, messages: messages)
  director.ui = messages.keep(DisplayUISpy(target: scene, messages: messages))
  director.dataManager = ManageDataSpy(target: worker, messages: messages)
  director.navigator = NavigateSpy(target: navigator, messages: messages)
  worker.presenter = messages.keep(PresentDataSpy(target: director, messages: messages))
}

private final class HandleUIEventsSpy: AddItem_HandleUIEvents {
  private let target: any AddItem_HandleUIEvents
  private let messages: MessageLog

  init(target: any AddItem_HandleUIEvents, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func onSave(title: String, isEnabled: Bool) {
    messages.record("events.onSave")
    target.onSave(title: title, isEnabled: isEnabled)
  }

  func onLeave() {
    messages.record("events.onLeave")
    target.onLeave()
  }
}

private final class DisplayUISpy: AddItem_DisplayUI {
  private weak var target: (any AddItem_DisplayUI)?
  private let messages: MessageLog

  init(target: any AddItem_DisplayUI, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func displayError(_ message: String?) {
    guard let target else { return }
    messages.record("ui.displayError")
    target.displayError(message)
  }

  func toggle(loading: Bool) {
    guard let target else { return }
    messages.record("ui.toggle")
    target.toggle(loading: loading)
  }
}

private final class ManageDataSpy: AddItem_ManageData {
  private let target: any AddItem_ManageData
  private let messages: MessageLog

  init(target: any AddItem_ManageData, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func add(_ newItem: NewItem) {
    messages.record("data.add")
    target.add(newItem)
  }

  func cancel() {
    messages.record("data.cancel")
    target.cancel()
  }
}

private final class PresentDataSpy: AddItem_PresentData {
  private weak var target: (any AddItem_PresentData)?
  private let messages: MessageLog

  init(target: any AddItem_PresentData, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func presentSuccess() {
    guard let target else { return }
    messages.record("present.success")
    target.presentSuccess()
  }

  func presentError(_ error: NetworkError) {
    guard let target else { return }
    messages.record("present.error")
    target.presentError(error)
  }
}

private final class NavigateSpy: AddItem_Navigate {
  private let target: any AddItem_Navigate
  private let messages: MessageLog

  init(target: any AddItem_Navigate, messages: MessageLog) {
    self.target = target
    self.messages = messages
  }

  func goBack() {
    messages.record("navigate.goBack")
    target.goBack()
  }
}
