import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { toHex } from '@goldwren/game-engine';
import { statementBytes } from '@goldwren/game-engine/fairness';
import type { SessionTotals } from '../model/play-state.ts';

const signingKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'11'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(signingKey).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
export function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}
export const fairnessKey = {
  id: toHex(sha256(Buffer.from(publicKey, 'hex'))).slice(0, 16),
  algorithm: 'Ed25519' as const,
  public_key: publicKey,
};
export function signBytes(message: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, message, signingKey));
}
export function signStatement(statement: SessionTotals['statement']): string {
  return toHex(signBytes(statementBytes(statement)));
}
