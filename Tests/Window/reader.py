# SPDX-License-Identifier: MIT
"""What a screen reader sees, over AT-SPI: answers each line of JSON with one.

A process of its own, because pyatspi belongs to the system's Python.
"""

import json
import sys

import pyatspi

STATES = ("selected", "selectable", "focused", "focusable", "enabled")


def application(name):
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == name:
            return app
    return None


def actions(node):
    try:
        found = node.queryAction()
    except NotImplementedError:
        return []
    return [found.getName(index) for index in range(found.nActions)]


def extents(node):
    try:
        frame = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    except NotImplementedError:
        # Items of menus that are closed are nowhere.
        return [0, 0, 0, 0]
    return [frame.x, frame.y, frame.width, frame.height]


def describe(node, path):
    states = {state.value_nick for state in node.getState().getStates()}
    return {
        "path": path,
        "role": node.getRoleName(),
        "name": node.name,
        "description": node.description,
        "states": [state for state in STATES if state in states],
        "actions": actions(node),
        "frame": extents(node),
    }


def walk(node, path, found):
    found.append(describe(node, path))
    for index, child in enumerate(node):
        if child is not None:
            walk(child, [*path, index], found)


def tree(app):
    """The visible elements of all windows; menus come and go."""
    found = []
    for index, window in enumerate(app):
        walk(window, [index], found)
    return found


def act(app, path, action):
    node = app
    for index in path:
        node = node[index]
    found = node.queryAction()
    names = [found.getName(index) for index in range(found.nActions)]
    return found.doAction(names.index(action))


def answer(request):
    app = application(request["app"])
    if app is None:
        return None
    # Elements are kept by their bus's names, and are others now.
    app.clearCache()
    if request["do"] == "tree":
        return tree(app)
    return act(app, request["path"], request["action"])


for line in sys.stdin:
    try:
        reply = {"ok": answer(json.loads(line))}
    except Exception as problem:
        # An element that has just gone; whoever asks will ask again.
        reply = {"problem": f"{type(problem).__name__}: {problem}"}
    print(json.dumps(reply), flush=True)
