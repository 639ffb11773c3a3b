import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPersonName, isPostalAddress } from './written-names.ts';

describe('isPersonName', () => {
  test.each([
    'Robin Wren',
    'Jean-Luc',
    "O'Brien",
    'D’Angelo',
    "'t Hooft",
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'St. John',
    'Wren Jr.',
    'Zoë',
    'Nguyễn Thị Minh Khai',
    'Владимир',
    '李小龙',
    'عبد الله',
    'Nin\u0303o',
    'अमित कुमार',
    'Anna  Lisa',
  ])('accepts %s', (name) => expect(isPersonName(name)).toBe(true));

  test.each([
    '',
    ' ',
    '-',
    "'",
    '.',
    'evil.com',
    't.co',
    'Win at evil.com now',
    'https://evil.com',
    'http:evil',
    'www.evil',
    'www.evil.com',
    'me@evil.com',
    'evil。com',
    'evil．com',
    '1.2.3.4',
    'R0bin',
    'Robin\nWren',
    'Robin/Wren',
    'Robin, call 555',
    'Robin!',
    '<b>Robin</b>',
    'Robin\u200bWren',
    'a..b',
    'www.-',
    'evilwww.-evil',
  ])('rejects %s', (name) => expect(isPersonName(name)).toBe(false));

  test('rejects everything that an email program could turn into a link', () => {
    const pieces = fc.constantFrom('evil', 'com', '.', ':', '/', '//', '@', 'www', 't', 'co', ' ', '-', 'é', '1', 'J');
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (chosen) => {
        const text = chosen.join('');
        if (isPersonName(text)) expect(text).not.toMatch(/[:/@\d]|\p{L}{2,}\.\p{L}{2,}|\.\p{L}{2,}|www\.\S/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('isPostalAddress', () => {
  test.each([
    '12 Main Street, Albany, NY 12207',
    'P.O. Box 12\nDover, DE 19900',
    'Apt. 4/B, 1600 Pennsylvania Ave. N.W., Washington',
    'c/o Wren, #4',
    '1.5 Mile Road',
    'Rue de l’Église 3, Montréal QC H2X 1Y4',
  ])('accepts %s', (address) => expect(isPostalAddress(address)).toBe(true));

  test.each([
    'https://evil.com/win 12 Main Street',
    '12 Main Street //evil',
    '12 Main Street www.evil',
    'Visit evil.com, 12 Main Street',
    'me@evil.com, 12 Main Street',
    'evil。com 12 Main Street',
    '12 Main Street, 10.evil.io',
  ])('rejects %s', (address) => expect(isPostalAddress(address)).toBe(false));
});
