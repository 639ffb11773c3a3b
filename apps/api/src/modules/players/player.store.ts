import { type Applicant, type IdentityStatus, normalisedEmail, type WelcomeSweeps } from '@goldwren/rules';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { erasedEmailOf } from '../../platform/columns.ts';
import type { Db } from '../../platform/database.ts';
import { onlyRow } from '../../platform/postgres/only-row.ts';
import { now } from '../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../platform/prepared.ts';
import { type BreakRow, breakColumns } from './breaks.store.ts';
import type { Person } from './person.ts';
import { player } from './player.table.ts';
import { insertPlayerEvent } from './player-event.store.ts';

type Player = typeof player.$inferSelect;

/** What a query that joins `player` selects for a signed-in player. */
export const personColumns = {
  id: player.id,
  email: player.email,
  firstName: player.firstName,
  lastName: player.lastName,
  country: player.country,
  region: player.region,
  phone: player.phone,
  locale: player.locale,
  showAsWinner: player.showAsWinner,
  mailReminders: player.mailReminders,
  emailVerifiedAt: player.emailVerifiedAt,
  identityStatus: player.identityStatus,
  welcomeSweeps: player.welcomeSweeps,
  suspendedAt: player.suspendedAt,
  redemptionSuspendedAt: player.redemptionSuspendedAt,
  createdAt: player.createdAt,
  ...breakColumns,
};

/** A row of `personColumns`. */
type PersonRow = Pick<Player, Exclude<keyof typeof personColumns, keyof typeof breakColumns>> & BreakRow;

export function toPerson(row: PersonRow): Person {
  return {
    ...row,
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    redemptionSuspendedAt: row.redemptionSuspendedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    breakUntil: row.breakUntil?.toISOString() ?? null,
  };
}

export type NewPlayer = Pick<
  Player,
  'id' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'birthDate' | 'country' | 'region' | 'phone' | 'locale'
>;

/**
 * Adds a player. Returns the creation time, or null when the email is taken. `email` must be in the form of
 * `canonicalEmail`.
 */
export async function insertPlayer(db: Db, added: NewPlayer): Promise<Date | null> {
  const [row] = await db
    .insert(player)
    .values({
      id: added.id,
      email: added.email,
      emailKey: normalisedEmail(added.email),
      passwordHash: added.passwordHash,
      firstName: added.firstName,
      lastName: added.lastName,
      birthDate: added.birthDate,
      country: added.country,
      region: added.region,
      regionSetAt: added.region === null ? null : sql`now()`,
      phone: added.phone,
      locale: added.locale,
    })
    .onConflictDoNothing()
    .returning({ createdAt: player.createdAt });
  return row?.createdAt ?? null;
}

const credentialColumns = { ...personColumns, passwordHash: player.passwordHash, closedAt: player.closedAt };

const credentialsOf = prepared('select_credentials', (db, at: Inputs<{ email: string }>) =>
  db.select(credentialColumns).from(player).where(eq(player.email, at.email)),
);

export interface Credentials {
  readonly player: Person;
  readonly passwordHash: string;
  readonly isClosed: boolean;
}

/** Returns the emails of the players after an ID, in the order of IDs, without erased players. */
export function selectAddresses(
  db: Db,
  afterId: string | null,
  limit: number,
): Promise<{ readonly id: string; readonly email: string }[]> {
  return db
    .select({ id: player.id, email: player.email })
    .from(player)
    .where(and(ne(player.email, erasedEmailOf(player.id)), afterId === null ? undefined : gt(player.id, afterId)))
    .orderBy(asc(player.id))
    .limit(limit);
}

/** `email` must be in the form of `canonicalEmail`. */
export async function selectCredentials(db: Db, email: string): Promise<Credentials | null> {
  const [row] = await credentialsOf(db, { email });
  return row ? toCredentials(row) : null;
}

/** Returns the same by player id, for the holder of a link. */
export async function selectCredentialsById(db: Db, playerId: string): Promise<Credentials | null> {
  const [row] = await db.select(credentialColumns).from(player).where(eq(player.id, playerId));
  return row ? toCredentials(row) : null;
}

function toCredentials(row: PersonRow & Pick<Player, 'passwordHash' | 'closedAt'>): Credentials {
  const { passwordHash, closedAt, ...found } = row;
  return { player: toPerson(found), passwordHash, isClosed: closedAt !== null };
}

/** The account facts that grants, redemptions and eligibility checks need. */
export type Account = Readonly<
  Pick<Player, 'email' | 'firstName' | 'locale' | 'identityStatus' | 'createdAt' | 'leftAt' | ApplicantColumn> &
    BreakRow
>;

/**
 * Returns whether staff suspended the account. An account that its player closed in good standing is suspended, too,
 * but does not count.
 */
export function isSuspendedByStaff({ suspendedAt, leftAt }: Pick<Account, 'suspendedAt' | 'leftAt'>): boolean {
  return suspendedAt !== null && leftAt === null;
}

type ApplicantColumn = Exclude<keyof Applicant, keyof BreakRow>;

const applicantColumns = {
  country: player.country,
  region: player.region,
  emailVerifiedAt: player.emailVerifiedAt,
  suspendedAt: player.suspendedAt,
  redemptionSuspendedAt: player.redemptionSuspendedAt,
  ...breakColumns,
};

