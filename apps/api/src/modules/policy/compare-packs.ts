import { type Country, type Permission, type PolicyPack, permissions } from '@goldwren/rules';

export interface RegionChange {
  readonly country: Country;
  readonly region: string;
  readonly players: number;
  readonly loses: Permission[];
  readonly gains: Permission[];
}

/** Returns what would change by region if `next` replaced `now`, with the number of players in each region. */
export function comparePacks(
  now: PolicyPack,
  next: PolicyPack,
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
