// SPDX-License-Identifier: MIT
#ifndef ALMANAC_GTK_H
#define ALMANAC_GTK_H

#include <cairo-pdf.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

#endif
