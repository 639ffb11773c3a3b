import type { RoundRecord } from '@goldwren/contracts/player';
import { type AnyGame, canonicalJson, computePayout, fromHex, sameJson } from '@goldwren/game-engine';
import { deriveRoundKey, deriveRoundSecret, estimateWinChance, playByDefault } from '@goldwren/game-engine/fairness';
import type { RoundRequest, SessionRecord, WithheldRound } from '../../../shared/fairness/client-log.ts';
import { webCryptography } from '../../../shared/fairness/web-crypto.ts';
import { hundredthsOf } from '../model/play-state.ts';

const chances = new Map<string, number>();

/** An upper limit of the chance that a round with this choice pays something. Computed once for each choice of a game. */
export function winChance(game: AnyGame, choice: RoundRequest['choice']): number {
  const key = `${game.mathsHash} ${canonicalJson(choice)}`;
  const known = chances.get(key) ?? estimateWinChance(game, choice);
  chances.set(key, known);
  return known;
}

/** The stakes that were sent with their seed and are in no record with that seed and choice, one for each round and choice. */
function listWithheld({ refused, pending }: SessionRecord, records: readonly RoundRecord[]): RoundRequest[] {
  const asked = [...refused, ...(pending && !pending.elsewhere ? [pending.request] : [])];
  const isPlayed = ({ nonce, client_seed, choice }: RoundRequest) =>
    records.some((one) => one.nonce === nonce && one.client_seed === client_seed && sameJson(one.choice, choice));
  const isFirst = (request: RoundRequest, at: number) =>
    asked.findIndex(({ nonce, choice }) => nonce === request.nonce && sameJson(choice, request.choice)) === at;
  return asked.filter((request, at) => isFirst(request, at) && !isPlayed(request));
}

/**
 * Computes the rounds that this browser requested and did not get. The server could compute them as soon as it had the seed.
 * @param sessionSeed The revealed seed, 64 hex digits
 */
export async function computeWithheld(
  game: AnyGame,
  sessionRecord: SessionRecord,
  records: readonly RoundRecord[],
  sessionSeed: string,
): Promise<WithheldRound[]> {
  const { player, session, slug, mathsHash } = sessionRecord;
  const withheld = listWithheld(sessionRecord, records).map(async (request): Promise<WithheldRound> => {
    const { nonce, client_seed: clientSeed, choice, currency, stake } = request;
    const secret = await deriveRoundSecret(webCryptography.hmac, fromHex(sessionSeed), nonce);
    const key = await deriveRoundKey(webCryptography.hmac, secret, { slug, mathsHash, clientSeed, nonce });
    const payX100 = playByDefault(game, key, choice).result?.payX100 ?? 0;
    const payout = String(computePayout(hundredthsOf(stake), payX100));
    return { player, session, nonce, choice, currency, payout, won: payX100 > 0, chance: winChance(game, choice) };
  });
  return Promise.all(withheld);
}

/** A lower probability than this is a violation. An honest server causes one in a million lives of browsers. */
const leastProbability = 1e-6;

/**
 * Returns the probability that at least as many of these rounds win, if they were not chosen for it. Exact: each round has its
 * own chance.
 */
export function probabilityOfWins(rounds: readonly Pick<WithheldRound, 'won' | 'chance'>[]): number {
  const wins = rounds.filter(({ won }) => won).length;
  // The probability of 0, 1, 2 … wins so far. The last one is for `wins` or more.
  const exactly = [1];
  for (const { chance } of rounds) {
    for (let count = wins; count > 0; count--) {
      const stays = count === wins ? 1 : 1 - chance;
      exactly[count] = (exactly[count] ?? 0) * stays + (exactly[count - 1] ?? 0) * chance;
    }
    if (wins > 0) exactly[0] = (exactly[0] ?? 0) * (1 - chance);
  }
  return exactly[wins] ?? 1;
}

/** Returns whether refused rounds win so often that the server must have looked at them first. */
export function isChosen(rounds: readonly WithheldRound[]): boolean {
  return probabilityOfWins(rounds) < leastProbability;
}
