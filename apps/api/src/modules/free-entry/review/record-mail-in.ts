import { addBusinessDays, dayAfter, freeEntry, isCalendarDay, productDay, productDayStart } from '@goldwren/rules';
import { Problem } from '../../../platform/problem.ts';
import { beginStaffAction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { addEntry, type EntryDeps, type EntryForm } from '../add-entry.ts';

/** A card can be recorded up to this many days after it was received. */
const keyedInWithinDays = 30;

/**
 * Records a mailed card for staff. It enters the same queue with the same limit, counted for the day on which the card
 * was received. Its clock runs from that day.
 * @param receivedOn `YYYY-MM-DD`, a day of the product time zone.
 * @throws Problem `validation_failed` for a day outside the last 30, `conflict` when this person has an entry for that
 *   day; `validation_failed` for a minor, `region_blocked` where there are no free entries.
 */
export async function recordMailIn(
  context: EntryDeps,
  card: EntryForm & { readonly receivedOn: string },
  by: StaffActor,
): Promise<{ id: string; reference: string }> {
  const { receivedOn, ...form } = card;
  const added = await addEntry(context, 'mail', form, {
    countsFor: (now) => {
      assertReceivedLately(receivedOn, productDay(now));
      const dueAt = addBusinessDays(productDayStart(receivedOn), freeEntry.mailInBusinessDays.to);
      return { day: receivedOn, dueAt };
    },
    alsoDo: async (tx, { id, reference }) => {
      await beginStaffAction(tx, by);
      await recordAudit(tx, {
        action: 'entry.keyed_in',
        subject: { type: 'entry', id },
        facts: { reference, received_on: receivedOn },
      });
    },
  });
  if (added === 'already_entered') {
    throw new Problem('conflict', { params: { reason: 'entry_exists' } });
  }
  return added;
}

function assertReceivedLately(day: string, today: string): void {
  if (isCalendarDay(day) && day <= today && day >= dayAfter(today, -keyedInWithinDays)) return;
  throw new Problem('validation_failed', {
    fields: { received_on: [{ code: 'day_not_lately', params: { max: keyedInWithinDays } }] },
  });
}
