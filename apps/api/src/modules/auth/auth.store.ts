import { session as sessionRules } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type Person, personColumns, toPerson } from '../players/public.ts';

/** `last_seen_at` moves at most this often: reading a session writes almost never. */
const touchMinutes = 5;

type Row = Parameters<typeof toPerson>[0] & { stale: boolean };

/** The player of a live session; null when it is unknown, idle too long, or too old. */
export async function readSession(db: Db, idHash: Buffer): Promise<Person | null> {
  const { rows } = await db.$client.query<Row>({
    name: 'read_session',
    text: `SELECT ${personColumns}, s.last_seen_at < now() - interval '${touchMinutes} minutes' AS stale
             FROM http_session s JOIN player p ON p.id = s.player_id
            WHERE s.id_hash = $1
              AND s.last_seen_at > now() - interval '${sessionRules.idleHours} hours'
              AND s.created_at > now() - interval '${sessionRules.absoluteDays} days'`,
    values: [idHash],
  });
  const row = rows[0];
  if (!row) return null;
  const { stale, ...player } = row;
  if (stale) await db.$client.query('UPDATE http_session SET last_seen_at = now() WHERE id_hash = $1', [idHash]);
  return toPerson(player);
}

export async function writeSession(db: Db, idHash: Buffer, playerId: string): Promise<void> {
  await db.$client.query(
    `INSERT INTO http_session (id_hash, player_id) VALUES ($1, $2)
     ON CONFLICT (id_hash) DO UPDATE SET last_seen_at = now()`,
    [idHash, playerId],
  );
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.$client.query('DELETE FROM http_session WHERE id_hash = $1', [idHash]);
}

/** Removes sessions that can never be used again; returns how many. */
export async function deleteDeadSessions(db: Db): Promise<number> {
  const { rowCount } = await db.$client.query(
    `DELETE FROM http_session
      WHERE last_seen_at < now() - interval '${sessionRules.idleHours} hours'
         OR created_at < now() - interval '${sessionRules.absoluteDays} days'`,
  );
  return rowCount ?? 0;
}

/** Counts one more under each key, starting a new window where the old one has passed; returns the largest count. */
export async function countFailures(db: Db, keys: readonly string[], windowMinutes: number): Promise<number> {
  // Sorted: two requests that touch the same keys lock them in one order.
  const { rows } = await db.$client.query<{ failures: number }>(
    `INSERT INTO sign_in_throttle AS t (key, window_started_at, failures)
     SELECT key, now(), 1 FROM unnest($1::text[]) AS key ORDER BY key
     ON CONFLICT (key) DO UPDATE SET
       failures = CASE WHEN t.window_started_at < now() - $2 * interval '1 minute' THEN 1 ELSE t.failures + 1 END,
       window_started_at =
         CASE WHEN t.window_started_at < now() - $2 * interval '1 minute' THEN now() ELSE t.window_started_at END
     RETURNING failures`,
    [keys, windowMinutes],
  );
  return Math.max(...rows.map((row) => row.failures));
}

/** Failures per key in windows still open, with the seconds until each window closes. */
export async function readFailures(
  db: Db,
  keys: readonly string[],
  windowMinutes: number,
): Promise<Map<string, { failures: number; secondsLeft: number }>> {
  const { rows } = await db.$client.query<{ key: string; failures: number; secondsLeft: number }>({
    name: 'read_failures',
    text: `SELECT key, failures,
                  ceil(extract(epoch FROM window_started_at + $2 * interval '1 minute' - now()))::int AS "secondsLeft"
             FROM sign_in_throttle
            WHERE key = ANY($1) AND window_started_at >= now() - $2 * interval '1 minute'`,
    values: [keys, windowMinutes],
  });
  return new Map(rows.map((row) => [row.key, row]));
}

export async function clearFailures(db: Db, keys: readonly string[]): Promise<void> {
  await db.$client.query('DELETE FROM sign_in_throttle WHERE key = ANY($1)', [keys]);
}

export async function deleteOldThrottles(db: Db, windowMinutes: number): Promise<void> {
  await db.$client.query(`DELETE FROM sign_in_throttle WHERE window_started_at < now() - $1 * interval '1 minute'`, [
    windowMinutes,
  ]);
}

export async function rememberAddress(db: Db, playerId: string, addressHash: Buffer): Promise<void> {
  await db.$client.query(
    `INSERT INTO known_address (player_id, address_hash) VALUES ($1, $2)
     ON CONFLICT (player_id, address_hash) DO UPDATE SET last_seen_at = now()`,
    [playerId, addressHash],
  );
}

/** Has this account been signed in to from this address before? Asked by email, so that unknown emails look alike. */
export async function isKnownAddress(db: Db, email: string, addressHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: 'is_known_address',
    text: `SELECT 1 FROM known_address k JOIN player p ON p.id = k.player_id
            WHERE lower(p.email) = lower($1) AND k.address_hash = $2`,
    values: [email, addressHash],
  });
  return rowCount === 1;
}
