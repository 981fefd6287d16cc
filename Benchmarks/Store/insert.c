// SPDX-License-Identifier: MIT
// How fast SQLite itself takes in sessions: one prepared insert in one transaction, nothing around
// it. What `almanac sessions import` is measured against, over the same rows in the same schema.
//
//   cc -O2 insert.c -lsqlite3 -o insert
//   ./insert csv ROWS > sessions.csv              the rows as a file to import
//   ./insert bare schema.sql store.sqlite ROWS    the loop; prints rows a second
//
// schema.sql is written by the tests of CalendarStore and is what a new store has.

#include <inttypes.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  int zoned;  // In Berlin's winter, one hour ahead of UTC.
  int64_t start, end, points;
  char id[40];
} Row;

static const int64_t SECOND = 1000000;

static uint64_t hash_bytes(uint64_t hash, uint64_t number, int bytes) {
  for (int shift = bytes * 8 - 8; shift >= 0; shift -= 8)
    hash = (hash ^ (number >> shift & 0xFF)) * 0x100000001B3u;
  return hash;
}

static uint64_t hash_time(uint64_t hash, int zoned, int64_t at) {
  hash = hash_bytes(hash, zoned ? 'z' : 'c', 1);
  hash = hash_bytes(hash, (uint64_t)at, 8);
  if (!zoned) return hash;
  hash = hash_bytes(hash, 3600, 4);
  return hash_bytes(hash, 0, 1);
}

// One session every ten minutes or so from the year 2000 on; every fourth has an offset. The id is
// the one that the store makes of such a row (ContentIdentity.swift).
static Row make_row(int64_t number) {
  Row row = {.zoned = number % 4 == 3, .points = number * 7919 % 100 + 1};
  row.start = (946684800 + number * 631) * SECOND;
  row.end = row.start + 1500 * SECOND;
  uint64_t hash = 0xCBF29CE484222325u;
  hash = hash_time(hash, row.zoned, row.start);
  hash = hash_time(hash, row.zoned, row.end);
  hash = hash_bytes(hash, (uint64_t)row.points, 4);
  snprintf(row.id, sizeof row.id, "%c%016" PRIx64 "-%016" PRIx64 "-0", row.zoned ? 'z' : 'c',
           (uint64_t)row.start ^ (uint64_t)1 << 63, hash);
  return row;
}

static void print_time(int64_t microseconds, int zoned) {
  time_t seconds = microseconds / SECOND + (zoned ? 3600 : 0);
  char text[32];
  strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", gmtime(&seconds));
  printf("%s%s", text, zoned ? "+01:00" : "");
}

static void print_csv(int64_t count) {
  puts("start,end,points");
  for (int64_t number = 0; number < count; number++) {
    Row row = make_row(number);
    print_time(row.start, row.zoned);
    putchar(',');
    print_time(row.end, row.zoned);
    printf(",%" PRId64 "\n", row.points);
  }
}

static void check(sqlite3 *db, int code, int expected) {
  if (code == expected) return;
  fprintf(stderr, "insert: %s\n", sqlite3_errmsg(db));
  exit(1);
}

static char *read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *text = calloc((size_t)length + 1, 1);
  if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) exit(1);
  fclose(file);
  return text;
}

static void bind_time(sqlite3_stmt *insert, int index, int zoned, int64_t at) {
  sqlite3_bind_int64(insert, index, zoned ? 0 : 1);
  sqlite3_bind_int64(insert, index + 1, at);
  if (zoned) {
    sqlite3_bind_int64(insert, index + 2, 3600);
  } else {
    sqlite3_bind_null(insert, index + 2);
  }
}

static void insert_bare(const char *schema, const char *path, int64_t count) {
  Row *rows = malloc((size_t)count * sizeof *rows);
  if (!rows) exit(1);
  for (int64_t number = 0; number < count; number++) rows[number] = make_row(number);

  sqlite3 *db;
  check(NULL, sqlite3_open(path, &db), SQLITE_OK);
  // As the store opens its file.
  check(db,
        sqlite3_exec(db,
                     "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                     "PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON;"
                     "PRAGMA cache_size = -16384;",
                     NULL, NULL, NULL),
        SQLITE_OK);
  check(db, sqlite3_exec(db, read_file(schema), NULL, NULL, NULL), SQLITE_OK);
  check(db,
        sqlite3_exec(db, "INSERT INTO calendar (tenant, calendar, kind, name) VALUES (1, 1, '', '')",
                     NULL, NULL, NULL),
        SQLITE_OK);
  sqlite3_stmt *insert;
  const char *sql =
      "INSERT INTO session (tenant, calendar, id, start_axis, start_at, start_offset, end_axis,"
      " end_at, end_offset, points, revision, change, deleted, origin)"
      " VALUES (1, 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, ?9, 0, 1)";
  check(db, sqlite3_prepare_v2(db, sql, -1, &insert, NULL), SQLITE_OK);

  struct timespec from, to;
  clock_gettime(CLOCK_MONOTONIC, &from);
  check(db, sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
  for (int64_t number = 0; number < count; number++) {
    const Row *row = &rows[number];
    sqlite3_bind_text(insert, 1, row->id, -1, SQLITE_STATIC);
    bind_time(insert, 2, row->zoned, row->start);
    bind_time(insert, 5, row->zoned, row->end);
    sqlite3_bind_int64(insert, 8, row->points);
    sqlite3_bind_int64(insert, 9, number + 1);
    check(db, sqlite3_step(insert), SQLITE_DONE);
    sqlite3_reset(insert);
  }
  check(db, sqlite3_exec(db, "COMMIT", NULL, NULL, NULL), SQLITE_OK);
  clock_gettime(CLOCK_MONOTONIC, &to);
  double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
  printf("%.0f rows/s\n", (double)count / seconds);
  sqlite3_finalize(insert);
  sqlite3_close(db);
}

int main(int count, char **words) {
  if (count == 3 && strcmp(words[1], "csv") == 0) {
    print_csv(atoll(words[2]));
  } else if (count == 5 && strcmp(words[1], "bare") == 0) {
    insert_bare(words[2], words[3], atoll(words[4]));
  } else {
    fprintf(stderr, "usage: insert csv ROWS | insert bare SCHEMA DATABASE ROWS\n");
    return 64;
  }
  return 0;
}
