// SPDX-License-Identifier: MIT
#include <gio/gio.h>

#include "calendar_widgets.h"

// What desktops say of light and dark to programs of every toolkit: the settings portal.
static const char *const portal = "org.freedesktop.portal.Desktop";
static const char *const path = "/org/freedesktop/portal/desktop";
static const char *const interface = "org.freedesktop.portal.Settings";
static const char *const space = "org.freedesktop.appearance";
static const char *const key = "color-scheme";

typedef struct {
  void (*changed)(void *, int);
  void *desktop;
} AlmanacScheme;

// The setting is a number in one variant or, in answers to `Read`, in two.
static void almanac_scheme_tell(const AlmanacScheme *scheme, GVariant *value) {
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *outer = inner;
    inner = g_variant_get_variant(outer);
    g_variant_unref(outer);
  }
  if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) {
    scheme->changed(scheme->desktop, (int)g_variant_get_uint32(inner));
  }
  g_variant_unref(inner);
}

static void almanac_scheme_read(GObject *bus, GAsyncResult *result, gpointer data) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  // Without a portal the desktop's theme alone counts.
  if (!answer) return;
  GVariant *value = g_variant_get_child_value(answer, 0);
  almanac_scheme_tell(data, value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

static void almanac_scheme_changed(GDBusConnection *bus, const char *sender, const char *object,
                                   const char *from, const char *signal, GVariant *values,
                                   gpointer data) {
  (void)bus, (void)sender, (void)object, (void)from, (void)signal;
  const char *changed_space, *changed_key;
  GVariant *value;
  g_variant_get(values, "(&s&sv)", &changed_space, &changed_key, &value);
  if (g_str_equal(changed_key, key)) almanac_scheme_tell(data, value);
  g_variant_unref(value);
}

// A portal may begin after the window, and end and begin again.
static void almanac_scheme_appeared(GDBusConnection *bus, const char *name, const char *owner,
                                    gpointer data) {
  (void)owner;
  g_dbus_connection_call(bus, name, path, interface, "Read", g_variant_new("(ss)", space, key),
                         G_VARIANT_TYPE("(v)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                         almanac_scheme_read, data);
}

static void almanac_scheme_connected(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  g_dbus_connection_signal_subscribe(bus, NULL, interface, "SettingChanged", path, space,
                                     G_DBUS_SIGNAL_FLAGS_NONE, almanac_scheme_changed, data, NULL);
  g_bus_watch_name_on_connection(bus, portal, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
                                 almanac_scheme_appeared, NULL, data, NULL);
}

void almanac_scheme_watch(void (*changed)(void *, int), void *desktop) {
  AlmanacScheme *scheme = g_new(AlmanacScheme, 1);
  *scheme = (AlmanacScheme){changed, desktop};
  g_bus_get(G_BUS_TYPE_SESSION, NULL, almanac_scheme_connected, scheme);
}
