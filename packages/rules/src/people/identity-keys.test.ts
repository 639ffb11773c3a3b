import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressesOfMailing,
  canonicalEmail,
  canonicalEmailPattern,
  canonicalReference,
  normalisedAddress,
  normalisedEmail,
} from './identity-keys.ts';

const anyText = fc.string({ unit: 'binary' });
const typedAddress = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) });

describe('canonicalEmail', () => {
  it('is idempotent', () => {
    fc.assert(fc.property(anyText, (text) => canonicalEmail(canonicalEmail(text)) === canonicalEmail(text)));
  });

  it('returns a form that the database accepts for every printable ASCII address', () => {
    const pattern = new RegExp(canonicalEmailPattern);
    fc.assert(
      fc.property(typedAddress, (typed) => {
        const email = canonicalEmail(` ${typed.toUpperCase()} `);
        expect(email).toBe(canonicalEmail(typed.toLowerCase()));
        if (typed !== '') expect(email).toMatch(pattern);
      }),
    );
  });

  it('never turns a non-ASCII letter into an ASCII letter', () => {
    const outside = /[^\0-\x7f]/u;
    fc.assert(fc.property(anyText, (text) => outside.test(canonicalEmail(text)) === outside.test(text.trim())));
    for (const letter of ['İ', 'ı', '\u212a', 'ſ', 'ａ', 'é', 'e\u0301', '\u200b']) {
      expect(canonicalEmail(`x${letter}x`)).toBe(`x${letter}x`);
    }
  });

  it('does not merge different addresses of one mailbox; only the per-person rules do', () => {
    const [one, other] = ['J.Doe+a@Gmail.com', 'jdoe@googlemail.com'];
    expect(canonicalEmail(one)).not.toBe(canonicalEmail(other));
    expect(normalisedEmail(one)).toBe(normalisedEmail(other));
  });
});

describe('canonicalReference', () => {
  it('returns the same value for every spelling of a code', () => {
    const code = 'ABCD1234EF';
    for (const typed of ['abcd-1234-ef', ' ABCD 1234 EF ', 'ＡＢＣＤ-1234-ef', 'abcd1234ef']) {
      expect(canonicalReference(typed)).toBe(code);
    }
    expect(canonicalReference('ABCD1234EG')).not.toBe(code);
  });

  it('never returns an empty value for a non-empty reference', () => {
    fc.assert(fc.property(anyText, (text) => canonicalReference(text) !== '' || text.trim() === ''));
  });
});

describe('addressesOfMailing', () => {
  const address = '77 Elm Street, Albany, NY 12207';
  const found = (details: string) => addressesOfMailing(details).map(normalisedAddress);

  it.each([
    address,
    `Wilhelm Quetzal\n${address}`,
    `Wilhelm Quetzal, ${address.toUpperCase()}`,
    `wilhelm quetzal 77 elm street albany ny 12207`,
    `Wilhelm Quetzal\r\n77 Elm Street\r\nAlbany NY 12207`,
  ])('contains the address of %j', (details) => {
    expect(found(details)).toContain(normalisedAddress(address));
  });

  it('contains an address without a leading number if it follows a separator', () => {
    expect(found('Wilhelm Quetzal, PO Box 12, Albany')).toContain(normalisedAddress('PO Box 12, Albany'));
  });

  it('contains no text without letters and digits', () => {
    fc.assert(fc.property(anyText, (text) => found(text).every((one) => one !== '')));
  });
});
