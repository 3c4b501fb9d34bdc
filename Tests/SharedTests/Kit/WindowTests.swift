import HeadlessKit
import Testing

struct WindowTests {
  let log = Log()
  let window = Window()

  @Test func `Making a window visible loads its root and shows it, once`() {
    let root = RecordingScreen("Items", log: log)
    window.rootViewController = root
    #expect(log.entries == [])
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(root.view.window === window)
    #expect(
      log.entries == [
        "Items loadView", "Items viewDidLoad", "Items viewWillAppear", "Items viewDidAppear",
      ])
  }

  @Test func `A window without root shows nothing`() {
    window.makeKeyAndVisible()
    #expect(window.rootViewController == nil)
  }

  @Test func `A window that dies takes its screens along`() {
    var window: Window? = Window()
    window?.rootViewController = RecordingScreen("Items", log: log)
    window?.makeKeyAndVisible()
    weak let root = window?.rootViewController
    weak let view = root?.view
    #expect(view != nil)
    window = nil
    #expect(root == nil)
    #expect(view == nil)
  }
}
