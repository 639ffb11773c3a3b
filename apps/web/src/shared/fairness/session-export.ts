import type { RoundRecord } from '@goldwren/contracts/player';
import { api } from '../../lib/api/api.ts';

const pageSize = '100';
const noReport = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 0 } };

/**
 * Exports an ended session in the format of `goldwren-verify`. Only for ended sessions: ending one again returns the same
 * result.
 */
export async function exportSession(round: RoundRecord) {
  const { session_id: session, game, maths, outcome_seed } = round;
  const params = { id: String(game.id), sessionId: session };
  const totals = await api.games.endSession({ params, body: noReport });
  const keys = await api.fairness.keys();
  const rounds: RoundRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.games.listRounds({ query: { session, limit: pageSize, ...(cursor ? { cursor } : {}) } });
    rounds.push(...page.results);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const { server_seed, statement, signature, key_id } = totals;
  const public_key = keys.results.find(({ id }) => id === key_id)?.public_key ?? '';
  const one = { session_id: session, game, maths, outcome_seed, server_seed, statement, signature, public_key };
  return { sessions: [{ ...one, rounds: rounds.reverse() }] };
}
