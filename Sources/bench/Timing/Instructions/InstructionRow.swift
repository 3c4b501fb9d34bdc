import Console

/// What one flow in one architecture executes of a module, with values that need no decoding.
package struct InstructionRow: CellRow {
  package let version: String
  package let flow: String
  package let items: Int
  package let module: String
  package let instructions: Int

  package init(version: String, flow: String, items: Int, module: String, instructions: Int) {
    (self.version, self.flow, self.items) = (version, flow, items)
    (self.module, self.instructions) = (module, instructions)
  }
}
