import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jacksOrBetterPoker } from './games/jacks-or-better-poker/index.ts';
import { starlightFortune } from './games/starlight-fortune/index.ts';
import { payoutOf } from './payout.ts';
import { ReplayError, replayRound } from './replay.ts';
import { createRng } from './rng/rng.ts';

const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const anyPositions = fc.subarray([0, 1, 2, 3, 4]);

function problem(run: () => unknown): [string, number] {
  try {
    run();
  } catch (error) {
    if (error instanceof ReplayError) return [error.code, error.actionIndex];
    throw error;
  }
  throw new Error('nothing was refused');
}

test('the replay of an instant round is the round, and pays a whole amount at every stake', () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      const { result, legalActions } = replayRound(starlightFortune, key, {}, []);
      expect(result).toEqual(starlightFortune.play(createRng(key), {}));
      expect(legalActions).toEqual([]);
      for (const stake of [...starlightFortune.maths.stakes.gold, ...starlightFortune.maths.stakes.sweeps]) {
        expect(payoutOf(BigInt(stake), result?.payX100 ?? -1)).toBeGreaterThanOrEqual(0n);
      }
    }),
  );
});

test('the replay of a decision round keeps exactly the held cards and survives JSON', () => {
  fc.assert(
    fc.property(anyKey, anyPositions, (key, positions) => {
      const open = replayRound(jacksOrBetterPoker, key, {}, []);
      expect(open.result).toBeNull();
      expect(open.view).toEqual({ phase: 'hold', cards: open.view.cards });
      const settled = replayRound(jacksOrBetterPoker, key, {}, [{ type: 'hold', positions }]);
      const [before, after] = [open.view.cards as string[], settled.view.cards as string[]];
      expect(new Set([...before, ...after]).size).toBe(10 - positions.length);
      for (const position of positions) expect(after[position]).toBe(before[position]);
      expect(settled.legalActions).toEqual([]);
      expect(JSON.parse(JSON.stringify(settled))).toEqual(settled);
    }),
  );
});

test('what cannot be replayed is refused with the reason and the action it was', () => {
  const key = new Uint8Array(32);
  const hold = { type: 'hold', positions: [0] };
  expect(problem(() => replayRound(starlightFortune, key, { turbo: true }, []))).toEqual(['bad_choice', -1]);
  expect(problem(() => replayRound(starlightFortune, key, null, []))).toEqual(['bad_choice', -1]);
  expect(problem(() => replayRound(starlightFortune, key, {}, [hold]))).toEqual(['round_over', 0]);
  expect(problem(() => replayRound(jacksOrBetterPoker, key, {}, [{ type: 'fold' }]))).toEqual(['bad_action', 0]);
  expect(problem(() => replayRound(jacksOrBetterPoker, key, {}, [hold, hold]))).toEqual(['round_over', 1]);
});