/**
 * Locks the player's row and reads the region, so that a grant and a change of region cannot run at the same time. Call
 * it before locking any wallet.
 */
export async function lockAccount(db: Db, playerId: string): Promise<Account> {
  const { email, firstName, locale, identityStatus, createdAt, leftAt } = player;
  const rows = await db
    .select({ email, firstName, locale, identityStatus, createdAt, leftAt, ...applicantColumns })
    .from(player)
    .where(eq(player.id, playerId))
    .for('no key update');
  return onlyRow(rows);
}

/**
 * Locks the account of a normalized email. When several accounts share it, prefers the one with exactly this email,
 * then a verified one, then the oldest. Null when there is none.
 */
export async function lockAccountByEmailKey(
  db: Db,
  emailKey: string,
  email: string,
): Promise<(Pick<Player, 'id' | ApplicantColumn> & BreakRow) | null> {
  const { id } = player;
  const [row] = await db
    .select({ id, ...applicantColumns })
    .from(player)
    .where(eq(player.emailKey, emailKey))
    .orderBy(desc(eq(player.email, email)), desc(isNotNull(player.emailVerifiedAt)), asc(player.createdAt), asc(id))
    .limit(1)
    .for('no key update');
  return row ?? null;
}

export async function selectPerson(db: Db, playerId: string): Promise<Person> {
  return toPerson(onlyRow(await db.select(personColumns).from(player).where(eq(player.id, playerId))));
}

/** Marks the email address as verified. Returns the time. */
export async function markEmailVerified(tx: Db, playerId: string): Promise<Date> {
  const rows = await tx
    .update(player)
    .set({ emailVerifiedAt: sql`now()` })
    .where(eq(player.id, playerId))
    .returning({ at: player.emailVerifiedAt });
  return onlyRow(rows).at as Date;
}

export async function markReclaimed(tx: Db, playerId: string): Promise<void> {
  await tx.update(player).set({ reclaimedAt: sql`now()` }).where(eq(player.id, playerId));
}

export async function markWelcomeSweeps(tx: Db, playerId: string, welcomeSweeps: WelcomeSweeps): Promise<void> {
  await tx.update(player).set({ welcomeSweeps }).where(eq(player.id, playerId));
}

/** Replaces a password hash. Returns false when the password has changed since `former` was read. */
export async function replacePassword(
  tx: Db,
  playerId: string,
  change: { readonly former: string; readonly passwordHash: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(player)
    .set({ passwordHash: change.passwordHash })
    .where(and(eq(player.id, playerId), eq(player.passwordHash, change.former)));
  return rowCount === 1;
}

export async function updatePassword(tx: Db, playerId: string, passwordHash: string): Promise<void> {
  await tx.update(player).set({ passwordHash }).where(eq(player.id, playerId));
}

/** Suspends redemptions until staff have settled a reversed payment. An existing suspension keeps its time. */
export async function suspendRedemption(db: Db, playerId: string): Promise<void> {
  const { rowCount } = await db
    .update(player)
    .set({ redemptionSuspendedAt: now() })
    .where(and(eq(player.id, playerId), isNull(player.redemptionSuspendedAt)));
  if (rowCount === 1) await insertPlayerEvent(db, { playerId, kind: 'redemption_suspended', staffId: null, facts: {} });
}

const setSignedIn = prepared('mark_signed_in', (db, at: Inputs<{ playerId: string }>) =>
  db.update(player).set({ lastSignInAt: now() }).where(eq(player.id, at.playerId)),
);

/** Records that the player signed in now. */
export async function markSignedIn(db: Db, playerId: string): Promise<void> {
  await setSignedIn(db, { playerId });
}

/** What an identity review reads and changes. */
export type Claimant = Readonly<
  Pick<
    Player,
    | 'id'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'birthDate'
    | 'country'
    | 'region'
    | 'locale'
    | 'identityStatus'
    | 'reclaimedAt'
    | 'createdAt'
  >
>;

const claimantColumns = {
  id: player.id,
  email: player.email,
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: player.birthDate,
  country: player.country,
  region: player.region,
  locale: player.locale,
  identityStatus: player.identityStatus,
  reclaimedAt: player.reclaimedAt,
  createdAt: player.createdAt,
};

/** Returns several players in no particular order. */
export function selectClaimants(db: Db, playerIds: readonly string[]): Promise<Claimant[]> {
  return db
    .select(claimantColumns)
    .from(player)
    .where(inArray(player.id, [...playerIds]));
}

/**
 * Locks the player's row, so that uploads, submissions and decisions about one identity run one after another. Null
 * when there is no such player.
 */
export async function lockClaimant(tx: Db, playerId: string): Promise<Claimant | null> {
  const [row] = await tx.select(claimantColumns).from(player).where(eq(player.id, playerId)).for('no key update');
  return row ?? null;
}

/** `person`: the verified person, when another person may have registered the account. */
export async function updateIdentity(
  tx: Db,
  playerId: string,
  identityStatus: IdentityStatus,
  person?: Pick<Player, 'firstName' | 'lastName' | 'birthDate'>,
): Promise<void> {
  await tx
    .update(player)
    .set({ identityStatus, ...(person ? { ...person, reclaimedAt: null } : {}) })
    .where(eq(player.id, playerId));
}
