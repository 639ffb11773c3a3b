import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { toHex } from '@goldwren/game-engine';
import { answerLeafText, answersMessage, type SignedAnswer, statementBytes } from '@goldwren/game-engine/fairness';
import type { SessionTotals } from '../model/play-state.ts';

const signingKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'11'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(signingKey).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
function sha256(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash('sha256').update(bytes).digest());
}
export const fairnessKey = {
  id: toHex(sha256(Buffer.from(publicKey, 'hex'))).slice(0, 16),
  algorithm: 'Ed25519' as const,
  public_key: publicKey,
  rotation: null,
};
function signBytes(message: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, message, signingKey));
}
export function signStatement(statement: SessionTotals['statement']): string {
  return toHex(signBytes(statementBytes(statement)));
}
const hashOf = (text: string) => toHex(sha256(Buffer.from(text)));

/** Signs an answer like the server, alone in its batch. @param at the server's time, ISO 8601 */
export function signAnswer(answer: Omit<SignedAnswer, 'receipt'>, at = '2026-11-26T09:00:00.000Z'): SignedAnswer {
  const hashes = { requestHash: hashOf(answer.request), bodyHash: hashOf(answer.body) };
  const root = sha256(Buffer.from(answerLeafText({ ...answer, ...hashes })));
  const signature = toHex(signBytes(answersMessage(at, 1, root)));
  return { ...answer, receipt: JSON.stringify({ at, size: 1, index: 0, path: '', key_id: fairnessKey.id, signature }) };
}
