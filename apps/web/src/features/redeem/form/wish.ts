import { formatHundredths, type PayoutMethod, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../../lib/wire-amount.ts';

/** The redemption that a player is entering, as typed. */
export interface Wish {
  amountText: string;
  method: PayoutMethod;
}

/** The amount in hundredths. Null while the text is not an amount. */
export function wishedHundredths({ amountText }: Wish): bigint | null {
  return parseHundredths(wireAmount(amountText));
}

/** The query parameters of a redemption. The amount is omitted while the text is not an amount. */
export function wishedQuery(wish: Wish): { amount?: string; method: PayoutMethod } {
  const amount = wishedHundredths(wish);
  return amount === null ? { method: wish.method } : { amount: formatHundredths(amount), method: wish.method };
}
