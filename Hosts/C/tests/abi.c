/* The interface as programs were compiled with it: does not compile where a function or a structure of this version changed. A new
 * function is added here; a line is changed only together with SS_ABI_VERSION. */
#include <selfsizing.h>

_Static_assert (SS_ABI_VERSION == 1, "write down the interface of the new version");

uint32_t (*const v1_abi_version) (void) = ss_abi_version;
const char *(*const v1_version) (void) = ss_version;
const char *(*const v1_error_message) (void) = ss_error_message;
const char *(*const v1_status_name) (ss_status) = ss_status_name;
ss_status (*const v1_engine_create) (const char *, size_t, const char *, ss_engine **) = ss_engine_create;
ss_status (*const v1_engine_create_system) (const char *, ss_engine **) = ss_engine_create_system;
ss_engine *(*const v1_engine_retain) (ss_engine *) = ss_engine_retain;
void (*const v1_engine_release) (ss_engine *) = ss_engine_release;
ss_status (*const v1_engine_fonts_digest) (const ss_engine *, const char *, uint64_t *) = ss_engine_fonts_digest;
ss_status (*const v1_label_create) (const ss_engine *, const char *, size_t, const ss_text_style *, ss_label **) = ss_label_create;
ss_status (*const v1_label_create_json) (const ss_engine *, const char *, size_t, ss_label **) = ss_label_create_json;
ss_status (*const v1_label_with_font_size) (const ss_label *, double, ss_label **) = ss_label_with_font_size;
ss_status (*const v1_label_keep_heights) (const ss_label *, ss_label **) = ss_label_keep_heights;
ss_label *(*const v1_label_retain) (ss_label *) = ss_label_retain;
void (*const v1_label_release) (ss_label *) = ss_label_release;
ss_status (*const v1_label_height) (const ss_label *, double, double *) = ss_label_height;
ss_status (*const v1_labels_heights) (const ss_label *const *, size_t, double, double *) = ss_labels_heights;
ss_status (*const v1_label_measure) (const ss_label *, double, ss_text_size *) = ss_label_measure;
ss_status (*const v1_label_lines) (const ss_label *, double, ss_line *, size_t, size_t *) = ss_label_lines;
ss_status (*const v1_label_caret) (const ss_label *, double, int64_t, ss_caret *) = ss_label_caret;
ss_status (*const v1_label_offset_at) (const ss_label *, double, double, double, int64_t *) = ss_label_offset_at;
ss_status (*const v1_label_uncovered) (const ss_label *, size_t *) = ss_label_uncovered;
ss_status (*const v1_label_encode) (const ss_label *, void *, size_t, size_t *) = ss_label_encode;
ss_status (*const v1_label_decode) (const void *, size_t, ss_label **) = ss_label_decode;
ss_status (*const v1_texts_heights) (const ss_engine *, const ss_text_style *, const char *, const int64_t *, size_t, const double *, size_t, double *) = ss_texts_heights;
ss_status (*const v1_texts_heights_32) (const ss_engine *, const ss_text_style *, const char *, const int32_t *, size_t, const double *, size_t, double *) = ss_texts_heights_32;
ss_status (*const v1_row_create) (const ss_engine *, const char *, size_t, ss_row **) = ss_row_create;
ss_row *(*const v1_row_retain) (ss_row *) = ss_row_retain;
void (*const v1_row_release) (ss_row *) = ss_row_release;
ss_status (*const v1_row_heights) (const ss_row *, const double *, size_t, double *) = ss_row_heights;
ss_status (*const v1_row_measure) (const ss_row *, const double *, const double *, ss_row_size *) = ss_row_measure;
ss_status (*const v1_row_part_count) (const ss_row *, size_t *) = ss_row_part_count;
ss_status (*const v1_row_part_name) (const ss_row *, size_t, const char **) = ss_row_part_name;
ss_status (*const v1_row_frames) (const ss_row *, const double *, const double *, ss_rect *, size_t, size_t *) = ss_row_frames;
ss_status (*const v1_row_draw) (const ss_row *, const double *, const double *, double, void *, size_t, size_t, size_t) = ss_row_draw;
ss_status (*const v1_list_create) (const char *, size_t, ss_list **) = ss_list_create;
void (*const v1_list_free) (ss_list *) = ss_list_free;
ss_status (*const v1_list_apply) (ss_list *, const char *, size_t, const char **, size_t *) = ss_list_apply;
ss_status (*const v1_list_scroll_by) (ss_list *, double, int, ss_report *) = ss_list_scroll_by;
ss_status (*const v1_list_set_height) (ss_list *, int64_t, double, ss_report *) = ss_list_set_height;
ss_status (*const v1_list_set_height_by_key) (ss_list *, const char *, size_t, double, ss_report *) = ss_list_set_height_by_key;
ss_status (*const v1_list_frame) (ss_list *, ss_measure_function, void *, ss_report *) = ss_list_frame;
ss_status (*const v1_list_visible_slots) (ss_list *, ss_slot *, size_t, size_t *) = ss_list_visible_slots;
ss_status (*const v1_list_pinned_slots) (ss_list *, ss_slot *, size_t, size_t *) = ss_list_pinned_slots;
ss_status (*const v1_list_slot_count) (ss_list *, int64_t *) = ss_list_slot_count;
ss_status (*const v1_list_slot_at) (ss_list *, int64_t, int64_t *) = ss_list_slot_at;
ss_status (*const v1_list_slot_with_key) (ss_list *, const char *, size_t, int64_t *) = ss_list_slot_with_key;
ss_status (*const v1_list_slot_frame) (ss_list *, int64_t, ss_slot *) = ss_list_slot_frame;
ss_status (*const v1_list_key) (ss_list *, int64_t, const char **, size_t *) = ss_list_key;
ss_status (*const v1_list_state) (ss_list *, ss_report *) = ss_list_state;
double (*const v1_measure_function) (void *, const ss_request *) = (ss_measure_function) 0;

_Static_assert (sizeof (ss_text_style) == 64, "ss_text_style changed");
_Static_assert (sizeof (ss_text_size) == 64, "ss_text_size changed");
_Static_assert (sizeof (ss_line) == 56, "ss_line changed");
_Static_assert (sizeof (ss_caret) == 40, "ss_caret changed");
_Static_assert (sizeof (ss_row_size) == 32, "ss_row_size changed");
_Static_assert (sizeof (ss_rect) == 32, "ss_rect changed");
_Static_assert (sizeof (ss_report) == 48, "ss_report changed");
_Static_assert (sizeof (ss_request) == 40, "ss_request changed");
_Static_assert (sizeof (ss_slot) == 48, "ss_slot changed");
