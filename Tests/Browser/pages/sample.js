// SPDX-License-Identifier: MIT
// The tutorial's data. One session ends before it starts; it is kept as it was written.

export const sample = {
  goal: 100,
  firstDay: '2024-01-01',
  sessions: [
    { id: 'a', start: '2024-02-20T08:00', end: '2024-02-20T09:04', points: 100 },
    { id: 'b', start: '2024-02-24T12:00', end: '2024-02-24T01:15', points: 30 },
    { id: 'c', start: '2024-02-25T06:30', end: '2024-02-25T09:50', points: 80 },
    { id: 'd', start: '2024-02-25T03:12', end: '2024-02-25T04:04', points: 20 },
    { id: 'e', start: '2024-02-26T09:00', end: '2024-02-26T10:00', points: 120 },
  ],
};
