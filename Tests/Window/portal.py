# SPDX-License-Identifier: MIT
"""A desktop's settings portal that says dark, then what each line of its input says: 1 dark, 2 light."""

import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PATH = "/org/freedesktop/portal/desktop"
NAME = "org.freedesktop.portal.Settings"
SETTING = ("org.freedesktop.appearance", "color-scheme")
INTERFACE = f"""
<node><interface name="{NAME}">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""


def call(bus, sender, path, interface, method, parameters, invocation):
    value = GLib.Variant("v", GLib.Variant("v", GLib.Variant("u", 1)))
    invocation.return_value(GLib.Variant.new_tuple(value))


def tell(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    values = GLib.Variant("(ssv)", (*SETTING, GLib.Variant("u", int(line))))
    bus.emit_signal(None, PATH, NAME, "SettingChanged", values)
    return True


loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
bus.register_object(PATH, node.interfaces[0], call, None, None)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, None, None)
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, tell)
print("ready", flush=True)
loop.run()
