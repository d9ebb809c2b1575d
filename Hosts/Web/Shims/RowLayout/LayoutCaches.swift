/// The caches of containers of somebody's own: there are none.
struct LayoutCaches {}
