import type { DataExport } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { insertPlayerEvent } from '../players/public.ts';
import { consumeRateLimit, refundRateLimit } from '../rate-limits/public.ts';
import { insertExport } from './export.store.ts';
import { exportView } from './export-view.ts';

/**
 * Queues a data export of a player and records the request in the player's record.
 * @throws Problem `rate_limited` for a second one in a day, `conflict` while one is unfinished.
 */
export async function requestExport(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  playerId: string,
  form: { readonly documents: boolean },
): Promise<DataExport> {
  const counted = [{ rateLimit: 'dataExportPlayer', subject: playerId }] as const;
  await consumeRateLimit(database.db, counted);
  const row = await inTransaction(database, async (tx) => {
    const key = { playerId, id: newId() };
    const added = await insertExport(tx, { ...key, withDocuments: form.documents });
    if (added)
      await insertPlayerEvent(tx, { playerId, kind: 'export_requested', staffId: null, facts: { export: key.id } });
    return added;
  });
  if (row) return exportView(row, clock.now());
  // A request during an unfinished export does not count against the limit.
  await refundRateLimit(database.db, counted);
  throw new Problem('conflict', { params: { reason: 'export_unfinished' } });
}
