import { brand, displayUsd } from '@goldwren/rules';

/** What is decided about an order, in a sentence for the player. */
export const orderNotes = {
  goldOnly: `${brand.sweepsCoins} are not available where you live, so this purchase brings ${brand.goldCoins} only.`,
  specialTwice: (packageName: string, priceCents: bigint): string =>
    `The First Purchase Special is once per person and you have had it. For this payment you received the ${packageName} package, which also costs ${displayUsd(priceCents)}.`,
  amountInReview: 'The payment does not fit this order. Our staff are looking at it; nothing is lost.',
  regionInReview:
    'The payment arrived after you moved to where coins cannot be bought. Our staff will refund it; nothing is lost.',
  standingInReview:
    'The payment arrived while your account may not buy coins. Our staff are looking at it; nothing is lost.',
  takenBack: 'The payment went back to you, and the coins it had brought were taken back.',
  takenBackInPart:
    'The payment went back to you. Part of the coins it had brought had been played; the rest is recorded as owed.',
  neverCredited: 'The payment went back to you before any coins were credited.',
} as const;
