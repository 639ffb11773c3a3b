import type { Round, RoundRecord } from '@goldwren/contracts/player';
import { pagination } from '@goldwren/rules';
import type { GamesApi } from '../play-deps.ts';

const pageSize = String(pagination.maxLimit);

/** All rounds of a session from the server, oldest first. */
export async function listSessionRounds(games: Pick<GamesApi, 'listRounds'>, session: string): Promise<RoundRecord[]> {
  const records: RoundRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await games.listRounds({ query: { session, limit: pageSize, ...(cursor ? { cursor } : {}) } });
    records.push(...page.results);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return records.reverse();
}

/** The latest settled round of a session, to show it on the table. Null before the first. */
export async function listLastRound(games: Pick<GamesApi, 'listRounds'>, session: string): Promise<RoundRecord[]> {
  return (await games.listRounds({ query: { session, limit: '1' } })).results;
}

/** Converts a record of the player into a round for the table. */
export function roundOf(record: RoundRecord, wallet: Round['wallet']): Round {
  const { id, nonce, state, currency, stake, raised, payout, choice, events, actions } = record;
  const { client_seed, commitment, round_secret } = record;
  return {
    ...{ round_id: id, nonce, state, currency, stake, raised, payout, choice, events, actions },
    ...{ view: null, legal_actions: [], client_seed, commitment, round_secret, next_commitment: null, wallet },
  };
}
