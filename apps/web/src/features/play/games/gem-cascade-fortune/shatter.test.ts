import { expect, it } from 'vitest';
import { shatter } from './shatter.ts';

it('covers the whole gem with its pieces, in any number', () => {
  for (const gems of [8, 10, 11, 30]) {
    const corners = shatter(gems, 3).flatMap(({ clipPath }) => clipPath.match(/[\d.]+% [\d.]+%/g) ?? []);
    // Each corner belongs to two neighbouring pieces or to the edge of one, and the middle to all.
    expect(new Set(corners).size).toBe(9);
  }
});

it('breaks many gems into few pieces, so that a slow device can draw them', () => {
  expect(shatter(10, 0)).toHaveLength(8);
  for (let gems = 8; gems <= 30; gems++) expect(gems * shatter(gems, gems).length).toBeLessThanOrEqual(120);
});

it('moves pieces with transform and opacity only, and leaves nothing visible', () => {
  for (const { frames } of shatter(9, 2)) {
    for (const frame of frames) {
      const animated = Object.keys(frame).filter((name) => name !== 'offset' && name !== 'easing');
      expect(animated.every((name) => name === 'transform' || name === 'opacity')).toBe(true);
    }
    expect(frames.at(-1)?.opacity).toBe(0);
  }
});

it('does not break two neighbouring gems alike', () => {
  expect(shatter(9, 1)).not.toEqual(shatter(9, 2));
});
