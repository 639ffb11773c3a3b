import { formatHundredths, type PayoutMethod, parseHundredths } from '@goldwren/rules';

/** What a player is about to ask for, as typed. */
export interface Wish {
  amountText: string;
  method: PayoutMethod;
}

/**
 * What was typed, as it goes over the wire: `50` and `50,5` become `50.00` and `50.50`. Anything else stays as it is, for
 * the contract to refuse.
 */
export function wireAmount(text: string): string {
  const match = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` : text.trim();
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
