import { type Permission, type PolicyPack, permissions } from './jurisdictions.ts';
import type { Country } from './regions.ts';

/** What a switch of the policy pack changes in one region. */
export interface RegionChange {
  readonly country: Country;
  readonly region: string;
  /** How many players it affects. */
  readonly players: number;
  readonly loses: Permission[];
  readonly gains: Permission[];
}

/**
 * Returns what would change by region if `next` replaced `now`.
 * @param playersIn the number of players by region such as `US-NJ`.
 */
export function comparePacks(
  now: Pick<PolicyPack, 'regions'>,
  next: Pick<PolicyPack, 'regions'>,
  playersIn: ReadonlyMap<string, number>,
): RegionChange[] {
  const names = [...new Set([...Object.keys(now.regions), ...Object.keys(next.regions)])];
  return names
    .map((name) => {
      const [country, region] = name.split('-') as [Country, string];
      const before = now.regions[name] ?? permissions;
      const after = next.regions[name] ?? permissions;
      return {
        country,
        region,
        players: playersIn.get(name) ?? 0,
        loses: before.filter((permission) => !after.includes(permission)),
        gains: after.filter((permission) => !before.includes(permission)),
      };
    })
    .filter(({ loses, gains }) => loses.length + gains.length > 0);
}

/** Whether two comparisons take away and give back the same in each region. The numbers of players may differ. */
export function haveSameEffect(one: readonly RegionChange[], other: readonly RegionChange[]): boolean {
  return effectOf(one) === effectOf(other);
}

function effectOf(changes: readonly RegionChange[]): string {
  const lines = changes.map(({ country, region, loses, gains }) =>
    [country, region, [...loses].sort(), [...gains].sort()].join('|'),
  );
  return lines.sort().join('\n');
}
