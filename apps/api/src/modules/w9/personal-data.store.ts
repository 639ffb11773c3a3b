import { recordSource } from '../../platform/record-source.ts';
import { taxForm } from './w9.table.ts';

/**
 * The data of a player in this table, for the player's data export. Only the last four digits of the taxpayer number
 * are included.
 */
export const w9Records = { tax_forms: recordSource(taxForm, { key: ['id'], withheld: ['tin'] }) };
