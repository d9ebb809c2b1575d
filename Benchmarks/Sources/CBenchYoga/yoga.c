#include "CBenchYoga.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>

// What is used of Yoga's public C interface (yoga/Yoga.h), found by name in the library.
typedef struct YGNode *Node;
typedef struct {
  float width;
  float height;
} Size;
typedef Size (*Measure)(const struct YGNode *, float, int, float, int);

enum { directionLeftToRight = 1, rowDirection = 2, alignStart = 1, alignStretch = 4 };
enum { edgeHorizontal = 6, edgeVertical = 7, gutterAll = 2 };

static Node (*newNode)(void);
static void (*freeNodes)(Node);
static void (*insertChild)(Node, Node, size_t);
static void (*setContext)(Node, void *);
static void *(*context)(const struct YGNode *);
static void (*setMeasure)(Node, Measure);
static void (*layOut)(Node, float, float, int);
static float (*layoutHeight)(const struct YGNode *);
static void (*setDirection)(Node, int);
static void (*setAlignItems)(Node, int);
static void (*setAlignSelf)(Node, int);
static void (*setGrow)(Node, float);
static void (*setShrink)(Node, float);
static void (*setWidth)(Node, float);
static void (*setHeight)(Node, float);
static void (*setPadding)(Node, int, float);
static void (*setGap)(Node, int, float);

bool benchYogaOpen(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FIND(function, name) if (!(*(void **)&function = dlsym(library, name))) return false
  FIND(newNode, "YGNodeNew");
  FIND(freeNodes, "YGNodeFreeRecursive");
  FIND(insertChild, "YGNodeInsertChild");
  FIND(setContext, "YGNodeSetContext");
  FIND(context, "YGNodeGetContext");
  FIND(setMeasure, "YGNodeSetMeasureFunc");
  FIND(layOut, "YGNodeCalculateLayout");
  FIND(layoutHeight, "YGNodeLayoutGetHeight");
  FIND(setDirection, "YGNodeStyleSetFlexDirection");
  FIND(setAlignItems, "YGNodeStyleSetAlignItems");
  FIND(setAlignSelf, "YGNodeStyleSetAlignSelf");
  FIND(setGrow, "YGNodeStyleSetFlexGrow");
  FIND(setShrink, "YGNodeStyleSetFlexShrink");
  FIND(setWidth, "YGNodeStyleSetWidth");
  FIND(setHeight, "YGNodeStyleSetHeight");
  FIND(setPadding, "YGNodeStyleSetPadding");
  FIND(setGap, "YGNodeStyleSetGap");
#undef FIND
  return true;
}

static Size measured(const struct YGNode *node, float width, int mode, float height, int heightMode) {
  const BenchYogaText *text = context(node);
  float lines = isnan(width) || text->length <= width ? 1 : ceilf(text->length / width);
  Size size = {lines == 1 ? text->length : width, lines * text->lineHeight};
  return size;
}

static Node added(Node parent, size_t place) {
  Node child = newNode();
  insertChild(parent, child, place);
  return child;
}

static void addText(Node parent, size_t place, BenchYogaText *text) {
  Node node = added(parent, place);
  setContext(node, text);
  setMeasure(node, measured);
}

float benchYogaRow(BenchYogaText name, BenchYogaText message, BenchYogaText time, float width) {
  Node row = newNode();
  setDirection(row, rowDirection);
  setAlignItems(row, alignStart);
  setPadding(row, edgeHorizontal, 16);
  setGap(row, gutterAll, 12);
  Node bar = added(row, 0);
  setWidth(bar, 2);
  setAlignSelf(bar, alignStretch);
  Node picture = added(row, 1);
  setWidth(picture, 40);
  setHeight(picture, 40);
  Node texts = added(row, 2);
  setShrink(texts, 1);
  setPadding(texts, edgeVertical, 8);
  setGap(texts, gutterAll, 2);
  addText(texts, 0, &name);
  addText(texts, 1, &message);
  addText(texts, 2, &time);
  setGrow(added(row, 3), 1);
  layOut(row, width, NAN, directionLeftToRight);
  float height = layoutHeight(row);
  freeNodes(row);
  return height;
}
