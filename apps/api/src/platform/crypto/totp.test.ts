import { describe, expect, test } from 'vitest';
import { createSealedBox } from './sealed-box.ts';
import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the SHA-1 secret, and the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
];

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}

describe('stepOfCode', () => {
  test.each(vectors)('accepts the RFC test vector at %i s with code %s', (seconds, code) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('accepts a code one step early or late, returns its own step, and rejects it two steps away', () => {
    const [seconds, code] = [1_111_111_109, '081804'];
    const own = Math.floor(seconds / 30);
    expect([-60, -30, 0, 30, 60].map((shift) => stepOfCode(secret, code, at(seconds + shift)))).toEqual([
      null,
      own,
      own,
      own,
      null,
    ]);
  });

  test('returns null for a code of another secret and for an almost correct code', () => {
    expect(stepOfCode(newTotpSecret(), '287082', at(59))).toBeNull();
    expect(stepOfCode(secret, '287083', at(59))).toBeNull();
  });
});

describe('a TOTP secret', () => {
  test('has 160 bits and is different every time', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret);
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(20);
  });

  test('can only be decrypted for the owner and audience it was encrypted for', () => {
    const box = createSealedBox(Buffer.alloc(32, 7));
    const sealed = sealTotpSecret(box, 'player', secret, 'one');
    expect(openTotpSecret(box, 'player', sealed, 'one')).toBe(secret);
    expect(() => openTotpSecret(box, 'player', sealed, 'other')).toThrow();
    expect(() => openTotpSecret(box, 'staff', sealed, 'one')).toThrow();
    expect(sealed.toString()).not.toContain(secret);
  });

  test.each([
    ['player', 'Goldwren'],
    ['staff', 'Goldwren staff'],
  ] as const)('of a %s account has an authenticator URI with the issuer %s', (audience, issuer) => {
    const uri = new URL(totpUri(audience, secret, 'sam@example.test'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('sam@example.test');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer });
  });
});
