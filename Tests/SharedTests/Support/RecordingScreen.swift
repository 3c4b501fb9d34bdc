import HeadlessKit

/// A screen that records its coming and going.
final class RecordingScreen: ViewController {
  /// What to do within a callback, once, by the callback's name.
  var reactions: [String: () -> Void] = [:]
  /// Called within each callback.
  var onCallback: () -> Void = {}
  private let log: Log

  init(_ name: String, log: Log) {
    self.log = log
    super.init()
    title = name
  }

  override func loadView() {
    view = View()
    note("loadView")
  }

  override func viewDidLoad() {
    note("viewDidLoad")
  }

  override func viewWillAppear() {
    note("viewWillAppear")
  }

  override func viewDidAppear() {
    note("viewDidAppear")
  }

  override func viewWillDisappear() {
    note("viewWillDisappear")
  }

  override func viewDidDisappear() {
    note("viewDidDisappear")
  }

  override func didMove(toParent parent: ViewController?) {
    note(parent == nil ? "didMove out" : "didMove in")
  }

  private func note(_ callback: String) {
    log.append("\(title) \(callback)")
    onCallback()
    reactions.removeValue(forKey: callback)?()
  }
}
