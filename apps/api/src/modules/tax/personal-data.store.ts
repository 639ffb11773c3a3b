import { recordSource } from '../../platform/record-source.ts';
import { taxYearForm } from './tax.table.ts';

/** What of this table is a player's own, for their export. */
export const taxRecords = {
  tax_years: recordSource(taxYearForm, { key: ['year', 'revision'], withheld: ['issuedBy'] }),
};
