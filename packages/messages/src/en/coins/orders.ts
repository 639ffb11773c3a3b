import type { OrderNote } from '@goldwren/contracts/facts';
import { brand } from '@goldwren/rules';
import { formats } from '../formats.ts';

function note(note: OrderNote): string {
  switch (note.code) {
    case 'gold_only':
      return `${brand.sweepsCoins} are not available where you live, so this purchase adds ${brand.goldCoins} only.`;
    case 'special_twice':
      return `The First Purchase Special is once per person, and you have already received it. For this payment you received the ${note.params.package} package, which also costs ${formats.usd(note.params.price_usd)}.`;
    case 'amount_in_review':
      return 'The payment does not match this order. Our staff are checking it. You do not lose any money.';
    case 'region_in_review':
      return 'The payment arrived after you moved to a place where you cannot buy coins. Our staff will refund it.';
    case 'standing_in_review':
      return 'The payment arrived while your account could not buy coins. Our staff are checking it. You do not lose any money.';
    case 'taken_back':
      return 'The payment was returned to you, and we removed its coins.';
    case 'taken_back_in_part':
      return 'The payment was returned to you. You had already played part of its coins, so we recorded the rest as owed.';
    case 'never_credited':
      return 'The payment was returned to you before we added any coins.';
  }
}

/** Notes about an order, for its player. */
export const orders = { note };
