import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Cryptography } from '../cryptography.ts';
import { checkReceipt, type SignedAnswer } from './answer-receipt.ts';

const page = readFileSync(new URL('../../../../../docs/games/fairness-receipts.md', import.meta.url), 'utf8');
const vector = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as {
  public_key: string;
  answers: SignedAnswer[];
};
const cryptography = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  ed25519: (raw, signature, message) => {
    const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]);
    return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  },
} as Cryptography;

it('verifies the answers of the vector in the documentation', async () => {
  expect(vector.answers).toHaveLength(3);
  for (const answer of vector.answers) {
    expect(await checkReceipt(cryptography, [vector.public_key], answer)).toBeNull();
    expect(await checkReceipt(cryptography, [vector.public_key], { ...answer, status: 500 })).toBe('wrong_signature');
  }
});
