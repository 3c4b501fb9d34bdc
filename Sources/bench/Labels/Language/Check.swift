import SwiftSource

/// How a rule is looked for in the sources.
struct Check: Sendable {
  let inspect: @Sendable (inout Inspection) -> Void

  func callAsFunction(_ version: Version) -> Inspection {
    var inspection = Inspection(version)
    inspect(&inspection)
    return inspection
  }

  /// Looks at each of the files.
  static func each(
    _ files: Files, _ inspect: @escaping @Sendable (SourceFile, inout Inspection) -> Void
  ) -> Check {
    Check { inspection in
      for file in inspection.version.files(files) { inspect(file, &inspection) }
    }
  }

  static func all(_ checks: Check...) -> Check {
    Check { inspection in
      for check in checks { inspection.add(check(inspection.version)) }
    }
  }

  /// The files name none of these, apart from what they declare themselves.
  static func no(_ names: Names, in files: Files) -> Check {
    Check { inspection in
      let forbidden = names.resolve(in: &inspection)
      for file in inspection.version.files(files) {
        inspection.look()
        for index in forbidden.subtracting([file.name]).flatMap({ file.names[$0] ?? [] }) {
          inspection.find(
            "names \(file.words[index].text)", in: file, line: file.words[index].line)
        }
      }
    }
  }

  /// Nobody but the files, and those that declare them, names these.
  static func only(_ files: Files, name names: Names) -> Check {
    Check { inspection in
      let names = names.resolve(in: &inspection)
      for file in inspection.version.files {
        for index in names.subtracting([file.name]).flatMap({ file.names[$0] ?? [] }) {
          inspection.expect(
            files.contains(file), "names \(file.text(index))", in: file,
            line: file.words[index].line)
        }
      }
    }
  }

  /// Nobody else asks anything for these members.
  static func only(_ files: Files, use members: Names) -> Check {
    Check { inspection in
      let members = members.resolve(in: &inspection)
      for file in inspection.version.files {
        for index in file.uses(ofMembers: members) {
          inspection.expect(
            files.contains(file), "calls \(file.text(index))", in: file,
            line: file.words[index].line)
        }
      }
    }
  }

  /// Whatever is of these types is asked for none of these members.
  static func no(use members: Names, of types: Names, in files: Files) -> Check {
    Check { inspection in
      let types = types.resolve(in: &inspection)
      let members = members.resolve(in: &inspection)
      for file in inspection.version.files(files) {
        let uses = file.uses(of: types)
        inspection.look(uses.isEmpty ? 0 : 1)
        for use in uses where members.contains(use.member) {
          inspection.find(
            "uses \(use.member)", in: file, line: file.words[use.index].line)
        }
      }
    }
  }

  /// Whatever is of these types is passed on and asked for nothing.
  static func noUse(of types: Names, in files: Files) -> Check {
    Check { inspection in
      let types = types.resolve(in: &inspection)
      for file in inspection.version.files(files) {
        inspection.look(types.contains { file.names[$0] != nil } ? 1 : 0)
        for use in file.uses(of: types) {
          inspection.find("uses \(use.member)", in: file, line: file.words[use.index].line)
        }
      }
    }
  }

  /// The types are made in these files only.
  static func only(_ files: Files, make types: Names) -> Check {
    Check { inspection in
      let types = types.resolve(in: &inspection)
      for file in inspection.version.files {
        for index in file.makes(types) {
          inspection.expect(
            files.contains(file), "makes \(file.text(index))", in: file,
            line: file.words[index].line)
        }
      }
    }
  }

  /// Properties of these types are weak.
  static func weak(_ types: Names, in files: Files = .all) -> Check {
    Check { inspection in
      let types = types.resolve(in: &inspection)
      for file in inspection.version.files(files) {
        for property in file.variables
        where property.isStored && !types.isDisjoint(with: property.type.texts) {
          inspection.expect(
            property.modifiers.contains("weak"), "\(property.name) is not weak", in: file,
            line: property.line)
        }
      }
    }
  }

  /// Properties of these names are weak, in files that have them.
  static func weak(named names: String..., in files: Files) -> Check {
    each(files) { file, inspection in
      for property in file.variables where property.isStored && names.contains(property.name) {
        inspection.expect(
          property.modifiers.contains("weak"), "\(property.name) is not weak", in: file,
          line: property.line)
      }
    }
  }

  /// The requirements of protocols whose names end so begin with these verbs.
  static func verbs(_ verbs: [String], ofProtocols suffix: String) -> Check {
    each(.all) { file, inspection in
      for requirement in file.requirements(ofProtocols: suffix) {
        inspection.expect(
          verbs.contains(where: requirement.name.startsWithWord),
          "\(requirement.name) doesn't begin with \(verbs.joined(separator: " or "))", in: file,
          line: requirement.line)
      }
    }
  }
}

extension SourceFile {
  /// The functions that protocols whose names end so demand.
  func requirements(ofProtocols suffix: String) -> [Function] {
    functions.filter { $0.owner.kind == .protocol && $0.owner.name.hasSuffix(suffix) }
  }
}

extension String {
  /// Whether a name in camel case has this as its first word or words.
  func startsWithWord(_ word: String) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first?.isLowercase ?? false)
  }
}
