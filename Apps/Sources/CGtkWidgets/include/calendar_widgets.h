// SPDX-License-Identifier: MIT
// The two kinds of widgets of a calendar in GTK 4, and the main queue in GLib's main loop: what GTK
// has only as macros, or as functions of a variable number of arguments.
#ifndef ALMANAC_CALENDAR_WIDGETS_H
#define ALMANAC_CALENDAR_WIDGETS_H

#include <gtk/gtk.h>

/// What a canvas asks of its calendar; `calendar` is what has adopted it.
typedef struct {
  /// Paint yourself.
  void (*snapshot)(void *calendar, GtkSnapshot *snapshot);
  /// You have this size now, in points.
  void (*allocate)(void *calendar, int width, int height);
} AlmanacCanvasCalls;

/// A widget on which a calendar is painted, and in which its elements are.
GtkWidget *almanac_canvas_new(AlmanacCanvasCalls calls);
/// Whose canvas it is; before that it stays empty.
void almanac_canvas_adopt(GtkWidget *canvas, void *calendar);
/// The calendar is gone; the canvas stays empty.
void almanac_canvas_forget(GtkWidget *canvas);

/// An element of a calendar for assistive technology and the keyboard: there, and not seen.
GtkWidget *almanac_element_new(GtkAccessibleRole role);
/// Puts an element where it is in its calendar, in points.
void almanac_element_place(GtkWidget *element, int x, int y, int width, int height);
/// Says what an element is called, and what else is said about it; empty texts are not told.
void almanac_element_name(GtkWidget *element, const char *label, const char *description);
/// Says in which state an element is; `selected` is −1 where it cannot be selected.
void almanac_element_state(GtkWidget *element, int selected, gboolean is_disabled);
/// Says in which row and column of a grid an element is, from 1; 0 for none.
void almanac_element_order(GtkWidget *element, int row, int column);
/// Has a screen reader say something, where GTK can (4.14); otherwise a live element tells it.
void almanac_announce(GtkWidget *widget, const char *words);

/// A controller that takes texts which are dragged in from other programs, and copies them.
GtkEventController *almanac_text_target_new(void);

/// What a drag to other programs brings them: a text.
GdkContentProvider *almanac_text_content_new(const char *text);

/// Calls back whenever a property of the desktop's settings changes.
void almanac_settings_watch(void (*changed)(void *), void *desktop);
/// Calls back with what the desktop's portal prefers, now and whenever that changes: 1 for dark, 2 for
/// light, 0 for neither. Without a portal it never does.
void almanac_scheme_watch(void (*told)(void *, int), void *desktop);
/// A setting that is a flag, such as `gtk-enable-animations`.
gboolean almanac_settings_flag(const char *name);
/// A setting that is a number, such as `gtk-xft-dpi`.
int almanac_settings_number(const char *name);
/// A setting that is a text, such as `gtk-theme-name`; the caller frees it.
char *almanac_settings_text(const char *name);
/// Sets `gtk-application-prefer-dark-theme`.
void almanac_settings_set_dark(gboolean is_dark);

/// Lets GLib's main loop run what is put into the main queue; that of Swift's main actor.
void almanac_main_queue_attach(void);

#endif
