#include <pango/pangocairo.h>

// A layout in a family at a size in pixels, that breaks as the library's labels do: between words, else inside them.
// GObject's casts are macros, which Swift does not import; so the few calls stand here.
static inline PangoLayout *bench_pango_layout(PangoContext *context, const char *family, double size) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, family);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  return layout;
}

static inline PangoContext *bench_pango_context(void) {
  return pango_font_map_create_context(pango_cairo_font_map_get_default());
}

static inline int bench_pango_height(PangoLayout *layout, double width) {
  int height = 0;
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_get_size(layout, NULL, &height);
  return height;
}

static inline void bench_pango_free(void *object) { g_object_unref(object); }
