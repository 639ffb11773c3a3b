import { brand, totp } from '@goldwren/rules';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SealedBox } from '../../platform/sealed-box.ts';

/** A new secret of 160 bits in base32, as authenticator apps take it. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** `otpauth://totp/…`: what an authenticator app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return generateURI({
    issuer: `${brand.name} staff`,
    label: email,
    secret,
    digits: totp.digits,
    period: totp.stepSeconds,
  });
}

/**
 * The time step (Unix seconds over the step) that the code belongs to, now or within the accepted drift; null when it
 * is none of them. Whether the step was used before is asked of the database, where two attempts cannot both say no.
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

function contextOf(staffId: string): string {
  return `staff-totp|${staffId}`;
}

/** Sealed for one member of staff: in another's row it does not open. */
export function sealTotpSecret(box: SealedBox, secret: string, staffId: string): Buffer {
  return box.seal(Buffer.from(secret), contextOf(staffId));
}

export function openTotpSecret(box: SealedBox, sealed: Buffer, staffId: string): string {
  return box.open(sealed, contextOf(staffId)).toString();
}
