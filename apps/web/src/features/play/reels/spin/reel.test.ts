import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReelGame } from '../reel-game.ts';
import { Reel } from './reel.ts';
import { stepsIn } from './steps-in.ts';

const strip = ['key', 'bell', 'moon', 'owl', 'star', 'leaf', 'drum', 'lamp', 'fish', 'crow'];
const game = {
  ...{ rows: 3, lines: [], restingStops: [], feature: { symbol: 'moon', needed: 3 }, sheet: { url: '', ids: strip } },
  strips: { paid: [strip], free: [strip] },
} satisfies ReelGame;

/** One row is 20 pixels high. */
const windowHeight = 60;
const rowPx = windowHeight / game.rows;

interface Started {
  readonly frames: Keyframe[];
  readonly duration: number;
  currentTime: number;
  startTime: number | null;
  cancelled: boolean;
}

let started: Started[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  Element.prototype.animate = function animate(frames, options) {
    const { duration } = options as { duration: number };
    const one: Started = { frames: frames as Keyframe[], duration, currentTime: 0, startTime: null, cancelled: false };
    started.push(one);
    const cancel = () => {
      one.cancelled = true;
    };
    return Object.assign(one, { cancel, finished: new Promise<void>(() => undefined) }) as unknown as Animation;
  };
});

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

function spinning(): { reel: Reel; spin: Started } {
  const window = document.createElement('div');
  Object.defineProperty(window, 'clientHeight', { value: windowHeight });
  const reel = new Reel(window, game, 0);
  reel.rest({ band: 'paid', stop: 4, rows: 3 });
  void reel.spin('paid', 0);
  const [spin] = started as [Started];
  spin.startTime = 5_000;
  spin.currentTime = 300;
  return { reel, spin };
}

/** The row at a time of an animation. */
function rowAt({ frames, duration }: Started, ms: number): number {
  const points = frames.map(({ offset, transform }) => ({
    at: Number(offset) * duration,
    row: -Number.parseFloat(String(transform).slice('translateY('.length)) / rowPx - 1,
  }));
  const next = points.findIndex(({ at }) => at > ms);
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) throw new Error(`No frames around ${ms} ms`);
  return from.row + ((to.row - from.row) * (ms - from.at)) / (to.at - from.at);
}

const place = { band: 'paid', stop: 7, rows: 3 } as const;

it('continues the spin without a jump, then lands, in one animation', () => {
  const { reel, spin } = spinning();
  reel.plan(place, 600, stepsIn(700));
  const [, planned] = started as [Started, Started];
  expect(started).toHaveLength(2);
  expect([spin.cancelled, planned.startTime]).toEqual([true, spin.startTime]);
  for (const ms of [300, 450, 700, 999]) expect(rowAt(planned, ms)).toBeCloseTo(rowAt(spin, ms), 5);
  expect(rowAt(planned, 1_000.000_1)).toBeCloseTo(place.stop + 8, 3);
  for (const ms of [1_600, 5_000]) expect(rowAt(planned, ms)).toBeCloseTo(place.stop, 5);
});

it('starts nothing more when the planned landing begins', () => {
  const { reel } = spinning();
  reel.plan(place, 600, stepsIn(700));
  void reel.land(place, 600);
  expect(started).toHaveLength(2);
});

it.each([
  ['a skip makes it faster', place, 260],
  ['it stops elsewhere', { ...place, stop: 2 }, 600],
])('starts another landing when %s', (_, there, ms) => {
  const { reel } = spinning();
  reel.plan(place, 600, stepsIn(700));
  void reel.land(there, ms);
  const [, planned, landing] = started as [Started, Started, Started];
  expect(planned.cancelled).toBe(true);
  expect(rowAt(landing, ms)).toBeCloseTo(there.stop, 5);
});

it.each([
  ['that gets another number of rows', { ...place, rows: 4 }, 700],
  ['that has not reached its speed by then', place, -250],
  ['whose laps end before', place, 60_000],
])('changes nothing on a reel %s', (_, there, inMs) => {
  const { reel, spin } = spinning();
  reel.plan(there, 600, stepsIn(inMs));
  expect([started.length, spin.cancelled]).toEqual([1, false]);
});

it('changes nothing on a reel that does not spin', () => {
  const { reel } = spinning();
  reel.rest(place);
  reel.plan(place, 600, stepsIn(700));
  expect(started).toHaveLength(1);
});
