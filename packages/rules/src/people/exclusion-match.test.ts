import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  birthLikeness,
  closeBirthDates,
  compareWithExcluded,
  exclusionVerdicts,
  type InCommon,
  matchReasons,
  nameLikenesses,
  personIdentifiers,
} from './exclusion-match.ts';

const nothing: InCommon = { name: 'different', birthDate: 'different', identifiers: [], emailVerified: true };
const compare = (common: Partial<InCommon>) => compareWithExcluded({ ...nothing, ...common }).verdict;

const anyInCommon: fc.Arbitrary<InCommon> = fc.record({
  name: fc.constantFrom(...nameLikenesses),
  birthDate: fc.constantFrom('same', 'close', 'different'),
  identifiers: fc.subarray([...personIdentifiers]),
  emailVerified: fc.boolean(),
});

describe('compareWithExcluded', () => {
  test.each<[string, Partial<InCommon>, string]>([
    ['the same name and birth date', { name: 'same', birthDate: 'same' }, 'exact'],
    ['the same mailbox', { identifiers: ['email'] }, 'exact'],
    ['a mailbox that the excluded account never verified', { identifiers: ['email'], emailVerified: false }, 'near'],
    ['that mailbox and a similar name', { name: 'alike', identifiers: ['email'], emailVerified: false }, 'exact'],
    ['the same phone alone', { identifiers: ['phone'] }, 'near'],
    ['the same phone and birth date', { birthDate: 'same', identifiers: ['phone'] }, 'exact'],
    ['the same phone and a similar name', { name: 'contained', identifiers: ['phone'] }, 'exact'],
    ['the same identity document', { identifiers: ['document'] }, 'exact'],
    ['the same payer and a similar name', { name: 'alike', identifiers: ['payer'] }, 'exact'],
    ['the same payout account and birth date', { birthDate: 'same', identifiers: ['payout'] }, 'exact'],
    ['a payment account of someone else', { identifiers: ['payer'] }, 'near'],
    ['a letter less in the name', { name: 'alike', birthDate: 'same' }, 'near'],
    ['another middle name', { name: 'contained', birthDate: 'same' }, 'near'],
    ['a twin', { name: 'surname', birthDate: 'same' }, 'near'],
    ['the same name with a slip in the birth date', { name: 'same', birthDate: 'close' }, 'near'],
    ['a namesake at the same address', { name: 'same', identifiers: ['address'] }, 'near'],
    ['a namesake with another birth date', { name: 'same' }, 'none'],
    ['a relative at the same address', { name: 'surname', identifiers: ['address'] }, 'none'],
    ['a relative with a close birth date', { name: 'surname', birthDate: 'close' }, 'none'],
    ['a stranger of the same birth date', { birthDate: 'same' }, 'none'],
  ])('classifies %s', (_, common, verdict) => {
    expect(compare(common)).toBe(verdict);
  });

  test('never gets weaker when more data match', () => {
    const names = [...nameLikenesses];
    const births = ['same', 'close', 'different'] as const;
    fc.assert(
      fc.property(anyInCommon, anyInCommon, (one, other) => {
        const more: InCommon = {
          name: names[Math.min(names.indexOf(one.name), names.indexOf(other.name))] as InCommon['name'],
          birthDate: births[Math.min(births.indexOf(one.birthDate), births.indexOf(other.birthDate))] as 'same',
          identifiers: personIdentifiers.filter((kind) => [...one.identifiers, ...other.identifiers].includes(kind)),
          emailVerified: one.emailVerified || other.emailVerified,
        };
        const rank = (common: InCommon) => exclusionVerdicts.indexOf(compareWithExcluded(common).verdict);
        expect(rank(more)).toBeGreaterThanOrEqual(rank(one));
      }),
    );
  });

  test('lists each reason once and in order', () => {
    fc.assert(
      fc.property(anyInCommon, (common) => {
        const { verdict, reasons } = compareWithExcluded(common);
        expect(reasons.length > 0).toBe(verdict !== 'none');
        expect(reasons).toEqual(matchReasons.filter((reason) => reasons.includes(reason)));
      }),
    );
  });
});

describe('birthLikeness', () => {
  test.each([
    ['1990-05-17', 'same'],
    ['1991-05-17', 'close'],
    ['1990-06-17', 'close'],
    ['1990-05-07', 'close'],
    ['1991-06-17', 'different'],
  ] as const)('rates 1990-05-17 and %s as %s', (other, likeness) => {
    expect(birthLikeness('1990-05-17', other)).toBe(likeness);
  });

  test('treats a swapped day and month as close', () => {
    expect(birthLikeness('1990-05-07', '1990-07-05')).toBe('close');
  });

  test('is symmetrical, and its variants are other valid calendar days', () => {
    const day = fc
      .date({ min: new Date('1920-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(birthLikeness(one, other)).toBe(birthLikeness(other, one));
        const variants = closeBirthDates(one);
        expect(variants).not.toContain(one);
        for (const variant of variants) expect(birthLikeness(variant, one)).toBe('close');
      }),
    );
  });
});
