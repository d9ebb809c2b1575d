// One import for everything: `import SelfSizing`.
@_exported public import ListLayout
@_exported public import RowLayout
@_exported public import RowRendering
@_exported public import TextICU
@_exported public import TextLayout
@_exported public import TextShaping
