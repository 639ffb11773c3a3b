/** The public interface of tax: the tax effects of a player's payouts, and the returns of a year. */
export { taxRecords } from './personal-data.store.ts';
export { taxPlugin } from './tax.plugin.ts';
