import SwiftSource

extension SourceIndex {
  /// A function or a property, and where it stands.
  struct Member: Equatable {
    struct Name {
      let text: String
      /// What it is a member of: the name before the dot.
      let receiver: String?
      let isCalled: Bool
    }

    let owner: Declaration
    /// As a seam spells it: `save(title:isEnabled:)`, or a property's name.
    let name: String
    let place: SourcePlace
    /// What stands between its braces.
    let words: ArraySlice<Token>
    let parameters: [Function.Parameter]
    /// Nil for a function.
    let property: Variable?
    /// Those among the words.
    let names: [Name]

    /// Without labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }

    var isShared: Bool { place.file.hasPrefix("Sources/Shared/") }

    init(
      owner: Declaration, name: String, place: SourcePlace, words: ArraySlice<Token>,
      parameters: [Function.Parameter] = [], property: Variable? = nil
    ) {
      self.owner = owner
      self.name = name
      self.place = place
      self.words = words
      self.parameters = parameters
      self.property = property
      names = words.indices.filter { words[$0].kind == .identifier }.map { index in
        let before = words[..<index]
        let isMember = before.last?.text.hasSuffix(".") ?? false
        return Name(
          text: words[index].text,
          receiver: isMember ? before.last { $0.kind == .identifier }?.text : nil,
          isCalled: words[(index + 1)...].first?.text == "(")
      }
    }

    static func == (left: Member, right: Member) -> Bool { left.place == right.place }
  }
}
