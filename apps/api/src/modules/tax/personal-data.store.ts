import { recordSource } from '../../platform/record-source.ts';
import { taxForm, taxYearForm } from './tax.table.ts';

/** What of these tables is a player's own, for their export. Of the taxpayer number the last four digits are shown. */
export const taxRecords = {
  tax_forms: recordSource(taxForm, { key: ['id'], withheld: ['tin'] }),
  tax_years: recordSource(taxYearForm, { key: ['year', 'revision'], withheld: ['issuedBy'] }),
};
