import { describe, expect, test } from 'vitest';
import { type Permission, permissions, specificationPack } from './jurisdictions.ts';
import { type RegionRestriction, restrictPack } from './policy-changes.ts';

const restricted = (region: string, ...forbidden: Permission[]): RegionRestriction => ({
  country: 'US',
  region,
  forbidden,
});

describe('restrictPack', () => {
  test('takes forbidden permissions away, and adds regions after those of the pack', () => {
    const { regions } = restrictPack(specificationPack, [restricted('NJ', 'redeem'), restricted('MI', 'purchase')]);
    expect(regions['US-NJ']).toEqual(permissions.filter((one) => one !== 'redeem'));
    expect(regions['US-MI']).toEqual(['register', 'gold_play']);
    expect(Object.keys(regions)).toEqual([...Object.keys(specificationPack.regions), 'US-NJ']);
  });

  test('gives nothing back that the pack does not allow, whatever is forbidden', () => {
    for (const forbidden of [[], ['purchase'], [...permissions]] as Permission[][]) {
      const { regions } = restrictPack(specificationPack, [
        restricted('WA', ...forbidden),
        restricted('MI', ...forbidden),
      ]);
      expect(regions['US-WA']).toEqual([]);
      for (const one of regions['US-MI'] ?? []) expect(specificationPack.regions['US-MI']).toContain(one);
    }
  });

  test('leaves a region without restrictions as the pack has it, and does not change the pack', () => {
    expect(restrictPack(specificationPack, [restricted('NY')])).toEqual(specificationPack);
    restrictPack(specificationPack, [restricted('NY', 'redeem')]);
    expect(specificationPack.regions['US-NY']).toBeUndefined();
  });

  test('rejects a permission that this build does not know', () => {
    expect(() => restrictPack(specificationPack, [restricted('NY', 'teleport' as Permission)])).toThrow(/teleport/);
  });
});
