import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type ChainState, checkChain, recordAudit } from './audit.store.ts';

/**
 * Checks the whole chain, and writes down who asked and what was found. A broken chain is reported to operators instead:
 * behind a row that does not belong, none can be written.
 */
export async function verifyAudit(
  { database, events }: Pick<Context, 'database' | 'events'>,
  staffId: string,
): Promise<ChainState> {
  const found = await checkChain(database.db);
  const { rows, firstBroken, head } = found;
  if (firstBroken !== null) {
    events.report('audit_log_broken', { firstBroken, rows });
    return found;
  }
  const facts = { rows, head: head.toString('hex') };
  await inTransaction(database, (tx) => recordAudit(tx, { staffId, action: 'audit.verified', subject: null, facts }));
  return found;
}
