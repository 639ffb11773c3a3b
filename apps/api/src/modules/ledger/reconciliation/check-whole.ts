import type { Database, Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { isTooSlow } from '../../../platform/postgres/postgres-error.ts';
import type { Finding, Invariant } from './ledger.checks.ts';
import { checkScopes, withBooks } from './reconcile.ts';
import {
  type CheckedInvariant,
  insertReconciliation,
  savePass,
  selectLastReconciliation,
  selectNextWallets,
  selectPass,
} from './reconciliation.store.ts';

const hourMs = 3_600_000;
/** In which hours (UTC) the whole books are checked: while least is played in America. */
const nightHours = { from: 7, to: 12 };
/** A pass that ended so lately is not repeated in the same night. */
const notBeforeMs = 20 * hourMs;
/** Of the journal, in one piece: about a second's work. */
const rowsInPiece = 50_000;
const playersRead = 2_000;

type Pass = NonNullable<Awaited<ReturnType<typeof selectPass>>>;

export interface CheckedPiece {
  /** Nothing is left to do now. */
  readonly isOver: boolean;
  /** What this piece found. */
  readonly findings: readonly Finding[];
}

/**
 * Checks the next piece of the whole books: the whole history of some players. How far it has come is stored, so a pass
 * goes on after a restart, and in the next night where one is too short.
 * @throws Problem `conflict` while another run is under way.
 */
export async function checkNextPiece(database: Database, invariants: readonly Invariant[]): Promise<CheckedPiece> {
  for (let rows = rowsInPiece; ; rows = Math.floor(rows / 10)) {
    try {
      return await withBooks(database, (db) => checkPiece(db, invariants, rows));
    } catch (error) {
      if (!isTooSlow(error) || rows === 0) throw error;
    }
  }
}

/** Staff asked: a pass over the whole books begins now, or the one under way goes on by day. */
export async function requestWholePass(db: Db): Promise<void> {
  await savePass(db, 'whole', { requestedAt: await readDatabaseClock(db) });
}

async function checkPiece(db: Db, invariants: readonly Invariant[], mostRows: number): Promise<CheckedPiece> {
  const now = await readDatabaseClock(db);
  const pass = await selectPass(db, 'whole');
  if (!isDue(pass, now)) return { isOver: true, findings: [] };
  const after = pass?.begunAt ? pass.lastPlayer : null;
  const upTo = await endOfPiece(db, after, mostRows);
  const result = await checkScopes(db, invariants, [{ players: { after, upTo }, since: null }]);
  const checks = added(pass?.begunAt ? pass.checks : [], result.checks);
  const isOver = upTo === null;
  if (isOver || result.findings.length > 0) {
    const open = ((await selectLastReconciliation(db))?.findings ?? []) as Finding[];
    // Those that are open stay named until the check of what moved finds them put right.
    const findings = [...open, ...result.findings];
    await insertReconciliation(db, { id: newId(), ...result, checks, findings });
  }
  await savePass(
    db,
    'whole',
    isOver
      ? { begunAt: null, lastPlayer: null, finishedAt: now, requestedAt: null, checks }
      : { begunAt: pass?.begunAt ?? now, lastPlayer: upTo, checks },
  );
  return { isOver, findings: result.findings };
}

function isDue(pass: Pass | null, now: Date): boolean {
  if (pass?.requestedAt) return true;
  const hour = now.getUTCHours();
  if (hour < nightHours.from || hour >= nightHours.to) return false;
  if (!pass || pass.begunAt) return true;
  return pass.finishedAt === null || now.getTime() - pass.finishedAt.getTime() > notBeforeMs;
}

/** The last player of the next piece: one at least, more while their rows are few; null when these are the last. */
async function endOfPiece(db: Db, after: string | null, mostRows: number): Promise<string | null> {
  const next = await selectNextWallets(db, after, playersRead);
  let rows = 0;
  let last: string | null = null;
  for (const { playerId, version } of next) {
    rows += version;
    if (last !== null && rows > mostRows) return last;
    last = playerId;
  }
  return next.length < playersRead ? null : last;
}

function added(before: readonly CheckedInvariant[], more: readonly CheckedInvariant[]): CheckedInvariant[] {
  return more.map((one) => {
    const so = before.find(({ name }) => name === one.name);
    if (!so) return one;
    return {
      ...one,
      rows: one.rows + so.rows,
      tookMs: one.tookMs + so.tookMs,
      findings: one.findings + so.findings,
    };
  });
}
