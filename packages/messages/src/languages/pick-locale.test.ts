import { expect, test } from 'vitest';
import { isLocale, pickLocale } from './pick-locale.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr-CA', 'fr-CA'],
  ['fr', 'fr-CA'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-CA'],
  ['FR-ca', 'fr-CA'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.3, fr;q=0.7', 'fr-CA'],
  ['de, fr;q=0.5', 'fr-CA'],
  ['de', 'en'],
  ['*', 'en'],
  ['fr;q=0', 'en'],
  ['fr;q=0, *', 'en'],
  ['fr;q=7', 'en'],
  ['fr;q=x', 'en'],
  ['frisian', 'en'],
  [',;,fr', 'fr-CA'],
  [`${'a,'.repeat(4_000)}fr`, 'fr-CA'],
])('header %s selects %s', (header, locale) => {
  expect(pickLocale(header)).toBe(locale);
});

test('a selected language takes precedence over the browser', () => {
  expect(pickLocale('fr-CA', 'en')).toBe('en');
  expect(pickLocale('en-US', 'fr-CA')).toBe('fr-CA');
});

test('only supported locales are valid', () => {
  expect(['en', 'fr-CA', 'fr', 'EN', '', null, 3].map(isLocale)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
