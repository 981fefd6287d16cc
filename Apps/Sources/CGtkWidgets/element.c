// SPDX-License-Identifier: MIT
#include "element.h"

#include "calendar_widgets.h"

typedef struct {
  GtkWidget parent_instance;
  /// Where it is in the calendar.
  GdkRectangle frame;
} AlmanacElement;

typedef struct {
  GtkWidgetClass parent_class;
} AlmanacElementClass;

G_DEFINE_TYPE(AlmanacElement, almanac_element, GTK_TYPE_WIDGET)

void almanac_release_children(GtkWidget *widget) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

void almanac_allocate_children(GtkWidget *widget, int x, int y) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child; child = gtk_widget_get_next_sibling(child)) {
    const GdkRectangle *frame = &((AlmanacElement *)child)->frame;
    // GTK complains of a widget that is placed without having been asked for its size.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    GtkAllocation place = {frame->x - x, frame->y - y, frame->width, frame->height};
    gtk_widget_size_allocate(child, &place, -1);
  }
}

static void almanac_element_dispose(GObject *object) {
  almanac_release_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(almanac_element_parent_class)->dispose(object);
}

static void almanac_element_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width;
  (void)height;
  (void)baseline;
  const GdkRectangle *frame = &((AlmanacElement *)widget)->frame;
  almanac_allocate_children(widget, frame->x, frame->y);
}

// The calendar paints itself, with the ring around what has the focus.
static void almanac_element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  (void)widget;
  (void)snapshot;
}

static void almanac_element_class_init(AlmanacElementClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = almanac_element_dispose;
  widget->size_allocate = almanac_element_allocate;
  widget->snapshot = almanac_element_snapshot;
  gtk_widget_class_set_css_name(widget, "calendarelement");
}

static void almanac_element_init(AlmanacElement *element) {
  // Pointers belong to the canvas.
  gtk_widget_set_can_target(GTK_WIDGET(element), FALSE);
}

GtkWidget *almanac_element_new(GtkAccessibleRole role) {
  return g_object_new(almanac_element_get_type(), "accessible-role", role, NULL);
}

void almanac_element_place(GtkWidget *widget, int x, int y, int width, int height) {
  AlmanacElement *element = (AlmanacElement *)widget;
  element->frame = (GdkRectangle){x, y, width, height};
  if (gtk_widget_get_parent(widget)) gtk_widget_queue_allocate(gtk_widget_get_parent(widget));
}

void almanac_element_name(GtkWidget *element, const char *label, const char *description) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                 GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void almanac_element_state(GtkWidget *element, int selected, gboolean is_disabled) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(element);
  if (selected < 0) {
    gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED);
  } else {
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected > 0, -1);
  }
  gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, is_disabled, -1);
}

void almanac_element_order(GtkWidget *element, int row, int column) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(element);
  if (row > 0) {
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_ROW_INDEX, row, -1);
  }
  if (column > 0) {
    gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_COL_INDEX, column, -1);
  }
}

void almanac_announce(GtkWidget *widget, const char *words) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(GTK_ACCESSIBLE(widget), words,
                          GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  (void)widget;
  (void)words;
#endif
}
