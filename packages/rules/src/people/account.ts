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
