// SPDX-License-Identifier: MIT
#include "calendar_widgets.h"

typedef struct {
  void (*changed)(void *);
  void *desktop;
} AlmanacWatch;

static void almanac_settings_changed(GObject *settings, GParamSpec *property, gpointer data) {
  (void)settings;
  (void)property;
  const AlmanacWatch *watch = data;
  watch->changed(watch->desktop);
}

static void almanac_settings_free(gpointer data, GClosure *closure) {
  (void)closure;
  g_free(data);
}

void almanac_settings_watch(void (*changed)(void *), void *desktop) {
  AlmanacWatch *watch = g_new(AlmanacWatch, 1);
  *watch = (AlmanacWatch){changed, desktop};
  g_signal_connect_data(gtk_settings_get_default(), "notify", G_CALLBACK(almanac_settings_changed),
                        watch, almanac_settings_free, 0);
}

gboolean almanac_settings_flag(const char *name) {
  gboolean value = FALSE;
  g_object_get(gtk_settings_get_default(), name, &value, NULL);
  return value;
}

int almanac_settings_number(const char *name) {
  int value = 0;
  g_object_get(gtk_settings_get_default(), name, &value, NULL);
  return value;
}

char *almanac_settings_text(const char *name) {
  char *value = NULL;
  g_object_get(gtk_settings_get_default(), name, &value, NULL);
  return value;
}

void almanac_settings_set_dark(gboolean is_dark) {
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", is_dark, NULL);
}
