import { session as sessionRules } from '@goldwren/rules';
import { and, count, eq, gt, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
import type { BrowserFacts } from '../../../http/caller/browser-of.ts';
import type { FoundSession } from '../../../http/sessions/session.ts';
import { type IsAsked, type Keys, preparedForSome } from '../../../platform/batching/prepared-for-some.ts';
import type { Db } from '../../../platform/database.ts';
import { ago, now, nowParameter } from '../../../platform/postgres/sql-instants.ts';
import { type Inputs, prepared } from '../../../platform/prepared.ts';
import { player } from '../../players/player.table.ts';
import { type Person, personColumns, toPerson } from '../../players/public.ts';
import { httpSession, welcomeMailbox } from '../auth.table.ts';

/** `last_seen_at` changes at most this often, so that reading a session rarely writes. */
const touchMinutes = 5;
const freshIdleTime = sql.raw(`interval '${sessionRules.freshIdleMinutes} minutes'`);

/** The value at an instant, with the idle time up to this request. */
function isUnprovenAt(instant: SQL<Date>): SQL<boolean> {
  return sql<boolean>`(${httpSession.isUnproven} OR ${instant} - ${httpSession.lastSeenAt} > ${freshIdleTime})`;
}

const liveSessions = preparedForSome('read_session', (db, isAsked: IsAsked<Buffer>) =>
  db
    .select({
      ...personColumns,
      idHash: httpSession.idHash,
      stale: lt(httpSession.lastSeenAt, ago(touchMinutes, 'minute')).mapWith(Boolean),
      isUnproven: isUnprovenAt(now()).mapWith(Boolean),
    })
    .from(httpSession)
    .innerJoin(player, eq(player.id, httpSession.playerId))
    .where(
      and(
        isAsked(httpSession.idHash),
        gt(httpSession.lastSeenAt, ago(sessionRules.idleHours, 'hour')),
        gt(httpSession.createdAt, ago(sessionRules.absoluteDays, 'day')),
        isNull(player.closedAt),
      ),
    ),
);

const updateLastSeen = prepared('touch_session', (db, at: Inputs<{ idHash: Buffer }>) =>
  db
    .update(httpSession)
    .set({ lastSeenAt: now(), isUnproven: isUnprovenAt(now()) })
    .where(eq(httpSession.idHash, at.idHash)),
);

export interface ReadSession {
  readonly session: FoundSession<Person>;
  /** Whether `last_seen_at` must be updated. */
  readonly stale: boolean;
}

/**
 * Returns the players of valid sessions in the order of `idHashes`. Null for a session that is unknown, too idle or too
 * old.
 */
export async function readSessions(db: Db, idHashes: Keys<Buffer>): Promise<(ReadSession | null)[]> {
  const rows = await liveSessions(db, idHashes);
  const found = new Map(
    rows.map(({ idHash, stale, isUnproven: unproven, ...person }) => [
      idHash.toString('latin1'),
      { stale, session: { principal: toPerson(person), isFresh: !unproven } },
    ]),
  );
  return idHashes.map((idHash) => found.get(idHash.toString('latin1')) ?? null);
}

/** Records that a session was used. */
export async function touchSession(db: Db, idHash: Buffer): Promise<void> {
  await updateLastSeen(db, { idHash });
}

type SessionInputs = Inputs<{ idHash: Buffer; playerId: string } & BrowserFacts>;

const upsertSession = prepared('write_session', (db, at: SessionInputs) =>
  db
    .insert(httpSession)
    .values({
      idHash: at.idHash,
      playerId: at.playerId,
      browser: at.browser,
      system: at.system,
      device: at.device,
      network: at.network,
    })
    .onConflictDoUpdate({
      target: httpSession.idHash,
      set: { lastSeenAt: nowParameter(), isUnproven: isUnprovenAt(nowParameter()) },
    }),
);

const unknownBrowser: BrowserFacts = { browser: null, system: null, device: null, network: null };

/** `from`: the browser of the sign-in. Ignored for an existing session. */
export async function writeSession(db: Db, idHash: Buffer, playerId: string, from: BrowserFacts | null): Promise<void> {
  await upsertSession(db, { idHash, playerId, ...(from ?? unknownBrowser) });
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.delete(httpSession).where(eq(httpSession.idHash, idHash));
}

/** The condition for sessions of a player that are still valid. */
export function liveSessionOf(playerId: string): SQL | undefined {
  return and(
    eq(httpSession.playerId, playerId),
    gt(httpSession.lastSeenAt, ago(sessionRules.idleHours, 'hour')),
    gt(httpSession.createdAt, ago(sessionRules.absoluteDays, 'day')),
  );
}

/** Signs a player out everywhere. */
export async function deleteSessionsOf(tx: Db, playerId: string): Promise<void> {
  await tx.delete(httpSession).where(eq(httpSession.playerId, playerId));
}

/** Returns how many sessions a player has, and when one was last used. */
export async function countSessions(db: Db, playerId: string): Promise<{ sessions: number; lastSeenAt: Date | null }> {
  const [row] = await db
    .select({ sessions: count(), lastSeenAt: max(httpSession.lastSeenAt) })
    .from(httpSession)
    .where(liveSessionOf(playerId));
  return row ?? { sessions: 0, lastSeenAt: null };
}

/** Claims a mailbox's one welcome for this player. Returns false when another account has claimed it. */
export async function claimWelcome(tx: Db, emailKey: string, playerId: string): Promise<boolean> {
  const { rowCount } = await tx.insert(welcomeMailbox).values({ emailKey, playerId }).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns whether this mailbox, or the one behind a keyed hash, has had its welcome. */
export async function hasClaimedWelcome(tx: Db, emailKey: string): Promise<boolean> {
  return (await tx.$count(welcomeMailbox, eq(welcomeMailbox.emailKey, emailKey))) > 0;
}

/** Renames the mailbox that a player's welcome was claimed for. */
export async function renameWelcome(tx: Db, playerId: string, emailKey: string): Promise<void> {
  await tx.update(welcomeMailbox).set({ emailKey }).where(eq(welcomeMailbox.playerId, playerId));
}

/** Deletes sessions that are no longer valid. Returns how many. */
export async function deleteDeadSessions(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(httpSession)
    .where(
      or(
        lt(httpSession.lastSeenAt, ago(sessionRules.idleHours, 'hour')),
        lt(httpSession.createdAt, ago(sessionRules.absoluteDays, 'day')),
      ),
    );
  return rowCount ?? 0;
}
