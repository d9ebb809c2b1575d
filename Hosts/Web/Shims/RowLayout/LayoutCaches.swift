/// What containers of somebody's own keep: there are none.
struct LayoutCaches {}
