# SPDX-License-Identifier: MIT
"""Another program, from which a text can be dragged and in which one can be dropped: a window with nothing else in
it."""

import json
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, GObject, Gtk  # noqa: E402


def say(*words):
    print(*words, flush=True)


def dropped(_, text, *place):
    say("dropped", json.dumps(text))
    return True


def entered(target, *place):
    # Its own text comes along here, too.
    if target.get_current_drop().get_drag() is None:
        say("entered")
    return Gdk.DragAction.COPY


def show(application):
    window = Gtk.ApplicationWindow(application=application, title="Texts")
    window.set_default_size(200, 100)
    box = Gtk.Box()
    source = Gtk.DragSource.new()
    source.set_actions(Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_for_value(sys.argv[1]))
    source.connect("drag-end", lambda *_: say("ended"))
    source.connect("drag-cancel", lambda *_: say("cancelled"))
    source.connect("drag-begin", lambda *_: say("began"))
    box.add_controller(source)
    target = Gtk.DropTarget.new(GObject.TYPE_STRING, Gdk.DragAction.COPY)
    target.connect("enter", entered)
    target.connect("drop", dropped)
    box.add_controller(target)
    window.set_child(box)
    window.connect("map", lambda *_: GLib.idle_add(lambda: say("shown")))
    window.present()


application = Gtk.Application(application_id=None)
application.connect("activate", show)
application.run()
