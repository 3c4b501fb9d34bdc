import HeadlessKit
import Testing

struct ViewControllerTests {
  let log = Log()

  @Test func `The view is made when first asked for, once`() {
    let screen = RecordingScreen("Items", log: log)
    #expect(!screen.isViewLoaded)
    #expect(log.entries == [])
    let view = screen.view
    #expect(screen.isViewLoaded)
    #expect(screen.view === view)
    screen.loadViewIfNeeded()
    #expect(log.entries == ["Items loadView", "Items viewDidLoad"])
  }

  @Test func `The view is there when viewDidLoad is called`() {
    let screen = Probe()
    screen.loadViewIfNeeded()
    #expect(screen.viewInDidLoad != nil)
    #expect(screen.viewInDidLoad === screen.view)
  }

  @Test func `A controller that makes no view gets an empty one`() {
    let screen = ViewController()
    #expect(screen.view === screen.view)
    #expect(screen.view.subviews.isEmpty)
  }

  @Test func `Nothing keeps a controller alive but its owner`() {
    var screen: Probe? = Probe()
    screen?.loadViewIfNeeded()
    weak let released = screen
    weak let view = screen?.view
    screen = nil
    #expect(released == nil)
    #expect(view == nil)
  }
}

/// Asks for its view as soon as it is loaded.
private final class Probe: ViewController {
  private(set) weak var viewInDidLoad: View?

  override func viewDidLoad() {
    viewInDidLoad = view
  }
}
