import { formatHundredths, type PayoutMethod, parseHundredths } from '@goldwren/rules';
import { wireAmount } from '../../../lib/form/wire-amount.ts';

/** The redemption that a player is entering, as typed. */
export interface RedemptionDraft {
  amountText: string;
  method: PayoutMethod;
}

/** The amount in hundredths. Null while the text is not an amount. */
export function draftHundredths({ amountText }: RedemptionDraft): bigint | null {
  return parseHundredths(wireAmount(amountText));
}

/** The query parameters of a redemption. The amount is omitted while the text is not an amount. */
export function draftQuery(draft: RedemptionDraft): { amount?: string; method: PayoutMethod } {
  const amount = draftHundredths(draft);
  return amount === null ? { method: draft.method } : { amount: formatHundredths(amount), method: draft.method };
}
