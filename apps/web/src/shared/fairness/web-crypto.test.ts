import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { webCryptography } from './web-crypto.ts';

const message = new TextEncoder().encode('a statement');
const { privateKey, publicKey: key } = generateKeyPairSync('ed25519');
const publicKey = new Uint8Array(key.export({ format: 'der', type: 'spki' }).subarray(-32));
const signature = new Uint8Array(sign(null, message, privateKey));
const faulty = signature.with(3, (signature[3] ?? 0) ^ 1);

/** Simulates a browser without Ed25519 in WebCrypto. */
function withoutEd25519(): void {
  const importKey = crypto.subtle.importKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'importKey').mockImplementation((...given: Parameters<typeof importKey>) =>
    (given[2] as { name: string }).name === 'Ed25519'
      ? Promise.reject(new DOMException('unknown algorithm', 'NotSupportedError'))
      : importKey(...given),
  );
}

describe.each([
  ['in this browser', () => undefined],
  ['in a browser that does not support it', withoutEd25519],
])('Ed25519 %s', (_which, prepare) => {
  beforeEach(prepare);

  it('accepts the signature of the message', async () => {
    expect(await webCryptography.ed25519(publicKey, signature, message)).toBe(true);
  });

  it.each([
    ['a faulty signature', publicKey, faulty, message],
    ['a signature that is too short', publicKey, signature.slice(1), message],
    ['the signature of another message', publicKey, signature, message.slice(1)],
    ['the signature of another key', publicKey.with(0, (publicKey[0] ?? 0) ^ 1), signature, message],
  ])('rejects %s', async (_what, ...given) => {
    expect(await webCryptography.ed25519(...given)).toBe(false);
  });
});

it('computes SHA-256 and HMAC-SHA-256 as Node does', async () => {
  expect(await webCryptography.sha256(message)).toEqual(new Uint8Array(createHash('sha256').update(message).digest()));
  const expected = new Uint8Array(createHmac('sha256', publicKey).update(message).digest());
  expect(await webCryptography.hmac(publicKey, message)).toEqual(expected);
});
