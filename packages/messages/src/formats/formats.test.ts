import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats.ts';

const en = formatsOf('en');
const fr = formatsOf('fr-CA');
const nb = '\u00a0';

describe('amounts', () => {
  test.each([
    ['200000000', '2,000,000', `2${nb}000${nb}000`],
    ['100000', '1,000', `1${nb}000`],
    ['150', '1.50', '1,50'],
    ['5', '0.05', '0,05'],
    ['-1234567', '-12,345.67', `−12${nb}345,67`],
    ['99999999999999999', '999,999,999,999,999.99', `999${nb}999${nb}999${nb}999${nb}999,99`],
  ])('format %s hundredths without losing a digit', (hundredths, english, french) => {
    expect(en.amount(BigInt(hundredths))).toBe(english);
    expect(fr.amount(BigInt(hundredths))).toBe(french);
  });

  test('format wire strings, with decimals on request', () => {
    expect(en.amount('1000.00', 'always')).toBe('1,000.00');
    expect(fr.amount('1000.00', 'always')).toBe(`1${nb}000,00`);
    expect(en.amount('not money')).toBe('not money');
  });

  test('format US dollars', () => {
    expect([en.usd(1_000n), en.usd('10.50'), en.usd(50_000_00n)]).toEqual(['$10', '$10.50', '$50,000']);
    expect([fr.usd(1_000n), fr.usd('10.50')]).toEqual([`10${nb}$${nb}US`, `10,50${nb}$${nb}US`]);
  });
});

describe.each([
  [en, 'en-US'],
  [fr, 'fr-CA'],
])('numbers and lists are written as Intl writes them', (formats, tag) => {
  test(`counts of every length in ${tag}`, () => {
    const intl = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
    for (let power = 0; power <= 15; power++)
      for (const count of [10 ** power - 1, 10 ** power, 10 ** power + 0.5, -(10 ** power) - 1])
        expect(formats.number(count)).toBe(intl.format(count));
  });

  test(`lists of every length in ${tag}`, () => {
    const [and, or] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat(tag, { type }));
    const all = ['Idaho', '18+', '$10', 'a, b', 'Île-du-Prince-Édouard', '25,00'];
    for (let length = 0; length <= all.length; length++) {
      const items = all.slice(0, length);
      expect([formats.and(items), formats.or(items)]).toEqual([and?.format(items), or?.format(items)]);
    }
  });
});

describe('plurals', () => {
  const forms = { one: 'one', other: 'other' };
  test.each([
    [0, 'other', 'one'],
    [1, 'one', 'one'],
    [1.5, 'other', 'one'],
    [2, 'other', 'other'],
    [1_000_000, 'other', 'other'],
  ])('choose the form for %d', (count, english, french) => {
    expect(en.plural(count, forms)).toBe(english);
    expect(fr.plural(count, forms)).toBe(french);
  });

  test('choose the form for amounts of coins', () => {
    expect(en.pluralOf('1.00', forms)).toBe('one');
    expect(en.pluralOf('1.50', forms)).toBe('other');
    expect(fr.pluralOf(150n, forms)).toBe('one');
    expect(fr.pluralOf('2000000.00', forms)).toBe('other');
  });
});

test.each([
  [75, '0.75×', '0,75×'],
  [750, '7.5×', '7,5×'],
  [15_000, '150×', '150×'],
  [245_410, '2,454.1×', `2${nb}454,1×`],
])('formats %d hundredths of a stake as a multiple', (x100, english, french) => {
  expect([en.multiple(x100), fr.multiple(x100)]).toEqual([english, french]);
});

describe('time', () => {
  test('days and hours are those of New York', () => {
    expect(en.day('2026-07-01T03:30:00Z')).toBe('June 30, 2026');
    expect(fr.day('2026-07-01T03:30:00Z')).toBe('30 juin 2026');
  });

  test.each([
    [0.2, '1 second', `1${nb}seconde`],
    [59, '59 seconds', `59${nb}secondes`],
    [60, '1 minute', `1${nb}minute`],
    [61, '2 minutes', `2${nb}minutes`],
    [5_401, '2 hours', `2${nb}heures`],
  ])('rounds a wait of %d seconds up', (seconds, english, french) => {
    expect([en.wait(seconds), fr.wait(seconds)]).toEqual([english, french]);
  });
});
