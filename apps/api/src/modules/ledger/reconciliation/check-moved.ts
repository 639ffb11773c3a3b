import type { Database, Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { isTooSlow } from '../../../platform/postgres/postgres-error.ts';
import type { BooksScope } from './books-scope.ts';
import type { Finding, Invariant } from './ledger.checks.ts';
import { checkScopes, type Reconciled, withBooks } from './reconcile.ts';
import { insertReconciliation, savePass, selectLastReconciliation, selectPass } from './reconciliation.store.ts';

const minuteMs = 60_000;
/** The most that one run looks at; after a long time without a worker several runs catch up. */
const longestWindowMs = 15 * minuteMs;
/** A window that cannot be checked in time is divided, down to this. */
const shortestWindowMs = minuteMs / 2;
/**
 * A row bears the time at which its transaction began, and is seen when it ends: so much earlier each window begins.
 * Transactions of the API end much sooner; what another one leaves behind is found by the pass over the whole books.
 */
const overlapMs = minuteMs;

export interface CheckedMoved extends Reconciled {
  /** Everything up to now has been checked. */
  readonly isCaughtUp: boolean;
}

/**
 * Checks what moved since the last run, and the whole history of every player whom the last run named: a finding stays
 * until it is put right. How far it has come is stored, so that its cost depends on what moved and not on the books.
 * @throws Problem `conflict` while another run is under way.
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
  const scopes: BooksScope[] = [
    { players: await movedPlayers(db, invariants, since, until), since },
    { players: await namedPlayers(db), since: null },
  ];
  const result = await checkScopes(
    db,
    invariants,
    scopes.filter(({ players }) => Array.isArray(players) && players.length > 0),
  );
  await insertReconciliation(db, { id: newId(), ...result });
  await savePass(db, 'moved', { reachedAt: until });
  return { ...result, isCaughtUp: until.getTime() === now.getTime() };
}

async function movedPlayers(db: Db, invariants: readonly Invariant[], since: Date, until: Date): Promise<string[]> {
  // Whatever is seen now is after `now` at most; the end counts only while the run catches up.
  const players = new Set<string>();
  for (const moved of new Set(invariants.map((one) => one.moved)))
    for (const player of await moved(db, since, new Date(until.getTime() + overlapMs))) players.add(player);
  return [...players];
}

/** Whom the last run named. */
async function namedPlayers(db: Db): Promise<string[]> {
  const last = await selectLastReconciliation(db);
  return [...new Set(((last?.findings ?? []) as Finding[]).map(({ player_id }) => player_id))];
}
