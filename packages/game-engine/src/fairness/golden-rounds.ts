import { asciiBytes, toHex } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame, GameAction, Json, LegalAction, Rng } from '../types.ts';
import type { Sha256 } from './cryptography.ts';

/** Number of golden rounds behind the lock of a game. */
export const goldenRounds = 10_000;

/** Fills in a random pick: first the number of items, then the items, each with equal probability. */
function fillPick({ action, pick }: LegalAction, rng: Rng): GameAction {
  if (pick === null) return action;
  const size = pick.least + rng.below(pick.most - pick.least + 1);
  const picked = rng.shuffle([...pick.from]).slice(0, size);
  return { ...action, [pick.field]: picked.sort((a, b) => a - b) };
}

/** Plays random legal actions until the round is settled. */
function playRandomly(game: AnyGame, roundKey: Uint8Array, choice: Json, rng: Rng) {
  const actions: GameAction[] = [];
  for (;;) {
    const replayed = replayRound(game, roundKey, choice, actions);
    if (replayed.result !== null) return { actions, ...replayed };
    const legal = replayed.legalActions;
    actions.push(fillPick(legal[rng.below(legal.length)] as LegalAction, rng));
  }
}

/** Returns one golden round as canonical JSON, which is then hashed. */
export function goldenRound(sha256: Sha256, game: AnyGame, index: number): string {
  const { slug } = game.maths;
  const roundKey = sha256(asciiBytes(`gw2-golden|${slug}|${index}`));
  const player = createRng(sha256(asciiBytes(`gw2-golden-player|${slug}|${index}`)));
  const choice = game.choices[index % game.choices.length] as Json;
  const { actions, result, raiseX100 } = playRandomly(game, roundKey, choice, player);
  return canonicalJson({
    actions,
    choice,
    events: result?.events ?? [],
    pay_x100: result?.payX100 ?? 0,
    raise_x100: raiseX100,
  });
}

/**
 * Returns the SHA-256 in hex of the SHA-256 digests of the first golden rounds. They use fixed keys, the choices of the game
 * in turn, and actions that are random but come from fixed words. Takes less than a second.
 */
export function goldenHash(sha256: Sha256, game: AnyGame, rounds = goldenRounds): string {
  const digests = new Uint8Array(32 * rounds);
  for (let index = 0; index < rounds; index++) {
    digests.set(sha256(asciiBytes(goldenRound(sha256, game, index))), 32 * index);
  }
  return toHex(sha256(digests));
}
