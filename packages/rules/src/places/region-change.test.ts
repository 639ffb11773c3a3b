import { describe, expect, test } from 'vitest';
import { laterBansPack, specificationPack } from './jurisdictions.ts';
import { regionLock } from './region-change.ts';

const now = new Date('2026-07-01T12:00:00.000Z');
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);

function locked(region: string | null, regionSetAt: Date | null, pack = specificationPack) {
  return regionLock(pack, { country: 'US', region, regionSetAt }, now);
}

describe('a region', () => {
  test('can be named freely the first time', () => {
    expect(locked(null, null)).toBeNull();
  });

  test('is locked for a year after the first choice', () => {
    expect(locked('NY', daysAgo(0))).toEqual({
      code: 'region_locked',
      params: { country: 'US', region: 'NY', until: '2027-07-01T12:00:00.000Z' },
    });
    expect(locked('NY', daysAgo(365, -1))).not.toBeNull();
    expect(locked('NY', daysAgo(365))).toBeNull();
  });

  test.each(['WA', 'MT', 'NV', 'ID'])('that is excluded (%s) can only be changed by staff', (region) => {
    const staffOnly = { code: 'region_locked', params: { country: 'US', region, until: null } };
    expect(locked(region, daysAgo(0))).toEqual(staffOnly);
    expect(locked(region, daysAgo(4_000))).toEqual(staffOnly);
  });

  test('follows the active pack', () => {
    expect(locked('CA', daysAgo(400))).toBeNull();
    expect(locked('CA', daysAgo(400), laterBansPack)).toMatchObject({ params: { until: null } });
  });
});
