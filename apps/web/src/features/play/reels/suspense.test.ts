import { expect, it } from 'vitest';
import { suspenseReels } from './suspense.ts';

const o = ['key', 'bell', 'moth'];
const moon = ['key', 'moon', 'moth'];
const withMoons = [...o, 'moon'];
const game = (paid = [withMoons, withMoons, withMoons, withMoons, withMoons]) =>
  ({ feature: { symbol: 'moon', needed: 3 }, strips: { paid, free: [] } }) as never;
const late = (grid: string[][], of = game()) => [...suspenseReels(of, { band: 'paid', grid })];

it('slows no reel of a grid that was never one symbol away', () => {
  expect(late([o, o, o, o, o])).toEqual([]);
  expect(late([moon, o, o, o, o])).toEqual([]);
});

it('slows every reel on which the third symbol may still land', () => {
  expect(late([moon, moon, o, o, o])).toEqual([2, 3, 4]);
  expect(late([o, moon, o, moon, o])).toEqual([4]);
});

it('slows no reel after the feature is won or after the last reel', () => {
  expect(late([moon, moon, moon, o, moon])).toEqual([2]);
  expect(late([moon, o, o, o, moon])).toEqual([]);
});

it('slows no reel whose strip lacks the symbol', () => {
  expect(late([moon, moon, o, o, o], game([withMoons, withMoons, o, withMoons, o]))).toEqual([3]);
});
