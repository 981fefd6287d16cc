// SPDX-License-Identifier: MIT
#include "calendar_widgets.h"
#include "element.h"

typedef struct {
  GtkWidget parent_instance;
  AlmanacCanvasCalls calls;
  void *calendar;
} AlmanacCanvas;

typedef struct {
  GtkWidgetClass parent_class;
} AlmanacCanvasClass;

G_DEFINE_TYPE(AlmanacCanvas, almanac_canvas, GTK_TYPE_WIDGET)

static void almanac_canvas_dispose(GObject *object) {
  almanac_release_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(almanac_canvas_parent_class)->dispose(object);
}

static void almanac_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  AlmanacCanvas *canvas = (AlmanacCanvas *)widget;
  if (canvas->calendar) canvas->calls.snapshot(canvas->calendar, snapshot);
}

static void almanac_canvas_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)baseline;
  AlmanacCanvas *canvas = (AlmanacCanvas *)widget;
  if (canvas->calendar) canvas->calls.allocate(canvas->calendar, width, height);
  almanac_allocate_children(widget, 0, 0);
}

static void almanac_canvas_class_init(AlmanacCanvasClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = almanac_canvas_dispose;
  widget->snapshot = almanac_canvas_snapshot;
  widget->size_allocate = almanac_canvas_allocate;
  gtk_widget_class_set_css_name(widget, "calendarcanvas");
  gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void almanac_canvas_init(AlmanacCanvas *canvas) {
  gtk_widget_set_overflow(GTK_WIDGET(canvas), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *almanac_canvas_new(AlmanacCanvasCalls calls) {
  AlmanacCanvas *canvas = g_object_new(almanac_canvas_get_type(), NULL);
  canvas->calls = calls;
  return GTK_WIDGET(canvas);
}

void almanac_canvas_forget(GtkWidget *canvas) { ((AlmanacCanvas *)canvas)->calendar = NULL; }

void almanac_canvas_adopt(GtkWidget *canvas, void *calendar) {
  ((AlmanacCanvas *)canvas)->calendar = calendar;
}

GdkContentProvider *almanac_text_content_new(const char *text) {
  return gdk_content_provider_new_typed(G_TYPE_STRING, text);
}

GtkEventController *almanac_text_target_new(void) {
  return GTK_EVENT_CONTROLLER(gtk_drop_target_new(G_TYPE_STRING, GDK_ACTION_COPY));
}
