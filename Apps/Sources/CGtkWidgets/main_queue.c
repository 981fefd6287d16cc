// SPDX-License-Identifier: MIT
#include <glib-unix.h>
#include <sys/eventfd.h>

#include "calendar_widgets.h"

// libdispatch has these for Core Foundation, which is in the same place: a main loop of its own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean almanac_main_queue_run(gint handle, GIOCondition condition, gpointer data) {
  (void)condition;
  (void)data;
  eventfd_t count;
  eventfd_read(handle, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void almanac_main_queue_attach(void) {
  g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, almanac_main_queue_run, NULL);
}
