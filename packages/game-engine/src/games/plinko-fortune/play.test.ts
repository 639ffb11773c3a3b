import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createPlinkoTables, evaluateDrop } from './evaluate.ts';
import { plinkoFortune as game } from './index.ts';

const { data } = game.maths;
const tables = createPlinkoTables(data);

/** A generator with scripted directions: left (0) and right (1). */
function scripted(steps: readonly number[]): Rng {
  let at = 0;
  return { u32: () => 0, below: () => steps[at++] ?? 0, shuffle: (items) => items };
}

test.each(game.choices)('evaluates and plays 100,000 balls at $risk risk with the same pay', (choice) => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  const pays = tables.pays.get(choice.risk) as Int32Array;
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, choice);
    if (evaluateDrop(pays, data.rows, right) !== payX100) throw new Error(`round ${round} differs`);
    const [drop, settle] = events;
    if (drop?.type !== 'drop' || settle?.type !== 'settle')
      throw new Error('a round must begin with its first event and end with settle');
    const rights = drop.path.filter((step) => step === 1).length;
    if (drop.path.length !== data.rows || drop.slot !== rights) throw new Error(`round ${round} ends elsewhere`);
    if (settle.pay_x100 !== payX100 || pays[drop.slot] !== payX100) throw new Error(`round ${round} does not add up`);
  }
});

test('pays every slot by the table, equally from both edges', () => {
  for (const { id, pays } of data.risks) {
    for (let slot = 0; slot <= data.rows; slot++) {
      const path = Array.from({ length: data.rows }, (_, row) => (row < slot ? 1 : 0));
      const { payX100, events } = game.play(scripted(path), { risk: id });
      expect(payX100).toBe(pays[Math.min(slot, data.rows - slot)]);
      expect(events[0]).toEqual({ type: 'drop', risk: id, path, slot });
    }
  }
});

test('draws the same path for every risk', () => {
  const drops = game.choices.map((choice) => game.play(createRng(new Uint8Array(32).fill(3)), choice).events[0]);
  for (const drop of drops) expect(drop).toMatchObject({ path: (drops[0] as { path: number[] }).path });
});

test('has only pays that are multiples of five hundredths', () => {
  for (const { pays } of data.risks) for (const pay of pays) expect(pay % 5).toBe(0);
});

test('accepts exactly the offered risks as choice', () => {
  for (const { id } of data.risks) expect(game.parseChoice({ risk: id })).toEqual({ risk: id });
  for (const raw of [
    null,
    [],
    {},
    'low',
    { risk: 'none' },
    { risk: 1 },
    { risk: ['low'] },
    { risk: 'low', rows: 12 },
  ]) {
    expect(game.parseChoice(raw)).toBeNull();
  }
});
