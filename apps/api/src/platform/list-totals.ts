import type { ListTotals } from '@goldwren/contracts/staff';
import { formatHundredths, pagination } from '@goldwren/rules';

/** One row more than is shown, to know whether there are more. */
export const totalsLimit = pagination.maxTotal + 1;

/** Shows the totals of a list, of which at most `totalsLimit` rows were read. */
export function totalsOf({ count, amount }: { readonly count: number; readonly amount?: bigint }): ListTotals {
  const more = count > pagination.maxTotal;
  return {
    count: Math.min(count, pagination.maxTotal),
    more,
    // The sum of a part says nothing about the whole.
    amount: amount === undefined || more ? null : formatHundredths(amount),
  };
}
