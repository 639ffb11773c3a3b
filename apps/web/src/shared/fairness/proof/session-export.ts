import type { RoundRecord } from '@goldwren/contracts/player';
import { api } from '../../../lib/api/api.ts';
import { checkExported } from '../check-exported.ts';
import { openBrowserClientLog } from '../client-log-store.ts';
import { downloadJson } from '../download-json.ts';
import { checkKeys, type KeyCheck } from '../key-pin.ts';
import type { Violation } from '../violation.ts';

const pageSize = '100';
const noReport = { gold_won: '0.00', rounds: 0, client_metrics: { fps: 0 } };

/**
 * Exports an ended session in the format of `goldwren-verify`. Only for ended sessions: ending one again returns the same
 * result. The export does not contain the key that a reader trusts, because it could not prove it. It contains how this key was
 * replaced.
 */
async function exportSession(round: RoundRecord) {
  const { session_id: session, game, maths, outcome_seed } = round;
  const params = { id: String(game.id), sessionId: session };
  const totals = await api.games.endSession({ params, body: noReport });
  const rounds: RoundRecord[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.games.listRounds({ query: { session, limit: pageSize, ...(cursor ? { cursor } : {}) } });
    rounds.push(...page.results);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const { server_seed, statement, signature, key_id } = totals;
  const one = { session_id: session, game, maths, outcome_seed, server_seed, statement, signature, key_id };
  const rotations = (await checkKeys(api.fairness)).pinned.flatMap(({ publicKey, rotation }) =>
    rotation ? [{ public_key: publicKey, ...rotation }] : [],
  );
  return { sessions: [{ ...one, rounds: rounds.reverse() }], rotations };
}

export interface SessionDownload {
  /** Null when the session matches. */
  readonly violation: Violation | null;
  readonly keys: KeyCheck;
}

/**
 * Downloads an ended session, and checks it with the pinned keys and the client log.
 * @throws the error of a failed call
 */
export async function downloadSession(round: RoundRecord, player: string): Promise<SessionDownload> {
  const data = await exportSession(round);
  const { keys, sessions } = await checkExported(await openBrowserClientLog(), player, data);
  downloadJson(`session-${round.session_id}.json`, data);
  const codes = sessions.flatMap((session) => session.codes);
  const evidence = { held: keys.pinned, answered: data };
  return { keys, violation: codes.length > 0 ? { codes, nonce: null, evidence } : null };
}
