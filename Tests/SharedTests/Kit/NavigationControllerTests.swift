import HeadlessKit
import Testing

struct NavigationControllerTests {
  let log = Log()
  let navigation = NavigationController()
  let window = Window()
  let items: RecordingScreen
  let item: RecordingScreen

  init() {
    items = RecordingScreen("Items", log: log)
    item = RecordingScreen("Item", log: log)
    window.rootViewController = navigation
  }

  /// Puts the list on the stack and the stack on screen, and forgets what was recorded.
  func showItems() {
    navigation.pushViewController(items)
    window.makeKeyAndVisible()
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

  @Test func `Only the topmost screen is in the window`() {
    showItems()
    #expect(items.view.window === window)
    var wasInWindow: [Bool] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      items.reactions[callback] = { [items] in wasInWindow.append(items.view.window != nil) }
    }
    navigation.pushViewController(item)
    #expect(wasInWindow == [true, false])
    #expect(items.view.window == nil)
    #expect(item.view.window === window)
    navigation.goBack()
    #expect(items.view.window === window)
    #expect(item.view.window == nil)
  }

  @Test func `A screen knows the stack it is in until it is told that it was left`() {
    showItems()
    navigation.pushViewController(item)
    #expect(item.navigationController === navigation)
    var knew = (leaving: false, left: true)
    item.reactions["viewDidDisappear"] = { [item] in
      knew.leaving = item.navigationController != nil
    }
    item.reactions["didMove out"] = { [item] in knew.left = item.navigationController != nil }
    navigation.popViewController()
    #expect(knew == (true, false))
  }

  @Test(arguments: Leaving.allCases)
  func `The root can't be popped, by code or by Back`(by leaving: Leaving) {
    leaving(navigation)
    showItems()
    leaving(navigation)
    #expect(titles == ["Items"])
    #expect(log.entries == [])
  }

  @Test func `Popping returns the screen that was left, which can be pushed again`() {
    showItems()
    navigation.pushViewController(item)
    #expect(navigation.popViewController() === item)
    #expect(titles == ["Items"])
    _ = log.take()
    navigation.pushViewController(item)
    #expect(titles == ["Items", "Item"])
    #expect(!log.entries.contains("Item loadView"))
  }

  /// X2.
  @Test func `A popped screen is released, and so is a stack with all its screens`() {
    var navigation: NavigationController? = NavigationController()
    var window: Window? = Window()
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    navigation?.pushViewController(RecordingScreen("Items", log: log))
    navigation?.pushViewController(RecordingScreen("Item", log: log))
    weak let root = navigation?.viewControllers.first
    weak let popped = navigation?.popViewController()
    #expect(popped == nil)
    #expect(root != nil)
    navigation = nil
    window = nil
    #expect(root == nil)
  }
}
