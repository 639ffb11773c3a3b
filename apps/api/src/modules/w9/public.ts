/** The public interface of the W-9: the form that a player signs, and its number for the yearly return. */
export { deleteOldForms, selectPlayersWithOldForms } from './erase-forms.store.ts';
export { w9Records } from './personal-data.store.ts';
export { submitW9 } from './submit-w9.ts';
export { selectTaxForm, type TaxFormRow } from './tax-form.store.ts';
export { openTaxpayerNumber } from './taxpayer-number.ts';
export { w9Submitted } from './w9.events.ts';
export { w9View } from './w9-view.ts';
