import { getDefaultAction, type Replayed, replayRound } from '../replay.ts';
import type { AnyGame, Choice, GameAction } from '../types.ts';

/** Rounds with fixed keys, from which the chance of a win is estimated. More would stop a slow phone for too long. */
const sampledRounds = 2_000;
/** How many standard errors the chance is raised by, so that the estimate never accuses an honest server. */
const safetyErrors = 4;
const keyBytes = 32;

/** Plays a round with the default actions, because no one knows how the player would have decided. */
export function playByDefault(game: AnyGame, roundKey: Uint8Array, choice: Choice): Replayed {
  const actions: GameAction[] = [];
  for (;;) {
    const action = getDefaultAction(game, roundKey, choice, actions);
    if (action === null) return replayRound(game, roundKey, choice, actions);
    actions.push(action);
  }
}

/** Returns how many of 2,000 rounds with fixed keys pay something. */
export function countPaidSamples(game: AnyGame, choice: Choice): number {
  let paid = 0;
  const key = new Uint8Array(keyBytes);
  const counter = new DataView(key.buffer);
  for (let round = 0; round < sampledRounds; round++) {
    counter.setUint32(0, round);
    if ((playByDefault(game, key, choice).result?.payX100 ?? 0) > 0) paid++;
  }
  return paid;
}

/** Returns an upper limit of the chance that a round with this choice pays something. Takes up to a second. */
export function estimateWinChance(game: AnyGame, choice: Choice): number {
  const share = countPaidSamples(game, choice) / sampledRounds;
  return Math.min(1, share + safetyErrors * Math.sqrt((share * (1 - share)) / sampledRounds));
}
