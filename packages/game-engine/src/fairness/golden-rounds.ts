import { asciiBytes, toHex } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame, GameAction, Json, LegalAction, Rng } from '../types.ts';
import type { Sha256 } from './cryptography.ts';

/** As many as the lock of a game is made from. */
export const goldenRounds = 10_000;

/** Anybody's pick: how many, then which, all equally likely. */
function filledIn({ action, pick }: LegalAction, rng: Rng): GameAction {
  if (pick === null) return action;
  const size = pick.least + rng.below(pick.most - pick.least + 1);
  const picked = rng.shuffle([...pick.from]).slice(0, size);
  return { ...action, [pick.field]: picked.sort((a, b) => a - b) };
}

/** What a player without a plan does: any legal action, again and again until the round is over. */
function playedAtRandom(game: AnyGame, roundKey: Uint8Array, choice: Json, rng: Rng) {
  const actions: GameAction[] = [];
  for (;;) {
    const replayed = replayRound(game, roundKey, choice, actions);
    if (replayed.result !== null) return { actions, ...replayed };
    const legal = replayed.legalActions;
    actions.push(filledIn(legal[rng.below(legal.length)] as LegalAction, rng));
  }
}

/** One golden round as the canonical JSON that is hashed. */
export function goldenRound(sha256: Sha256, game: AnyGame, index: number): string {
  const { slug } = game.maths;
  const roundKey = sha256(asciiBytes(`gw2-golden|${slug}|${index}`));
  const player = createRng(sha256(asciiBytes(`gw2-golden-player|${slug}|${index}`)));
  const choice = game.choices[index % game.choices.length] as Json;
  const { actions, result, raiseX100 } = playedAtRandom(game, roundKey, choice, player);
  return canonicalJson({
    actions,
    choice,
    events: result?.events ?? [],
    pay_x100: result?.payX100 ?? 0,
    raise_x100: raiseX100,
  });
}

/**
 * Hex SHA-256 over the SHA-256 digests of the first golden rounds: fixed keys, the game's choices in turn, actions at
 * random from fixed words. Takes under a second.
 */
export function goldenHash(sha256: Sha256, game: AnyGame, rounds = goldenRounds): string {
  const digests = new Uint8Array(32 * rounds);
  for (let index = 0; index < rounds; index++) {
    digests.set(sha256(asciiBytes(goldenRound(sha256, game, index))), 32 * index);
  }
  return toHex(sha256(digests));
}
