internal import TextLayout

/// The caches of a row's containers of somebody's own by their numbers, each with the generation that it belongs to.
typealias LayoutCaches = [Int: (generation: UInt32, cache: Any)]
