// TextICU
