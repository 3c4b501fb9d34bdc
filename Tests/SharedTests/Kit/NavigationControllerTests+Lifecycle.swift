import HeadlessKit
import Items
import Testing

extension NavigationControllerTests {
  @Test func `A push loads the new screen and covers the old one, in order`() {
    showItems()
    navigation.pushViewController(item)
    #expect(
      log.entries == [
        "Items viewWillDisappear", "Item loadView", "Item viewDidLoad", "Item viewWillAppear",
        "Items viewDidDisappear", "Item viewDidAppear",
      ])
  }

  @Test(arguments: Leaving.allCases)
  func `Leaving shows the screen below, then tells the screen that was left`(by leaving: Leaving) {
    showItems()
    navigation.pushViewController(item)
    _ = log.take()
    leaving(navigation)
    #expect(
      log.entries == [
        "Item viewWillDisappear", "Items viewWillAppear", "Item viewDidDisappear",
        "Items viewDidAppear", "Item didPop",
      ])
  }

  @Test func `A screen that is told it was left is in no stack any more`() {
    showItems()
    let screen = PopProbe()
    navigation.pushViewController(screen)
    navigation.goBack()
    #expect(screen.hadStackWhenPopped == false)
  }

  @Test func `A covered screen is not left`() {
    showItems()
    navigation.pushViewController(item)
    navigation.pushViewController(RecordingScreen("New item", log: log))
    #expect(!log.entries.contains { $0.hasSuffix("didPop") })
  }

  @Test func `Of several screens only the one left is told so`() {
    showItems()
    navigation.pushViewController(item)
    navigation.pushViewController(RecordingScreen("New item", log: log))
    navigation.goBack()
    #expect(log.entries.filter { $0.hasSuffix("didPop") } == ["New item didPop"])
  }

  @Test func `Screens of a stack that isn't on screen load only when they show`() {
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    #expect(log.entries == [])
    let window = Window()
    window.rootViewController = navigation
    window.makeVisible()
    #expect(
      log.take() == [
        "Item loadView", "Item viewDidLoad", "Item viewWillAppear", "Item viewDidAppear",
      ])
    navigation.popViewController()
    #expect(
      log.entries == [
        "Item viewWillDisappear", "Items loadView", "Items viewDidLoad", "Items viewWillAppear",
        "Item viewDidDisappear", "Items viewDidAppear", "Item didPop",
      ])
  }

  @Test func `Off screen, leaving tells the screen that was left and no other`() {
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    navigation.popViewController()
    #expect(log.entries == ["Item didPop"])
  }

  @Test func `A stack that disappears takes its topmost screen along, and loads no more`() {
    showItems()
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    #expect(log.take() == ["Items viewWillDisappear", "Items viewDidDisappear"])
    navigation.pushViewController(item)
    #expect(log.entries == [])
  }
}

/// Looks for its stack when it is told that it was left.
private final class PopProbe: ViewController {
  private(set) var hadStackWhenPopped: Bool?

  override func didPop() {
    hadStackWhenPopped = navigationController != nil
  }
}
