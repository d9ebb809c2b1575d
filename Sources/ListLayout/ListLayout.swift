// ListLayout
