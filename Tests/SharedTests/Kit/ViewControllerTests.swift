import HeadlessKit
import Testing

struct ViewControllerTests {
  let log = Log()

  @Test func `A screen without title and a label without text have the empty text`() {
    #expect(ViewController().title == "")
    #expect(Label().text == "")
  }

  @Test func `The view is made when first asked for, once, and then viewDidLoad is called`() {
    let screen = RecordingScreen("Items", log: log)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(log.entries == [])
    var loaded: View?
    screen.reactions["viewDidLoad"] = { [weak screen] in loaded = screen?.view }
    let view = screen.view
    #expect(loaded === view)
    #expect(screen.viewIfLoaded === view)
    screen.loadViewIfNeeded()
    #expect(log.entries == ["Items loadView", "Items viewDidLoad"])
  }

  @Test func `A controller that makes no view gets an empty one`() {
    let screen = ViewController()
    #expect(screen.view === screen.view)
    #expect(screen.view.subviews.isEmpty)
  }

  @Test func `Nothing keeps a controller alive but its owner`() {
    var screen: RecordingScreen? = RecordingScreen("Items", log: log)
    weak let released = screen
    weak let view = screen?.view
    #expect(view != nil)
    screen = nil
    #expect(released == nil)
    #expect(view == nil)
  }
}
