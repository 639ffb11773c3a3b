import { recordSource } from '../../platform/record-source.ts';
import { taxForm } from './w9.table.ts';

/** What of this table is a player's own, for their export. Of the taxpayer number the last four digits are shown. */
export const w9Records = { tax_forms: recordSource(taxForm, { key: ['id'], withheld: ['tin'] }) };
