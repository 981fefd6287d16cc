// SPDX-License-Identifier: MIT
#ifndef ALMANAC_ELEMENT_H
#define ALMANAC_ELEMENT_H

#include <gtk/gtk.h>

/// Gives the elements in a widget their places; the widget is at `x`, `y` in the calendar.
void almanac_allocate_children(GtkWidget *widget, int x, int y);
/// Lets go of the elements in a widget.
void almanac_release_children(GtkWidget *widget);

#endif
