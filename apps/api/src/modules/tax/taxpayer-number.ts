import type { SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { TaxFormRow } from './tax-form.store.ts';

type Key = Pick<TaxFormRow, 'playerId' | 'id'>;

/** Binds a sealed number to its row: moved to another one it cannot be opened. */
function contextOf({ playerId, id }: Key): string {
  return `tax_form|${playerId}|${id}`;
}

/** `digits`: nine. */
export function sealTaxpayerNumber(box: SealedBox, digits: string, key: Key): Buffer {
  return box.seal(Buffer.from(digits), contextOf(key));
}

/** Nine digits. For the yearly return alone. */
export function openTaxpayerNumber(box: SealedBox, form: Key & Pick<TaxFormRow, 'tin'>): string {
  return box.open(form.tin, contextOf(form)).toString();
}
