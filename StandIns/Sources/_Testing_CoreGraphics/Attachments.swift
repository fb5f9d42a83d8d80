// Swift Testing attaches images with a module of this name. There are no images here.
