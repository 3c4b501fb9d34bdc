import Console

/// What one flow in one architecture executes of a module, with values that need no decoding.
package struct InstructionRow: CellRow {
  package let architecture: String
  package let flow: String
  package let items: Int
  package let module: String
  package let instructions: Int

  package init(architecture: String, flow: String, items: Int, module: String, instructions: Int) {
    (self.architecture, self.flow, self.items) = (architecture, flow, items)
    (self.module, self.instructions) = (module, instructions)
  }
}
