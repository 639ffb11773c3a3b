import { recordSource } from '../../platform/record-source.ts';
import { taxYearForm } from './tax.table.ts';

/** The data of a player in this table, for the player's data export. */
export const taxRecords = {
  tax_years: recordSource(taxYearForm, { key: ['year', 'revision'], withheld: ['issuedBy'] }),
};
