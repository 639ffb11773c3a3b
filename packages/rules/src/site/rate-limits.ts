/**
 * Limits for expensive requests, in fixed windows. Requests are counted before the work is done, so that
 * parallel requests are limited like sequential ones. An address is one IPv4 address or one IPv6 /64, which is
 * what one network customer gets.
 */
export interface RateLimit {
  readonly limit: number;
  readonly windowMinutes: number;
}

export const rateLimits = {
  /** Failed sign-ins from one address to one account. */
  signInPair: { limit: 5, windowMinutes: 15 },
  /** Failed sign-ins from one address to all accounts. */
  signInAddress: { limit: 50, windowMinutes: 15 },
  /** Failed sign-ins to one account from all browsers that were never signed in to it. */
  signInAccount: { limit: 50, windowMinutes: 15 },
  /**
   * Failed sign-ins to one account from a browser that its owner has used before. No one else can use up this
   * limit.
   */
  signInDevice: { limit: 10, windowMinutes: 15 },
  /**
   * Wrong codes of the second factor after the correct password. A thief can try the limit times three accepted
   * codes, out of a million, per window.
   */
  secondFactorAccount: { limit: 10, windowMinutes: 60 },
  /** The same from a browser that the owner has used before. A thief of the password cannot use up this limit. */
  secondFactorDevice: { limit: 10, windowMinutes: 60 },
  /** Sign-ups from one address. Each costs a password hash. */
  registerAddress: { limit: 20, windowMinutes: 60 },
  /**
   * The same for a day. A sign-up followed by a sign-in reveals whether the address had an account
   * (docs/sign-in.md).
   */
  registerAddressDay: { limit: 60, windowMinutes: 24 * 60 },
  /** Free entry requests from one address: enough for a household or a small office, too few for a script. */
  freeEntryAddress: { limit: 20, windowMinutes: 24 * 60 },
  /** Signed-out support messages from one address: enough for a household or an office, too few for a script. */
  supportAddress: { limit: 20, windowMinutes: 60 },
  /** Support messages from one address with one email. Strangers at other addresses cannot use up this limit. */
  supportEmail: { limit: 5, windowMinutes: 60 },
  /** New tickets and thread messages of one player. */
  supportPlayer: { limit: 10, windowMinutes: 60 },
  supportThread: { limit: 60, windowMinutes: 60 },
  /** Requests for emails with a link from one address. */
  mailLinkAddress: { limit: 20, windowMinutes: 60 },
  /**
   * Sign-in links for one email requested from one address. Strangers at other addresses cannot use up this
   * limit.
   */
  signInLinkPair: { limit: 5, windowMinutes: 60 },
  /** Checkouts of one player. Each creates an order and calls the payment provider. */
  checkoutPlayer: { limit: 30, windowMinutes: 60 },
  /** Tax forms of one player. Each is encrypted and stored. */
  taxFormPlayer: { limit: 10, windowMinutes: 60 },
  /** Data exports of one player. Each reads all data about the player. */
  dataExportPlayer: { limit: 1, windowMinutes: 24 * 60 },
  /** Browsers that one player turns notifications on for. Each is stored. */
  pushSubscriptionPlayer: { limit: 30, windowMinutes: 60 },
  /** Test notifications of one player. Each is sent to all browsers of the player. */
  pushTestPlayer: { limit: 5, windowMinutes: 60 },
  /** Verifications of the whole audit log by one staff member. */
  auditVerification: { limit: 30, windowMinutes: 60 },
  /** Uploads of one player. Each is decoded and encoded again. */
  uploadPlayer: { limit: 40, windowMinutes: 60 },
  /** Uploads of one staff member. Each is a list of names that is read completely. */
  uploadStaff: { limit: 40, windowMinutes: 60 },
  /** Uploads from one address to all accounts. */
  uploadAddress: { limit: 120, windowMinutes: 60 },
  /** Identity reviews requested by one player. Each is work for a person. */
  identitySubmitPlayer: { limit: 5, windowMinutes: 24 * 60 },
  /** Visits of one player to the page of the identity vendor. Each calls the vendor, and a new session costs money. */
  identityVendorPlayer: { limit: 20, windowMinutes: 24 * 60 },
  /**
   * Redemption requests of one player, including rejected ones. Each locks the player and reads a day of the
   * journal.
   */
  redemptionPlayer: { limit: 30, windowMinutes: 60 },
  /** Eligibility checks of one player. Each reads a day of the journal. */
  eligibilityPlayer: { limit: 120, windowMinutes: 10 },
  /** Mailed links of staff that one address opens or uses. Using one costs a password hash. */
  staffLinkAddress: { limit: 30, windowMinutes: 60 },
  /** Sign-ins of staff with the identity provider from one address. Each calls the provider. */
  staffProviderAddress: { limit: 60, windowMinutes: 15 },
  /** Calls of the directory of the operator, and guesses of its token, from one address. */
  directoryAddress: { limit: 600, windowMinutes: 1 },
  /** Events of the payout provider from one address. Each is verified with a call to the provider. */
  payoutEventAddress: { limit: 120, windowMinutes: 1 },
  /** Ledger checks requested by one staff member. Each reads the whole ledger. */
  booksCheckStaff: { limit: 5, windowMinutes: 15 },
  /** Daily reports recomputed for one staff member. */
  reportStaff: { limit: 10, windowMinutes: 15 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
