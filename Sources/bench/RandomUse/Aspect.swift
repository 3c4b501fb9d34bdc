import FakeWorld
import Foundation
import Items

/// One table of what sessions should have led to.
package enum Aspect: String, CaseIterable {
  case list = "On the list"
  case detail = "On the detail"
  case form = "On the form"
  case titles = "Titles saved"
  case replies = "Replies that reached a waiting request"
  case arrivals = "How replies arrived"
  case store = "Store"
  case start = "At launch"

  package var rows: [String] {
    switch self {
    case .list: ScreenState.onList.map(\.rawValue)
    case .detail: ScreenState.onDetail.map(\.rawValue)
    case .form: ScreenState.onForm.map(\.rawValue)
    case .titles: TitleKind.allCases.map(\.rawValue)
    case .replies: Treatment.all
    case .arrivals: Arrival.allCases.map(\.rawValue)
    case .store: InMemoryStore.Operation.allCases.map { "\($0)" }
    case .start: Amount.allCases.map { "\($0.rawValue) stored" }
    }
  }

  package var columns: [String] {
    switch self {
    case .list: Act.list.map(\.rawValue)
    case .detail: Act.detail.map(\.rawValue)
    case .form: Act.form.map(\.rawValue)
    case .titles: ["sent", "refused"]
    case .replies, .arrivals: Endpoint.Kind.allCases.map(\.rawValue)
    case .store: ["fails once", "fails always", "works again"]
    case .start: Amount.allCases.map { "\($0.rawValue) on the server" }
    }
  }
}

/// How many items there are at first.
enum Amount: String, CaseIterable {
  case none, few, many

  init(_ count: Int) {
    self = count == 0 ? .none : count <= 12 ? .few : .many
  }
}

/// What makes a title special.
enum TitleKind: String, CaseIterable {
  case empty
  case space = "white space"
  case blank = "nothing to see"
  case short
  case padded = "white space around"
  case emoji
  case longest = "80 characters"
  case longestClusters = "80 clusters of several scalars"
  case tooLong = "81 characters"
  case tooLongClusters = "81 clusters of several scalars"
  case muchTooLong = "more than 81"

  init(of text: String) {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = text.unicodeScalars.drop(while: isSpace).reversed().drop(while: isSpace)
    let title = String(String.UnicodeScalarView(scalars.reversed()))
    let isSeen = title.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .control
    }
    let hasClusters = title.count < title.unicodeScalars.count
    switch title.count {
    case 0: self = text.isEmpty ? .empty : .space
    case _ where !isSeen: self = .blank
    case 80: self = hasClusters ? .longestClusters : .longest
    case 81: self = hasClusters ? .tooLongClusters : .tooLong
    case 82...: self = .muchTooLong
    default: self = hasClusters ? .emoji : title == text ? .short : .padded
    }
  }

  var isSent: Bool {
    switch self {
    case .empty, .space, .blank, .tooLong, .tooLongClusters, .muchTooLong: false
    case .short, .padded, .emoji, .longest, .longestClusters: true
    }
  }
}

/// The ways in which a reply can come.
enum Arrival: String, CaseIterable {
  case inTime = "in its time"
  case released = "held, then released"
  case overtaking = "before an older one"
  case covered = "while its screen is covered"
  case repeated = "once more"
  case late = "after the cancel"
  case lateReleased = "after the cancel, held"
  case lateRepeated = "after the cancel, once more"
  case afterEnd = "after the app has gone"
}
