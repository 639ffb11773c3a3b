/** Push notifications, which a player turns on for each browser. They are only about redemptions and the security of the account. */

/** Changes of the security of an account. */
export const securityChanges = [
  'new_device',
  'password_changed',
  'second_factor_changed',
  'recovery_code_used',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** Every notification. `test` is the one that a player sends to their own browsers. */
export const pushNotices = ['redemption', ...securityChanges, 'test'] as const;
export type PushNotice = (typeof pushNotices)[number];

/** The kinds of notifications that a player sees explained, and that the browser distinguishes. */
export type PushKind = 'redemption' | 'security' | 'test';

export function pushKindOf(notice: PushNotice): PushKind {
  return notice === 'redemption' || notice === 'test' ? notice : 'security';
}

export const push = {
  /** Browsers of one player. The oldest is removed for a newer one. */
  browsers: 10,
  /** How long a push service stores a notification for a browser that is offline. */
  storedHours: 24,
  /** After so many notifications in a row that did not arrive, a browser is removed. */
  failuresBeforeRemoval: 5,
  /** The longest address of a subscription. Push services use a few hundred characters. */
  endpointMaxLength: 1_024,
} as const;
