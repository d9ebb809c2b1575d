#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>

// HB_TAG is a function-like macro, which Swift does not import.
static inline hb_tag_t chb_tag(char a, char b, char c, char d) { return HB_TAG(a, b, c, d); }

// HB_DIRECTION_IS_BACKWARD and its kin are macros as well.
static inline int chb_script_is_right_to_left(hb_script_t script) {
  return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL;
}
