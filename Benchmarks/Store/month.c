// SPDX-License-Identifier: MIT
// How long SQLite takes to find a month of occurrences, with the questions that the store asks.
//
//   cc -O2 month.c -lsqlite3 -o month
//   ./month month.sql DATABASE CALENDARS MONTHS      prints microseconds a month, and rows, as JSON
//
// month.sql is written by the tests of CalendarStore: the times of the occurrences, which the index alone
// answers; their events; and the events that begin in the month, with the same columns, from an index
// that covers them all, which is added to the database. Each is asked for instants and for the other times
// of one calendar, and the second also of as many calendars as there are. They take turns; the least of
// the rounds counts.

#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 15, ASKED = 200 };
enum { STARTS, ONE, ALL, TIMES, KINDS };

static const int64_t DAY = INT64_C(86400000000);
static const int64_t FIRST = INT64_C(-10957);  // 1940-01-01

static void fail(const char *what) {
  fprintf(stderr, "month: %s\n", what);
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// The statement behind the line `-- NAME` of the file.
static sqlite3_stmt *statement(sqlite3 *db, const char *text, const char *name) {
  const char *place = strstr(text, name);
  if (!place) fail("a query is missing");
  sqlite3_stmt *found = NULL;
  if (sqlite3_prepare_v2(db, place + strlen(name), -1, &found, NULL) != SQLITE_OK)
    fail(sqlite3_errmsg(db));
  return found;
}

// The database, with the index, and all of it in memory.
static sqlite3 *opened(const char *path, const char *text) {
  sqlite3 *db;
  if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) fail(sqlite3_errmsg(db));
  sqlite3_exec(db, "PRAGMA cache_size = -262144; PRAGMA mmap_size = 1073741824", NULL, NULL, NULL);
  sqlite3_stmt *index = statement(db, text, "-- index");
  if (sqlite3_step(index) != SQLITE_DONE) fail(sqlite3_errmsg(db));
  sqlite3_finalize(index);
  return db;
}

// Rows of some months, with every column read.
static int64_t walk(sqlite3_stmt *query, int calendars, const int64_t *months) {
  int64_t rows = 0, sum = 0;
  int columns = sqlite3_column_count(query);
  for (int index = 0; index < ASKED; index++)
    for (int holder = 1; holder <= calendars; holder++)
      for (int axis = 0; axis < 2; axis++) {
        sqlite3_bind_int(query, 1, holder);
        sqlite3_bind_int(query, 2, axis);
        sqlite3_bind_int64(query, 3, months[index]);
        sqlite3_bind_int64(query, 4, months[index] + 30 * DAY);
        if (sqlite3_bind_parameter_count(query) > 4) sqlite3_bind_int64(query, 5, INT64_MAX);
        while (sqlite3_step(query) == SQLITE_ROW) {
          rows++;
          for (int column = 0; column < columns; column++)
            if (sqlite3_column_type(query, column) == SQLITE_TEXT)
              sum += sqlite3_column_text(query, column)[0];
            else
              sum += sqlite3_column_int64(query, column);
        }
        sqlite3_reset(query);
      }
  // Used, so that nothing is left out.
  return sum == 42 ? rows + 1 : rows;
}

int main(int count, char **words) {
  if (count != 5) fail("usage: month SQL DATABASE CALENDARS MONTHS");
  static char text[65536];
  FILE *file = fopen(words[1], "rb");
  if (!file || !fread(text, 1, sizeof text - 1, file)) fail("the queries cannot be read");
  fclose(file);
  sqlite3 *db = opened(words[2], text);
  sqlite3_stmt *times = statement(db, text, "-- times"), *events = statement(db, text, "-- events");
  sqlite3_stmt *queries[] = {statement(db, text, "-- starts"), events, events, times};
  int64_t months[ASKED];
  srand(20260322);
  for (int index = 0; index < ASKED; index++)
    months[index] = (FIRST + rand() % (atoi(words[4]) * 30)) * DAY;
  double best[KINDS] = {0};
  int64_t rows[KINDS];
  for (int round = 0; round < ROUNDS; round++)
    for (int kind = 0; kind < KINDS; kind++) {
      double start = now();
      rows[kind] = walk(queries[kind], kind == ALL ? atoi(words[3]) : 1, months);
      double took = (now() - start) / ASKED;
      if (!round || took < best[kind]) best[kind] = took;
    }
  // What began before the month is a small part.
  if (rows[TIMES] != rows[ONE] || rows[STARTS] > rows[ONE] || rows[STARTS] < rows[ONE] * 0.9)
    fail("the queries differ");
  printf("{\"starts\": %.2f, \"one\": %.2f, \"all\": %.2f, \"times\": %.2f, ", best[STARTS], best[ONE],
         best[ALL], best[TIMES]);
  printf("\"rows\": %.1f, \"allRows\": %.1f}\n", (double)rows[ONE] / ASKED,
         (double)rows[ALL] / ASKED);
  sqlite3_close(db);
  return 0;
}
