/** Front door of tax: the W-9 of a player, and whether there is one. */
export { taxRoutes } from './tax.routes.ts';
export { selectTaxForm } from './tax.store.ts';
