import { checkExported, type ExportedSessionCheck } from '../../shared/fairness/check-exported.ts';
import { checkRecord, type RecordCheck } from '../../shared/fairness/check-record.ts';
import { openBrowserClientLog } from '../../shared/fairness/client-log-store.ts';
import { findHeldRound, type ProvableRound } from '../../shared/fairness/held-round.ts';

export type PastedVerdict = { readonly round: RecordCheck } | { readonly sessions: readonly ExportedSessionCheck[] };

/**
 * Checks a round from the proof dialog, or an exported session. Pasted data is not an answer of the server, so a mismatch is
 * not stored as a violation.
 * @throws Error when the text is neither, or when no key is pinned and none can be loaded
 */
export async function verifyPasted(text: string, player: string): Promise<PastedVerdict> {
  const data = JSON.parse(text) as object;
  const log = await openBrowserClientLog();
  if ('sessions' in data) return checkExported(log, player, data);
  const round = data as ProvableRound;
  return { round: await checkRecord(round, await findHeldRound(log, player, round)) };
}
