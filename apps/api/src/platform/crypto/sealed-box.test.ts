import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealedBox } from './sealed-box.ts';

const box = createSealedBox(randomBytes(32));
const secret = randomBytes(32);

test('decrypts what it encrypted, and never gives the same ciphertext twice', () => {
  const [one, other] = [box.seal(secret, 'row 1'), box.seal(secret, 'row 1')];
  expect(box.open(one, 'row 1')).toEqual(secret);
  expect(other.equals(one)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});

test('fails to decrypt with another context, with another key, or after a changed bit', () => {
  const sealed = box.seal(secret, 'row 1');
  expect(() => box.open(sealed, 'row 2')).toThrow();
  expect(() => createSealedBox(randomBytes(32)).open(sealed, 'row 1')).toThrow();
  for (const index of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => box.open(changed, 'row 1')).toThrow();
  }
});
