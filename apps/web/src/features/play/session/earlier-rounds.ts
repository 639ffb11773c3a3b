import type { Round, RoundRecord } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import { playedOf } from '../model/play-reducer.ts';
import type { PlayedRound } from '../model/round-types.ts';

const pageSize = '100';

function roundOf(record: RoundRecord, wallet: Round['wallet']): Round {
  const { id, nonce, state, currency, stake, payout, events, actions, client_seed, commitment, round_key } = record;
  const core = { round_id: id, nonce, state, currency, stake, payout, events, actions };
  return { ...core, view: null, legal_actions: [], client_seed, commitment, round_key, wallet };
}

/**
 * The settled rounds of a resumed session, from the player's own record: the report at the end then counts what was
 * played before the reload too. `last` is the newest of them, for the table to show.
 */
export async function loadEarlierRounds(
  games: Pick<PlayerClient['games'], 'listRounds'>,
  slug: string,
  session: { session_id: string; wallet: Round['wallet'] },
): Promise<{ played: PlayedRound[]; last: Round | null }> {
  const records: RoundRecord[] = [];
  let cursor: string | undefined;
  do {
    const query = { game: slug, limit: pageSize, ...(cursor ? { cursor } : {}) };
    const page = await games.listRounds({ query });
    const own = page.results.filter((record) => record.session_id === session.session_id);
    records.push(...own);
    // Newest first: a page that ends with another session has passed the start of this one.
    cursor = own.length === page.results.length ? (page.next_cursor ?? undefined) : undefined;
  } while (cursor);
  const settled = records.filter((record) => record.state === 'settled');
  const newest = settled[0];
  return { played: settled.map(playedOf).reverse(), last: newest ? roundOf(newest, session.wallet) : null };
}
