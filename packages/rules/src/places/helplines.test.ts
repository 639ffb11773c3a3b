import { expect, test } from 'vitest';
import { helplineOf, nationalHelpline, ownHelplines } from './helplines.ts';
import { countries, isRegionOf, regionNames } from './regions.ts';

test.each(countries)('every state or province of %s has a valid helpline number', (country) => {
  for (const region of Object.keys(regionNames[country])) {
    const line = helplineOf(country, region);
    expect(line?.phone, region).toMatch(/^1-8\d\d-\d{3}-\d{4}$/);
    expect(line?.url).toMatch(/^https:\/\/[a-z0-9.-]+/);
  }
  for (const { region } of ownHelplines(country)) expect(isRegionOf(country, region)).toBe(true);
});

test('every province has its own helpline, and Canada has no national one', () => {
  const phones = ownHelplines('CA').map(({ phone }) => phone);
  expect(phones).toHaveLength(Object.keys(regionNames.CA).length);
  expect(new Set(phones).size).toBe(phones.length);
  expect(helplineOf('CA', 'ON')?.name).toBe('ConnexOntario');
  expect(helplineOf('CA', null)).toBeNull();
});

test('a state without its own helpline uses the national line and marks it', () => {
  expect(helplineOf('US', 'OH')).toEqual({ ...nationalHelpline, isOwn: false });
  expect(helplineOf('US', 'NY')).toMatchObject({ phone: '1-877-846-7369', isOwn: true });
  expect(helplineOf('US', null)?.phone).toBe('1-800-426-2537');
});
