import { formatHundredths, type PayoutMethod, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../../lib/wire-amount.ts';

/** What a player is about to ask for, as typed. */
export interface Wish {
  amountText: string;
  method: PayoutMethod;
}

/** The amount in hundredths; null while none can be read. */
export function wishedHundredths({ amountText }: Wish): bigint | null {
  return parseHundredths(wireAmount(amountText));
}

/** The amount of a wish as the address of a question: left out while none can be read. */
export function wishedQuery(wish: Wish): { amount?: string; method: PayoutMethod } {
  const amount = wishedHundredths(wish);
  return amount === null ? { method: wish.method } : { amount: formatHundredths(amount), method: wish.method };
}
