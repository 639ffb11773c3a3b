/** Front door of tax: the W-9 of a player, and the returns of a year. */

export { deleteOldForms, selectPlayersWithOldForms } from './erase-forms.store.ts';
export { taxRecords } from './personal-data.store.ts';
export { taxRoutes } from './tax.routes.ts';
export { taxStaffRoutes } from './tax.staff-routes.ts';
export { selectTaxForm } from './tax-form.store.ts';
