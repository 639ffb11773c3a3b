import { randomUUID } from 'node:crypto';
import type { FreeEntryForm } from '@goldwren/contracts/player';
import type pg from 'pg';

let made = 0;

/** Replaces digits, because names must not contain any. */
function lettersOnly(hex: string): string {
  return hex.replace(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
}

/** Returns a valid free entry request of a new person. Name and birth date are unique, because similar people are compared. */
export function entryForm(overrides: Partial<FreeEntryForm> = {}): FreeEntryForm {
  made += 1;
  return {
    email: `entrant-${process.pid}-${made}@example.test`,
    full_name: `Robin Wren ${lettersOnly(randomUUID())}`,
    address: `${made} Main Street, Albany, NY 12207`,
    birth_date: new Date(Date.UTC(1950, 0, 1 + made * 7)).toISOString().slice(0, 10),
    country: 'US',
    us_state: 'NY',
    method: 'online',
    ...overrides,
  };
}

export interface StoredEntry {
  id: string;
  reference: string;
  method: string;
  status: string;
  day: string;
  rejection: unknown;
  player_id: string | null;
  decided_by: string | null;
  held_days: number | null;
}

export async function entryOf(owner: pg.Pool, email: string): Promise<StoredEntry> {
  const { rows } = await owner.query<StoredEntry>(
    `SELECT id, reference, method, status, day::text AS day, rejection, player_id, decided_by,
            round(extract(epoch FROM held_until - now()) / 86400)::int AS held_days
       FROM free_entry WHERE email = $1`,
    [email],
  );
  return rows[0] as StoredEntry;
}

/** Returns the Sweeps Coins of a player in hundredths, with the unplayed part. */
export async function sweepsOf(owner: pg.Pool, playerId: string): Promise<{ balance: bigint; unplayed: bigint }> {
  const { rows } = await owner.query<{ balance: bigint; unplayed: bigint }>(
    "SELECT balance, unplayed FROM wallet WHERE player_id = $1 AND currency = 'sweeps'",
    [playerId],
  );
  return rows[0] as { balance: bigint; unplayed: bigint };
}
