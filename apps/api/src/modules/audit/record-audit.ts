import type { Facts } from '@goldwren/contracts/facts';
import type { AuditAction, AuditSubject } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { appendAudit } from './audit.store.ts';

export interface AuditRecord {
  /** Who did it. */
  readonly staffId: string;
  readonly action: AuditAction;
  /** What it was about; null when it was about nothing in particular. */
  readonly subject: { readonly type: AuditSubject; readonly id: string } | null;
  /** Small: what a later reader needs. Never documents, payout details or tax numbers. */
  readonly facts: Facts;
}

/**
 * Writes what a member of staff does into the log, in the transaction that does it. Call it last: it takes a lock that
 * every other writer waits for until the transaction ends.
 */
export async function recordAudit(tx: Db, record: AuditRecord): Promise<void> {
  await appendAudit(tx, record);
}
