import type { Books } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit/public.ts';
import { reconcile } from '../ledger/public.ts';
import { admit } from '../throttle/public.ts';
import { invariants } from './invariants.ts';
import { readBooks } from './read-books.ts';

/** Checks the books, and tells operators when they do not agree. */
export async function reconcileBooks({ database, events }: Pick<Context, 'database' | 'events'>): Promise<number> {
  const { findings } = await reconcile(database, invariants);
  if (findings.length > 0) events.report('books_disagree', { findings });
  return findings.length;
}

/**
 * The same because a member of staff asks for it now.
 * @throws Problem `rate_limited` after a few in a quarter of an hour, `conflict` while a run is under way.
 */
export async function checkBooksNow(
  context: Pick<Context, 'database' | 'events'>,
  staff: { readonly id: string },
): Promise<Books> {
  const { database } = context;
  await admit(database.db, [{ throttle: 'booksCheckStaff', subject: staff.id }]);
  const findings = await reconcileBooks(context);
  await inTransaction(database, (tx) =>
    recordAudit(tx, { staffId: staff.id, action: 'books.checked', subject: null, facts: { findings } }),
  );
  return readBooks(database.db);
}
