/** Codes of the second factor (RFC 6238); one step of drift either way is accepted. */
export const totp = { digits: 6, stepSeconds: 30, driftSteps: 1 } as const;

/**
 * What opens an account when the authenticator app is lost, each once. Sixteen of 32 signs are 80 bits: too many to try,
 * also against their hashes. Signs that are taken for one another are left out.
 */
export const recoveryCodes = {
  count: 10,
  groups: 4,
  groupLength: 4,
  signs: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
} as const;

/** A recovery code as it is kept, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** What a browser runs on, as far as it says so. */
export const deviceKinds = ['computer', 'phone', 'tablet'] as const;
export type DeviceKind = (typeof deviceKinds)[number];
