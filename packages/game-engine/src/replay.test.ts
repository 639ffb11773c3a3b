import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computePayout } from './payout.ts';
import { catalogue } from './registry.ts';
import { getDefaultAction, ReplayError, replayRound } from './replay.ts';
import { createRng } from './rng/rng.ts';
import { doubleOnceEntry } from './testing/double-once/entry.ts';
import { doubleOnce } from './testing/double-once/index.ts';
import type { AnyGame, GameAction, LegalAction, Rng } from './types.ts';

const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const everyGame = [...catalogue, doubleOnceEntry].map(({ title, game }) => [title, game] as const);

function problem(run: () => unknown): [string, number] {
  try {
    run();
  } catch (error) {
    if (error instanceof ReplayError) return [error.code, error.actionIndex];
    throw error;
  }
  throw new Error('no error was thrown');
}

function pickedFrom({ action, pick }: LegalAction, rng: Rng): GameAction {
  if (pick === null) return action;
  const size = pick.least + rng.below(pick.most - pick.least + 1);
  const picked = rng.shuffle([...pick.from]).slice(0, size);
  return { ...action, [pick.field]: picked.sort((a, b) => a - b) };
}

/** Takes random legal actions until the round is settled. */
function playOut(game: AnyGame, key: Uint8Array, player: Rng): GameAction[] {
  const actions: GameAction[] = [];
  for (;;) {
    const { result, legalActions } = replayRound(game, key, game.choices[0], actions);
    if (result !== null) return actions;
    actions.push(pickedFrom(legalActions[player.below(legalActions.length)] as LegalAction, player));
  }
}

test.each(everyGame)('%s: adds steps up to the result and lists legal actions with their raises', (_title, game) => {
  fc.assert(
    fc.property(anyKey, anyKey, (key, playerKey) => {
      const actions = playOut(game, key, createRng(playerKey));
      const choice = game.choices[0];
      const whole = replayRound(game, key, choice, actions);
      expect(whole.steps).toHaveLength(actions.length + 1);
      expect(whole.result?.events).toEqual(whole.steps.flatMap(({ events }) => events));
      expect(whole.raiseX100).toBe(whole.steps.reduce((sum, { raiseX100 }) => sum + raiseX100, 0));
      expect(whole.legalActions).toEqual([]);
      expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
      for (const [index, action] of actions.entries()) {
        const before = replayRound(game, key, choice, actions.slice(0, index));
        const offered = before.legalActions.find((legal) => legal.action.type === action.type);
        expect(whole.steps[index + 1]?.raiseX100).toBe(offered?.raise_x100);
        expect(before.steps).toEqual(whole.steps.slice(0, index + 1));
        expect(new Set(before.legalActions.map(({ id }) => id)).size).toBe(before.legalActions.length);
      }
    }),
  );
});

test.each(everyGame)('%s: has whole pays and raises at every stake', (_title, game) => {
  fc.assert(
    fc.property(anyKey, anyKey, (key, playerKey) => {
      const { result, raiseX100 } = replayRound(game, key, game.choices[0], playOut(game, key, createRng(playerKey)));
      for (const stake of [...game.maths.stakes.gold, ...game.maths.stakes.sweeps]) {
        expect(computePayout(BigInt(stake), result?.payX100 ?? -1)).toBeGreaterThanOrEqual(0n);
        expect(computePayout(BigInt(stake), raiseX100)).toBeGreaterThanOrEqual(0n);
      }
    }),
  );
});

test.each(everyGame)('%s: ends abandoned rounds with default actions that raise nothing', (_title, game) => {
  fc.assert(
    fc.property(anyKey, (key) => {
      const actions: GameAction[] = [];
      for (let action = getDefaultAction(game, key, game.choices[0], []); action !== null; ) {
        actions.push(action);
        action = getDefaultAction(game, key, game.choices[0], actions);
      }
      const { result, raiseX100 } = replayRound(game, key, game.choices[0], actions);
      expect([result === null, raiseX100]).toEqual([false, 0]);
    }),
    { numRuns: 20 },
  );
});

test('replays 100,000 rounds of each instant game with the same result', () => {
  for (const { game } of catalogue) {
    if (game.kind !== 'instant') continue;
    const key = new Uint8Array(32);
    for (let round = 0; round < 100_000; round++) {
      new DataView(key.buffer).setUint32(0, round, true);
      const choice = game.choices[round % game.choices.length] ?? {};
      const played = game.play(createRng(key), choice);
      const { result } = replayRound(game, key, choice, []);
      if (result?.payX100 !== played.payX100 || result.events.length !== played.events.length) {
        throw new Error(`round ${round} differs`);
      }
    }
  }
});

test('throws an error with the reason and the index of the invalid action', () => {
  const key = new Uint8Array(32);
  const choice = { side: 'high' };
  const [double, stand] = [{ type: 'double' }, { type: 'stand' }];
  expect(problem(() => replayRound(doubleOnce, key, {}, []))).toEqual(['bad_choice', -1]);
  expect(problem(() => replayRound(doubleOnce, key, null, []))).toEqual(['bad_choice', -1]);
  expect(problem(() => replayRound(doubleOnce, key, { side: 'high', turbo: true }, []))).toEqual(['bad_choice', -1]);
  expect(problem(() => replayRound(doubleOnce, key, choice, [{ type: 'fold' }]))).toEqual(['bad_action', 0]);
  expect(problem(() => replayRound(doubleOnce, key, choice, [double, double]))).toEqual(['illegal_action', 1]);
  expect(problem(() => replayRound(doubleOnce, key, choice, [stand, stand]))).toEqual(['round_over', 1]);
  for (const { game } of catalogue) {
    expect(problem(() => replayRound(game, key, { turbo: true }, []))).toEqual(['bad_choice', -1]);
    if (game.kind === 'instant') {
      expect(problem(() => replayRound(game, key, game.choices[0], [stand]))).toEqual(['round_over', 0]);
    }
  }
});
