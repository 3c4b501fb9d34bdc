import Foundation
import RandomUse

/// How the lines of a script are written.
package enum ScriptExamples {
  /// One of each, in the order in which a script needs them, with what it does.
  package static let all: [(name: String, meaning: String)] = [
    (#"["scenario", "offline at first"]"#, "its name"),
    (#"["server", 14]"#, "so many items are on the server, else those of its fixture"),
    (#"["stored", 2]"#, "so many items are in the store"),
    (#"["launch"]"#, "starts the app; the lines above hold from the first request on"),
    (
      #"["tap", "items.add"]"#,
      "or items.deleteAll, items.retry, detail.retry, add.title, add.enabled, add.save"
    ),
    (#"["type", "Milk", "add.title"]"#, "into a field"),
    (#"["clear", "add.title"]"#, "empties a field"),
    (#"["deleteBackward", "add.title"]"#, "deletes a character"),
    (#"["selectRow", 0]"#, "opens a row; the first is 0"),
    (#"["scroll", 5]"#, "until that row is the first to be seen"),
    (#"["pull"]"#, "pulls the list down"),
    (#"["goBack"]"#, "leaves a screen"),
    (#"["wait", 500]"#, "so many milliseconds"),
    (#"["waitForNext"]"#, "until the next thing happens, such as a reply"),
    (#"["waitUntilSettled"]"#, "until nothing is under way"),
    (#"["impossible", ["pull"]]"#, "the user tries what can't be done"),
    (#"["mood", "offline"]"#, "the network from now on: online, offline, error500, malformed"),
    (#"["latency", 800]"#, "replies take so many milliseconds from now on"),
    (#"["hold"]"#, "replies wait"),
    (#"["release", 0]"#, "one of those that wait arrives; the oldest is 0"),
    (#"["releaseAll"]"#, "all arrive, and those to come don't wait"),
    (
      #"["script", "create", "fault", 503]"#,
      "the next reply to list, detail, create, or deleteAll; fault is a status, offline, or timedOut; "
        + "or latency, isHeld, deliveries"
    ),
    (#"["malformed", "list", "listBadDate"]"#, "the next reply is broken"),
    (#"["repeatReply", 0]"#, "a reply arrives again; the latest is 0"),
    (#"["create", "From afar"]"#, "somebody else adds an item on the server"),
    (#"["deleteAll"]"#, "somebody else deletes all there"),
    (#"["fail", "insert", "once"]"#, "the store fails: once, always, or never again"),
    (#"["appearAgain"]"#, "the screen appears once more"),
    (#"["touch", "add.save"]"#, "a control, whether or not the user could use it"),
    (#"["touchRow", 0]"#, "a row, likewise"),
  ]

  /// What stands where a line begins like this one.
  static func example(like line: String) -> String? {
    let list = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
    return (list?.first as? String).flatMap { name in
      all.map(\.name).first { $0.hasPrefix("[\"\(name)\"") }
    }
  }
}
