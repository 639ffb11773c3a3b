import { stringify } from 'csv-stringify/sync';
import type { PayoutProvider } from './payout-provider.ts';

/** Finance pays by hand from a CSV file and records each outcome with its reference. */
export const manualProvider: PayoutProvider = {
  name: 'manual',
  fileOf: ({ id, method }, orders) => {
    const rows = orders.map(({ payoutId, payee, details, amount }) => ({
      batch: id,
      payout: payoutId,
      method,
      payee,
      details,
      amount_usd: amount,
    }));
    const csv = stringify(rows, {
      header: true,
      columns: ['batch', 'payout', 'method', 'payee', 'details', 'amount_usd'],
      quoted: true,
      record_delimiter: 'windows',
      // Text that players typed must not run as a formula in a spreadsheet.
      escape_formulas: true,
      bom: true,
    });
    return Buffer.from(csv);
  },
};
