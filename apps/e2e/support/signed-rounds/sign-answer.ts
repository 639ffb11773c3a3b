import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  answerLeafText,
  answersMessage,
  type SessionStatement,
  type SignedAnswer,
  statementBytes,
} from '@goldwren/game-engine/fairness';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKeyBytes = 32;
const rawKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-rawKeyBytes);
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const idDigits = 16;

/** The key of the replaced server, in the form of `/api/fairness/keys`. */
export const testKey = {
  id: hashOf(rawKey).slice(0, idDigits),
  algorithm: 'Ed25519' as const,
  public_key: rawKey.toString('hex'),
  rotation: null,
};

/** Returns the receipt of an answer that is alone in its batch. */
export function signAnswer({ request, body, ...answer }: Omit<SignedAnswer, 'receipt'>): string {
  const leaf = answerLeafText({ ...answer, requestHash: hashOf(request), bodyHash: hashOf(body) });
  const at = new Date().toISOString();
  const root = createHash('sha256').update(leaf).digest();
  const signature = sign(null, answersMessage(at, 1, root), privateKey).toString('hex');
  return JSON.stringify({ at, size: 1, index: 0, path: '', key_id: testKey.id, signature });
}

/** Returns the signature of a statement, as the end of a session has it. */
export function signStatement(statement: SessionStatement): { signature: string; key_id: string } {
  return { signature: sign(null, statementBytes(statement), privateKey).toString('hex'), key_id: testKey.id };
}
