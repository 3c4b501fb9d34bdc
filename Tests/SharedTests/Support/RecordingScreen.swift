import HeadlessKit

/// A screen that records its coming and going.
final class RecordingScreen: ViewController {
  private let log: Log
  private let name: String

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  override func loadView() {
    log.append("\(name) loadView")
    view = View()
  }

  override func viewDidLoad() {
    log.append("\(name) viewDidLoad")
  }

  override func viewWillAppear() {
    log.append("\(name) viewWillAppear")
  }

  override func viewDidAppear() {
    log.append("\(name) viewDidAppear")
  }

  override func viewWillDisappear() {
    log.append("\(name) viewWillDisappear")
  }

  override func viewDidDisappear() {
    log.append("\(name) viewDidDisappear")
  }

  override func didPop() {
    log.append("\(name) didPop")
  }
}
