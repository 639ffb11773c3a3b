import type { StaffContract } from '@goldwren/contracts/staff';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { checkBooksNow } from './check-books.ts';
import { readBooks } from './read-books.ts';
import { readHealth } from './read-health.ts';

export function healthStaffRoutes(
  context: Pick<Context, 'database' | 'events' | 'clock'>,
): Handlers<StaffContract, 'health'> {
  const { db } = context.database;
  return {
    get: async () => ({ status: 200, body: await readHealth(db, context.clock.now()) }),
    books: async () => ({ status: 200, body: await readBooks(db) }),
    checkBooks: async ({ staff }) => ({ status: 200, body: await checkBooksNow(context, staff) }),
  };
}
