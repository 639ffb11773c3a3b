import { plinkoFortune } from '@goldwren/game-engine/games/plinko-fortune';
import { expect, it } from 'vitest';
import { board, hitsOf, pegs, restOf, slotCount } from './board.ts';
import { slotPaysOf } from './drop.ts';
import { fallOf, rowMs } from './fall.ts';

const { rows, risks } = plinkoFortune.maths.data;
const paths = Array.from({ length: 2 ** rows }, (_, bits) =>
  Array.from({ length: rows }, (_, row) => (bits >> row) & 1),
);
const slotOf = (path: readonly number[]) => path.reduce((sum, step) => sum + step, 0);

it('leads every path over one peg per row, each half a slot from the last', () => {
  for (const path of paths) {
    const hits = hitsOf(path);
    for (const [row, { ball, peg }] of hits.entries()) {
      const { x, y } = pegs[peg] as (typeof pegs)[number];
      expect(x).toBe(ball.x);
      expect(y).toBeGreaterThan(ball.y);
      const next = hits[row + 1]?.ball.x ?? restOf(slotOf(path)).x;
      expect(next - ball.x).toBe(path[row] === 1 ? 0.5 : -0.5);
    }
  }
});

it('keeps every peg and every slot on the board', () => {
  expect(pegs).toHaveLength((rows * (rows + 5)) / 2);
  expect(new Set(pegs.map(({ x, y }) => `${x} ${y}`)).size).toBe(pegs.length);
  for (const { x, y } of [...pegs, restOf(0), restOf(slotCount - 1)]) {
    expect(x).toBeGreaterThanOrEqual(0.5);
    expect(x).toBeLessThanOrEqual(board.width - 0.5);
    expect(y).toBeLessThan(board.height);
  }
});

it('falls from the chute to its slot, one peg after the other, within the time of a round', () => {
  for (const path of paths.filter((_, index) => index % 97 === 0)) {
    const { frames, hits, landsAt, ms } = fallOf(path, slotOf(path), { width: 700, height: 500 });
    expect(frames.at(-1)).toEqual({ offset: 1, transform: 'translate(0.00px, 0.00px)' });
    const offsets = frames.map(({ offset }) => Number(offset));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    for (const [row, { at }] of hits.entries()) if (row > 0) expect(at - (hits[row - 1]?.at ?? 0)).toBeCloseTo(rowMs);
    expect(landsAt).toBeGreaterThan(hits.at(-1)?.at ?? 0);
    expect(ms).toBeLessThan(2_600);
  }
});

it('labels the slots with the payouts of the engine', () => {
  for (const { id } of risks) {
    const pays = slotPaysOf(id);
    expect(pays).toHaveLength(slotCount);
    for (const path of paths.filter((_, index) => index % 31 === 0)) {
      const steps = [...path];
      const rng = { u32: () => 0, below: () => steps.shift() as number, shuffle: <T>(items: T[]) => items };
      expect(plinkoFortune.play(rng, { risk: id }).payX100).toBe(pays[slotOf(path)]);
    }
  }
});
