import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from './registry.ts';
import { replayRound, replayShown } from './replay.ts';
import { createRng } from './rng/rng.ts';
import { doubleOnce } from './testing/double-once/index.ts';
import type { AnyGame, GameAction, GameEvent, Json } from './types.ts';

const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame];
const decisionGames = games.filter(({ kind }) => kind === 'decision').map((game) => [game.maths.slug, game] as const);
const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** Every open position of a round in which a random player takes legal actions. */
function openPositions(game: AnyGame, key: Uint8Array, playerKey: Uint8Array) {
  const player = createRng(playerKey);
  const choice = game.choices[player.below(game.choices.length)];
  const positions = [];
  const actions: GameAction[] = [];
  for (;;) {
    const replayed = replayRound(game, key, choice, actions);
    const shown = replayed.steps.flatMap(({ events }) => events);
    if (replayed.result !== null) return positions;
    positions.push({ choice, actions: [...actions], shown, replayed });
    const legal = replayed.legalActions[player.below(replayed.legalActions.length)];
    if (!legal) throw new RangeError('no legal action');
    const pick = legal.pick && player.shuffle([...legal.pick.from]).slice(0, Math.max(1, legal.pick.least));
    actions.push(legal.pick && pick ? { ...legal.action, [legal.pick.field]: pick } : legal.action);
  }
}

test.each(decisionGames)('%s: computes an open round from the shown events as from its key', (_slug, game) => {
  fc.assert(
    fc.property(anyKey, anyKey, (key, playerKey) => {
      for (const { choice, actions, shown, replayed } of openPositions(game, key, playerKey)) {
        expect(replayShown(game, choice, actions, shown)).toEqual(replayed);
      }
    }),
  );
});

/** Replaces one text or number anywhere in the events by another of the same kind, or removes or repeats an event. */
function tampered(shown: readonly GameEvent[], at: number): GameEvent[][] {
  const changed: GameEvent[][] = [shown.slice(0, -1), [...shown, ...shown.slice(-1)]];
  const change = (value: Json): Json => {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    return Array.isArray(value) ? [...value, ...value] : 'ZZ';
  };
  for (const [index, event] of shown.entries()) {
    const field = Object.keys(event)[at % Object.keys(event).length] as string;
    changed.push(shown.map((one, place) => (place === index ? { ...one, [field]: change(one[field] as Json) } : one)));
    changed.push(shown.map((one, place) => (place === index ? { ...one, [field]: null } : one)));
  }
  return changed;
}

test.each(decisionGames)('%s: rejects every shown event that the round cannot have', (_slug, game) => {
  fc.assert(
    fc.property(anyKey, anyKey, fc.nat(5), (key, playerKey, at) => {
      for (const { choice, actions, shown } of openPositions(game, key, playerKey)) {
        for (const events of tampered(shown, at)) expect(replayShown(game, choice, actions, events)).toBeNull();
        expect(replayShown(game, choice, [...actions, { type: 'none' }], shown)).toBeNull();
        expect(replayShown(game, { none: true }, actions, shown)).toBeNull();
        expect(replayShown(game, choice, actions, [])).toBeNull();
      }
    }),
  );
});

test.each(decisionGames)('%s: knows no open round that is settled', (_slug, game) => {
  fc.assert(
    fc.property(anyKey, anyKey, (key, playerKey) => {
      const [first] = openPositions(game, key, playerKey);
      if (!first) return;
      const [legal] = first.replayed.legalActions;
      const taken = replayRound(game, key, first.choice, [legal?.action]);
      const shown = taken.steps.flatMap(({ events }) => events);
      if (taken.result) expect(replayShown(game, first.choice, [legal?.action], shown)).toBeNull();
    }),
  );
});

test('knows no open round of an instant game', () => {
  for (const game of games.filter(({ kind }) => kind === 'instant')) {
    const { steps } = replayRound(game, new Uint8Array(32), game.choices[0], []);
    expect(
      replayShown(
        game,
        game.choices[0],
        [],
        steps.flatMap(({ events }) => events),
      ),
    ).toBeNull();
  }
});
