import { yearlyFormOf } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectYearOfPlayer, sumYearByPlayer } from '../payouts/public.ts';
import { assertYearHasBegun, readRecipients, type TaxYearDeps } from './tax-year.ts';

/**
 * Returns a player's tax form of a year. Audited.
 * @throws Problem `not_found` for a future year, for a player who was not paid in it, and below the threshold of a
 *   1099-MISC.
 */
export async function downloadForm(
  deps: TaxYearDeps,
  staff: StaffActor,
  { year, playerId }: { year: number; playerId: string },
): Promise<Uint8Array> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    await assertYearHasBegun(tx, year);
    const sums = (await sumYearByPlayer(tx, year)).filter((sum) => sum.playerId === playerId);
    const [recipient] = await readRecipients(tx, year, sums);
    const gets = recipient && (recipient.isReported || yearlyFormOf(recipient.country) === 'payout_statement');
    if (!gets) throw new Problem('not_found');
    // Loaded on demand, because fonts and compression are large and rarely needed.
    const { formPdf } = await import('./form-pdf.ts');
    const file = await formPdf(year, recipient, await selectYearOfPlayer(tx, playerId, year));
    await recordAudit(tx, {
      action: 'tax.form_downloaded',
      subject: { type: 'tax', id: String(year) },
      facts: { player: playerId },
    });
    return file;
  });
}
