import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ReelEvent, reelScript, wonCells } from '../reel-script.ts';
import { WinWays } from './win-ways.tsx';

/** Windows of two, four and three rows. */
const grid = [
  ['owl', 'key'],
  ['key', 'owl', 'bell', 'owl'],
  ['bell', 'owl', 'key'],
];
const owls = [
  [0, 0],
  [1, 1],
  [1, 3],
  [2, 1],
];
const keys = [
  [0, 1],
  [1, 0],
  [2, 2],
];

const events: ReelEvent[] = [
  { type: 'spin', free: false, stops: [4, 0, 7], grid },
  { type: 'ways_win', symbol: 'owl', count: 3, positions: owls, pay_x100: 200 },
  { type: 'ways_win', symbol: 'key', count: 3, positions: keys, pay_x100: 25 },
  { type: 'settle', pay_x100: 225 },
];

const [step] = reelScript(events, 'moon');
if (!step) throw new Error('A spin must give one step');

beforeEach(() => void vi.useFakeTimers());

it('reads wins on ways as cells, for windows of any height', () => {
  expect(step.payX100).toBe(225);
  expect(step.wins.map(({ line, symbol }) => [line, symbol])).toEqual([
    [null, 'owl'],
    [null, 'key'],
  ]);
  expect(wonCells(step)).toEqual([...owls, ...keys]);
});

it('frames the cells of all wins, then those of one win after the other', () => {
  const { container } = render(<WinWays wins={step.wins} grid={step.grid} />);
  const framed = () =>
    [...(container.firstElementChild?.children ?? [])].flatMap((column, reel) =>
      [...column.children].flatMap((cell, row) => (cell.className === 'is-lit' ? [[reel, row]] : [])),
    );
  const reels = [...(container.firstElementChild?.children ?? [])];
  expect(reels.map((column) => column.children.length)).toEqual([2, 4, 3]);
  expect(framed()).toEqual([...owls, ...keys].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  const seen = [0, 1, 2].map(() => {
    act(() => void vi.advanceTimersByTime(1_400));
    return framed();
  });
  expect(seen).toEqual([owls, keys, framed()]);
  expect(framed()).toHaveLength(7);
});
