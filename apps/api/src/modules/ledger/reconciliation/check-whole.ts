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
/** The hours (UTC) in which the whole books are checked, when play in America is lowest. */
const nightHours = { from: 7, to: 12 };
/** A pass that finished within this time is not repeated in the same night. */
const minPauseMs = 20 * hourMs;
/** The journal rows in one piece: about one second of work. */
const rowsInPiece = 50_000;
const maxPlayersRead = 2_000;

type Pass = NonNullable<Awaited<ReturnType<typeof selectPass>>>;

export interface CheckedPiece {
  /** Nothing is left to do now. */
  readonly isOver: boolean;
  /** What this piece found. */
  readonly findings: readonly Finding[];
}

/**
 * Checks the next piece of the whole books: the whole history of some players.
 * The progress is stored, so a pass continues after a restart, or in the next night when one night is too short.
 * @throws Problem `conflict` while another run is in progress.
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

/** Starts a pass over the whole books now, for staff. A pass that is in progress continues during the day. */
export async function requestWholePass(db: Db): Promise<void> {
  await savePass(db, 'whole', { requestedAt: await readDatabaseClock(db) });
}

/**
 * Checks the whole books from the first player to the last, in pieces of their own snapshots. Use it while nothing else
 * writes, for example after a restore. A pass that was in progress begins again.
 * @throws Problem `conflict` while another run is in progress.
 */
export async function checkWholeNow(database: Database, invariants: readonly Invariant[]): Promise<Finding[]> {
  const requestedAt = await readDatabaseClock(database.db);
  await savePass(database.db, 'whole', { begunAt: null, lastPlayer: null, requestedAt });
  const found: Finding[] = [];
  for (;;) {
    const { isOver, findings } = await checkNextPiece(database, invariants);
    found.push(...findings);
    if (isOver) return found;
  }
}

async function checkPiece(db: Db, invariants: readonly Invariant[], mostRows: number): Promise<CheckedPiece> {
  const now = await readDatabaseClock(db);
  const pass = await selectPass(db, 'whole');
  if (!isDue(pass, now)) return { isOver: true, findings: [] };
  const after = pass?.begunAt ? pass.lastPlayer : null;
  const upTo = await endOfPiece(db, after, mostRows);
  const result = await checkScopes(db, invariants, () => [{ players: { after, upTo }, since: null }]);
  const checks = addChecks(pass?.begunAt ? pass.checks : [], result.checks);
  const isOver = upTo === null;
  if (isOver || result.findings.length > 0) {
    const open = ((await selectLastReconciliation(db))?.findings ?? []) as Finding[];
    // Open findings are repeated until the check of moved rows finds them fixed.
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
  return pass.finishedAt === null || now.getTime() - pass.finishedAt.getTime() > minPauseMs;
}

/**
 * Returns the last player of the next piece: at least one player, and more while they have few rows. Null for the last
 * piece.
 */
async function endOfPiece(db: Db, after: string | null, mostRows: number): Promise<string | null> {
  const next = await selectNextWallets(db, after, maxPlayersRead);
  let rows = 0;
  let last: string | null = null;
  for (const { playerId, version } of next) {
    rows += version;
    if (last !== null && rows > mostRows) return last;
    last = playerId;
  }
  return next.length < maxPlayersRead ? null : last;
}

function addChecks(before: readonly CheckedInvariant[], more: readonly CheckedInvariant[]): CheckedInvariant[] {
  return more.map((one) => {
    const previous = before.find(({ name }) => name === one.name);
    if (!previous) return one;
    return {
      ...one,
      rows: one.rows + previous.rows,
      tookMs: one.tookMs + previous.tookMs,
      findings: one.findings + previous.findings,
    };
  });
}
