import { describe, expect, test } from 'vitest';
import { createApplicant, findRefusal } from '../places/eligibility.ts';
import { laterBansPack, policyPacks, specificationPack } from '../places/jurisdictions.ts';
import { countries, regionNames } from '../places/regions.ts';
import { barredFromSweeps, sweepsMayBeGranted } from './offers.ts';
import { welcomeGrant } from './welcome-offer.ts';

const michigan = { country: 'US', region: 'MI' } as const;

describe('barredFromSweeps', () => {
  test('returns the region that blocks the offer', () => {
    for (const offer of ['bonus', 'free_entry'] as const) {
      expect(barredFromSweeps(specificationPack, offer, michigan)).toEqual(michigan);
      expect(barredFromSweeps(specificationPack, offer, { country: 'US', region: 'NY' })).toBeNull();
      expect(barredFromSweeps(laterBansPack, offer, { country: 'US', region: 'NY' })).not.toBeNull();
    }
  });

  test('allows the offer without a region, where coins are granted but locked', () => {
    expect(barredFromSweeps(specificationPack, 'bonus', { country: 'US', region: null })).toBeNull();
    expect(barredFromSweeps(specificationPack, 'bonus', null)).toBeNull();
  });

  test('agrees with the welcome offer, packages and free entries in every region', () => {
    for (const pack of policyPacks) {
      for (const country of countries) {
        for (const region of Object.keys(regionNames[country])) {
          const offered = barredFromSweeps(pack, 'bonus', { country, region }) === null;
          expect(sweepsMayBeGranted(pack, country, region)).toBe(offered);
          expect(welcomeGrant(pack, country, region).sweepsHundredths > 0n).toBe(offered);
          const holder = { ...createApplicant(country, region), emailVerifiedAt: '2026-01-01T00:00:00.000Z' };
          const entry = barredFromSweeps(pack, 'free_entry', { country, region }) === null;
          expect(findRefusal(pack, 'free_entry', holder, null) === null).toBe(entry);
        }
      }
    }
  });
});
