import { formatHundredths } from '@goldwren/rules';
import { stringify } from 'csv-stringify/sync';
import type { SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { Db } from '../../platform/database.ts';
import { lockText } from '../../platform/postgres/lock-text.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { sumYearByPlayer } from '../payouts/public.ts';
import { openTaxpayerNumber } from '../w9/public.ts';
import { insertIssued } from './player-year.store.ts';
import { assertYearHasBegun, type Recipient, readRecipients, type TaxYearDeps } from './tax-year.ts';

/** Any fixed number. Concurrent downloads of one year wait for this lock, so that each correction is issued once. */
const returnLock = 7_310_043;

/**
 * Returns the 1099-MISC return of a year. It is the only place with full taxpayer numbers. Audited.
 * Once the year is over, the figures count as issued. A player who was reported before with other figures gets a
 * corrected row.
 * @throws Problem `not_found` for a future year.
 */
export async function downloadReturn(deps: TaxYearDeps, staff: StaffActor, year: number): Promise<Uint8Array> {
  return inStaffTransaction(deps.database, staff, async (tx) => {
    const { isOver } = await assertYearHasBegun(tx, year);
    await lockText(tx, returnLock, String(year));
    const all = await readRecipients(tx, year, await sumYearByPlayer(tx, year));
    const reported = all.filter((row) => row.isReported || row.toCorrect);
    const file = csvOf(deps.box, year, reported, isOver);
    if (isOver) await issue(tx, staff.id, year, reported);
    await recordAudit(tx, {
      action: 'tax.return_downloaded',
      subject: { type: 'tax', id: String(year) },
      facts: { recipients: reported.length, corrected: reported.filter((row) => row.toCorrect).length, issued: isOver },
    });
    return file;
  });
}

async function issue(tx: Db, issuedBy: string, year: number, reported: readonly Recipient[]): Promise<void> {
  const fresh = reported.filter(({ issued, toCorrect }) => issued === null || toCorrect);
  await insertIssued(
    tx,
    fresh.map(({ playerId, grossCents, withheldCents, issued }) => ({
      playerId,
      year,
      revision: (issued?.revision ?? 0) + 1,
      grossCents,
      withheldCents,
      issuedBy,
    })),
  );
}

/** A corrected row stays marked in later downloads. `before` contains the previously reported figures. */
function csvOf(box: SealedBox, year: number, recipients: readonly Recipient[], isOver: boolean): Buffer {
  const rows = recipients.map((row) => {
    const { form, issued } = row;
    return {
      year,
      form: '1099-MISC',
      state: !isOver ? 'draft' : row.toCorrect || (issued?.revision ?? 1) > 1 ? 'corrected' : 'original',
      account: row.playerId,
      name: row.name,
      tin_type: form?.tinType ?? '',
      tin: form ? openTaxpayerNumber(box, form) : '',
      street: form?.street ?? '',
      city: form?.city ?? '',
      region: form?.region ?? '',
      postal_code: form?.postalCode ?? '',
      box_3_other_income: formatHundredths(row.grossCents),
      box_4_federal_tax_withheld: formatHundredths(row.withheldCents),
      issued_box_3: issued ? formatHundredths(issued.grossCents) : '',
      issued_box_4: issued ? formatHundredths(issued.withheldCents) : '',
    };
  });
  const columns = [
    'year',
    'form',
    'state',
    'account',
    'name',
    'tin_type',
    'tin',
    'street',
    'city',
    'region',
    'postal_code',
    'box_3_other_income',
    'box_4_federal_tax_withheld',
    'issued_box_3',
    'issued_box_4',
  ];
  const options = {
    header: true,
    columns,
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    bom: true,
  };
  return Buffer.from(stringify(rows, options as Parameters<typeof stringify>[1]));
}
