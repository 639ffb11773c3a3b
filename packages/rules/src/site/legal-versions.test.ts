import { describe, expect, test } from 'vitest';
import { isCalendarDay } from '../calendar.ts';
import { acceptedDocuments, legalDocuments, legalVersions, termsDeadline, termsDue } from './legal-versions.ts';

const published = {
  terms: { version: 3, publishedOn: '2027-03-01' },
  rules: { version: 2, publishedOn: '2027-05-01' },
  privacy: { version: 1, publishedOn: '2026-11-22' },
};
const longAgo = new Date('2020-01-01T12:00:00Z');

describe('the acceptance of legal texts', () => {
  test('is due for every text with a newer version or no accepted version', () => {
    expect(termsDue({ terms: 3, rules: 2, privacy: 1 }, published)).toEqual([]);
    expect(termsDue({ terms: 2, rules: 2, privacy: 1 }, published)).toEqual(['terms']);
    expect(termsDue({}, published)).toEqual([...acceptedDocuments]);
  });

  test('has a deadline 30 days after the first publication, in New York time', () => {
    expect(termsDeadline([], longAgo, published)).toBeNull();
    expect(termsDeadline(['terms', 'rules'], longAgo, published)?.toISOString()).toBe('2027-03-31T04:00:00.000Z');
    expect(termsDeadline(['rules'], longAgo, published)?.toISOString()).toBe('2027-05-31T04:00:00.000Z');
  });

  test('has the same notice period for players who register later', () => {
    const joined = new Date('2027-06-01T12:00:00Z');
    expect(termsDeadline(['terms'], joined, published)?.toISOString()).toBe('2027-07-01T04:00:00.000Z');
  });
});

test('every text has a version and a day, and the terms are at least as new as the redemption policy', () => {
  for (const document of legalDocuments) {
    const { version, publishedOn } = legalVersions[document];
    expect(version).toBeGreaterThan(0);
    expect(isCalendarDay(publishedOn)).toBe(true);
  }
  expect(legalVersions.terms.publishedOn >= legalVersions['redemption-policy'].publishedOn).toBe(true);
});
