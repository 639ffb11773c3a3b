import { createHash, randomInt } from 'node:crypto';
import { plainRecoveryCode, recoveryCodes } from '@goldwren/rules';

function newRecoveryCode(): string {
  const { groups, groupLength, signs } = recoveryCodes;
  const group = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The codes as they are shown once: `ABCD-2345-EFGH-6789`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodes.count }, newRecoveryCode);
}

/** The stored form of a code. A code has 80 random bits, so a slow hash is not needed. */
export function hashOfRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(plainRecoveryCode(code)).digest();
}
