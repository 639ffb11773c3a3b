import { brand, totp } from '@goldwren/rules';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SealedBox } from './sealed-box.ts';

/** The audience of a second factor. A secret of one audience is not valid for the other. */
export type TotpAudience = 'player' | 'staff';

const issuers: Readonly<Record<TotpAudience, string>> = { player: brand.name, staff: `${brand.name} staff` };

/** Generates a secret of 160 bits in base32, the format of authenticator apps. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** Builds the `otpauth://totp/…` URI that an authenticator app reads from a QR code. */
export function totpUri(audience: TotpAudience, secret: string, email: string): string {
  return generateURI({
    issuer: issuers[audience],
    label: email,
    secret,
    digits: totp.digits,
    period: totp.stepSeconds,
  });
}

/**
 * Returns the time step of a code (Unix seconds divided by the step length), within the accepted drift; null for a wrong
 * code. The database checks whether the step was already used, because only there can two concurrent attempts not both pass.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const result = verifySync({
    secret,
    token: code,
    digits: totp.digits,
    period: totp.stepSeconds,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: totp.driftSteps * totp.stepSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

function contextOf(audience: TotpAudience, ownerId: string): string {
  return `${audience}-totp|${ownerId}`;
}

/** Encrypts the secret for one owner. It cannot be decrypted for another owner. */
export function sealTotpSecret(box: SealedBox, audience: TotpAudience, secret: string, ownerId: string): Buffer {
  return box.seal(Buffer.from(secret), contextOf(audience, ownerId));
}

export function openTotpSecret(box: SealedBox, audience: TotpAudience, sealed: Buffer, ownerId: string): string {
  return box.open(sealed, contextOf(audience, ownerId)).toString();
}
