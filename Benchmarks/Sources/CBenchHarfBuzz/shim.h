#include <hb.h>
#include <hb-ot.h>
// malloc_trim, by which memory is given back before its peak is measured; the C library's own module lacks it.
#include <malloc.h>
