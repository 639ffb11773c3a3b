import type { Db } from '../../platform/database.ts';
import type { ProviderName } from './payment/payment-provider.ts';
import type { Verdict } from './verdict.ts';

export interface InboxKey {
  readonly provider: ProviderName;
  readonly eventId: string;
}

export interface InboxRow {
  payload: Record<string, string>;
  verdict: Verdict | null;
}

/** Stores a notification; the same one again is the same row. */
export async function insertNotification(
  db: Db,
  key: InboxKey,
  payload: Readonly<Record<string, string>>,
): Promise<void> {
  await db.$client.query(
    'INSERT INTO webhook_inbox (provider, event_id, payload) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key.provider, key.eventId, JSON.stringify(payload)],
  );
}

/** Locks a stored notification: whoever processes it second waits, and then sees the verdict. */
export async function lockNotification(db: Db, key: InboxKey): Promise<InboxRow> {
  const { rows } = await db.$client.query<InboxRow>(
    'SELECT payload, verdict FROM webhook_inbox WHERE provider = $1 AND event_id = $2 FOR UPDATE',
    [key.provider, key.eventId],
  );
  return rows[0] as InboxRow;
}

export async function keepVerdict(db: Db, key: InboxKey, verdict: Verdict): Promise<void> {
  await db.$client.query(
    'UPDATE webhook_inbox SET verdict = $3, processed_at = now() WHERE provider = $1 AND event_id = $2',
    [key.provider, key.eventId, verdict],
  );
}

/** Notifications that were stored and then not processed, oldest first. */
export async function selectWaiting(
  db: Db,
  query: { olderThanSeconds: number; providers: readonly ProviderName[]; limit: number },
): Promise<InboxKey[]> {
  const { rows } = await db.$client.query<InboxKey>(
    `SELECT provider, event_id AS "eventId" FROM webhook_inbox
      WHERE processed_at IS NULL AND received_at < now() - $1 * interval '1 second' AND provider = ANY ($2)
      ORDER BY received_at LIMIT $3`,
    [query.olderThanSeconds, query.providers, query.limit],
  );
  return rows;
}
