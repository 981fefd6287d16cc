// SPDX-License-Identifier: MIT

extension SQLiteSchema {
  /// What schema 3 adds: calendars of events, events, and the index of their occurrences.
  static let third = """
    CREATE TABLE event_calendar (
      place INTEGER PRIMARY KEY,
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 128),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 256),
      color INTEGER NOT NULL CHECK (color BETWEEN 0 AND 16777215),
      sort INTEGER NOT NULL CHECK (sort BETWEEN -2147483648 AND 2147483647),
      hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
      zone TEXT CHECK (length(zone) BETWEEN 1 AND 255),
      revision INTEGER NOT NULL CHECK (revision >= 1),
      change INTEGER NOT NULL,
      deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
      FOREIGN KEY (tenant, calendar) REFERENCES calendar (tenant, calendar)
    ) STRICT;
    CREATE UNIQUE INDEX event_calendar_id ON event_calendar (tenant, calendar, id);
    CREATE UNIQUE INDEX event_calendar_change ON event_calendar (tenant, calendar, change);

    CREATE TABLE event_calendar_former (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      change INTEGER NOT NULL,
      place INTEGER NOT NULL,
      former_change INTEGER NOT NULL,
      former_revision INTEGER NOT NULL,
      name TEXT NOT NULL,
      color INTEGER NOT NULL,
      sort INTEGER NOT NULL,
      hidden INTEGER NOT NULL,
      zone TEXT,
      deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
      PRIMARY KEY (tenant, calendar, change)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE event (
      place INTEGER PRIMARY KEY,
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 128),
      event_calendar TEXT NOT NULL CHECK (length(event_calendar) BETWEEN 1 AND 128),
      kind INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),
      start_at INTEGER NOT NULL,
      start_offset INTEGER CHECK ((start_offset IS NULL) = (kind > 0)),
      start_zone TEXT CHECK ((start_zone IS NULL) = (kind > 0)),
      end_at INTEGER NOT NULL CHECK (end_at >= start_at + (kind = 2)),
      end_offset INTEGER CHECK ((end_offset IS NULL) = (kind > 0)),
      end_zone TEXT CHECK ((end_zone IS NULL) = (kind > 0)),
      status INTEGER NOT NULL CHECK (status IN (0, 1, 2)),
      busy INTEGER NOT NULL CHECK (busy IN (0, 1)),
      color INTEGER CHECK (color BETWEEN 0 AND 16777215),
      title TEXT NOT NULL CHECK (length(title) <= 1024),
      location TEXT NOT NULL CHECK (length(location) <= 1024),
      revision INTEGER NOT NULL CHECK (revision >= 1),
      change INTEGER NOT NULL,
      deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
      notes TEXT NOT NULL CHECK (length(notes) <= 8192),
      FOREIGN KEY (tenant, calendar) REFERENCES calendar (tenant, calendar)
    ) STRICT;
    CREATE UNIQUE INDEX event_id ON event (tenant, calendar, id);
    CREATE UNIQUE INDEX event_change ON event (tenant, calendar, change);

    CREATE TABLE event_former (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      change INTEGER NOT NULL,
      place INTEGER NOT NULL,
      former_change INTEGER NOT NULL,
      former_revision INTEGER NOT NULL,
      event_calendar TEXT NOT NULL,
      kind INTEGER NOT NULL,
      start_at INTEGER NOT NULL,
      start_offset INTEGER,
      start_zone TEXT,
      end_at INTEGER NOT NULL,
      end_offset INTEGER,
      end_zone TEXT,
      status INTEGER NOT NULL,
      busy INTEGER NOT NULL,
      color INTEGER,
      title TEXT NOT NULL,
      location TEXT NOT NULL,
      deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
      notes TEXT NOT NULL,
      PRIMARY KEY (tenant, calendar, change)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE occurrence_holder (
      holder INTEGER PRIMARY KEY,
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      id TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX occurrence_holder_id ON occurrence_holder (tenant, calendar, id);

    CREATE TABLE occurrence (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      holder INTEGER NOT NULL,
      axis INTEGER NOT NULL CHECK (axis IN (0, 1)),
      level INTEGER NOT NULL,
      start_at INTEGER NOT NULL,
      event INTEGER NOT NULL,
      recurrence TEXT NOT NULL,
      end_at INTEGER NOT NULL,
      PRIMARY KEY (tenant, calendar, holder, axis, level, start_at, event, recurrence)
    ) STRICT, WITHOUT ROWID;
    """
}
