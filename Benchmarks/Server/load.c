// SPDX-License-Identifier: MIT
// Asks a server of this machine for several things in turns, over one connection that stays open,
// one request at a time, and prints the median time of each in nanoseconds.
//
// Usage: load PORT ROUNDS REQUESTS < paths
// Each line of the input is a kind, a space and a path. In a round each kind is asked for REQUESTS
// times, with one of its paths after the other. What is printed: kind, median, bytes of the last body.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MOST_KINDS = 8, MOST_PATHS = 4096, MOST_BYTES = 1 << 22 };

typedef struct {
  char name[32];
  char *requests[MOST_PATHS];
  int path_count, next;
  double *times;
  long time_count, body;
} kind;

static kind kinds[MOST_KINDS];
static int kind_count;
static char buffer[MOST_BYTES];

static void fail(const char *reason) {
  fprintf(stderr, "load: %s\n", reason);
  exit(1);
}

static kind *kind_named(const char *name) {
  for (int i = 0; i < kind_count; i++)
    if (strcmp(kinds[i].name, name) == 0) return &kinds[i];
  if (kind_count == MOST_KINDS) fail("too many kinds");
  snprintf(kinds[kind_count].name, sizeof kinds[0].name, "%s", name);
  return &kinds[kind_count++];
}

static void read_paths(int port, long times) {
  char name[32], path[512], request[1024];
  while (scanf("%31s %511s", name, path) == 2) {
    kind *k = kind_named(name);
    if (k->path_count == MOST_PATHS) fail("too many paths");
    snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n", path, port);
    k->requests[k->path_count++] = strdup(request);
  }
  for (int i = 0; i < kind_count; i++) kinds[i].times = malloc(times * sizeof(double));
}

static int connected(int port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int descriptor = socket(AF_INET, SOCK_STREAM, 0), one = 1;
  if (connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) fail("no connection");
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return descriptor;
}

// Reads one answer with a Content-Length; returns the bytes of its body.
static long answer(int descriptor) {
  long have = 0, length = -1;
  char *end = NULL;
  while (end == NULL || have < end + 4 - buffer + length) {
    long count = recv(descriptor, buffer + have, MOST_BYTES - 1 - have, 0);
    if (count <= 0) fail("the connection has ended");
    have += count;
    buffer[have] = 0;
    if (end != NULL || (end = strstr(buffer, "\r\n\r\n")) == NULL) continue;
    char *header = strcasestr(buffer, "\r\ncontent-length:");
    if (header == NULL || header > end) fail("an answer without a length");
    length = strtol(header + 17, NULL, 10);
  }
  return length;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void ask(int descriptor, kind *k) {
  const char *request = k->requests[k->next++ % k->path_count];
  double begun = now();
  if (send(descriptor, request, strlen(request), 0) < 0) fail("nothing can be sent");
  k->body = answer(descriptor);
  k->times[k->time_count++] = now() - begun;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int count, char **arguments) {
  if (count != 4) fail("usage: load PORT ROUNDS REQUESTS < paths");
  int port = atoi(arguments[1]), rounds = atoi(arguments[2]), requests = atoi(arguments[3]);
  read_paths(port, (long)rounds * requests);
  int descriptor = connected(port);
  for (int round = -1; round < rounds; round++) {
    // The first round warms up and does not count.
    for (int i = 0; i < kind_count; i++) {
      if (round == 0) kinds[i].time_count = 0;
      for (int request = 0; request < requests; request++) ask(descriptor, &kinds[i]);
      if (round == -1) kinds[i].time_count = 0;
    }
  }
  for (int i = 0; i < kind_count; i++) {
    qsort(kinds[i].times, kinds[i].time_count, sizeof(double), ascending);
    printf("%s %.0f %ld\n", kinds[i].name, kinds[i].times[kinds[i].time_count / 2], kinds[i].body);
  }
  close(descriptor);
  return 0;
}
