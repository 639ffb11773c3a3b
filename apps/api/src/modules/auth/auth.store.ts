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
