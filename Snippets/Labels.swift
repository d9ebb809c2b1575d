// A label, prepared once and measured at any width.
import SelfSizing

let engine = try TextEngine(stacks: ["ui": FontStack(files: ["Inter-Regular.otf", "NotoColorEmoji.ttf"])])
let text = try engine.preparedText(TextLabel("Hello, world 👍", font: FontDescription(stack: "ui", size: 16)))
print(try text.height(width: 80), text.measure(width: 80, height: nil).lineCount)
