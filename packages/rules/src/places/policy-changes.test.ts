import { describe, expect, test } from 'vitest';
import { type Permission, permissions, specificationPack } from './jurisdictions.ts';
import { type RegionBar, restrictPack } from './policy-changes.ts';

const bar = (region: string, ...barred: Permission[]): RegionBar => ({ country: 'US', region, barred });

describe('restrictPack', () => {
  test('takes barred permissions away, and adds regions after those of the pack', () => {
    const { regions } = restrictPack(specificationPack, [bar('NJ', 'redeem'), bar('MI', 'purchase')]);
    expect(regions['US-NJ']).toEqual(permissions.filter((one) => one !== 'redeem'));
    expect(regions['US-MI']).toEqual(['register', 'gold_play']);
    expect(Object.keys(regions)).toEqual([...Object.keys(specificationPack.regions), 'US-NJ']);
  });

  test('gives nothing back that the pack does not allow, whatever is barred', () => {
    for (const barred of [[], ['purchase'], [...permissions]] as Permission[][]) {
      const { regions } = restrictPack(specificationPack, [bar('WA', ...barred), bar('MI', ...barred)]);
      expect(regions['US-WA']).toEqual([]);
      for (const one of regions['US-MI'] ?? []) expect(specificationPack.regions['US-MI']).toContain(one);
    }
  });

  test('leaves a region without bars as the pack has it, and does not change the pack', () => {
    expect(restrictPack(specificationPack, [bar('NY')])).toEqual(specificationPack);
    restrictPack(specificationPack, [bar('NY', 'redeem')]);
    expect(specificationPack.regions['US-NY']).toBeUndefined();
  });

  test('rejects a permission that this build does not know', () => {
    expect(() => restrictPack(specificationPack, [bar('NY', 'teleport' as Permission)])).toThrow(/teleport/);
  });
});
