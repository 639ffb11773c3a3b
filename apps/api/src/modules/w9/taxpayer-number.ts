import type { SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { TaxFormRow } from './tax-form.store.ts';

type Key = Pick<TaxFormRow, 'playerId' | 'id'>;

/** Binds a sealed number to its row, so that it cannot be opened in another row. */
function contextOf({ playerId, id }: Key): string {
  return `tax_form|${playerId}|${id}`;
}

/** `digits`: nine digits. */
export function sealTaxpayerNumber(box: SealedBox, digits: string, key: Key): Buffer {
  return box.seal(Buffer.from(digits), contextOf(key));
}

/** Returns the nine digits. Only for the yearly return. */
export function openTaxpayerNumber(box: SealedBox, form: Key & Pick<TaxFormRow, 'tin'>): string {
  return box.open(form.tin, contextOf(form)).toString();
}
