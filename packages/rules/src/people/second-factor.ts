/** Codes of the second factor (RFC 6238). One time step of drift is accepted in each direction. */
export const totp = { digits: 6, stepSeconds: 30, driftSteps: 1 } as const;

/**
 * Recovery codes open an account if the authenticator app is lost; each works once. Sixteen characters of an
 * alphabet of 32 give 80 bits, which is too many to guess, even against their hashes. The alphabet has no
 * characters that look alike.
 */
export const recoveryCodes = {
  count: 10,
  groups: 4,
  groupLength: 4,
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
} as const;

/** The stored form of a recovery code, for any way of typing it. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Kinds of device, as far as the browser reports them. */
export const deviceKinds = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
