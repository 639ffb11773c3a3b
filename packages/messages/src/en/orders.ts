import type { OrderNote } from '@goldwren/contracts/facts';
import { brand } from '@goldwren/rules';
import { formats } from './formats.ts';

function note(note: OrderNote): string {
  switch (note.code) {
    case 'gold_only':
      return `${brand.sweepsCoins} are not available where you live, so this purchase brings ${brand.goldCoins} only.`;
    case 'special_twice':
      return `The First Purchase Special is once per person and you have had it. For this payment you received the ${note.params.package} package, which also costs ${formats.usd(note.params.price_usd)}.`;
    case 'amount_in_review':
      return 'The payment does not fit this order. Our staff are looking at it; nothing is lost.';
    case 'region_in_review':
      return 'The payment arrived after you moved to where coins cannot be bought. Our staff will refund it; nothing is lost.';
    case 'standing_in_review':
      return 'The payment arrived while your account may not buy coins. Our staff are looking at it; nothing is lost.';
    case 'taken_back':
      return 'The payment went back to you, and the coins it had brought were taken back.';
    case 'taken_back_in_part':
      return 'The payment went back to you. Part of the coins it had brought had been played; the rest is recorded as owed.';
    case 'never_credited':
      return 'The payment went back to you before any coins were credited.';
  }
}

/** What was decided about an order, for its player. */
export const orders = { note };
