/** Front door of tax: what a year's payouts mean for a player, and the returns of a year. */
export { taxRecords } from './personal-data.store.ts';
export { taxPlugin } from './tax.plugin.ts';
