import { type Country, normalisedEmail } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import type { Person } from './person.ts';

export interface NewPlayer {
  id: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: Country;
  region: string | null;
  phone: string | null;
}

/** The columns of a signed-in player, for a query that joins `player p`. */
export const personColumns = `
  p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.country, p.region, p.phone,
  p.show_as_winner AS "showAsWinner", p.email_verified_at AS "emailVerifiedAt",
  p.identity_status AS "identityStatus", p.suspended_at AS "suspendedAt",
  p.redemption_suspended_at AS "redemptionSuspendedAt", p.created_at AS "createdAt"`;

type Instants = 'emailVerifiedAt' | 'suspendedAt' | 'redemptionSuspendedAt' | 'createdAt';
type PlayerRow = Omit<Person, Instants> & {
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  redemptionSuspendedAt: Date | null;
  createdAt: Date;
};

export function toPerson(row: PlayerRow): Person {
  return {
    ...row,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    redemptionSuspendedAt: row.redemptionSuspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Adds a player; returns when, or null when the email already has one. */
export async function insertPlayer(db: Db, player: NewPlayer): Promise<Date | null> {
  const { rows } = await db.$client.query<{ created_at: Date }>(
    `INSERT INTO player
       (id, email, password_hash, first_name, last_name, birth_date, country, region, phone, email_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT ((lower(email))) DO NOTHING RETURNING created_at`,
    [
      player.id,
      player.email,
      player.passwordHash,
      player.firstName,
      player.lastName,
      player.birthDate,
      player.country,
      player.region,
      player.phone,
      normalisedEmail(player.email),
    ],
  );
  return rows[0]?.created_at ?? null;
}

export async function selectCredentials(
  db: Db,
  email: string,
): Promise<{ player: Person; passwordHash: string } | null> {
  const { rows } = await db.$client.query<PlayerRow & { passwordHash: string }>({
    name: 'select_credentials',
    text: `SELECT ${personColumns}, p.password_hash AS "passwordHash" FROM player p WHERE lower(p.email) = lower($1)`,
    values: [email],
  });
  const row = rows[0];
  if (!row) return null;
  const { passwordHash, ...player } = row;
  return { player: toPerson(player), passwordHash };
}

export interface Account {
  readonly email: string;
  readonly firstName: string;
  readonly country: Country;
  readonly region: string | null;
}

/**
 * Locks the player's row and reads where they live, so that a grant and a change of region take turns. Taken before
 * any wallet.
 */
export async function lockAccount(db: Db, playerId: string): Promise<Account> {
  const { rows } = await db.$client.query<Account>(
    'SELECT email, first_name AS "firstName", country, region FROM player WHERE id = $1 FOR NO KEY UPDATE',
    [playerId],
  );
  return rows[0] as Account;
}

/**
 * Locks the account that an email as the one-per-person rules see it belongs to: the one with this very email where
 * several share the key, else the oldest. Null when there is none.
 */
export async function lockAccountByEmailKey(
  db: Db,
  emailKey: string,
  email: string,
): Promise<{ id: string; country: Country; region: string | null; suspended: boolean } | null> {
  const { rows } = await db.$client.query<{ id: string; country: Country; region: string | null; suspended: boolean }>(
    `SELECT id, country, region, suspended_at IS NOT NULL AS suspended FROM player WHERE email_key = $1
      ORDER BY lower(email) = lower($2) DESC, created_at, id LIMIT 1 FOR NO KEY UPDATE`,
    [emailKey, email],
  );
  return rows[0] ?? null;
}

/** Stops redemptions until staff have settled a payment that went back; the first time stands. */
export async function suspendRedemption(db: Db, playerId: string): Promise<void> {
  await db.$client.query(
    'UPDATE player SET redemption_suspended_at = coalesce(redemption_suspended_at, now()) WHERE id = $1',
    [playerId],
  );
}

/** Locks the player's row for a change of profile. */
export async function lockPlayer(
  db: Db,
  playerId: string,
): Promise<{ country: Country; region: string | null; regionSetAt: Date | null; now: Date }> {
  const { rows } = await db.$client.query<{
    country: Country;
    region: string | null;
    regionSetAt: Date | null;
    now: Date;
  }>('SELECT country, region, region_set_at AS "regionSetAt", now() AS now FROM player WHERE id = $1 FOR UPDATE', [
    playerId,
  ]);
  return rows[0] as { country: Country; region: string | null; regionSetAt: Date | null; now: Date };
}

export interface ProfileChange {
  region?: string | undefined;
  phone?: string | null | undefined;
  showAsWinner?: boolean | undefined;
}

export async function updateProfile(db: Db, playerId: string, change: ProfileChange): Promise<Person> {
  const { rows } = await db.$client.query<PlayerRow>(
    `UPDATE player p SET
       region = coalesce($2, p.region),
       region_set_at = CASE WHEN $2::text IS NULL OR p.region IS NULL THEN p.region_set_at ELSE now() END,
       phone = CASE WHEN $3 THEN $4 ELSE p.phone END,
       show_as_winner = coalesce($5, p.show_as_winner)
     WHERE p.id = $1 RETURNING ${personColumns}`,
    [playerId, change.region ?? null, change.phone !== undefined, change.phone ?? null, change.showAsWinner ?? null],
  );
  return toPerson(rows[0] as PlayerRow);
}
