/**
 * Every business constant of the product, once.
 * The API enforces them, the screens explain them, the policy pages print them: text cannot drift from the rule.
 * Coin amounts end in `Hundredths` (integer hundredths of one coin), USD amounts in `Cents`.
 */

/** Names of the product and its coins. */
export const brand = {
  name: 'Goldwren',
  goldCoins: 'Gold Coins',
  goldCode: 'GC',
  sweepsCoins: 'Sweeps Coins',
  sweepsCode: 'SC',
} as const;

/** Calendar days (limits, free entry, login bonus) are days of this zone. */
export const productTimeZone = 'America/New_York';

/** Credited in the registration's transaction, no purchase necessary. */
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
  /** A state can be changed once a year, then by staff. */
  regionChangeIntervalDays: 365,
  /** How long the link of a mail is good: to show that a mailbox is theirs, and to set a new password. */
  verifyLinkHours: 48,
  resetLinkHours: 1,
  signInLinkMinutes: 15,
  /** A sign-in link is mailed again when none is good for longer than this: the mailbox always holds one that works. */
  signInLinkSpareMinutes: 5,
} as const;

/**
 * Session cookie lifetimes. After `freshIdleMinutes` without a call, redemption, payout details and looser
 * limits ask for the password again.
 */
export const session = { idleHours: 12, absoluteDays: 30, freshIdleMinutes: 30 } as const;

/** Rules of play. */
export const play = {
  rtpMinPercent: 92,
  rtpMaxPercent: 98,
  /** Sessions idle this long are ended by the sweeper; open rounds settle by their published default action first. */
  idleSessionMinutes: 30,
  /** Shortest time between two rounds of one session; a faster round is refused with `too_fast`. */
  minimumRoundIntervalMs: 1_000,
  clientSeedMaxLength: 64,
} as const;

/** The games at the top of the home page, and how often they change. */
export const home = { featuredGames: 4, rotationMs: 3_000 } as const;

/** The dashboard. VIP is Bronze for everyone; the bar is gold balance over this goal, capped at 100 %. */
export const dashboard = { recentOrders: 5, vipLevel: 'Bronze', vipGoalHundredths: 100_000_000n } as const;

/** Printed verbatim in the footer, never used as rating markup. */
export const marketingClaims = { players: '500+', rating: '4.8/5' } as const;

/** Staff are reminded this often to substantiate the claims. */
export const claimsConfirmedEveryDays = 90;

/** Keyset pagination. */
export const pagination = { defaultLimit: 20, maxLimit: 100 } as const;

/** The free way to Sweeps Coins. */
export const freeEntry = {
  grantHundredths: 500n,
  /** How long an approved entry waits for an account with its email. */
  heldDays: 60,
  /** Online requests are reviewed within this many business days. */
  reviewBusinessDays: { from: 1, to: 3 },
  mailInBusinessDays: { from: 7, to: 10 },
  fullNameMaxLength: 120,
  addressMaxLength: 300,
} as const;

/** Daily login bonus, days 1 to 7, in whole Gold Coins as hundredths; then it starts again. */
export const loginBonusHundredths = [10_000n, 20_000n, 30_000n, 50_000n, 75_000n, 100_000n, 250_000n] as const;

/** An order that was not paid in this time expires. */
export const orderExpiryHours = 24;

/** Shown on the store, free entry and game screens, and in every mail: sweepstakes law requires it. */
export const sweepsLegalLine = 'No purchase necessary. A purchase does not increase your chances.';

/** The policy text's worked example. It is printed as an example and is no package of the store. */
export const policyExample = { goldHundredths: 10_000_000n, sweepsHundredths: 5_000n } as const;

/** Payment methods as they are named to buyers. */
export const paymentMethods = ['Skrill', 'PayPal', 'credit and debit cards'] as const;

/**
 * CONFIGURATION: where mail-in cards go, line by line. The operator puts a postal box of their own here before the site
 * opens; this one belongs to nobody.
 */
export const mailInAddress = [`${brand.name} Free Entry`, 'PO Box 0000', 'Dover, DE 19900', 'United States'] as const;

/** The card of a mail-in entry, in inches. */
export const mailInCard = '3x5';
