import type { Country } from '@goldwren/rules';
import type { SignedInPlayer } from '../../http/signed-in-player.ts';
import type { Sql } from '../../platform/database.ts';

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
export const signedInPlayerColumns = `
  p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.country, p.region, p.phone,
  p.show_as_winner AS "showAsWinner", p.email_verified_at AS "emailVerifiedAt",
  p.identity_status AS "identityStatus", p.suspended_at AS "suspendedAt", p.created_at AS "createdAt"`;

type PlayerRow = Omit<SignedInPlayer, 'emailVerifiedAt' | 'suspendedAt' | 'createdAt'> & {
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  createdAt: Date;
};

export function toSignedInPlayer(row: PlayerRow): SignedInPlayer {
  return {
    ...row,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Adds a player; returns when, or null when the email already has one. */
export async function insertPlayer(sql: Sql, player: NewPlayer): Promise<Date | null> {
  const { rows } = await sql.query<{ created_at: Date }>(
    `INSERT INTO player (id, email, password_hash, first_name, last_name, birth_date, country, region, phone)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT ((lower(email))) DO NOTHING RETURNING created_at`,
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
    ],
  );
  return rows[0]?.created_at ?? null;
}

export async function selectCredentials(
  sql: Sql,
  email: string,
): Promise<{ player: SignedInPlayer; passwordHash: string } | null> {
  const { rows } = await sql.query<PlayerRow & { passwordHash: string }>({
    name: 'select_credentials',
    text: `SELECT ${signedInPlayerColumns}, p.password_hash AS "passwordHash" FROM player p WHERE lower(p.email) = lower($1)`,
    values: [email],
  });
  const row = rows[0];
  if (!row) return null;
  const { passwordHash, ...player } = row;
  return { player: toSignedInPlayer(player), passwordHash };
}

/** Locks the player's row for a change of profile. */
export async function lockPlayer(
  sql: Sql,
  playerId: string,
): Promise<{ country: Country; region: string | null; regionSetAt: Date | null; now: Date }> {
  const { rows } = await sql.query<{ country: Country; region: string | null; regionSetAt: Date | null; now: Date }>(
    'SELECT country, region, region_set_at AS "regionSetAt", now() AS now FROM player WHERE id = $1 FOR UPDATE',
    [playerId],
  );
  return rows[0] as { country: Country; region: string | null; regionSetAt: Date | null; now: Date };
}

export interface ProfileChange {
  region?: string | undefined;
  phone?: string | null | undefined;
  showAsWinner?: boolean | undefined;
}

export async function updateProfile(sql: Sql, playerId: string, change: ProfileChange): Promise<SignedInPlayer> {
  const { rows } = await sql.query<PlayerRow>(
    `UPDATE player p SET
       region = coalesce($2, p.region),
       region_set_at = CASE WHEN $2::text IS NULL OR p.region IS NULL THEN p.region_set_at ELSE now() END,
       phone = CASE WHEN $3 THEN $4 ELSE p.phone END,
       show_as_winner = coalesce($5, p.show_as_winner)
     WHERE p.id = $1 RETURNING ${signedInPlayerColumns}`,
    [playerId, change.region ?? null, change.phone !== undefined, change.phone ?? null, change.showAsWinner ?? null],
  );
  return toSignedInPlayer(rows[0] as PlayerRow);
}
