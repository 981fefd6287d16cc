// SPDX-License-Identifier: MIT

extension SQLiteSchema {
  /// What schema 2 adds: former states of records, the days of changes, which changes belong
  /// together, and how a file knows that it is a copy.
  static let second = """
    ALTER TABLE meta ADD COLUMN home INTEGER;

    ALTER TABLE calendar ADD COLUMN store TEXT;
    ALTER TABLE calendar ADD COLUMN former_store TEXT;
    UPDATE calendar SET store = (SELECT store FROM meta);

    ALTER TABLE settings ADD COLUMN trash_days INTEGER CHECK (trash_days BETWEEN 1 AND 36500);

    CREATE TABLE session_former (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      change INTEGER NOT NULL,
      place INTEGER,
      former_change INTEGER,
      former_revision INTEGER,
      start_axis INTEGER NOT NULL CHECK (start_axis IN (0, 1)),
      start_at INTEGER NOT NULL,
      start_offset INTEGER,
      start_zone TEXT,
      end_axis INTEGER CHECK (end_axis IN (0, 1)),
      end_at INTEGER,
      end_offset INTEGER,
      end_zone TEXT,
      points INTEGER,
      deleted INTEGER CHECK (deleted IN (0, 1)),
      PRIMARY KEY (tenant, calendar, change)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO session_former (tenant, calendar, change, start_axis, start_at)
      SELECT tenant, calendar, change, start_axis, start_at FROM session_move;
    DROP TABLE session_move;

    CREATE TABLE mark_former (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      change INTEGER NOT NULL,
      place INTEGER NOT NULL,
      former_change INTEGER NOT NULL,
      former_revision INTEGER NOT NULL,
      type TEXT NOT NULL,
      owner TEXT NOT NULL,
      day INTEGER NOT NULL,
      deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
      PRIMARY KEY (tenant, calendar, change)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE settings_former (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      change INTEGER NOT NULL,
      former_change INTEGER NOT NULL,
      former_revision INTEGER NOT NULL,
      goal INTEGER NOT NULL,
      first_day INTEGER,
      zone TEXT,
      trash_days INTEGER,
      PRIMARY KEY (tenant, calendar, change)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE batch (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      first_change INTEGER NOT NULL,
      last_change INTEGER NOT NULL CHECK (last_change >= first_change),
      run INTEGER,
      undoes INTEGER,
      PRIMARY KEY (tenant, calendar, first_change)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE write_day (
      tenant INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      day INTEGER NOT NULL,
      first_change INTEGER NOT NULL,
      PRIMARY KEY (tenant, calendar, day)
    ) STRICT, WITHOUT ROWID;
    """
}
