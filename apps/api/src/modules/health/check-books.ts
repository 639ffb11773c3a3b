import type { Books } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { checkMoved, checkNextPiece, requestWholePass } from '../ledger/public.ts';
import { admit } from '../throttle/public.ts';
import { invariants } from './invariants.ts';
import { readBooks } from './read-books.ts';

/** So long one run goes on to catch up, or to check pieces of the whole books. */
const runMs = 40_000;

/** Checks what moved in the books, and tells operators when they do not agree. Answers how much was found. */
export async function checkMovedBooks({ database, events }: Pick<Context, 'database' | 'events'>): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { findings, isCaughtUp } = await checkMoved(database, invariants);
    if (findings.length > 0) events.report('books_disagree', { findings });
    if (isCaughtUp || performance.now() - begun > runMs) return findings.length;
  }
}

/** Checks pieces of the whole books while it is night or staff have asked, and tells operators when they do not agree. */
export async function checkWholeBooks({ database, events }: Pick<Context, 'database' | 'events'>): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { findings, isOver } = await checkNextPiece(database, invariants);
    if (findings.length > 0) events.report('books_disagree', { findings });
    if (isOver || performance.now() - begun > runMs) return;
  }
}

/**
 * Checks what moved because a member of staff asks for it now, and has the worker check the whole books at once.
 * @throws Problem `rate_limited` after a few in a quarter of an hour, `conflict` while a run is under way.
 */
export async function checkBooksNow(context: Pick<Context, 'database' | 'events'>, staff: StaffActor): Promise<Books> {
  const { database } = context;
  await admit(database.db, [{ throttle: 'booksCheckStaff', subject: staff.id }]);
  const findings = await checkMovedBooks(context);
  await requestWholePass(database.db);
  await inStaffTransaction(database, staff, (tx) =>
    recordAudit(tx, { action: 'books.checked', subject: null, facts: { findings } }),
  );
  return readBooks(database.db);
}
