# SPDX-License-Identifier: MIT
"""Another program, from which a text can be dragged: a window with nothing else in it."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def show(application):
    window = Gtk.ApplicationWindow(application=application, title="Texts")
    window.set_default_size(200, 100)
    box = Gtk.Box()
    source = Gtk.DragSource.new()
    source.set_actions(Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_for_value(sys.argv[1]))
    source.connect("drag-end", lambda *_: print("ended", flush=True))
    source.connect("drag-cancel", lambda *_: print("cancelled", flush=True))
    source.connect("drag-begin", lambda *_: print("began", flush=True))
    box.add_controller(source)
    window.set_child(box)
    window.connect("map", lambda *_: GLib.idle_add(lambda: print("shown", flush=True)))
    window.present()


application = Gtk.Application(application_id=None)
application.connect("activate", show)
application.run()
