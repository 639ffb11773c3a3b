import { brand, totp } from '@goldwren/rules';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SealedBox } from './sealed-box.ts';

/** Whose second factor it is: a secret of one audience opens nothing for the other. */
export type TotpAudience = 'player' | 'staff';

const issuers: Readonly<Record<TotpAudience, string>> = { player: brand.name, staff: `${brand.name} staff` };

/** A new secret of 160 bits in base32, as authenticator apps take it. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** `otpauth://totp/…`: what an authenticator app reads from a QR code. */
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

function contextOf(audience: TotpAudience, ownerId: string): string {
  return `${audience}-totp|${ownerId}`;
}

/** Sealed for one owner: in another's row it does not open. */
export function sealTotpSecret(box: SealedBox, audience: TotpAudience, secret: string, ownerId: string): Buffer {
  return box.seal(Buffer.from(secret), contextOf(audience, ownerId));
}

export function openTotpSecret(box: SealedBox, audience: TotpAudience, sealed: Buffer, ownerId: string): string {
  return box.open(sealed, contextOf(audience, ownerId)).toString();
}
