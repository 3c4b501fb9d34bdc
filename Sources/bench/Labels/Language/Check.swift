import SwiftSource

/// How a rule inspects the sources of a version.
struct Check: Sendable {
  let inspect: @Sendable (Version) -> Inspection

  /// Inspects what each of the parts inspects, which must be something.
  static func all(_ parts: Check...) -> Check {
    Check { version in
      let inspections = parts.map { $0.inspect(version) }
      return Inspection(
        subjects: inspections.map(\.subjects).min() ?? 0, breaches: inspections.flatMap(\.breaches))
    }
  }

  /// Reports the words at the indices that `find` returns; the verb says what the file does with them.
  static func no(
    _ verb: String, _ names: Names = .none, in files: Files = .all,
    _ find: @escaping @Sendable (SourceFile, Set<String>) -> [Int]
  ) -> Check {
    Check { version in
      let (names, areKnown) = names.resolve(in: version)
      let files = version.files(files)
      return Inspection(
        subjects: areKnown ? files.count : 0,
        breaches: files.flatMap { file in
          find(file, names).map { file.breach("\(verb) \(file.text($0))", file.words[$0].line) }
        })
    }
  }

  /// Reports each part of the files, such as a type, that `complaint` has something to say about.
  static func every<Part: SourcePart>(
    _ parts: @escaping @Sendable (SourceFile) -> [Part], _ names: Names = .none,
    in files: Files = .all, _ complaint: @escaping @Sendable (Part, Scope) -> String?
  ) -> Check {
    Check { version in
      let (names, areKnown) = names.resolve(in: version)
      var inspection = Inspection()
      for file in version.files(files) {
        for part in parts(file) {
          inspection.subjects += areKnown ? 1 : 0
          guard let what = complaint(part, (file, names)) else { continue }
          inspection.breaches.append(file.breach(what, part.line))
        }
      }
      return inspection
    }
  }

  /// What a complaint may depend on besides its part.
  typealias Scope = (file: SourceFile, names: Set<String>)

  /// The files name none of these, apart from what they declare themselves.
  static func no(_ names: Names, in files: Files = .all) -> Check {
    no("names", names, in: files) { file, names in
      names.subtracting([file.name]).flatMap(file.places)
    }
  }

  /// The files call none of these members, and don't pass them on, whoever has them.
  static func no(calling members: Names, in files: Files) -> Check {
    no("calls", members, in: files) { file, members in file.uses(ofMembers: members) }
  }

  /// Only these files make such objects, and only in functions with the given name.
  static func only(_ files: Files, make types: Names, in function: String? = nil) -> Check {
    no("makes", types) { file, types in
      let bodies = file.functions.filter { $0.name == function }.map(\.body)
      return file.makes(types).filter { index in
        let isInside = function == nil || bodies.contains { $0.contains(index) }
        return !files.contains(file) || !isInside
      }
    }
  }

  /// Properties of these types are weak.
  static func weak(_ types: Names, in files: Files) -> Check {
    every(\.storedProperties, types, in: files) { property, scope in
      let isWeak = property.modifiers.contains("weak")
      return isWeak || scope.names.isDisjoint(with: property.type.texts)
        ? nil : "\(property.name) is not weak"
    }
  }

  /// Each class in the files has such a property, a constant of its scene's protocol.
  static func constant(_ name: String, ofProtocol suffix: String, in files: Files) -> Check {
    every(\.declaredTypes, in: files) { type, scope in
      let isThere = scope.file.variables.contains {
        $0.isStored && $0.isConstant && $0.name == name
          && $0.type.text == "any \(scope.file.scene)\(suffix)"
      }
      return isThere ? nil : "\(type.name) has no constant \(name) of its scene's protocol"
    }
  }

  /// The functions of protocols whose names end in a key begin with one of the verbs.
  static func verbs(_ verbs: KeyValuePairs<String, [String]>) -> Check {
    every(\.requirements) { function, _ in
      let allowed = verbs.first { function.owner.name.hasSuffix($0.key) }?.value
      guard let allowed, !allowed.contains(where: function.name.startsWithWord) else { return nil }
      return "\(function.name) doesn't begin with \(allowed.joined(separator: " or "))"
    }
  }
}

/// What a rule has found in a version.
struct Inspection: Sendable {
  /// The number of things that the rule inspected: with none, it says nothing about the version.
  var subjects = 0
  var breaches: [Breach] = []
}

/// A place where a rule is broken, and what is wrong there.
struct Breach: Sendable {
  let path: String
  let line: Int
  let what: String
}

/// Something in a source file that has a line.
protocol SourcePart: Sendable {
  var line: Int { get }
}

extension Declaration: SourcePart {}
extension Function: SourcePart {}
extension Variable: SourcePart {}

extension SourceFile {
  /// `line` is the index of the line.
  func breach(_ what: String, _ line: Int) -> Breach {
    Breach(path: path, line: line + 1, what: what)
  }
}

extension String {
  /// Whether a name in camel case has this as its first word or words.
  func startsWithWord(_ word: String) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
  }
}
