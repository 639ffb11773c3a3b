import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import { type Below, battery, zLimit } from './statistics.ts';

function chaCha(seed: number): Below {
  const rng = createRng(new Uint8Array(32).fill(seed));
  return (n) => rng.below(n);
}

function failures(below: Below, shuffle?: (items: number[]) => number[]): string[] {
  return battery(below, shuffle).flatMap(({ name, z }) => (Math.abs(z) <= zLimit ? [] : [name]));
}

test.each([1, 77, 200])('passes every test of the battery (seed %i)', (seed) => {
  const rng = createRng(new Uint8Array(32).fill(seed));
  expect(
    failures(
      (n) => rng.below(n),
      (items) => rng.shuffle(items),
    ),
  ).toEqual([]);
});

test('fails the frequency test for a remainder without rejection', () => {
  const fair = chaCha(1);
  expect(failures((n) => (n > 256 ? fair(n) : fair(256) % n))).toContain('frequency of 52');
});

test('fails the serial, runs and coupon tests for a sticky generator', () => {
  const fair = chaCha(2);
  let last = 0;
  const sticky: Below = (n) => {
    if (fair(3) > 0) last = fair(n);
    return last % n;
  };
  expect(failures(sticky)).toEqual(expect.arrayContaining(['serial pairs of 20', 'runs', 'coupon collector of 10']));
});

test('fails the serial test for a generator that avoids its last value', () => {
  const fair = chaCha(3);
  let last = -1;
  const shy: Below = (n) => {
    let value = fair(n);
    if (value === last) value = fair(n);
    last = value;
    return value;
  };
  expect(failures(shy)).toContain('serial pairs of 20');
});

test('fails the shuffle test for a shuffle that swaps with any place', () => {
  const fair = chaCha(4);
  const naive = (items: number[]) => {
    for (let i = 0; i < items.length; i++) {
      const j = fair(items.length);
      [items[i], items[j]] = [items[j] as number, items[i] as number];
    }
    return items;
  };
  expect(failures(fair, naive)).toEqual(['shuffle matrix of 12']);
});
