/** How a prize is paid out. */
export const payoutMethods = ['bank', 'skrill', 'paypal', 'check', 'gift_card', 'card'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

interface PayoutTerms {
  readonly minimumHundredths: bigint;
  /** Available amounts, or null if every amount is available. */
  readonly denominationsHundredths: readonly bigint[] | null;
  /** Business days from the approval until the prize arrives. */
  readonly businessDays: { readonly from: number; readonly to: number };
}

/** The minimum of the form. It is the one that is enforced and printed everywhere. */
const cash = { minimumHundredths: 5_000n, denominationsHundredths: null } as const;

export const payoutTerms: Readonly<Record<PayoutMethod, PayoutTerms>> = {
  bank: { ...cash, businessDays: { from: 3, to: 5 } },
  skrill: { ...cash, businessDays: { from: 3, to: 5 } },
  paypal: { ...cash, businessDays: { from: 3, to: 5 } },
  check: { ...cash, businessDays: { from: 7, to: 10 } },
  gift_card: {
    minimumHundredths: 1_000n,
    denominationsHundredths: [1_000n, 2_500n, 5_000n, 10_000n],
    businessDays: { from: 1, to: 2 },
  },
  // A physical prepaid Visa card, sent by post to the verified address.
  card: { ...cash, businessDays: { from: 5, to: 7 } },
};

/** Sent by post. Their payout details are a name and a mailing address. */
const postedMethods: readonly PayoutMethod[] = ['check', 'card'];

export function isPosted(method: PayoutMethod): boolean {
  return postedMethods.includes(method);
}

/** The minimum of a method, or the lowest minimum of all methods if none is chosen yet. */
export function leastPayoutHundredths(method: PayoutMethod | null): bigint {
  const methods = method === null ? payoutMethods : [method];
  const least = methods.map((one) => payoutTerms[one].minimumHundredths).sort((a, b) => Number(a - b));
  return least[0] as bigint;
}

/** 1 SC is redeemed for one US dollar, so hundredths of SC equal cents. */
export function usdCentsOf(sweepsHundredths: bigint): bigint {
  return sweepsHundredths;
}

/** Length of `payout_details.details`. It is enough for the details of any bank. */
export const payoutDetails = { minLength: 3, maxLength: 500 } as const;

const shownCharacters = 4;

/**
 * Payout details as lists show them. For an email: its first letter and its domain. Otherwise: at most the last
 * four letters or digits, and never more than a quarter of them.
 */
export function maskPayoutDetails(details: string): string {
  const email = /^(\S)\S*@(\S+\.\S+)$/u.exec(details.trim());
  if (email) return `${email[1]}•••@${email[2]}`;
  const letters = [...details].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const shown = Math.min(shownCharacters, Math.floor(letters.length / 4));
  return shown === 0 ? '••••' : `•••• ${letters.slice(-shown).join('')}`;
}
