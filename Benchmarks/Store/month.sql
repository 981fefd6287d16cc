-- SPDX-License-Identifier: MIT
-- Written by OccurrenceFileTests.swift with ALMANAC_RECORD=1; do not edit.
-- times
SELECT o.start_at, o.end_at
FROM (VALUES (0, 14400000000), (1, 57600000000), (2, 230400000000), (3, 921600000000), (4, 3686400000000), (5, 14745600000000), (6, 58982400000000), (7, 235929600000000), (8, 943718400000000), (9, 3774873600000000), (10, 1152921504606846976)) AS class CROSS JOIN occurrence AS o
WHERE o.tenant = 1 AND o.calendar = 1 AND o.holder = ?1 AND o.axis = ?2
  AND o.level = class.column1 AND o.start_at >= ?3 - class.column2 AND o.start_at < ?4
  AND (o.end_at > ?3 OR o.start_at >= ?3);
-- events
SELECT e.id, e.event_calendar, e.kind, e.start_at, e.start_offset, e.start_zone, e.end_at, e.end_offset, e.end_zone, e.status, e.busy, e.color, e.title, e.location, e.revision, e.change, e.deleted, ''
FROM (VALUES (0, 14400000000), (1, 57600000000), (2, 230400000000), (3, 921600000000), (4, 3686400000000), (5, 14745600000000), (6, 58982400000000), (7, 235929600000000), (8, 943718400000000), (9, 3774873600000000), (10, 1152921504606846976)) AS class CROSS JOIN occurrence AS o CROSS JOIN event AS e ON e.place = o.event
WHERE o.tenant = 1 AND o.calendar = 1 AND o.holder = ?1 AND o.axis = ?2
  AND o.level = class.column1 AND o.start_at >= ?3 - class.column2 AND o.start_at < ?4
  AND (o.end_at > ?3 OR o.start_at >= ?3) LIMIT ?5;
-- index
CREATE INDEX IF NOT EXISTS bench_starts ON event
  (event_calendar, min(kind, 1), start_at, id, event_calendar, kind, start_at, start_offset, start_zone, end_at, end_offset, end_zone, status, busy, color, title, location, revision, change, deleted);
-- starts
SELECT e.id, e.event_calendar, e.kind, e.start_at, e.start_offset, e.start_zone, e.end_at, e.end_offset, e.end_zone, e.status, e.busy, e.color, e.title, e.location, e.revision, e.change, e.deleted, ''
FROM event AS e INDEXED BY bench_starts
WHERE e.event_calendar = (SELECT id FROM occurrence_holder WHERE holder = ?1)
  AND min(e.kind, 1) = ?2 AND e.start_at >= ?3 AND e.start_at < ?4;
