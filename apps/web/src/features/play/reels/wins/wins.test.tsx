import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReelGame } from '../reel-game.ts';
import { type ReelEvent, reelScript, wonCells } from '../reel-script.ts';
import { Wins } from './wins.tsx';

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

/** The smaller win comes first. */
const events: ReelEvent[] = [
  { type: 'spin', free: false, stops: [4, 0, 7], grid },
  { type: 'ways_win', symbol: 'key', count: 3, positions: keys, pay_x100: 25 },
  { type: 'ways_win', symbol: 'owl', count: 3, positions: owls, pay_x100: 200 },
  { type: 'settle', pay_x100: 225 },
];

const [step] = reelScript(events, 'moon');
if (!step) throw new Error('A spin must give one step');

const game = {
  ...{ rows: 4, lines: [] as number[][], feature: { symbol: 'moon', needed: 3 } },
  sheet: { url: 'symbols.svg', ids: ['bell', 'key', 'owl'] },
} as unknown as ReelGame;
const ways = { game, step, reducedMotion: false };
const lineWins = step.wins.map((win, index) => ({
  ...win,
  line: index + 1,
  cells: [[0, 0] as const, [1, 1] as const],
}));
const onLines = { ...ways, game: { ...game, lines: [[0], [1]] }, step: { ...step, wins: lineWins } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

/** Records what moves, and how. */
function recordMotion(): { element: Element; frames: Keyframe[] }[] {
  const moved: { element: Element; frames: Keyframe[] }[] = [];
  Element.prototype.animate = function animate(this: Element, frames) {
    moved.push({ element: this, frames: frames as Keyframe[] });
    return { cancel: () => undefined } as Animation;
  };
  return moved;
}

/** The cells of the page that match, as reel and row. */
function cellsOn(page: HTMLElement, selector: string): number[][] {
  return [...page.querySelectorAll('.won-cells')].flatMap((reel, at) =>
    [...reel.querySelectorAll<HTMLElement>(selector)].map(({ style }) => [at, Number(style.gridRow) - 1]),
  );
}

it('reads wins on ways as cells, for windows of any height', () => {
  expect(step.payX100).toBe(225);
  expect(step.wins.map(({ line, symbol }) => [line, symbol])).toEqual([
    [null, 'key'],
    [null, 'owl'],
  ]);
  expect(wonCells(step)).toEqual([...keys, ...owls]);
});

it('draws all winning symbols over one layer that dims all reels', () => {
  const { container } = render(<Wins {...ways} />);
  const columns = [...container.querySelectorAll<HTMLElement>('.wins > .won-cells')];
  expect(columns.map(({ style }) => style.getPropertyValue('--rows'))).toEqual(['2', '4', '3']);
  const all = [...owls, ...keys].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(cellsOn(container, '[data-won]:has(> .reel-symbol)')).toEqual(all);
  const css = readFileSync(join(import.meta.dirname, 'wins.css'), 'utf8');
  const layer = /^\.wins \{([^}]*?)\n {2}[@./]/m.exec(css)?.[1] ?? '';
  expect(layer).toContain('inset: 0;');
  expect(Number(/background: oklch\(0\.12 [^/]*\/ (\d+)%\);/.exec(layer)?.[1])).toBeGreaterThanOrEqual(40);
});

it('highlights one win after the other, from the largest', () => {
  const { container } = render(<Wins {...ways} />);
  const seen = [0, 1_400, 1_400].map((ms) => {
    act(() => void vi.advanceTimersByTime(ms));
    return cellsOn(container, '.is-lit');
  });
  expect(seen).toEqual([owls, keys, owls]);
  act(() => void vi.advanceTimersByTime(39 * 1_400));
  expect(cellsOn(container, '.is-lit')).toEqual(owls);
  expect(vi.getTimerCount()).toBe(0);
});

it('holds the largest win while the band of a large win counts up', () => {
  const { container, rerender } = render(<Wins {...ways} holds />);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(cellsOn(container, '.is-lit')).toEqual(owls);
  rerender(<Wins {...ways} />);
  act(() => void vi.advanceTimersByTime(1_400));
  expect(cellsOn(container, '.is-lit')).toEqual(keys);
});

it('always highlights the symbols of the feature', () => {
  const { container } = render(<Wins {...ways} step={{ ...step, wins: [], scatters: [[1, 2]] }} />);
  expect(cellsOn(container, '.is-lit')).toEqual([[1, 2]]);
});

it('draws the line of the highlighted win only, before the symbols, so that it does not cross them out', () => {
  const { container } = render(<Wins {...onLines} />);
  const [first, ...others] = [...(container.querySelector('.wins')?.children ?? [])];
  expect(first?.matches('svg')).toBe(true);
  expect(others.every(({ className }) => className === 'won-cells')).toBe(true);
  expect(first?.querySelector('polyline')?.getAttribute('points')).toBe('0,5 5,5 15,15');
});

it('draws no line where it is the only one, and frames only without lines', () => {
  const { container, rerender } = render(<Wins {...onLines} game={{ ...game, lines: [[0]] }} />);
  expect(container.querySelector('svg, [data-framed]')).toBeNull();
  rerender(<Wins {...ways} />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container.querySelector('.wins[data-framed]')).not.toBeNull();
});

it('lets each winning symbol beat, larger and back, with transforms only', () => {
  const moved = recordMotion();
  const { container } = render(<Wins {...ways} />);
  expect(moved.map(({ element }) => element)).toEqual([...container.querySelectorAll('.reel-symbol')]);
  for (const { frames } of moved) {
    expect(frames.map(({ transform }) => transform)).toEqual(['scale(1)', 'scale(1.12)', 'scale(1)']);
  }
});

it('does not beat with reduced motion', () => {
  const moved = recordMotion();
  render(<Wins {...ways} reducedMotion />);
  expect(moved).toEqual([]);
});
