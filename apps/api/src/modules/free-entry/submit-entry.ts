import { addBusinessDays, dayAfter, freeEntry, productDay, productDayStart } from '@goldwren/rules';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { addEntry, type EntryDeps, type EntryForm } from './add-entry.ts';

/**
 * Adds an entry from the public form. Returns its reference.
 * @throws Problem `limit_reached` (429, until the next day of the product time zone) for a second entry of a person on
 *   one day; `validation_failed` for a minor, `region_blocked` where there are no free entries.
 */
export async function submitEntry(context: EntryDeps, form: EntryForm): Promise<string> {
  const added = await addEntry(context, 'online', form, {
    countsFor: (now) => ({ day: productDay(now), dueAt: addBusinessDays(now, freeEntry.reviewBusinessDays.to) }),
  });
  if (added !== 'already_entered') return added.reference;
  const now = await readDatabaseClock(context.database.db);
  const nextDay = productDayStart(dayAfter(productDay(now)));
  throw new Problem('limit_reached', {
    status: 429,
    params: { reason: 'free_entry' },
    retryAfterSeconds: Math.max(1, Math.ceil((nextDay.getTime() - now.getTime()) / 1000)),
  });
}
