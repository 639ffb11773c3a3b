import { expect, it } from 'vitest';
import { coilPath } from './coil-path.ts';

const thick = 20;
const parts = coilPath(600, 360, thick, 64);

it('lies around the reels and leaves their symbols free', () => {
  for (const { x, y } of parts) {
    const [left, top] = [(x / 100) * 600, (y / 100) * 360];
    const toEdge = Math.min(Math.abs(left), Math.abs(600 - left), Math.abs(top), Math.abs(360 - top));
    expect(toEdge).toBeLessThan(0.65 * thick);
  }
});

it('passes all four sides, and its tail and head do not touch', () => {
  const near = (value: number, edge: number) => Math.abs(value - edge) < 3;
  expect(parts.some(({ x }) => near(x, 0))).toBe(true);
  expect(parts.some(({ x }) => near(x, 100))).toBe(true);
  expect(parts.some(({ y }) => near(y, 0))).toBe(true);
  expect(parts.some(({ y }) => near(y, 100))).toBe(true);
  const [tail, head] = [parts[0], parts.at(-1)];
  expect(Math.hypot(((head?.x ?? 0) - (tail?.x ?? 0)) * 6, ((head?.y ?? 0) - (tail?.y ?? 0)) * 3.6)).toBeGreaterThan(
    thick,
  );
});

it('leaves no gap in the body', () => {
  for (const [index, { x, y }] of parts.slice(1).entries()) {
    const before = parts[index] as (typeof parts)[number];
    expect(Math.hypot((x - before.x) * 6, (y - before.y) * 3.6)).toBeLessThan((2 * (600 + 360)) / 64 + thick / 3);
  }
});
