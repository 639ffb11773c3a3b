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
export const fairnessKey = {
  id: createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex').slice(0, 16),
  algorithm: 'Ed25519' as const,
  public_key: publicKey,
  rotation: null,
};
export function signStatement(statement: SessionTotals['statement']): string {
  return toHex(new Uint8Array(sign(null, statementBytes(statement), signingKey)));
}
