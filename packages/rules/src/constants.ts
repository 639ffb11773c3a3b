/**
 * Names, texts and sizes of the whole product, each defined once. A constant of one topic is in the file of the topic, for
 * example money/free-entries.ts. The API enforces constants, and screens and policy pages print them. Amounts of coins end
 * in `Hundredths` (integer hundredths of one coin), amounts of US dollars in `Cents`.
 */

/** Names of the product and its coins. */
export const brand = {
  name: 'Goldwren',
  /** On the home page in English, and in previews of shared links. */
  headline: 'The casino you can check.',
  goldCoins: 'Gold Coins',
  goldCode: 'GC',
  sweepsCoins: 'Sweeps Coins',
  sweepsCode: 'SC',
} as const;

/** Games at the top of the home page, and how often they rotate. */
export const home = { featuredGames: 4, rotationMs: 3_000 } as const;

/**
 * The dashboard. Every player is VIP Bronze. The bar shows the Gold Coins balance divided by this goal, at most
 * 100 %.
 */
export const dashboard = { recentOrders: 5, vipLevel: 'Bronze', vipGoalHundredths: 100_000_000n } as const;

/** Printed verbatim in the footer. Never used as rating markup. */
export const marketingClaims = { players: '500+', rating: '4.8/5' } as const;

/** Staff are reminded this often to substantiate the marketing claims. */
export const claimsConfirmedEveryDays = 90;

/** Keyset pagination. */
export const pagination = {
  defaultLimit: 20,
  maxLimit: 100,
  /** At most so many rows are counted for the totals of a list. */
  maxTotal: 10_000,
} as const;

/** Sweepstakes law requires this line. The store, free entry and game screens and every email show it. */
export const sweepsLegalLine = 'No purchase necessary. A purchase does not increase your chances.';

/** The worked example of the policy text. It is not a package of the store. */
export const policyExample = { goldHundredths: 10_000_000n, sweepsHundredths: 5_000n } as const;
