import type { Database, Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { isTooSlow } from '../../../platform/postgres/postgres-error.ts';
import { type BooksScope, wholeBooks } from './books-scope.ts';
import type { Finding, Invariant } from './ledger.checks.ts';
import { checkScopes, type Reconciled, withBooks } from './reconcile.ts';
import { insertReconciliation, savePass, selectLastReconciliation, selectPass } from './reconciliation.store.ts';
import { readWindow } from './window.checks.ts';

const minuteMs = 60_000;
/** The longest window of one run. After a long time without a worker, several runs catch up. */
const longestWindowMs = 15 * minuteMs;
/** A window that cannot be checked in time is made shorter, down to this length. */
const shortestWindowMs = minuteMs / 2;
/**
 * Each window starts this much earlier. A row has the time at which its transaction began, but becomes visible at the
 * commit.
 * API transactions end sooner, also in a failover. Rows of longer transactions are found by the pass over the whole books.
 */
const overlapMs = minuteMs / 2;

export interface CheckedMoved extends Reconciled {
  /** Whether everything up to now has been checked. */
  readonly isCaughtUp: boolean;
}

/**
 * Checks what moved since the last run. Also checks the whole history of every player with a finding in the last run,
 * so a finding is reported until it is fixed.
 * The progress is stored, so the cost depends on what moved and not on the size of the books.
 * @throws Problem `conflict` while another run is in progress.
 */
export async function checkMoved(database: Database, invariants: readonly Invariant[]): Promise<CheckedMoved> {
  for (let windowMs = longestWindowMs; ; windowMs /= 4) {
    try {
      return await withBooks(database, (db) => checkWindow(db, invariants, windowMs));
    } catch (error) {
      if (!isTooSlow(error) || windowMs <= shortestWindowMs) throw error;
    }
  }
}

async function checkWindow(db: Db, invariants: readonly Invariant[], windowMs: number): Promise<CheckedMoved> {
  const now = await readDatabaseClock(db);
  const pass = await selectPass(db, 'moved');
  const from = pass?.reachedAt ?? new Date(now.getTime() - longestWindowMs);
  const until = new Date(Math.min(now.getTime(), from.getTime() + windowMs));
  const since = new Date(from.getTime() - overlapMs);
  // Nothing is newer than the newest window, so those checks can read it once, for everyone.
  const isNewest = until.getTime() === now.getTime();
  const byPlayer = isNewest ? invariants.filter(({ inWindow }) => !inWindow) : invariants;
  const moved = await movedPlayers(db, byPlayer, since, until);
  const window = await readWindow(db, { players: isNewest ? wholeBooks.players : moved, since });
  const players = [...new Set([...moved, ...window.otherPlayers])];
  const named = { players: await namedPlayers(db), since: null };
  const scopesOf = ({ inWindow }: Invariant): BooksScope[] =>
    [...(inWindow ? [] : [{ players, since }]), named].filter((scope) => scope.players.length > 0);
  const result = await checkScopes(db, invariants, scopesOf, window);
  await insertReconciliation(db, { id: newId(), ...result });
  await savePass(db, 'moved', { reachedAt: until });
  return { ...result, isCaughtUp: isNewest };
}

async function movedPlayers(db: Db, invariants: readonly Invariant[], since: Date, until: Date): Promise<string[]> {
  // When the run has caught up, no visible row is newer than `now`. The end matters only while it catches up.
  const players = new Set<string>();
  for (const read of new Set(invariants.map(({ moved }) => moved)))
    for (const player of await read(db, since, new Date(until.getTime() + overlapMs))) players.add(player);
  return [...players];
}

/** The players with findings in the last run. */
async function namedPlayers(db: Db): Promise<string[]> {
  const last = await selectLastReconciliation(db);
  return [...new Set(((last?.findings ?? []) as Finding[]).map(({ player_id }) => player_id))];
}
