import { describe, expect, it } from 'vitest';
import { coilAround } from './coil-path.ts';

/** The reels of a wide stage and of a phone. */
const wide = { width: 601, height: 332, rim: 11, side: 156, above: 93, band: 40, bandAt: 135 };
const phone = { width: 308, height: 232, rim: 8, side: 14, above: 160, band: 40, bandAt: 8 };

describe.each([
  ['a wide stage', wide],
  ['a phone', phone],
])('on %s, the dragon', (_, room) => {
  const { body, head } = coilAround(room);
  const { width, height } = room;
  const neck = body.at(-1);

  it('lies around the reels and leaves their symbols free', () => {
    for (const { x, y, half } of body) {
      const outside = Math.max(-x, x - width, -y, y - height);
      // A symbol is smaller than its cell, most of all in the corners.
      const corner = Math.min(x, width - x) < 3 * half && Math.min(y, height - y) < 3 * half;
      expect(outside - half).toBeGreaterThan(corner ? -2.2 * half : -0.5 * room.rim);
    }
    for (const side of [body.map(({ x }) => x), body.map(({ x }) => width - x), body.map(({ y }) => height - y)]) {
      expect(Math.min(...side)).toBeLessThan(0);
    }
  });

  it('is more than twice as thick as the frame, and the end of its tail lies under its neck', () => {
    expect(Math.max(...body.map(({ half }) => half))).toBeGreaterThan(room.rim);
    const [tail] = body;
    const covering = body.slice(-body.length / 4).filter((spot) => {
      return Math.hypot(spot.x - (tail?.x ?? 0), spot.y - (tail?.y ?? 0)) + (tail?.half ?? 0) < spot.half;
    });
    expect(covering).not.toEqual([]);
  });

  it('leaves no gap in its body, and turns once around', () => {
    for (const [index, { x, y }] of body.slice(1).entries()) {
      const before = body[index];
      expect(Math.hypot(x - (before?.x ?? 0), y - (before?.y ?? 0))).toBeLessThan(9);
    }
    expect(neck?.turn).toBeCloseTo(2 * Math.PI, 0);
  });

  it('has its head on the stage, above the reels', () => {
    expect((neck?.y ?? 0) + 55 * head).toBeLessThanOrEqual(0);
    expect(room.above + (neck?.y ?? 0) - 130 * head).toBeGreaterThanOrEqual(-1);
  });
});

it('holds its head above the band where there is no room next to it', () => {
  const { body, head } = coilAround(phone);
  expect((body.at(-1)?.y ?? 0) + 55 * head).toBeLessThanOrEqual(-phone.band);
});
