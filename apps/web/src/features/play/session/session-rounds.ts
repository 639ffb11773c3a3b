import type { Round, RoundRecord } from '@goldwren/contracts/player';
import type { GameEvent } from '@goldwren/game-engine';
import { type LoggedRound, recordOf, type SessionNotes } from '../../../shared/fairness/client-log.ts';
import type { Judgement, Settled } from '../verify/judge-round.ts';
import type { GamesApi } from './play-deps.ts';

const pageSize = '100';

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

export function settledFromRecord(record: RoundRecord): Settled {
  const { events, commitment, id: roundId, settled_by: settledBy } = record;
  const times = { at: Date.parse(record.at), settledAt: Date.parse(record.settled_at ?? '') };
  return { record: recordOf(record), events: events as GameEvent[], commitment, roundId, settledBy, times };
}

export function settledFromAnswer(round: Round): Settled {
  const { events, commitment, round_id: roundId } = round;
  const settledBy = 'unstated' as const;
  return { record: recordOf(round), events: events as GameEvent[], commitment, roundId, settledBy, times: null };
}

/** The entry of the client log for a round that matches everything that this browser knows about it. */
export function loggedRound(
  { player, session }: Pick<SessionNotes, 'player' | 'session'>,
  { record, events, commitment, roundId }: Settled,
  { verdict, settledBy }: Exclude<Judgement, { verdict: 'mismatch' }>,
): LoggedRound {
  return { player, session, roundId, record, events, commitment, settledBy, verdict };
}
