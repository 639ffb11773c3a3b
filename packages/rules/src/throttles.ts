/**
 * How often a caller may request what is expensive to answer, in fixed windows. Counted before the
 * work is done, so that many requests at once get no further than one after the other. An address is one IPv4 address
 * or one IPv6 /64, which is what one customer of a network gets.
 */
export interface Throttle {
  readonly limit: number;
  readonly windowMinutes: number;
}

export const throttles = {
  /** Failed sign-ins of one address to one account. */
  signInPair: { limit: 5, windowMinutes: 15 },
  /** Failed sign-ins of one address to all accounts. */
  signInAddress: { limit: 50, windowMinutes: 15 },
  /** Failed sign-ins of everybody to one account, from browsers that have not been signed in to it before. */
  signInAccount: { limit: 50, windowMinutes: 15 },
  /** Failed sign-ins to one account from a browser that its owner has used before; nobody else can use it up. */
  signInDevice: { limit: 10, windowMinutes: 15 },
  /** Wrong codes of the second factor, after the right password: the window times three codes is what a thief has of a million. */
  secondFactorAccount: { limit: 10, windowMinutes: 60 },
  /** The same from a browser that the owner has used before: a thief of the password cannot use it up. */
  secondFactorDevice: { limit: 10, windowMinutes: 60 },
  /** Sign-ups of one address: each costs a password hash. */
  registerAddress: { limit: 20, windowMinutes: 60 },
  /** The same in a day: who registers an address and then signs in learns whether it had an account (docs/sign-in.md). */
  registerAddressDay: { limit: 60, windowMinutes: 24 * 60 },
  /** Free entry requests of one address: a household or a small office, not a script. */
  freeEntryAddress: { limit: 20, windowMinutes: 24 * 60 },
  /** Messages to support of one address that nobody is signed in at: a household or an office, not a script. */
  supportAddress: { limit: 20, windowMinutes: 60 },
  /** Messages of one address in the name of one email. Strangers elsewhere cannot use up what its owner has. */
  supportEmail: { limit: 5, windowMinutes: 60 },
  /** New tickets of one player, and what one player writes in threads. */
  supportPlayer: { limit: 10, windowMinutes: 60 },
  supportThread: { limit: 60, windowMinutes: 60 },
  /** Mails with a link asked for from one address. */
  mailLinkAddress: { limit: 20, windowMinutes: 60 },
  /** Sign-in links for one email requested from one address: strangers elsewhere cannot use up what its owner has. */
  signInLinkPair: { limit: 5, windowMinutes: 60 },
  /** Checkouts of one player: each makes an order and asks the payment provider. */
  checkoutPlayer: { limit: 30, windowMinutes: 60 },
  /** Tax forms of one player: each is sealed and kept. */
  taxFormPlayer: { limit: 10, windowMinutes: 60 },
  /** Exports of everything that is known of one player: each reads all of it. */
  dataExportPlayer: { limit: 1, windowMinutes: 24 * 60 },
  /** Verifications of the whole audit log by one member of staff. */
  auditVerification: { limit: 30, windowMinutes: 60 },
  /** Uploads of one player: each is decoded and drawn anew. */
  uploadPlayer: { limit: 40, windowMinutes: 60 },
  /** Uploads of one address to all accounts. */
  uploadAddress: { limit: 120, windowMinutes: 60 },
  /** Reviews of identity that one player asks for: each is work for a person. */
  identitySubmitPlayer: { limit: 5, windowMinutes: 24 * 60 },
  /** Redemptions asked for by one player, refused ones too: each locks the player and reads a day of the journal. */
  redemptionPlayer: { limit: 30, windowMinutes: 60 },
  /** Looks of one player at what may be redeemed: a look reads a day of the journal. */
  eligibilityPlayer: { limit: 120, windowMinutes: 10 },
  /** Checks of the books asked for by one member of staff: each reads them whole. */
  booksCheckStaff: { limit: 5, windowMinutes: 15 },
  /** Reports of a day computed again for one member of staff. */
  reportStaff: { limit: 10, windowMinutes: 15 },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;
