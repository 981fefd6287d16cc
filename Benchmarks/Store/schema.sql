-- SPDX-License-Identifier: MIT
-- Written by SchemaTests.swift with ALMANAC_RECORD=1; do not edit.
CREATE TABLE meta (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  store TEXT NOT NULL CHECK (length(store) = 16 AND store NOT GLOB '*[^0-9a-f]*'),
  import_runs INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE calendar (
  tenant INTEGER NOT NULL,
  calendar INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  head_change INTEGER NOT NULL DEFAULT 0,
  floor_change INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, calendar)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  place INTEGER PRIMARY KEY,
  tenant INTEGER NOT NULL,
  calendar INTEGER NOT NULL,
  id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 128),
  start_axis INTEGER NOT NULL CHECK (start_axis IN (0, 1)),
  start_at INTEGER NOT NULL,
  start_offset INTEGER CHECK ((start_offset IS NULL) = (start_axis = 1)),
  start_zone TEXT CHECK (length(start_zone) BETWEEN 1 AND 255),
  end_axis INTEGER NOT NULL CHECK (end_axis IN (0, 1)),
  end_at INTEGER NOT NULL,
  end_offset INTEGER CHECK ((end_offset IS NULL) = (end_axis = 1)),
  end_zone TEXT CHECK (length(end_zone) BETWEEN 1 AND 255),
  points INTEGER NOT NULL CHECK (points BETWEEN -2147483648 AND 2147483647),
  revision INTEGER NOT NULL CHECK (revision >= 1),
  change INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
  origin INTEGER,
  FOREIGN KEY (tenant, calendar) REFERENCES calendar (tenant, calendar)
) STRICT;
CREATE UNIQUE INDEX session_id ON session (tenant, calendar, id);
CREATE UNIQUE INDEX session_change ON session (tenant, calendar, change);
CREATE INDEX session_start ON session (tenant, calendar, start_axis, start_at, points)
  WHERE deleted = 0;

CREATE TABLE session_move (
  tenant INTEGER NOT NULL,
  calendar INTEGER NOT NULL,
  change INTEGER NOT NULL,
  start_axis INTEGER NOT NULL CHECK (start_axis IN (0, 1)),
  start_at INTEGER NOT NULL,
  PRIMARY KEY (tenant, calendar, change)
) STRICT, WITHOUT ROWID;

CREATE TABLE mark (
  place INTEGER PRIMARY KEY,
  tenant INTEGER NOT NULL,
  calendar INTEGER NOT NULL,
  id TEXT NOT NULL CHECK (length(id) BETWEEN 1 AND 128),
  type TEXT NOT NULL CHECK (length(type) BETWEEN 1 AND 64),
  owner TEXT NOT NULL CHECK (length(owner) <= 128),
  day INTEGER NOT NULL,
  revision INTEGER NOT NULL CHECK (revision >= 1),
  change INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1)),
  FOREIGN KEY (tenant, calendar) REFERENCES calendar (tenant, calendar)
) STRICT;
CREATE UNIQUE INDEX mark_id ON mark (tenant, calendar, id);
CREATE UNIQUE INDEX mark_change ON mark (tenant, calendar, change);
CREATE INDEX mark_day ON mark (tenant, calendar, day, id) WHERE deleted = 0;
CREATE INDEX mark_owner ON mark (tenant, calendar, owner, day, id) WHERE deleted = 0;
CREATE INDEX mark_type ON mark (tenant, calendar, type) WHERE deleted = 0;

CREATE TABLE settings (
  tenant INTEGER NOT NULL,
  calendar INTEGER NOT NULL,
  goal INTEGER NOT NULL CHECK (goal BETWEEN 1 AND 2147483647),
  first_day INTEGER,
  zone TEXT CHECK (length(zone) BETWEEN 1 AND 255),
  revision INTEGER NOT NULL DEFAULT 0,
  change INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, calendar),
  FOREIGN KEY (tenant, calendar) REFERENCES calendar (tenant, calendar)
) STRICT, WITHOUT ROWID;
