import type { Books } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { checkMoved, checkNextPiece, requestWholePass } from '../ledger/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { invariants } from './invariants.ts';
import { readBooks } from './read-books.ts';

/** How long one run may catch up, or check pieces of the whole books. */
const runMs = 40_000;

/** Checks the moved rows of the books and alerts operators of inconsistencies. Returns the number of findings. */
export async function checkMovedBooks({ database, events }: Pick<Context, 'database' | 'events'>): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { findings, isCaughtUp } = await checkMoved(database, invariants);
    if (findings.length > 0) events.report('books_disagree', { findings });
    if (isCaughtUp || performance.now() - begun > runMs) return findings.length;
  }
}

/** Checks pieces of the whole books at night or on request, and alerts operators of inconsistencies. */
export async function checkWholeBooks({ database, events }: Pick<Context, 'database' | 'events'>): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { findings, isOver } = await checkNextPiece(database, invariants);
    if (findings.length > 0) events.report('books_disagree', { findings });
    if (isOver || performance.now() - begun > runMs) return;
  }
}

/**
 * Checks the moved rows now for a staff member, and requests a check of the whole books from the worker.
 * @throws Problem `rate_limited` after a few in a quarter of an hour, `conflict` while a run is in progress.
 */
export async function checkBooksNow(context: Pick<Context, 'database' | 'events'>, staff: StaffActor): Promise<Books> {
  const { database } = context;
  await consumeRateLimit(database.db, [{ rateLimit: 'booksCheckStaff', subject: staff.id }]);
  const findings = await checkMovedBooks(context);
  await requestWholePass(database.db);
  await inStaffTransaction(database, staff, (tx) =>
    recordAudit(tx, { action: 'books.checked', subject: null, facts: { findings } }),
  );
  return readBooks(database.db);
}
