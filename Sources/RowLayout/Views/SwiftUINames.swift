// The names of the types that SwiftUI code mentions beside views, so that a pasted cell compiles. A file that imports
// Foundation too and spells one of them out has to say which it means.

/// A length in points, as SwiftUI code names it.
public typealias CGFloat = Double
/// A size, as SwiftUI code names it.
public typealias CGSize = RowSize
/// A place, as SwiftUI code names it.
public typealias CGPoint = RowPoint
/// A frame, as SwiftUI code names it.
public typealias CGRect = RowRect
/// A proposal, as SwiftUI code names it.
public typealias ProposedViewSize = ProposedSize
/// A stack that makes its views when they are seen, as SwiftUI code names it; a row makes all of them.
public typealias LazyVStack = VStack
/// A stack that makes its views when they are seen, as SwiftUI code names it; a row makes all of them.
public typealias LazyHStack = HStack
