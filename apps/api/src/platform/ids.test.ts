import { afterEach, expect, test, vi } from 'vitest';
import { derivedId, newId } from './ids.ts';

afterEach(() => vi.useRealTimers());

const timeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

test('returns unique UUIDs of version 7 that contain the time', () => {
  const from = Date.now();
  const ids = Array.from({ length: 5_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(timeOf(ids[0] as string)).toBeGreaterThanOrEqual(from);
  expect(timeOf(ids.at(-1) as string)).toBeLessThanOrEqual(Date.now());
});

test('returns increasing ids, also within a millisecond and when the clock goes back', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const ids = Array.from({ length: 1_000 }, newId);
  vi.setSystemTime(Date.now() - 5_000);
  ids.push(...Array.from({ length: 1_000 }, newId));
  expect(ids).toEqual([...ids].sort());
});

test('shares only the time and the counter with the previous id', () => {
  const tails = new Set(Array.from({ length: 2_000 }, () => newId().slice(24)));
  expect(tails.size).toBe(2_000);
});

test('derives the same id from an id and a name each time, with the time of the id', () => {
  const id = newId();
  const space = '4c1b1c0e-6f5c-4d0b-9a27-0a6e5a1d5c7f';
  const derived = ['0', '1'].map((name) => derivedId(id, name, space));
  expect(['0', '1'].map((name) => derivedId(id, name, space))).toEqual(derived);
  expect(new Set([...derived, derivedId(newId(), '0', space)]).size).toBe(3);
  for (const one of derived) {
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timeOf(one)).toBe(timeOf(id));
  }
});
