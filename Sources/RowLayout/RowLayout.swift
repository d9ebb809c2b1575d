// RowLayout
