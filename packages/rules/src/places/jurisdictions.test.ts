import { describe, expect, test } from 'vitest';
import { welcomeGrant } from '../money/welcome-offer.ts';
import { restrictionsOf } from '../people/account-restrictions.ts';
import {
  allowance,
  laterBansPack,
  permissions,
  policyPacks,
  regionsWithout,
  specificationPack,
} from './jurisdictions.ts';
import { isRegionOf, regionNames } from './regions.ts';

const usStates = Object.keys(regionNames.US);

function statesWithout(pack: typeof specificationPack, permission: (typeof permissions)[number]): string[] {
  return usStates.filter((state) => !allowance(pack, permission, 'US', state).allowed);
}

describe("the specification's pack contains both of its lists", () => {
  test('registration is closed in WA, MT, NV and ID, as the note says', () => {
    expect(statesWithout(specificationPack, 'register').sort()).toEqual(['ID', 'MT', 'NV', 'WA']);
    expect(regionsWithout(specificationPack, 'register', 'US').join(', ')).toBe('WA, MT, NV, ID');
    expect(regionsWithout(laterBansPack, 'register', 'US').join(', ')).toBe('WA, MT, NV, ID, CT, NJ, CA, NY');
  });

  test.each(['sweeps_play', 'redeem', 'free_entry'] as const)(
    '%s is closed in these states and in Michigan',
    (permission) => {
      expect(statesWithout(specificationPack, permission)).toEqual(['ID', 'MI', 'MT', 'NV', 'WA']);
    },
  );

  test('Michigan allows registration, Gold Coins play and purchases', () => {
    for (const permission of ['register', 'gold_play', 'purchase'] as const) {
      expect(allowance(specificationPack, permission, 'US', 'MI')).toEqual({ allowed: true });
    }
  });

  test('every province of Canada allows everything', () => {
    for (const province of Object.keys(regionNames.CA)) {
      for (const permission of permissions)
        expect(allowance(specificationPack, permission, 'CA', province).allowed).toBe(true);
    }
  });
});

test('the later pack also closes CT, NJ, CA and NY, and opens no closed region', () => {
  const closed = statesWithout(laterBansPack, 'register');
  expect(closed.sort()).toEqual(['CA', 'CT', 'ID', 'MT', 'NJ', 'NV', 'NY', 'WA']);
  expect(allowance(laterBansPack, 'register', 'CA', 'ON').allowed).toBe(true);
});

test('packs contain only existing regions', () => {
  for (const name of policyPacks.flatMap((pack) => Object.keys(pack.regions))) {
    const [country, region] = name.split('-') as ['US' | 'CA', string];
    expect(isRegionOf(country, region)).toBe(true);
  }
});

describe('a player without a region', () => {
  test.each(permissions)('%s', (permission) => {
    const answer = allowance(specificationPack, permission, 'US', null);
    const locked = permission === 'sweeps_play' || permission === 'redeem';
    expect(answer).toEqual(locked ? { allowed: false, reason: 'state_required' } : { allowed: true });
  });
});

test.each(['toString', '__proto__', 'ny', '', 'N', 'NYC'])('"%s" is not a region', (region) => {
  expect(isRegionOf('US', region)).toBe(false);
});

describe('the pack determines the restrictions and the welcome offer', () => {
  test.each([
    ['NY', false, [], 200n],
    [null, false, ['state_required'], 200n],
    ['MI', false, ['sweeps_unavailable'], 0n],
    ['WA', false, ['region_blocked'], 0n],
    ['NY', true, ['account_suspended'], 200n],
    ['WA', true, ['account_suspended', 'region_blocked'], 0n],
  ])('in %s, suspended %s: %o', (region, suspended, codes, sweepsHundredths) => {
    const standing = { country: 'US', region, suspended, redemptionSuspended: false, breakCode: null } as const;
    expect(restrictionsOf(specificationPack, standing)).toEqual(codes);
    expect(welcomeGrant(specificationPack, 'US', region)).toEqual({ goldHundredths: 200_000_000n, sweepsHundredths });
  });
});
