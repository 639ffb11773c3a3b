import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropMs, emptyMs, Field } from './field.ts';
import type { TumbleGame } from './tumble-game.ts';

const ids = ['ruby', 'pearl', 'jade'];
const grid = [ids, ids, ids, ids];
const game: TumbleGame = {
  ...{ columns: 4, rows: 3, restingGrid: grid, feature: { symbol: 'crown', needed: 4 }, sheet: { url: '', ids } },
};

interface Started {
  readonly frames: Keyframe[];
  readonly options: KeyframeAnimationOptions;
}

let started: Started[] = [];

beforeEach(() => {
  started = [];
  Element.prototype.animate = function animate(frames, options) {
    started.push({ frames: frames as Keyframe[], options: options as KeyframeAnimationOptions });
    return { cancel: () => undefined, finished: new Promise(() => undefined) } as unknown as Animation;
  };
});

afterEach(() => void Reflect.deleteProperty(Element.prototype, 'animate'));

const endsOf = (all: readonly Started[]) => all.map(({ options }) => Number(options.delay) + Number(options.duration));

/** The times at which each animation has reached its last position. */
const arrivalsOf = (all: readonly Started[]) =>
  all.map(({ frames, options }) => Number(options.delay) + Number(frames.at(-2)?.offset) * Number(options.duration));

it('starts and ends all symbols of a grid in the same frame, although they arrive one after another', () => {
  new Field(document.createElement('div'), game).drop(grid);
  expect(started).toHaveLength(12);
  for (const end of endsOf(started)) expect(end).toBeCloseTo(dropMs(game));
  expect(new Set(arrivalsOf(started).map(Math.round)).size).toBeGreaterThan(9);
});

it('ends all columns that leave in the same frame, and holds them below the field', () => {
  new Field(document.createElement('div'), game).empty();
  expect(started).toHaveLength(4);
  for (const end of endsOf(started)) expect(end).toBeCloseTo(emptyMs(game));
  for (const { frames } of started) expect(frames.at(-1)?.transform).toBe(frames.at(-2)?.transform);
});

it('ends all symbols that follow a burst in the same frame, and moves no other', () => {
  const from = [
    [0, 1, 2],
    [-1, 0, 2],
    [0, 1, 2],
    [-2, -1, 0],
  ];
  const field = new Field(document.createElement('div'), game);
  field.tempo = 0.5;
  field.tumble(grid, from);
  expect(started).toHaveLength(5);
  expect(new Set(endsOf(started).map(Math.round)).size).toBe(1);
});
