import { expect, test } from 'vitest';
import { strictestWindow } from './strictest-window.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const window = (start: number, end: number) => ({ startsAt: at(start), endsAt: at(end) });
const ended = { startsAt: null, endsAt: null };

test.each([
  ['nothing is announced', [], 1, null],
  ['both are ended', [ended, ended], 1, null],
  ['one is over', [window(1, 2), window(5, 6)], 3, window(5, 6)],
  ['one is under way', [window(5, 6), window(1, 4)], 2, window(1, 4)],
  ['one begins in the other', [window(1, 4), window(3, 6)], 2, window(1, 6)],
  ['one contains the other', [window(2, 3), window(1, 6)], 2, window(1, 6)],
  ['one follows directly', [window(1, 3), window(3, 6)], 2, window(1, 6)],
  ['only one is announced', [ended, window(3, 6)], 2, window(3, 6)],
])('returns the maintenance that holds when %s', (_when, windows, now, expected) => {
  expect(strictestWindow(windows, at(now))).toEqual(expected);
});
