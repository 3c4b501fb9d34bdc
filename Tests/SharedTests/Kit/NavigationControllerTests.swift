import HeadlessKit
import Items
import Testing

struct NavigationControllerTests {
  let log = Log()
  let navigation = NavigationController()
  let items: RecordingScreen
  let item: RecordingScreen

  init() {
    items = RecordingScreen("Items", log: log)
    item = RecordingScreen("Item", log: log)
  }

  /// Puts the list on the stack and the stack on screen, and forgets what was recorded.
  func showItems() {
    navigation.pushViewController(items)
    navigation.viewWillAppear()
    navigation.viewDidAppear()
    _ = log.take()
  }

  var titles: [String] { navigation.viewControllers.map(\.title) }

  @Test func `The screen pushed last is on top`() {
    #expect(navigation.topViewController == nil)
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    #expect(navigation.topViewController === item)
    #expect(titles == ["Items", "Item"])
  }

  @Test func `A screen knows the stack it is in until it is popped`() {
    showItems()
    navigation.pushViewController(item)
    #expect(item.navigationController === navigation)
    navigation.popViewController()
    #expect(item.navigationController == nil)
    #expect(items.navigationController === navigation)
  }

  @Test func `Popping returns the screen that was left`() {
    showItems()
    navigation.pushViewController(item)
    #expect(navigation.popViewController() === item)
    #expect(titles == ["Items"])
  }

  @Test func `The root can't be popped, by code or by Back`() {
    showItems()
    #expect(navigation.popViewController() == nil)
    navigation.goBack()
    #expect(titles == ["Items"])
    #expect(log.entries == [])
    #expect(items.navigationController === navigation)
  }

  @Test func `An empty stack has nothing to pop`() {
    #expect(navigation.popViewController() == nil)
    navigation.goBack()
    #expect(titles == [])
  }

  @Test func `A screen can be pushed again after it was popped`() {
    showItems()
    navigation.pushViewController(item)
    navigation.popViewController()
    _ = log.take()
    navigation.pushViewController(item)
    #expect(titles == ["Items", "Item"])
    #expect(!log.entries.contains("Item loadView"))
  }

  /// X2.
  @Test func `A popped screen is released, and so is a stack with all its screens`() {
    var navigation: NavigationController? = NavigationController()
    navigation?.pushViewController(RecordingScreen("Items", log: log))
    navigation?.pushViewController(RecordingScreen("Item", log: log))
    weak let root = navigation?.viewControllers.first
    weak let popped = navigation?.popViewController()
    #expect(popped == nil)
    #expect(root != nil)
    navigation = nil
    #expect(root == nil)
  }
}
