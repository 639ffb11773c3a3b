import type { Db } from '../../../platform/database.ts';
import { booksCheckedUntil, booksFindings, booksWholeCheckedAt } from '../../../platform/metrics/ledger.ts';
import { notificationsWaiting, oldestNotification } from '../../../platform/metrics/payments.ts';
import {
  redemptionNextDue,
  redemptionsDecided,
  redemptionsLate,
  redemptionsWaiting,
} from '../../../platform/metrics/redemptions.ts';
import { secondsOf } from '../../../platform/metrics/registry.ts';
import type { Collector } from '../../../platform/metrics/state-reader.ts';
import { selectPass } from '../../ledger/public.ts';
import { readPromisedTimes } from '../../redemptions/public.ts';
import { countWaitingNotifications } from '../../store/public.ts';
import { readBooks } from '../read-books.ts';

export function booksCollector(db: Db): Collector {
  return {
    name: 'books',
    gauges: [booksFindings, booksCheckedUntil, booksWholeCheckedAt],
    read: async () => {
      const books = await readBooks(db);
      const moved = await selectPass(db, 'moved');
      return () => {
        for (const { name, findings } of books.invariants) booksFindings.set({ invariant: name }, findings.length);
        booksCheckedUntil.set(moved?.reachedAt ? secondsOf(moved.reachedAt) : 0);
        if (books.whole_checked_at !== null) booksWholeCheckedAt.set(secondsOf(books.whole_checked_at));
      };
    },
  };
}

export function paymentsCollector(db: Db): Collector {
  return {
    name: 'payments',
    gauges: [notificationsWaiting, oldestNotification],
    read: async () => {
      const { waiting, oldestAt } = await countWaitingNotifications(db);
      return () => {
        notificationsWaiting.set(waiting);
        if (oldestAt) oldestNotification.set(secondsOf(oldestAt));
      };
    },
  };
}

export function redemptionsCollector(db: Db): Collector {
  return {
    name: 'redemptions',
    gauges: [redemptionsWaiting, redemptionsLate, redemptionNextDue, redemptionsDecided],
    read: async () => {
      const { open, decided } = await readPromisedTimes(db);
      return () => {
        redemptionsWaiting.set(open.waiting);
        redemptionsLate.set(open.late);
        if (open.nextDueAt) redemptionNextDue.set(secondsOf(open.nextDueAt));
        redemptionsDecided.set({ result: 'in_time' }, decided.inTime);
        redemptionsDecided.set({ result: 'late' }, decided.late);
      };
    },
  };
}
