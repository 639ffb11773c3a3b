/**
 * The constants that several topics or the first page need, each defined once. All others are in the file of their topic, for
 * example money/sweeps-expiry.ts. The API enforces constants, and screens and policy pages print them. Amounts of coins end in
 * `Hundredths` (integer hundredths of one coin), amounts of US dollars in `Cents`. One file, because a browser would load a chunk
 * for each small one.
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

/** Limits, free entry and the login bonus count calendar days of this zone. */
export const productTimeZone = 'America/New_York';

/** Credited in the registration's transaction. No purchase is necessary. */
export const welcomeOffer = { goldHundredths: 200_000_000n, sweepsHundredths: 200n } as const;

/** Rules of an account. */
export const account = {
  minimumAgeYears: 18,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  nameMaxLength: 80,
  emailMaxLength: 254,
  phoneMaxLength: 32,
  regionCodeLength: 2,
  /** Players can change their region once in this many days. Earlier changes need staff. */
  regionChangeIntervalDays: 365,
  /** Lifetime of the links in emails: to verify an email address and to set a new password. */
  verifyLinkHours: 48,
  resetLinkHours: 1,
  signInLinkMinutes: 15,
  /**
   * A new sign-in link is sent only if no existing link is valid for longer than this. So the mailbox always
   * has a valid link.
   */
  signInLinkSpareMinutes: 5,
} as const;

/**
 * Session cookie lifetimes. After `freshIdleMinutes` without a call, redemptions, payout details and looser
 * limits require the password again.
 */
export const session = { idleHours: 12, absoluteDays: 30, freshIdleMinutes: 30 } as const;

/** Rules of play. */
export const play = {
  rtpMinPercent: 92,
  rtpMaxPercent: 98,
  /**
   * The sweeper ends sessions that are idle this long. It first settles open rounds with their published
   * default action.
   */
  idleSessionMinutes: 30,
  /** Minimum time between two rounds of one session. A faster round is rejected with `too_fast`. */
  minimumRoundIntervalMs: 1_000,
  clientSeedMaxLength: 96,
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

/** The free way to get Sweeps Coins. */
export const freeEntry = {
  grantHundredths: 500n,
  /** How long an approved entry waits for an account with its email address. */
  heldDays: 60,
  /** Business days within which online requests are reviewed. */
  reviewBusinessDays: { from: 1, to: 3 },
  mailInBusinessDays: { from: 7, to: 10 },
  fullNameMaxLength: 120,
  addressMaxLength: 300,
} as const;

/** Daily login bonus for days 1 to 7, in hundredths of Gold Coins (whole coins only). Then it starts again. */
export const loginBonusHundredths = [10_000n, 20_000n, 30_000n, 50_000n, 75_000n, 100_000n, 250_000n] as const;

/** An unpaid order expires after this time. */
export const orderExpiryHours = 24;

/** Sweepstakes law requires this line. The store, free entry and game screens and every email show it. */
export const sweepsLegalLine = 'No purchase necessary. A purchase does not increase your chances.';

/** The worked example of the policy text. It is not a package of the store. */
export const policyExample = { goldHundredths: 10_000_000n, sweepsHundredths: 5_000n } as const;

/** Payment methods, as buyers see them. */
export const paymentMethods = ['Skrill', 'PayPal', 'credit and debit cards'] as const;

/**
 * CONFIGURATION: the postal address for mail-in cards, one entry per line. The operator must enter their own
 * postal box before the site opens. This box is a placeholder.
 */
export const mailInAddress = [`${brand.name} Free Entry`, 'PO Box 0000', 'Dover, DE 19900', 'United States'] as const;

/** Size of the card of a mail-in entry, in inches. */
export const mailInCard = '3x5';

/** The published total of Sweeps Coins of each day: how long players can verify their part, and how many days are listed. */
export const liabilities = { pathsKeptDays: 7, listedDays: 31 } as const;
